"""The school: what makes one card better than another.

A play is explained by contrast: the best card against another one, over the same worlds. In stage
one the difference of their values is split into terms that add up to it; in stage two the best
lines after both cards are compared. Reasons are codes with values; the texts of a language make
sentences of them.
"""

from germanwhist.school.counsel import Counsel
from germanwhist.school.explanation import Explanation, explain, explain_cards
from germanwhist.school.line import LineTrick, best_line
from germanwhist.school.reason import Reason, ReasonCode
from germanwhist.school.reviewed import explain_mistakes, reason_to_json, review_with_reasons
from germanwhist.school.terms import Terms, split

__all__ = [
    "Counsel",
    "Explanation",
    "LineTrick",
    "Reason",
    "ReasonCode",
    "Terms",
    "best_line",
    "explain",
    "explain_cards",
    "explain_mistakes",
    "reason_to_json",
    "review_with_reasons",
    "split",
]
