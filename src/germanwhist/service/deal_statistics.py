"""Whether the deals are fair: where each card has gone, over all finished hands.

A hand in play is not counted, for its cards are secret; neither is a deal that is played again.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, final

from germanwhist.cards import CardSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.cards import Card
    from germanwhist.rules import Seat

__all__ = ["DealStatistics", "Place", "PlaceCounts"]


class Place(StrEnum):
    """Where a card may be dealt."""

    UPCARD = "upcard"  # the first upcard
    LEADER = "leader"  # the holding of the non-dealer, who leads
    DEALER = "dealer"  # the dealer's holding
    COMPUTER = "computer"  # the holding of a computer player


@dataclass(frozen=True, slots=True)
class PlaceCounts:
    """How often each card was dealt to a place, and how surprising that is.

    Args:
        place: the place.
        deals: how many deals had this place.
        counts: how often each card of the pack lay there, in order of card index.
        expected: how often each card should lie there.
        chi_square: the sum of squared differences, scaled so that fair deals make it follow the
            chi-square distribution.
        p: the chance that fair deals are at least as uneven: small means suspicious.
    """

    place: Place
    deals: int
    counts: tuple[int, ...]
    expected: float
    chi_square: float
    p: float

    @property
    def degrees(self) -> int:
        """Degrees of freedom: one less than the cards of the pack."""
        return len(self.counts) - 1


@final
class DealStatistics:
    """Counts deals of one pack.

    Args:
        pack: the number of cards.

    Example:
        >>> from germanwhist import Deal, Seat
        >>> statistics = DealStatistics(52)
        >>> for seed in range(200):
        ...     deal = Deal.shuffled(seed)
        ...     statistics.add(deal.cards, deal.dealer, computers=[Seat.NORTH])
        >>> [round(place.p, 2) > 0.01 for place in statistics.places()]
        [True, True, True, True]
    """

    def __init__(self, pack: int) -> None:
        self.cards = tuple(CardSet.full(pack // 4))
        self.deals = 0
        self._deals = dict.fromkeys(Place, 0)
        self._counts = {place: dict.fromkeys(self.cards, 0) for place in Place}

    def add(self, cards: Sequence[Card], dealer: Seat, *, computers: Sequence[Seat]) -> None:
        """Count a deal.

        Args:
            cards: the whole pack as dealt.
            dealer: who dealt.
            computers: the seats of computer players.
        """
        half = len(cards) // 2
        self.deals += 1
        self._count(Place.UPCARD, cards[half : half + 1])
        self._count(Place.LEADER, cards[0:half:2])
        self._count(Place.DEALER, cards[1:half:2])
        for seat in computers:
            self._count(Place.COMPUTER, cards[int(seat is dealer) : half : 2])

    def _count(self, place: Place, cards: Sequence[Card]) -> None:
        self._deals[place] += 1
        counts = self._counts[place]
        for card in cards:
            counts[card] += 1

    def places(self) -> tuple[PlaceCounts, ...]:
        """The counts of every place that had a deal."""
        return tuple(self._place(place) for place in Place if self._deals[place])

    def _place(self, place: Place) -> PlaceCounts:
        counts = tuple(self._counts[place].values())
        pack, deals = len(counts), self._deals[place]
        size = 1 if place is Place.UPCARD else pack // 4
        share = size / pack
        expected = deals * share
        # The cards of one deal exclude each other: drawing `size` of `pack` without putting back
        # gives each count the variance deals * share * (1 - share), and all pairs of cards the
        # same covariance; this scaling makes the sum a chi-square variable.
        scale = deals * share * (1 - share) * pack / (pack - 1)
        chi_square = sum((count - expected) ** 2 for count in counts) / scale
        return PlaceCounts(
            place, deals, counts, expected, chi_square, _tail(chi_square, degrees=pack - 1)
        )


def _tail(chi_square: float, *, degrees: int) -> float:
    """The chance of a chi-square variable at least as large.

    Source: the cube-root approximation of Wilson and Hilferty, 1931.
    """
    spread = 2 / (9 * degrees)
    z = ((chi_square / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))
