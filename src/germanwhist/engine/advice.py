"""Advice: what every legal card is expected to bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.cards import Card

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
        error_behind: the standard error of how far `points` is behind those of the recommended
            card, over the same worlds; None where cards are not valued together, 0 where exact.
    """

    card: Card
    points: float
    standard_error: float
    tries: int
    error_behind: float | None = None


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
