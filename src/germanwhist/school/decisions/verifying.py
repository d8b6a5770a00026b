"""Verifying a puzzle of stage one: its cards are valued anew, with other seeds."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.errors import GermanWhistError
from germanwhist.school.decisions.decision import behind
from germanwhist.school.decisions.making import is_clear, is_tempting, rating_of
from germanwhist.school.decisions.theme import fits_theme
from germanwhist.school.searched import searched
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.school.decisions.decision import Decision

__all__ = ["why_wrong"]

_SEEDS: Final = range(101, 102)  # none of those it was made with
_AGREE: Final = 4  # standard errors by which two searches may differ
_ROUNDING: Final = 0.02  # tricks


def why_wrong(decision: Decision, *, worlds: int = 1000) -> str | None:
    """What is wrong with a puzzle of stage one, as the name of the field; None where all is right.

    Args:
        decision: the puzzle.
        worlds: sampled for the new search.

    Example:
        >>> from dataclasses import replace
        >>> from germanwhist.school.decisions import shipped_decisions
        >>> decision = shipped_decisions()[0]
        >>> why_wrong(decision), why_wrong(replace(decision, rating=1))
        (None, 'rating')
    """
    try:
        view = decision.view
    except GermanWhistError:
        return "position"
    if {entry.card for entry in decision.advice.cards} != set(view.legal_plays()):
        return "values"
    accepted = decision.solution
    if not fits_theme(view, accepted, theme=decision.theme):
        return "theme"
    if not (is_clear(view, decision.advice) and is_tempting(view, decision.advice)):
        return "solution"
    if not _is_borne_out(decision, worlds):
        return "values"
    return None if decision.rating == rating_of(view, decision.advice) else "rating"


def _is_borne_out(decision: Decision, worlds: int) -> bool:
    """Whether a new search finds the same differences, as far as its error allows."""
    anew = searched(decision.view, worlds=worlds, seeds=_SEEDS)
    each, kept = points_per_trick(decision.view), decision.given_away
    found = behind(decision.view, anew)
    errors = {entry.card: entry.error_behind or 0.0 for entry in anew.cards}
    best = decision.advice.cards[0].card
    for entry in decision.advice.cards:
        error = hypot(errors[entry.card], errors[best], entry.error_behind or 0.0) / each
        if abs(found[entry.card] - found[best] - kept[entry.card]) > _AGREE * error + _ROUNDING:
            return False
    return True
