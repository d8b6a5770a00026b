"""How the clock follows what happens at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.clocks.clock import Clock
    from germanwhist.service.state import TableState

__all__ = ["clock_after"]


def clock_after(before: TableState, after: TableState, *, at: float) -> Clock | None:
    """The clock after an event, which may have begun or ended a turn.

    Args:
        before: the table before the event.
        after: the table after it, but for the turn of its clock.
        at: when it happened.
    """
    clock = after.clock
    if clock is None:
        return None
    was, (hands, plays) = _progress(before), _progress(after)
    runs = _on_clock(after)
    if was == (hands, plays) and runs is clock.runs:
        return clock
    mover = clock.runs
    clock = clock.charged(at=at)
    if mover is not None and (hands, plays) == (was[0], was[1] + 1):
        clock = clock.gained(mover)
    if hands > was[0]:
        clock = clock.in_new_hand()
    return clock.turned(runs, at=at)


def _progress(state: TableState) -> tuple[int, int]:
    """The number of hands dealt, and of cards played in the last one."""
    hands = () if state.match is None else state.match.hands
    return (len(hands), len(hands[-1].plays)) if hands else (0, 0)


def _on_clock(state: TableState) -> Seat | None:
    """Whose time it is: the seat to play, while no computer plays in a person's place."""
    has_computer = any(who is not None and who.is_computer for who in state.seats)
    return None if has_computer else state.to_play
