"""What happens to the clock of a table by itself."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from dataclasses import replace

from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.state import TableState

__all__ = ["ClockInterrupted", "ClockResumed", "ClockShifted", "ClockStopped", "TimeUp"]


class ClockStopped(Event, frozen=True, kw_only=True, tag="clock_stopped"):
    """The connection of a seat was lost, and the clock stands for a while.

    Args:
        seat: whose.
        since: when, in seconds since 1970-01-01 UTC.
    """

    seat: Seat
    since: float
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """The clock stands."""
        return replace(state, clock=state.set_clock.stopped(self.seat, since=self.since))


class ClockResumed(Event, frozen=True, kw_only=True, tag="clock_resumed"):
    """A seat for which the clock stood is back."""

    seat: Seat
    is_aside = True

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """The clock stands for it no more."""
        return replace(state, clock=state.set_clock.resumed(self.seat, at=at))


class ClockInterrupted(Event, frozen=True, kw_only=True, tag="clock_interrupted"):
    """For a while nobody kept the clock: the server was not there, or could not write."""

    is_aside = True

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """Nobody is charged for it."""
        return replace(state, clock=state.set_clock.interrupted(at=at))


class ClockShifted(Event, frozen=True, kw_only=True, tag="clock_shifted"):
    """The server's time of day has jumped, or the server stood still for a while.

    Args:
        by: seconds.
    """

    by: float
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """Nobody is charged for it."""
        return replace(state, clock=state.set_clock.shifted(by=self.by))


class TimeUp(Event, frozen=True, kw_only=True, tag="time_up"):
    """The time of this seat was up: it has lost the hand or the match, as its clock says."""

    seat: Seat

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """The hand is over, and where the clock is for a match that too."""
        clock, match = state.set_clock, state.begun_match
        is_hand = clock.rule.is_for_card
        ended = match.resign(self.seat) if is_hand else match.resign_match(self.seat)
        charged = replace(clock.charged(at=at), ran_out=(state.seq + 1, self.seat))
        after = replace(state, match=ended, offer=None, clock=charged)
        return after.with_note(has_run_out=True)
