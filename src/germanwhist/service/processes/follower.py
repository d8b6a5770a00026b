"""Following what other processes do, and telling them who watches here."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from germanwhist.errors import StorageError
from germanwhist.service.processes.elsewhere import Elsewhere
from germanwhist.service.processes.last_seen import LastSeen
from germanwhist.service.processes.news import Changed, Gone, Moved, Seen, changed, seen
from germanwhist.service.refusal import RefusedError
from germanwhist.service.table_id import new_id
from germanwhist.service.thinking import asked_by
from germanwhist.service.unexpected import log_unexpected

if TYPE_CHECKING:
    from collections.abc import Coroutine, Sequence

    from germanwhist.rules import Seat
    from germanwhist.service.clocks.times import Times
    from germanwhist.service.in_memory import InMemory
    from germanwhist.service.live_table import LiveTable
    from germanwhist.service.processes.news import News, Tabs
    from germanwhist.service.processes.others import Others
    from germanwhist.service.setup import Setup
    from germanwhist.service.store import EventStore

__all__ = ["Follower"]

_LOG: Final = logging.getLogger(__name__)


@final
class Follower:
    """Keeps the tables in memory in step with what is written elsewhere.

    News tell at once that a table has moved on. A look at the store now and then finds what no
    news has told, and everything where processes tell each other nothing, such as a terminal
    beside a server; another one follows when news can be heard again. Belongs to one event loop.

    Args:
        tables: the tables in memory.
        store: where the events are.
        setup: how often to look.
        others: the other processes.
        times: the clocks of the server, which hear of a store that does not answer.
    """

    def __init__(
        self, tables: InMemory, store: EventStore, *, setup: Setup, others: Others, times: Times
    ) -> None:
        self._tables = tables
        self._store = store
        self._setup = setup
        self._others = others
        self._times = times
        self._process = new_id()
        self._looking: asyncio.Task[None] | None = None
        self.elsewhere = Elsewhere(others, clock=asyncio.get_running_loop().time)
        self.last_seen = LastSeen(setup.steady, keep=setup.absent_after)
        self._has_missed = asyncio.Event()
        others.hear(self._heard, begun=self._has_missed.set)

    @property
    def _every(self) -> float:
        """Seconds between two looks."""
        hears = bool(self._others.are_heard)
        return self._setup.heal_every if hears else self._setup.look_every

    def look(self) -> None:
        """Look at the store now and then, as long as somebody watches here."""
        if self._looking is None or self._looking.done():
            self._looking = self._tables.spawn(self._look_now_and_then())
            self._looking.add_done_callback(_log_error)

    def tell(self, live: LiveTable) -> None:
        """Tell the others who watches a table here; somebody came or went."""
        self._say(Seen(self._process, {live.table: live.audience.tabs}))

    def tell_changed(self, tables: Sequence[str]) -> None:
        """Tell the others of tables that are gone, or were changed otherwise than by events."""
        for news in changed(self._process, tables):
            self._say(news)

    def _say(self, news: News) -> None:
        if self._others.are_heard is not None:
            self._tables.spawn(self._others.say(news))

    def _heard(self, news: News) -> None:
        if isinstance(news, Moved):
            live = self._tables.live.get(news.table)
            if live is not None and (live.state is None or live.state.seq < news.seq):
                self._tables.spawn(self._catch_up(news.table, news.seq))
        elif news.process == self._process:
            return
        elif isinstance(news, Changed):
            self._tables.drop(news.tables)
        elif isinstance(news, Seen):
            self._show(self.elsewhere.note(news.process, news.tables))
        else:
            self._show(self.elsewhere.forget(news.process))

    def _show(self, changed: frozenset[tuple[str, Seat]]) -> None:
        """Show to those who watch here who came or went elsewhere."""
        for table, seat in changed:
            live = self._tables.live.get(table)
            if live is not None:
                live.audience.note_elsewhere(seat)
                self._tables.keep_clock(live)
            elif not self.elsewhere.tabs(table, seat):
                self.last_seen.note(table, seat)

    async def _catch_up(self, table: str, seq: int) -> None:
        with suppress(StorageError, RefusedError):  # the next look tries again
            async with self._tables.using(table) as live, live.lock:
                await live.current(seq=seq)
                self._wake(live)

    async def _look_now_and_then(self) -> None:
        while watched := [live for live in self._tables.live.values() if live.audience.is_here]:
            tabs: dict[str, Tabs] = {live.table: live.audience.tabs for live in watched}
            for news in seen(self._process, tabs):
                self._say(news)
            await self._next_look()
            self._show(self.elsewhere.forget_silent())
            # Nothing is known of a table whose last write failed; it may have succeeded after all.
            known = {live.table: 0 if (now := live.state) is None else now.seq for live in watched}
            with suppress(StorageError):  # the next look tries again
                with self._times.storing():
                    moved = await self._store.moved_on(known)
                for table in moved:
                    await self._catch_up(table, known[table] + 1)
            for live in watched:
                if self.elsewhere.is_watched(live.table):  # who played there may be gone
                    self._wake(live)

    async def _next_look(self) -> None:
        """Wait until it is time, or until there is news again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._every):
                await self._has_missed.wait()
        self._has_missed.clear()

    def _wake(self, live: LiveTable) -> None:
        with asked_by("", live.table):  # not by whoever came first
            self._tables.wake(live)

    def close(self) -> Coroutine[object, object, None]:
        """Stop looking; what is given back tells the others."""
        if self._looking is not None:
            self._looking.cancel()
        return self._others.say(Gone(self._process))


def _log_error(looking: asyncio.Task[None]) -> None:
    if not looking.cancelled() and (error := looking.exception()) is not None:
        log_unexpected(_LOG, error, "following other processes")
