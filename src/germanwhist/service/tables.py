"""The tables: sitting down, watching, and the one door for every request.

A request takes the table's lock, decides from the state alone what happens, and its events are
durable before it is answered. Computer players enter by the same door as people.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from germanwhist.rules import Seat
from germanwhist.school import Counsel
from germanwhist.service.audience import Watcher
from germanwhist.service.new_tables import NewTables
from germanwhist.service.opening import sit
from germanwhist.service.records import records_of
from germanwhist.service.refusal import RefusedError
from germanwhist.service.requests import ComeBack
from germanwhist.service.requests.watching import Watched
from germanwhist.service.watched_table import watched_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from germanwhist.notation import Record
    from germanwhist.service.clocks.times import Times
    from germanwhist.service.live_table import LiveTable
    from germanwhist.service.requests import Request
    from germanwhist.service.seats import Occupant
    from germanwhist.service.state import TableState
    from germanwhist.service.store import TableSummary
    from germanwhist.service.table_view import TableView
    from germanwhist.service.thinking import Thinking
    from germanwhist.service.watched_table import WatchedTable

__all__ = ["Tables"]


class Tables(NewTables):
    """All tables of one store. Belongs to one event loop; close it with `aclose`.

    Args:
        store: where the events are kept.
        setup: players, judge, random numbers and clocks.
        others: the other processes that use the store; None where nobody is heard.
    """

    @property
    def thinking(self) -> Thinking:
        """Where whatever takes long waits for its turn."""
        return self._live.thinking

    @property
    def times(self) -> Times:
        """The clocks of this process."""
        return self._live.times

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer levels that may be chosen."""
        return self._setup.levels

    async def sit(
        self, table: str, seat: Seat, occupant: Occupant, *, promise: str | None = None
    ) -> None:
        """Take an empty seat.

        Args:
            table: the table.
            seat: the seat.
            occupant: who takes it.
            promise: of the seat's cut, if it takes part in the deals.

        Raises:
            RefusedError: the seat is taken, or the level or name refused.
        """
        taken = self._checked(occupant)
        await self._live.carry_out(
            table,
            lambda _, state: sit(state, seat, taken, source=self._setup.source, promise=promise),
        )

    async def view(self, table: str, seat: Seat) -> TableView:
        """What a seat sees now.

        Raises:
            RefusedError: there is no such table.
        """
        async with self._live.using(table) as live, live.lock:
            state = await live.refresh()
            self._live.wake(live)
            return live.view(state, seat)

    async def watch_link(self, table: str) -> int | None:
        """The number of the link by which others may watch; None where nobody may.

        Raises:
            RefusedError: there is no such table.
        """
        watched = (await self._state(table)).fact(Watched)
        return None if watched is None else watched.link

    @asynccontextmanager
    async def look_on(
        self, table: str, link: int
    ) -> AsyncIterator[AsyncIterator[WatchedTable | None]]:
        """Watch a table from no seat.

        Entering gives an iterator as for `subscribe`; None is the last that it gives when the
        watching by this link is ended.

        Args:
            table: the table.
            link: the number of the link.

        Raises:
            RefusedError: there is no such table.
        """
        async with self._watching(table, Watcher(None)) as (live, _, states):
            yield _watched(live, states, link=link)

    @asynccontextmanager
    async def subscribe(self, table: str, seat: Seat) -> AsyncIterator[AsyncIterator[TableView]]:
        """Watch a table from a seat, which is then present.

        Entering gives an iterator of what the seat sees: now, and after every change, until the
        context is left or the tables are closed. A very slow reader misses views, never the
        newest.

        Raises:
            RefusedError: there is no such table.
        """
        async with self._watching(table, Watcher(seat)) as (live, state, states):
            occupant = state.occupant(seat)
            if occupant is not None and occupant.has_left:
                await self._live.grant(table, seat, ComeBack())
            self._live.wake(live)
            yield _seen(live, states, seat=seat)

    @asynccontextmanager
    async def _watching(
        self, table: str, watcher: Watcher
    ) -> AsyncIterator[tuple[LiveTable, TableState, AsyncIterator[TableState]]]:
        async with self._live.using(table) as live:
            async with live.lock:
                state = await live.refresh()
                self._live.watch(live, watcher, state=state)
            try:
                yield live, state, watcher.states()
            finally:
                self._live.unwatch(live, watcher)

    async def ask(self, table: str, seat: Seat, request: Request) -> Counsel | None:
        """Ask for something as a seat of a table; those who watch are shown what follows.

        A request names the number of the last event its sender has seen. One that is late or
        comes twice is refused (code `stale`) and changes nothing.

        Args:
            table: the table.
            seat: who asks.
            request: one of `germanwhist.service.requests`.

        Returns:
            The advice for a `Hint`, or on a `Coached` card that costs too much; else None.

        Raises:
            RefusedError: `code` is a `Refusal`, or the `Fault` of the rules.
            StorageError: it could not be written; nothing has changed.
        """
        thought = await self._live.think(table, seat, request) if request.needs_thought else None
        events = await self._live.grant(table, seat, request, thought=thought)
        code = request.why_in_vain(events)
        if code is not None:
            raise RefusedError(f"{request} was in vain: {code}", code=code)
        return thought if isinstance(thought, Counsel) else None

    async def records(self, table: str) -> tuple[Record, ...]:
        """The finished hands of a table as records, which hold every card.

        Raises:
            RefusedError: there is no such table.
        """
        return records_of(await self._state(table))

    @property
    def in_use(self) -> frozenset[str]:
        """The tables that are in memory, since somebody uses or watches them."""
        return self._live.in_use

    def let_go(self, tables: Sequence[str]) -> None:
        """Forget tables that are gone, or changed otherwise than by events.

        Whoever watches one hears that the server closes the line, and may come again.
        """
        self._live.let_go(tables)

    async def unfinished(self) -> tuple[TableSummary, ...]:
        """The tables whose match is not over, the last used first."""
        return await self._store.unfinished()

    async def aclose(self) -> None:
        """End every subscription, stop thinking, and wait for what is being written."""
        await self._live.aclose()


async def _seen(
    live: LiveTable, states: AsyncIterator[TableState], *, seat: Seat
) -> AsyncIterator[TableView]:
    """What a seat sees of each state."""
    async for state in states:
        yield live.view(state, seat)


async def _watched(
    live: LiveTable, states: AsyncIterator[TableState], *, link: int
) -> AsyncIterator[WatchedTable | None]:
    """What those see of each state who watch by a link; None at last, when they may no more."""
    async for state in states:
        north, south = (live.audience.tabs_at(seat) > 0 for seat in Seat)
        told = watched_table(state, link=link, present=(north, south))
        yield told
        if told is None:
            return
