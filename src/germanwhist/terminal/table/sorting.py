"""The order of the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Suit
from germanwhist.terminal.settings import Sorting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.cards import Card
    from germanwhist.terminal.settings import Settings

__all__ = ["sorted_cards", "suit_order"]

# Red and black take turns, so that neighbours differ in colour as well as shape.
_ROUND: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def suit_order(trump: Suit | None, sorting: Sorting) -> tuple[Suit, ...]:
    """The suits from left to right.

    Example:
        >>> [suit.letter for suit in suit_order(Suit.CLUBS, Sorting.TRUMPS_FIRST)]
        ['C', 'D', 'S', 'H']
        >>> [suit.letter for suit in suit_order(Suit.CLUBS, Sorting.FIXED)]
        ['S', 'H', 'C', 'D']
    """
    if trump is None or sorting is Sorting.FIXED:
        return _ROUND
    first = _ROUND.index(trump)
    return _ROUND[first:] + _ROUND[:first]


def sorted_cards(cards: Iterable[Card], trump: Suit | None, settings: Settings) -> tuple[Card, ...]:
    """Cards as a person wants to see them: by suit, and by rank within a suit."""
    suits = suit_order(trump, settings.sorting)
    turn = 1 if settings.is_low_first else -1
    return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), turn * card.rank)))
