"""Deciding whether a claim can be forced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from germanwhist.engine import solve
from germanwhist.notation import Position
from germanwhist.rules import Objective
from germanwhist.service.thinking import Row, Thinking

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.state import TableState

__all__ = ["ClaimJudge", "can_force", "is_claim_forced"]


class ClaimJudge(Protocol):
    """Exact analysis of stage two, as a claim needs it."""

    def __call__(self, position: Position, *, is_leader: bool, tricks: int) -> bool:
        """Whether a claim holds against any play.

        Args:
            position: the position with both holdings.
            is_leader: whether the claimer is the position's leader, otherwise its follower.
            tricks: how many of the remaining tricks are claimed: at least that many in a high
                hand, at most that many in a low one.
        """
        ...


def can_force(position: Position, *, is_leader: bool, tricks: int) -> bool:
    """The engine's exact answer; see `ClaimJudge`.

    Example:
        >>> from germanwhist import parse_position
        >>> position = parse_position("H:A5.K../Q4.A..")
        >>> [can_force(position, is_leader=True, tricks=tricks) for tricks in (2, 3)]
        [True, False]
    """
    leader_tricks = solve(position).leader_tricks
    forced = leader_tricks if is_leader else position.tricks - leader_tricks
    return forced >= tricks if position.objective is Objective.HIGH else forced <= tricks


async def is_claim_forced(
    judge: ClaimJudge, thinking: Thinking, state: TableState, seat: Seat, tricks: int
) -> bool:
    """Whether a claim at this table holds against any play, asked off the event loop.

    A claim that may not be made now is not forced.
    """
    hand = state.hand
    if hand is None or hand.why_claim_illegal(tricks) is not None:
        return False
    position = Position.of_hand(hand)
    is_leader = hand.leader is seat
    return await thinking.run(
        lambda: judge(position, is_leader=is_leader, tricks=tricks), Row.SEARCH
    )
