"""What both seats may know of a sealed deal: the secret is told when its hand is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.honest import SeatCut

if TYPE_CHECKING:
    from germanwhist.service.state import TableState

__all__ = ["SealView", "coming_seal", "seal_of_hand"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SealView:
    """A sealed deal.

    Args:
        hand: the number of the hand in its match, from 1.
        seal: the seal of the server's secret.
        cuts: of north and south; None for a seat without one. The value is None while the hand is
            still to be dealt, and when it did not come in time.
        secret: the server's secret; None until the hand is over.
    """

    hand: int
    seal: str
    cuts: tuple[SeatCut | None, SeatCut | None]
    secret: str | None = None


def seal_of_hand(state: TableState) -> SealView | None:
    """The seal of the last hand dealt; None for a deal without one."""
    sealed = state.notes[-1].sealed if state.notes else None
    if sealed is None:
        return None
    is_over = state.hand is None
    return SealView(
        hand=len(state.notes),
        seal=sealed.seal,
        cuts=sealed.seat_cuts,
        secret=sealed.secret if is_over else None,
    )


def coming_seal(state: TableState) -> SealView | None:
    """The seal of the next hand; None where deals are not sealed."""
    sealing = state.sealing
    if sealing is None:
        return None
    north, south = (None if promise is None else SeatCut(promise) for promise in sealing.promises)
    return SealView(hand=len(state.notes) + 1, seal=sealing.seal, cuts=(north, south))
