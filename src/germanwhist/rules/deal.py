"""A deal: the cards of one hand in the order in which they leave the pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.cards import Card, CardSet
from germanwhist.errors import InvalidDealError
from germanwhist.rules.seat import Seat
from germanwhist.rules.shuffle import RandomSource, shuffled_pack

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Deal"]


@dataclass(frozen=True, slots=True)
class Deal:
    """One pack as dealt: half to the players, one card at a time, and half as the stock.

    Args:
        cards: the whole pack from top to bottom. The first half goes to the players in turn, the
            non-dealer first; the rest is the stock, its top card the first upcard.
        dealer: who deals.

    Raises:
        InvalidDealError: the cards are not one whole pack (code `bad_pack`).

    Example:
        >>> deal = Deal.shuffled(1, Seat.NORTH)
        >>> len(deal.holding(Seat.SOUTH)), len(deal.stock), deal.first_upcard == deal.stock[0]
        (13, 26, True)
        >>> deal.cards[0] in deal.holding(Seat.SOUTH)
        True

    Source: rules page "The game", the deal.
    """

    cards: tuple[Card, ...]
    dealer: Seat

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(self.cards))
        size = len(self.cards)
        if size not in range(4, 53, 4):
            raise InvalidDealError(
                f"not one whole pack: {size} cards (expected a multiple of 4 from 4 to 52)",
                code="bad_pack",
            )
        missing = CardSet.full(size // 4) - CardSet(self.cards)
        if missing:
            raise InvalidDealError(
                f"not one whole pack: {size} cards without {', '.join(map(str, missing))} "
                "(expected each card once)",
                code="bad_pack",
            )

    @classmethod
    def shuffled(
        cls,
        source: RandomSource | int | None = None,
        dealer: Seat = Seat.NORTH,
        *,
        pack: int = 52,
        cut: int | None = None,
    ) -> Deal:
        """Shuffle a pack, let the opponent cut it, and deal.

        Args:
            source: a seed, a source of random numbers, or None for the system's cryptographic
                one.
            dealer: who deals.
            pack: the number of cards.
            cut: where the opponent cuts, 1 to `pack - 1`; drawn from the source when None.

        Raises:
            InvalidDealError: the cut is impossible (code `bad_cut`), or there is no such pack
                (code `bad_pack`).

        Example:
            >>> Deal.shuffled(5, Seat.NORTH) == Deal.shuffled(5, Seat.NORTH)
            True
        """
        return cls(shuffled_pack(source, pack=pack, cut=cut), dealer)

    @classmethod
    def of_holdings(
        cls, north: CardSet, south: CardSet, *, stock: Iterable[Card], dealer: Seat
    ) -> Deal:
        """A deal that gives these holdings and this stock.

        Args:
            north: the cards dealt to north.
            south: the cards dealt to south.
            stock: the stock, its top card (the first upcard) first.
            dealer: who deals.

        Raises:
            InvalidDealError: together they are not one whole pack, dealt evenly (code
                `bad_pack`).

        Example:
            >>> deal = Deal.of_holdings(CardSet.parse("A...A"), CardSet.parse("K...K"),
            ...     stock=map(Card, ["AH", "KH", "AD", "KD"]), dealer=Seat.SOUTH)
            >>> str(deal.holding(Seat.SOUTH)), deal.first_upcard
            ('K...K', Card('AH'))
        """
        first, second = (south, north) if dealer is Seat.NORTH else (north, south)
        below = tuple(stock)
        if not len(first) == len(second) == len(below) / 2:
            raise InvalidDealError(
                f"not an even deal: {len(north)} and {len(south)} cards and a stock of "
                f"{len(below)} (expected n, n and 2n)",
                code="bad_pack",
            )
        dealt = (card for pair in zip(first, second, strict=True) for card in pair)
        return cls((*dealt, *below), dealer)

    def holding(self, seat: Seat) -> CardSet:
        """The cards dealt to a seat."""
        first = 0 if seat is self.dealer.opponent else 1
        return CardSet(self.cards[first : len(self.cards) // 2 : 2])

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, from the first upcard down."""
        return self.cards[len(self.cards) // 2 :]

    @property
    def first_upcard(self) -> Card:
        """The card whose suit is trumps in the standard game."""
        return self.cards[len(self.cards) // 2]
