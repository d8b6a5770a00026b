"""What the clock of a table asks for at a moment: pure functions of the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.rules import Seat
from germanwhist.service.clocks.clock_events import (
    ClockInterrupted,
    ClockResumed,
    ClockShifted,
    ClockStopped,
    TimeUp,
)

if TYPE_CHECKING:
    from germanwhist.service.clocks.clock import Clock
    from germanwhist.service.event import Event, Events
    from germanwhist.service.state import TableState

__all__ = ["LOST_AFTER", "Watch", "clock_events", "next_look"]

LOST_AFTER: Final = 2.0
"""Seconds after which a connection counts as lost; the time since then is given back."""

_JUMP: Final = 0.5  # seconds that a time of day may differ from one that only grows


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """What the one who keeps the clock knows beside the state.

    Args:
        now: seconds since 1970-01-01 UTC.
        lost_since: since when nobody is connected from each seat, north first; None where
            somebody is.
        is_new: whether nobody kept the clock since the last event, or could write what happened.
        jumped: seconds that nobody is charged for since the last event: the time of day has jumped,
            or the server stood still.
    """

    now: float
    lost_since: tuple[float | None, float | None] = (None, None)
    is_new: bool = False
    jumped: float = 0.0


def clock_events(state: TableState, watch: Watch) -> Events:
    """What is to be written about the clock of a table now; nothing while it need not be."""
    clock = state.clock
    if clock is None or clock.runs is None:
        return ()
    events: list[Event] = []
    if watch.is_new:
        events.append(ClockInterrupted())
        clock = clock.interrupted(at=watch.now)
    elif abs(watch.jumped) > _JUMP:
        events.append(ClockShifted(by=watch.jumped))
        clock = clock.shifted(by=watch.jumped)
    for seat in Seat:
        since = _lost_at(state, clock, seat, watch)
        if since is not None and watch.now >= _told_at(clock, since):
            events.append(ClockStopped(seat=seat, since=since))
            clock = clock.stopped(seat, since=since)
        elif watch.lost_since[seat] is None and clock.stands[seat] > watch.now:
            events.append(ClockResumed(seat=seat))
            clock = clock.resumed(seat, at=watch.now)
    if clock.runs is not None and clock.out_at is not None and watch.now > clock.out_at:
        events.append(TimeUp(seat=clock.runs))
    return tuple(events)


def next_look(state: TableState, watch: Watch) -> float | None:
    """When there will be something to write if nobody comes or goes; None for never."""
    clock = state.clock
    if clock is None or clock.out_at is None:
        return None
    losses = (_lost_at(state, clock, seat, watch) for seat in Seat)
    told = [_told_at(clock, since) for since in losses if since is not None]
    return min(clock.out_at, *told) if told else clock.out_at


def _lost_at(state: TableState, clock: Clock, seat: Seat, watch: Watch) -> float | None:
    """Since when the clock is to stand for a seat; None where it need not, or has stood."""
    lost, occupant = watch.lost_since[seat], state.occupant(seat)
    has_left = occupant is not None and occupant.has_left
    if lost is None or has_left or clock.has_stopped[seat] or clock.stands[seat] > watch.now:
        return None
    since = max(lost, state.notes[-1].dealt_at)
    is_up = clock.out_at is not None and since > clock.out_at
    return None if is_up else since


def _told_at(clock: Clock, since: float) -> float:
    """When a loss is told: after a moment, but before it costs the hand."""
    later = since + LOST_AFTER
    return later if clock.out_at is None else min(later, clock.out_at)
