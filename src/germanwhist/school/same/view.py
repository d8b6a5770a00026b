"""What somebody may know of a challenge: no number of a deal before they have played it too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from germanwhist.school.same.challenge import Challenge

__all__ = ["DealView", "SameView", "same_view"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealView:
    """What one of two knows of a deal. Pairs are counted tricks, the player's own first.

    Args:
        number: which deal, from 1.
        mine: how one's own hand ended; None before its end.
        worth: what that counts for; None before its end.
        theirs: how the other's hand ended; None until both have played the deal.
        is_theirs_played: whether the other has played it.
        ahead: by how much one's own result is the better one; None until both have played.
    """

    number: int
    mine: tuple[int, int] | None
    worth: int | None
    theirs: tuple[int, int] | None
    is_theirs_played: bool
    ahead: int | None

    @property
    def is_decided(self) -> bool:
        """Whether both have played it."""
        return self.ahead is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class SameView:
    """What somebody knows of a challenge and of one other person in it.

    Args:
        deals: in their order.
        sums: what the decided deals are worth, to the one who looks and to the other.
    """

    deals: tuple[DealView, ...]
    sums: tuple[int, int]

    @property
    def decided(self) -> int:
        """How many deals both have played."""
        return sum(deal.is_decided for deal in self.deals)

    @property
    def ahead(self) -> int:
        """By how much the one who looks is ahead; below 0 for the other."""
        return self.sums[0] - self.sums[1]

    @property
    def next(self) -> int | None:
        """The first deal that the one who looks has not played; None after all of them."""
        return next((deal.number for deal in self.deals if deal.mine is None), None)

    @property
    def decisive(self) -> int | None:
        """The deal in which the one who is ahead gained most, the first of several; None at even.

        Example:
            >>> from germanwhist import RuleSet
            >>> from germanwhist.school.same import Challenge, one_hand
            >>> rules = one_hand(RuleSet())
            >>> challenge = Challenge(secret="1f", deals=4, level="regular@1", rules=rules)
            >>> view = same_view(challenge, mine={1: (7, 6), 2: (9, 4), 3: (6, 7)},
            ...                  theirs={1: (6, 7), 2: (6, 7), 3: (8, 5), 4: (13, 0)})
            >>> view.sums, view.ahead, view.decisive, view.next, view.deals[3].theirs
            ((22, 20), 2, 2, 4, None)
        """
        if self.ahead == 0:
            return None
        sign = 1 if self.ahead > 0 else -1
        gains = [(sign * (deal.ahead or 0), -deal.number) for deal in self.deals]
        return -max(gains)[1]


def same_view(
    challenge: Challenge,
    *,
    mine: Mapping[int, tuple[int, int]],
    theirs: Mapping[int, tuple[int, int]],
) -> SameView:
    """What somebody may know of one other person.

    Args:
        challenge: what is played.
        mine: one's own results by the number of the deal: counted tricks, one's own first.
        theirs: the other's, likewise; those of deals not played by both are left out.
    """
    deals = []
    sums = [0, 0]
    for number in range(1, challenge.deals + 1):
        own, other = mine.get(number), theirs.get(number)
        worth = None if own is None else challenge.credit(number, own)
        ahead = None
        if worth is not None and other is not None:
            theirs_worth = challenge.credit(number, other)
            sums = [sums[0] + worth, sums[1] + theirs_worth]
            ahead = worth - theirs_worth
        deals.append(
            DealView(
                number=number,
                mine=own,
                worth=worth,
                theirs=None if ahead is None else other,
                is_theirs_played=other is not None,
                ahead=ahead,
            )
        )
    return SameView(deals=tuple(deals), sums=(sums[0], sums[1]))
