"""Where the searches of this process wait: it keeps them alive, pairs, and tells what happens."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import asynccontextmanager, suppress
from statistics import median
from typing import TYPE_CHECKING, Final, final

from germanwhist.errors import StorageError
from germanwhist.rules import RuleSet, Seat
from germanwhist.service import RefusedError, SeatKey, log_unexpected, new_id
from germanwhist.service.clocks import ClockKind
from germanwhist.service.meeting import pairs

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from germanwhist.service import Tables
    from germanwhist.service.processes import Others
    from germanwhist.storage import Searches, Standing

__all__ = ["Lobby"]

_EVERY: Final = 1.0  # seconds between two looks at the searches
_REMEMBERED: Final = 20  # waits, of which the middle one is told
_LOG: Final = logging.getLogger(__name__)


@final
class Lobby:
    """Looks at the searches once a second while anybody waits here, and at once when told.

    Any process pairs; a lock keeps two from doing the same work, and the rows of the searches
    from doing it twice.

    Args:
        searches: where they are kept.
        tables: where the two play.
        others: the other processes.
        clock: seconds since 1970-01-01 UTC.
    """

    def __init__(
        self, searches: Searches, tables: Tables, *, others: Others, clock: Callable[[], float]
    ) -> None:
        self._searches = searches
        self._tables = tables
        self._others = others
        self._clock = clock
        self._here: dict[str, asyncio.Queue[Standing | None]] = {}
        self._told: dict[str, Standing] = {}
        self._hurry = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._waits: deque[float] = deque(maxlen=_REMEMBERED)

    @property
    def usual_wait(self) -> int | None:
        """Seconds that half of the last ones have waited; None where nobody has."""
        return round(median(self._waits)) if self._waits else None

    @asynccontextmanager
    async def waiting(self, search: str) -> AsyncIterator[asyncio.Queue[Standing | None]]:
        """Wait with a search while the context lasts.

        Entering gives a queue of how far it has come, now and after each change; None when it has
        ended. A second one who waits with the same search takes it from the first.

        Args:
            search: its id.
        """
        row: asyncio.Queue[Standing | None] = asyncio.Queue()
        before = self._here.pop(search, None)
        if before is not None:
            before.put_nowait(None)
        self._here[search] = row
        self._told.pop(search, None)
        await self._searches.beat((search,), now=self._clock())
        self.hurry()
        try:
            yield row
        finally:
            if self._here.get(search) is row:
                del self._here[search]
                self._told.pop(search, None)
                with suppress(StorageError):
                    await self._searches.lose(search)

    def hurry(self) -> None:
        """Look at the searches now: something has changed."""
        self._hurry.set()
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Tell all who wait that it is over here."""
        for row in self._here.values():
            row.put_nowait(None)
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while self._here:
            self._hurry.clear()
            try:
                await self._round()
            except StorageError as error:
                _LOG.error("storage: %s", error)
            except Exception as error:  # told to the log alone; who waits waits on
                log_unexpected(_LOG, error, "pairing")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), _EVERY)

    async def _round(self) -> None:
        here = tuple(self._here)
        now = self._clock()
        await self._searches.beat(here, now=now)
        async with self._others.alone("meeting") as is_ours:
            if is_ours:
                await self._searches.sweep(now=now)
                waiting = [search.seeker for search in await self._searches.open(now=now)]
                for one, other in pairs(waiting, now=now):
                    await self._searches.pair(one.id, other.id, now=now)
        standings = await self._searches.standings(here)
        for standing in standings.values():
            await self._open(standing)
        for search, standing in (await self._searches.standings(here)).items():
            self._tell(search, standing)
        for search in here:
            if search not in standings and search in self._here:
                self._here[search].put_nowait(None)

    def _tell(self, search: str, standing: Standing) -> None:
        before = self._told.get(search)
        if search not in self._here or standing == before:
            return
        if standing.partner is not None and (before is None or before.partner is None):
            self._waits.append(standing.paired_at - standing.search.since)
        self._told[search] = standing
        self._here[search].put_nowait(standing)

    async def _open(self, standing: Standing) -> None:
        """Open the table of a pair that have both come, unless another process does."""
        partner = standing.partner
        is_due = partner is not None and partner.has_come and standing.has_come
        if not is_due or standing.table is not None:
            return
        table = new_id()
        both = await self._searches.to_open(table, search=standing.search.id)
        if not both:
            return
        wish = standing.search.wish
        with suppress(RefusedError):  # one of them has gone in the meantime
            await self._tables.open_pair(
                RuleSet.parse(wish.rules),
                (both[Seat.NORTH].name, both[Seat.SOUTH].name),
                table=table,
                keys=tuple(SeatKey(seat, key_hash=both[seat].key_hash) for seat in Seat),
                cutters=(both[Seat.NORTH].has_cut, both[Seat.SOUTH].has_cut),
                is_rated=wish.is_rated,
                clock=ClockKind(wish.clock),
            )
