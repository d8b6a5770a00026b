"""A deal of which not every card is known, as in most records of other people's games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.cards import CardSet
from germanwhist.errors import InvalidDealError

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules.seat import Seat

__all__ = ["PartialDeal"]


@dataclass(frozen=True, slots=True)
class PartialDeal:
    """The cards of one hand in the order in which they left the pack, as far as they are known.

    The first upcard is always known: it makes trumps, and so decides who won each trick.

    Args:
        cards: from top to bottom, as in `Deal`; None where the card is not known.
        dealer: who dealt.

    Raises:
        InvalidDealError: not part of one pack (code `bad_pack`), every card known (code
            `whole_deal`), or no first upcard (code `no_upcard`).

    Example:
        >>> from germanwhist import Deal, Seat
        >>> deal = Deal.shuffled(1, Seat.NORTH)
        >>> partial = PartialDeal((*deal.cards[:27], *[None] * 25), Seat.NORTH)
        >>> partial.unknown_count, partial.holding(Seat.SOUTH) == deal.holding(Seat.SOUTH)
        (25, True)

    Source: own.
    """

    cards: tuple[Card | None, ...]
    dealer: Seat

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(self.cards))
        size = len(self.cards)
        known = [card for card in self.cards if card is not None]
        if size not in range(4, 53, 4):
            raise InvalidDealError(
                f"not one pack: {size} cards (expected a multiple of 4 from 4 to 52)",
                code="bad_pack",
            )
        if len(set(known)) < len(known) or CardSet(known) - CardSet.full(size // 4):
            raise InvalidDealError(
                f"not part of a pack of {size}: {' '.join(map(str, known))} (expected no card "
                "twice, and none of a larger pack)",
                code="bad_pack",
            )
        if len(known) == size:
            raise InvalidDealError(
                "every card is known (expected a Deal for these)", code="whole_deal"
            )
        if self.cards[size // 2] is None:
            raise InvalidDealError(
                "the first upcard is not known (expected it: it makes trumps)", code="no_upcard"
            )

    @property
    def unknown_count(self) -> int:
        """In how many places the card is not known."""
        return self.cards.count(None)

    @property
    def missing(self) -> CardSet:
        """The cards of the pack whose places are not known."""
        return CardSet.full(len(self.cards) // 4) - CardSet(c for c in self.cards if c is not None)

    def holding(self, seat: Seat) -> CardSet:
        """The cards known to have been dealt to a seat."""
        first = 0 if seat is self.dealer.opponent else 1
        dealt = self.cards[first : len(self.cards) // 2 : 2]
        return CardSet(card for card in dealt if card is not None)

    @property
    def stock(self) -> tuple[Card | None, ...]:
        """The stock, from the first upcard down; None where the card is not known."""
        return self.cards[len(self.cards) // 2 :]

    @property
    def first_upcard(self) -> Card:
        """The card whose suit is trumps in the standard game."""
        card = self.stock[0]
        assert card is not None  # noqa: S101 - `__post_init__` has seen to it
        return card
