"""Another match between the same two: wished for by both, then played at a table that follows.

The table of a match keeps what was played there. The next match has a table of its own, opened
when the second of the two agrees; whoever might sit at the one may sit at the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from germanwhist.rules import Seat
from germanwhist.service.clocks import ClockKind
from germanwhist.service.opening import opening, seat_all
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.rematch import RematchWish
from germanwhist.service.seats import person

if TYPE_CHECKING:
    from germanwhist.rules import RandomSource
    from germanwhist.service.event import Event
    from germanwhist.service.seats import Occupant
    from germanwhist.service.state import TableState

__all__ = ["following"]


def following(state: TableState, source: RandomSource | None) -> tuple[str, tuple[Event, ...]]:
    """The table that follows, with the same rules, purpose and seats: its id and first events.

    Where the rules name a dealer the deal goes on in turn; else it is cut for anew.
    """
    wish = state.fact(RematchWish)
    if wish is None or state.match is None:
        raise RefusedError("nobody wished for another match", code=Refusal.NOTHING_OFFERED)
    opened = opening(
        state.rules,
        first_dealer=state.match.dealer,
        previous=state.table,
        is_rated=state.is_rated,
    )
    clock = ClockKind.NONE if state.clock is None else state.clock.kind
    first = msgspec.structs.replace(opened, clock=clock)
    seats = (_newly_seated(state, Seat.NORTH), _newly_seated(state, Seat.SOUTH))
    cutters = (False, False) if state.sealing is None else state.sealing.cutters
    return wish.table, (first, *seat_all(first.opened(wish.table), seats, source, cutters=cutters))


def _newly_seated(state: TableState, seat: Seat) -> Occupant:
    before = state.occupant(seat)
    return person(None if before is None else before.name)
