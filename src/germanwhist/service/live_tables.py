"""Carrying requests to tables: the lock, the cache, the write, and the computer players' turns."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, TypeVar

from germanwhist.errors import GermanWhistError, StorageError
from germanwhist.service.computers import ask, computer_turn, what_follows
from germanwhist.service.dealing import deal_when_due, is_awaiting_deal
from germanwhist.service.following import following
from germanwhist.service.live_table import LiveTable
from germanwhist.service.refusal import RefusedError
from germanwhist.service.requests import Moment
from germanwhist.service.requests.presence import Returned
from germanwhist.service.requests.rematch import RematchAccepted
from germanwhist.service.thinking import Thinking
from germanwhist.service.unexpected import log_unexpected

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from germanwhist.players import Player
    from germanwhist.rules import Seat
    from germanwhist.service.computers import Turn
    from germanwhist.service.requests import Events, Request, Thought
    from germanwhist.service.seats import SeatKey
    from germanwhist.service.setup import Setup
    from germanwhist.service.state import TableState
    from germanwhist.service.store import EventStore

__all__ = ["LiveTables"]

_LOG: Final = logging.getLogger(__name__)
_LATE_AT_LEAST: Final = 0.05  # seconds; a clock and the event loop's need not agree to the last bit
_RETRY_AFTER: Final = 5.0  # seconds after which a write that failed is tried again
_Result = TypeVar("_Result")


class LiveTables:
    """Knows which tables are in memory, and lets one request at a time change each.

    Args:
        store: where the events are kept.
        setup: players, clocks and limits.
    """

    def __init__(self, store: EventStore, setup: Setup) -> None:
        self._store = store
        self._setup = setup
        self.thinking = Thinking()
        self._following: asyncio.Task[None] | None = None
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[LiveTable]:
        """Keep a table in memory while the context lasts; it is dropped when nobody needs it."""
        live = self._live.get(table)
        if live is None:
            live = self._live[table] = LiveTable(table, self._store, self._setup)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            self._drop_if_idle(live)

    def _drop_if_idle(self, live: LiveTable) -> None:
        if live.is_idle and self._live.get(live.table) is live:
            del self._live[live.table]

    @property
    def in_use(self) -> frozenset[str]:
        """The tables in memory."""
        return frozenset(self._live)

    def follow(self) -> None:
        """Show watchers what other processes write, such as a terminal beside a server."""
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())
            self._following.add_done_callback(_log_unheard)

    async def _follow(self) -> None:
        while any(live.is_watched for live in self._live.values()):
            await asyncio.sleep(self._setup.look_every)
            watched = {
                live.table: live.state.seq
                for live in self._live.values()
                if live.is_watched and live.state is not None
            }
            with suppress(StorageError, RefusedError):  # the next look tries again
                for table in await self._store.moved_on(watched):
                    async with self.using(table) as live, live.lock:
                        await live.refresh()
                        self.wake(live)

    async def open(self, table: str, events: Events, keys: tuple[SeatKey, ...] = ()) -> None:
        """Write the first events of a new table, and who holds its seats, together.

        Raises:
            StorageError: they could not be written; there is no such table then.
        """
        await asyncio.shield(self._spawn(self._open(table, events, keys)))

    async def _open(self, table: str, events: Events, keys: tuple[SeatKey, ...] = ()) -> None:
        async with self.using(table) as live, live.lock:
            await live.append(events, keys=keys)
            self.wake(live)

    async def think(self, table: str, seat: Seat, request: Request) -> Thought:
        """Find out what a request needs to know, without keeping others from the table.

        Raises:
            RefusedError: the request may not be made now, or nothing can be found out.
        """
        async with self.using(table) as live:
            async with live.lock:
                moment = self._moment(live, await live.current(), seat)
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
            events = request.events(moment, self._setup, thought)
            happened.append(events)
            me = state.occupant(seat)
            is_back = me is not None and me.has_left and request.needs_seat and bool(events)
            return (Returned(seat=seat), *events) if is_back else events

        await self.carry_out(table, decide)
        return happened[-1]

    async def carry_out(
        self, table: str, decide: Callable[[LiveTable, TableState], Events]
    ) -> TableState:
        """Write what `decide` makes of the current state.

        What has begun is finished, even when the one who asked does not wait for it.
        """
        async with self.using(table) as live:
            task = self._spawn(self._commit(live, decide))
            try:
                return await asyncio.shield(task)
            except asyncio.CancelledError:
                task.add_done_callback(_log_unheard)
                raise

    async def _commit(
        self, live: LiveTable, decide: Callable[[LiveTable, TableState], Events]
    ) -> TableState:
        async with self.using(live.table), live.lock:
            before = await live.current()
            events = decide(live, before)
            if any(isinstance(event, RematchAccepted) for event in events):
                await self._open_following(before)
            state = await live.append(events)
            state = await self._deal_when_due(live, state)
            self.wake(live)
        return state

    async def _deal_when_due(self, live: LiveTable, state: TableState) -> TableState:
        """Deal a sealed hand when its cuts are there; else look again when they are late."""
        now = self._setup.clock()
        dealt = deal_when_due(state, now=now, limit=self._setup.cut_limit)
        if dealt:
            state = await live.append(dealt)
        due_at = state.sealing.due_at(self._setup.cut_limit) if state.sealing else None
        if live.deal_timer is not None:
            live.deal_timer.cancel()
            live.deal_timer = None
        if due_at is not None and is_awaiting_deal(state):
            live.deal_timer = asyncio.get_running_loop().call_later(
                max(due_at - now, _LATE_AT_LEAST), self._look_again, live.table
            )
        return state

    def _look_again(self, table: str) -> None:
        self._spawn(self._deal_late(table)).add_done_callback(_log_unheard)

    async def _deal_late(self, table: str) -> None:
        async with self.using(table) as live, live.lock:
            await self._deal_when_due(live, await live.refresh())
            self.wake(live)

    async def _open_following(self, state: TableState) -> None:
        """Open the table of the next match before anybody is sent there."""
        table, events = following(state, self._setup.source)
        with suppress(RefusedError):  # it is there, since an acceptance was cut short after it
            await self._open(table, events)

    def wake(self, live: LiveTable) -> None:
        """Let the computer players of a table play on, if it is their turn."""
        is_driven = live.driver is not None and not live.driver.done()
        is_dealing = live.state is not None and is_awaiting_deal(live.state)
        if is_dealing and live.deal_timer is None:  # the process that waited for it is gone
            self._look_again(live.table)
        if not is_driven and live.state is not None and computer_turn(live.state) is not None:
            live.driver = self._spawn(self._drive(live))
            live.driver.add_done_callback(lambda driver: self._end_driving(live, driver))

    def _end_driving(self, live: LiveTable, driver: asyncio.Task[None]) -> None:
        """Let go of a driver that has ended; nobody waits for it to hear of its error."""
        if not driver.cancelled() and (error := driver.exception()) is not None:
            log_unexpected(_LOG, error, "a computer player's turn")
        self._drop_if_idle(live)

    async def _drive(self, live: LiveTable) -> None:
        """Play for the computer seats until a person is to decide."""
        while True:
            try:
                turn = computer_turn(await live.current())
                if turn is None:
                    return
                await self._take_turn(live, turn)
            except StorageError as error:
                _LOG.warning("a computer player's card was not kept: %s", error.code)
                if not live.is_watched:
                    return  # the next visit tries again
                await asyncio.sleep(_RETRY_AFTER)

    async def _take_turn(self, live: LiveTable, turn: Turn) -> None:
        """Ask for a card and play it, unless the table has moved on in the meantime."""

        def player() -> Player:
            key = (turn.seat, turn.level, turn.seed)
            if key not in live.players:
                live.players[key] = self._setup.player(turn.level, turn.fixed, seed=turn.seed)
            return live.players[key]

        card = await ask(turn, player, self.thinking, limit=self._setup.think_limit)

        with suppress(RefusedError):  # another process was faster
            await self._commit(live, lambda _, state: what_follows(state, turn, card))

    @staticmethod
    def _moment(live: LiveTable, state: TableState, seat: Seat) -> Moment:
        return Moment(
            state,
            seat,
            is_opponent_away=live.is_away(state, seat.opponent),
            tabs=live.watchers_at(seat),
        )

    async def aclose(self) -> None:
        """End every subscription, stop thinking, and wait for what is being written."""
        if self._following is not None:
            self._following.cancel()
        for live in self._live.values():
            live.close()
            if live.driver is not None:
                live.driver.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _spawn(self, work: Coroutine[object, object, _Result]) -> asyncio.Task[_Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[object]) -> None:
        """Let go of a finished task; its error, if any, has been told to whoever waited."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()


def _log_unheard(task: asyncio.Task[object]) -> None:
    """Log the error of a request whose sender went away before it ended."""
    if task.cancelled():
        return
    error = task.exception()
    if error is not None and not isinstance(error, GermanWhistError):
        log_unexpected(_LOG, error, "a request that nobody waits for")
