"""Those who watch a table, from its seats or from none, and since when a seat has nobody."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from germanwhist.service.processes import Elsewhere
    from germanwhist.service.processes.last_seen import LastSeen
    from germanwhist.service.setup import Setup
    from germanwhist.service.state import TableState

__all__ = ["Audience", "Watcher"]

_LATE: Final = 0.01  # seconds by which a timer is set later, since it may ring a moment early
_BACKLOG: Final = 64  # states a slow watcher may fall behind; then it misses the oldest


@final
class Watcher:
    """One who watches a table, from a seat or from none; closing ends the row of views."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._states: asyncio.Queue[TableState | None] = asyncio.Queue(_BACKLOG)

    def show(self, state: TableState | None) -> None:
        """Put a state in the queue; None ends the watching."""
        if self._states.full():
            self._states.get_nowait()
        self._states.put_nowait(state)

    async def states(self) -> AsyncIterator[TableState]:
        """The state now and after each change."""
        while (state := await self._states.get()) is not None:
            yield state


@final
class Audience:
    """Who watches a table at this process, beside what is known of the others.

    Args:
        table: the table's id.
        state: its state; None while it has to be read afresh.
        setup: clocks and limits.
        elsewhere: who watches at other processes.
        last_seen: when people went.
    """

    def __init__(
        self,
        table: str,
        state: Callable[[], TableState | None],
        *,
        setup: Setup,
        elsewhere: Elsewhere,
        last_seen: LastSeen,
    ) -> None:
        self._table = table
        self._state = state
        self._setup = setup
        self._elsewhere = elsewhere
        self._last_seen = last_seen
        self._watchers: list[Watcher] = []
        self._away_timers: dict[Seat, asyncio.TimerHandle] = {}
        last_seen.begin(table, is_watched=self.is_elsewhere)

    @property
    def is_here(self) -> bool:
        """Whether anybody watches at this process."""
        return bool(self._watchers)

    @property
    def is_elsewhere(self) -> bool:
        """Whether anybody watches at another process."""
        return self._elsewhere.is_watched(self._table)

    @property
    def tabs(self) -> tuple[int, int]:
        """How many watch from each seat at this process, north first."""
        north, south = (sum(one.seat is seat for one in self._watchers) for seat in Seat)
        return north, south

    def tabs_at(self, seat: Seat) -> int:
        """In how many tabs a seat is open, at any process."""
        return self.tabs[seat] + self._elsewhere.tabs(self._table, seat)

    def lost_since(self, seat: Seat, *, now: float) -> float | None:
        """Since when nobody watches from a seat, as far as is known; None where somebody does.

        Args:
            seat: the seat.
            now: seconds since 1970-01-01 UTC.
        """
        if self.tabs_at(seat) or not self._elsewhere.is_known:
            return None
        return now - self._unseen(seat)

    def is_away(self, state: TableState, seat: Seat) -> bool:
        """Whether the person at a seat has left, or has been unseen for long enough."""
        if self.tabs_at(seat):
            return False
        occupant = state.occupant(seat)
        if occupant is not None and occupant.has_left:
            return True
        return self._elsewhere.is_known and self._unseen(seat) >= self._setup.absent_after

    def _unseen(self, seat: Seat) -> float:
        """For how many seconds nobody has watched from a seat."""
        return self._setup.steady() - self._last_seen.since(self._table, seat)

    def watch(self, watcher: Watcher, state: TableState) -> None:
        """Begin to watch; the watcher is shown this state, and others that it is present."""
        self._watchers.append(watcher)
        watcher.show(state)
        if watcher.seat is not None:
            self._tell_others(watcher.seat)
            self._tell_when_away(watcher.seat.opponent)

    def unwatch(self, watcher: Watcher) -> None:
        """Stop watching; the opponent is told now, and when the seat counts as away."""
        with suppress(ValueError):
            self._watchers.remove(watcher)
        if watcher.seat is not None:
            self._has_gone(watcher.seat)

    def note_elsewhere(self, seat: Seat) -> None:
        """Somebody came to a seat, or left it, at another process."""
        if self.tabs_at(seat):
            self._tell_others(seat)
        else:
            self._has_gone(seat)

    def show(self, state: TableState | None) -> None:
        """Show a state to all who watch here; None ends every watching."""
        for watcher in self._watchers:
            watcher.show(state)

    def _has_gone(self, seat: Seat) -> None:
        self._last_seen.note(self._table, seat)
        self._tell_others(seat)
        self._tell_when_away(seat)

    def _tell_others(self, moved: Seat) -> None:
        """Tell the opponent, and who watches from no seat, that somebody came or went."""
        state = self._state()
        for watcher in self._watchers if state is not None else ():
            if watcher.seat is not moved:
                watcher.show(state)

    def _tell_when_away(self, seat: Seat) -> None:
        """Show to who watches opposite when a seat begins to count as away."""
        for timer in self._away_timers.values() if not self._watchers else ():
            timer.cancel()  # it would keep a table in memory that nobody looks at
        if self._watchers and not self.tabs_at(seat):
            if seat in self._away_timers:
                self._away_timers[seat].cancel()
            seconds = max(self._setup.absent_after - self._unseen(seat), 0.0)
            self._away_timers[seat] = asyncio.get_running_loop().call_later(
                seconds + _LATE, self._tell_others, seat
            )
