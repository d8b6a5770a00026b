"""Carrying requests to tables: the lock, the cache, the write, and the computer players' turns."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, TypeVar

from germanwhist.service.clocks.keeper import ClockKeeper
from germanwhist.service.deal_keeper import DealKeeper
from germanwhist.service.dealing import is_awaiting_deal
from germanwhist.service.driving import Drivers
from germanwhist.service.following import following
from germanwhist.service.live_table import LiveTable, MovedOnError
from germanwhist.service.processes import Nobody
from germanwhist.service.processes.follower import Follower
from germanwhist.service.refusal import RefusedError
from germanwhist.service.requests import Moment
from germanwhist.service.requests.presence import Returned
from germanwhist.service.requests.rematch import RematchAccepted
from germanwhist.service.thinking import Thinking
from germanwhist.service.unexpected import log_unheard

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Sequence

    from germanwhist.rules import Seat
    from germanwhist.service.audience import Watcher
    from germanwhist.service.clocks.times import Times
    from germanwhist.service.processes import Others
    from germanwhist.service.requests import Events, Request, Thought
    from germanwhist.service.seats import SeatKey
    from germanwhist.service.setup import Setup
    from germanwhist.service.state import TableState
    from germanwhist.service.store import EventStore

__all__ = ["LiveTables"]

_TRIES: Final = 5  # to be faster than other processes
_Result = TypeVar("_Result")


class LiveTables:
    """Knows which tables are in memory, and lets one request at a time change each.

    Args:
        store: where the events are kept.
        setup: players, clocks and limits.
        others: the other processes that use the store; None where nobody is heard.
    """

    def __init__(self, store: EventStore, *, setup: Setup, others: Others | None = None) -> None:
        self._store = store
        self._setup = setup
        self._others = Nobody() if others is None else others
        self.thinking = Thinking()
        self.live: dict[str, LiveTable] = {}
        self._follower: Follower | None = None
        self._clocks = ClockKeeper(self, setup)
        self._deals = DealKeeper(self, setup)
        self._drivers = Drivers(self, setup, others=self._others)
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def times(self) -> Times:
        """The clocks of this process."""
        return self._clocks.times

    @property
    def follower(self) -> Follower:
        """Follows what other processes do, from the first table on."""
        if self._follower is None:
            self._follower = Follower(
                self,
                self._store,
                setup=self._setup,
                others=self._others,
                times=self._clocks.times,
            )
        return self._follower

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[LiveTable]:
        """Keep a table in memory while the context lasts; it is dropped when nobody needs it."""
        live = self.live.get(table)
        if live is None:
            follower = self.follower
            live = LiveTable(
                table,
                self._store,
                setup=self._setup,
                elsewhere=follower.elsewhere,
                last_seen=follower.last_seen,
                times=self._clocks.times,
            )
            self.live[table] = live
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            self._drop_if_idle(live)

    def _drop_if_idle(self, live: LiveTable) -> None:
        if live.is_idle and self.live.get(live.table) is live:
            del self.live[live.table]

    @property
    def in_use(self) -> frozenset[str]:
        """The tables in memory."""
        return frozenset(self.live)

    def let_go(self, tables: Sequence[str]) -> None:
        """Forget tables that are gone, or changed otherwise than by events, in every process."""
        self.drop(tables)
        self.follower.tell_changed(tables)

    def drop(self, tables: Sequence[str]) -> None:
        """Forget tables in this process; watching them ends."""
        for table in tables:
            live = self.live.pop(table, None)
            if live is not None:
                self._end(live)

    def _end(self, live: LiveTable) -> None:
        """End the watching of a table, and what happens there by itself."""
        live.audience.show(None)
        self._clocks.let_go(live)
        if live.driver is not None:
            live.driver.cancel()

    def watch(self, live: LiveTable, watcher: Watcher, *, state: TableState) -> None:
        """Begin to watch a table from a state on."""
        live.audience.watch(watcher, state)
        self._clocks.keep(live)
        self.follower.tell(live)
        self.follower.look()

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Stop watching."""
        live.audience.unwatch(watcher)
        self._clocks.keep(live)
        self.follower.tell(live)

    async def open(
        self,
        table: str,
        events: Events,
        keys: tuple[SeatKey, ...] = (),
        *,
        is_pair: bool = False,
    ) -> None:
        """Write the first events of a new table, and who holds its seats, together.

        Args:
            table: its id.
            events: what happened there.
            keys: who holds its seats or may take them.
            is_pair: whether it is for two who looked for each other, which ends with it.

        Raises:
            RefusedError: there is such a table already (code `stale`), or the pair has parted.
            StorageError: they could not be written; there is no such table then.
        """

        async def write() -> None:
            async with self.using(table) as live, live.lock:
                await live.append(events, keys=keys, is_pair=is_pair)
                self.wake(live)

        await asyncio.shield(self.spawn(write()))

    async def think(self, table: str, seat: Seat, request: Request) -> Thought:
        """Find out what a request needs to know, without keeping others from the table.

        Raises:
            RefusedError: the request may not be made now, or nothing can be found out.
        """
        async with self.using(table) as live:
            async with live.lock:
                moment = self._moment(live, await live.current(seq=request.seq), seat)
            request.refuse_unless_allowed(moment)
            return await request.think(moment, self._setup, self.thinking)

    async def grant(
        self, table: str, seat: Seat, request: Request, *, thought: Thought = None
    ) -> Events:
        """Carry out what a seat asks for; acting brings one back who had left.

        Returns:
            What happened.

        Raises:
            RefusedError: the request may not be made now.
            StorageError: it could not be written; nothing has changed.
        """
        happened: list[Events] = []

        def decide(live: LiveTable, state: TableState) -> Events:
            moment = self._moment(live, state, seat)
            request.refuse_unless_allowed(moment)
            events = request.granted(moment, self._setup, thought)
            happened.append(events)
            me = state.occupant(seat)
            is_back = me is not None and me.has_left and request.needs_seat and bool(events)
            return (Returned(seat=seat), *events) if is_back else events

        await self.carry_out(table, decide, seq=request.seq)
        return happened[-1]

    async def carry_out(
        self, table: str, decide: Callable[[LiveTable, TableState], Events], *, seq: int = 0
    ) -> TableState:
        """Write what `decide` makes of the current state.

        What has begun is finished, even when the one who asked does not wait for it.

        Args:
            table: the table.
            decide: is asked again when another process has written something in the meantime.
            seq: the number of an event that the one who asks has seen.
        """
        async with self.using(table) as live:
            task = self.spawn(self.commit(live, decide, seq=seq))
            try:
                return await asyncio.shield(task)
            except asyncio.CancelledError:
                task.add_done_callback(log_unheard)
                raise

    async def commit(
        self, live: LiveTable, decide: Callable[[LiveTable, TableState], Events], *, seq: int = 0
    ) -> TableState:
        """The same as `carry_out` for a table in use; it is not to be cancelled."""
        async with self.using(live.table), live.lock:
            state = await live.current(seq=seq)
            for is_last in (*(False,) * (_TRIES - 1), True):
                reading = self._clocks.times.read()
                try:
                    state = await self._clocks.settle(live, state, reading)
                    events = decide(live, state)
                    if any(isinstance(event, RematchAccepted) for event in events):
                        await self._open_following(state)
                    state = await live.append(events, reading=reading)
                    break
                except MovedOnError:
                    if is_last:
                        raise
                    state = await live.current()
            state = await self._deals.deal_when_due(live, state)
            self.wake(live)
        return state

    async def _open_following(self, state: TableState) -> None:
        """Open the table of the next match before anybody is sent there."""
        table, events = following(state, self._setup.source)
        with suppress(RefusedError):  # it is there, since an acceptance was cut short after it
            await self.open(table, events)

    def keep_clock(self, live: LiveTable) -> None:
        """Look at the clock of a table, since somebody came or went elsewhere."""
        self._clocks.keep(live)

    def wake(self, live: LiveTable) -> None:
        """Let the computer players of a table play on, if it is their turn."""
        is_dealing = live.state is not None and is_awaiting_deal(live.state)
        if is_dealing and live.deal_timer is None:  # the process that waited for it may be gone
            self._deals.look_again(live.table)
        self._drivers.begin(live, then=self._drop_if_idle)
        self._clocks.keep(live)

    @staticmethod
    def _moment(live: LiveTable, state: TableState, seat: Seat) -> Moment:
        return Moment(
            state,
            seat,
            is_opponent_away=live.audience.is_away(state, seat.opponent),
            tabs=live.audience.tabs_at(seat),
        )

    async def aclose(self) -> None:
        """End every subscription, stop thinking, and wait for what is being written."""
        if self._follower is not None:
            self.spawn(self._follower.close())
        for live in self.live.values():
            self._end(live)
        self._clocks.close()
        self.thinking.close()
        while self._tasks:
            await asyncio.wait(self._tasks)

    def spawn(self, work: Coroutine[object, object, _Result]) -> asyncio.Task[_Result]:
        """Do something beside everything else; closing waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[object]) -> None:
        """Let go of a finished task; its error, if any, has been told to whoever waited."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()
