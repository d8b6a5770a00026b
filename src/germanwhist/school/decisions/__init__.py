"""Puzzles of stage one: win it or let it go, which card, which lead.

A puzzle is a moment as its seat saw it, in which one card is clearly best by the strong search and
another one is natural. They are made from the engine's own play, and worked out anew with other
seeds when they are verified. The package brings some in a file.
"""

from germanwhist.school.decisions.decision import Decision
from germanwhist.school.decisions.file import (
    all_puzzles,
    find_decision,
    format_decision,
    number_of_decision,
    parse_decisions,
    shipped_decisions,
)
from germanwhist.school.decisions.making import make_decisions
from germanwhist.school.decisions.theme import DecisionGoal, natural_card
from germanwhist.school.decisions.verifying import why_wrong

__all__ = [
    "Decision",
    "DecisionGoal",
    "all_puzzles",
    "find_decision",
    "format_decision",
    "make_decisions",
    "natural_card",
    "number_of_decision",
    "parse_decisions",
    "shipped_decisions",
    "why_wrong",
]
