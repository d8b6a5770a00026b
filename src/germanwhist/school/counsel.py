"""Advice together with its reasons: what a hint says, and what a coach says of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.school.explanation import Explanation, explain
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.engine import Advice
    from germanwhist.rules import View

__all__ = ["Counsel"]

_CLEAR: Final = 3  # standard errors by which a card is behind, to be called worse


@dataclass(frozen=True, slots=True, kw_only=True)
class Counsel:
    """What to play, and why.

    Args:
        advice: every legal card with its expected points.
        explanation: why the best is better.
        card: the card that it is compared with, where somebody wants to play it.
        cost: tricks that this card gives away, 0 or more.
        is_clear: whether that is more than chance.
    """

    advice: Advice
    explanation: Explanation
    card: Card | None = None
    cost: float = 0.0
    is_clear: bool = False

    @classmethod
    def of(cls, view: View, advice: Advice) -> Counsel:
        """An advice on a view, explained."""
        return cls(advice=advice, explanation=explain(view, advice))

    @classmethod
    def against(cls, view: View, advice: Advice, *, card: Card) -> Counsel:
        """What is to be said of a card that somebody wants to play.

        Args:
            view: what the seat to play knows.
            advice: on this view.
            card: one of its legal cards.
        """
        best = max(advice.cards, key=lambda entry: entry.points)
        wanted = next(entry for entry in advice.cards if entry.card is card)
        behind = best.points - wanted.points
        if not behind:
            return cls(advice=advice, explanation=explain(view, advice), card=card)
        return cls(
            advice=advice,
            explanation=explain(view, advice, against=card),
            card=card,
            cost=behind / points_per_trick(view),
            is_clear=behind > _CLEAR * (wanted.error_behind or 0.0),
        )
