"""Advice: what every legal card is expected to bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.engine.reasons import Reason

__all__ = ["Advice", "CardAdvice"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAdvice:
    """What one legal card is expected to bring.

    Args:
        card: the card.
        points: expected points of the hand for the seat to play less the opponent's, under the
            rule set in force, stake included.
        standard_error: of `points`; 0 where the value is exact.
        tries: worlds or iterations behind the figure; 0 where it is exact.
        reasons: what speaks for or against the card, as codes with numbers.
    """

    card: Card
    points: float
    standard_error: float
    tries: int
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal card, the recommended one first and the others from best to worst.

    Args:
        cards: one entry for each legal card.
        is_exact: whether the figures are exact, as in stage two.
    """

    cards: tuple[CardAdvice, ...]
    is_exact: bool

    @property
    def best(self) -> Card:
        """The card to play."""
        return self.cards[0].card
