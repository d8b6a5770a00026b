"""Hands given as card indices: other deals that a seat cannot tell from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules, kernel_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.rules import RuleSet, Seat

__all__ = ["IndexedHands"]


@final
class IndexedHands:
    """Deals again what a seat cannot see, in hands that are given by the indices of their cards.

    The deal is the whole pack in its order, dealt by one seat, and the plays those made so far.
    A question takes some microseconds.

    Args:
        ruleset: the rules in force.
        dealer: who deals.

    Example:
        >>> from germanwhist import Deal, RuleSet, Seat
        >>> deal = Deal.shuffled(1, Seat.SOUTH, pack=8)
        >>> pack = [card.index for card in deal.cards]
        >>> other = IndexedHands(RuleSet(pack=8), Seat.SOUTH).resample(pack, (), Seat.NORTH, seed=2)
        >>> [other[place] == pack[place] for place in (0, 2, 4)]  # north's cards and the upcard
        [True, True, True]

    Source: own.
    """

    def __init__(self, ruleset: RuleSet, dealer: Seat) -> None:
        self._rules = kernel_rules(ruleset)
        self._dealer = int(dealer)

    def resample(
        self, pack: Sequence[int], plays: Sequence[int], seat: Seat, *, seed: int
    ) -> list[int]:
        """Another pack that the seat cannot tell from this one, drawn evenly from all of them.

        Args:
            pack: the pack as it is.
            plays: the cards played so far.
            seat: who must not see a difference.
            seed: any whole number.

        Raises:
            EngineError: a play is not legal (code `illegal_play`), or this is no pack (code
                `bad_deal`).
        """
        return _kernel.resample_deal(
            self._rules, pack, self._dealer, plays, seat, kernel_seed(seed)
        )
