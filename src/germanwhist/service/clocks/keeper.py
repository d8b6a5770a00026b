"""Keeping the clocks of the tables in memory: whose time is up, and when it stands."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from germanwhist.errors import StorageError
from germanwhist.rules import Seat
from germanwhist.service.clocks.times import Times
from germanwhist.service.clocks.watching import Watch, clock_events, next_look
from germanwhist.service.live_table import MovedOnError
from germanwhist.service.refusal import RefusedError

if TYPE_CHECKING:
    from germanwhist.service.clocks.times import Reading
    from germanwhist.service.in_memory import InMemory
    from germanwhist.service.live_table import LiveTable
    from germanwhist.service.setup import Setup
    from germanwhist.service.state import TableState

__all__ = ["ClockKeeper"]

_LOG: Final = logging.getLogger(__name__)
_LATE: Final = 0.05  # seconds; what arrives with the last tick is looked at first
_SOON: Final = 1.0  # seconds by which the clocks of two processes may differ
_RETRY_AFTER: Final = 1.0  # seconds after which a write that failed is tried again


@final
class ClockKeeper:
    """Writes what the clocks say, for the tables of this process.

    Several processes may keep the clock of one table: the number of an event decides who was
    first, and the others find nothing left to write. While a clock runs its table stays in memory.

    Args:
        tables: the tables in memory.
        setup: the time.
    """

    def __init__(self, tables: InMemory, setup: Setup) -> None:
        self._tables = tables
        self._born = setup.clock()
        self.times = Times(setup.clock, setup.steady)

    async def settle(self, live: LiveTable, state: TableState, reading: Reading) -> TableState:
        """Write what the clock says; the lock of the table is the caller's to hold.

        Args:
            live: the table.
            state: what it is like.
            reading: the time, which what is asked for then happens at too.

        Raises:
            MovedOnError: another process was faster.
            StorageError: it could not be written.
        """
        if state.clock is None:
            return state
        events = clock_events(state, self._watch(live, state, reading))
        return await live.append(events, reading=reading) if events else state

    def keep(self, live: LiveTable) -> None:
        """Look at the clock of a table when there will be something to write."""
        state = live.state
        if state is None or state.clock is None:
            return
        self.let_go(live)
        watch = self._watch(live, state, self.times.read())
        look_at = watch.now if clock_events(state, watch) else next_look(state, watch)
        if look_at is not None:
            self.times.watch()
            self._look_later(live, max(look_at - watch.now, 0.0) + _LATE)

    def close(self) -> None:
        """Keep no time any more."""
        self.times.close()

    @staticmethod
    def let_go(live: LiveTable) -> None:
        """Look at it no more."""
        if live.clock_timer is not None:
            live.clock_timer.cancel()
            live.clock_timer = None

    def _look_later(self, live: LiveTable, delay: float) -> None:
        loop = asyncio.get_running_loop()
        live.clock_timer = loop.call_later(delay, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        self._tables.spawn(self._look(live))

    async def _look(self, live: LiveTable) -> None:
        async with self._tables.using(live.table) as found:
            live.clock_timer = None
            if found is not live:
                return
            try:
                async with live.lock:
                    with suppress(MovedOnError):
                        await self.settle(live, await live.current(), self.times.read())
            except StorageError as error:
                _LOG.warning("the clock of a table was not kept: %s", error.code)
                self._look_later(live, _RETRY_AFTER)
            except RefusedError:  # the table is gone
                pass
            else:
                self.keep(live)

    def _watch(self, live: LiveTable, state: TableState, reading: Reading) -> Watch:
        north, south = (live.audience.lost_since(seat, now=reading.now) for seat in Seat)
        is_kept = live.is_kept
        if is_kept is None:
            # Whoever keeps a clock writes when the time is up, and no event is of tomorrow.
            up_at = None if state.clock is None else state.clock.out_at
            is_late = up_at is not None and reading.now > up_at + _SOON
            is_old = state.updated_at < self._born and not live.audience.is_elsewhere
            is_kept = not (is_late or is_old or state.updated_at > reading.now + _SOON)
        return Watch(
            now=reading.now,
            lost_since=(north, south),
            is_new=not is_kept,
            jumped=live.jumped(reading),
        )
