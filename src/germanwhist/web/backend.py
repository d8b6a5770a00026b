"""What every request is answered with: the tables, the keys of their seats, the settings."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Final, TypeAlias, final

from litestar.datastructures import State  # noqa: TC002 - Litestar reads the type
from litestar.di import NamedDependency
from litestar.stores.memory import MemoryStore

from germanwhist.errors import StorageError
from germanwhist.school.decisions import all_puzzles
from germanwhist.service import DayPars, Tables, prepare_engine
from germanwhist.storage import (
    Ages,
    Ceremonies,
    Database,
    Days,
    People,
    PracticeLog,
    PuzzleRatings,
    Ratings,
    SameCards,
    Searches,
    SeatKeys,
    SqlEventStore,
    Statistics,
    keep_young,
    prune,
    secret_of,
    try_to_write,
    unsigned_keys,
)
from germanwhist.web.guards.budgets import Budgets
from germanwhist.web.meeting.lobby import Lobby
from germanwhist.web.problems import ForbiddenError, UnauthorizedError
from germanwhist.web.review.reviewer import Reviewer
from germanwhist.web.running.asking import ask_often
from germanwhist.web.running.metrics import SOCKETS, watch_tables
from germanwhist.web.statistics.deal_book import DealBook

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from litestar import Litestar

    from germanwhist.rules import Seat
    from germanwhist.web.running.settings import Settings

__all__ = ["Backend", "CurrentBackend", "backend_of", "open_backend"]

_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_GOODBYE_SECONDS: Final = 1.0  # for sockets whose other side does not answer
_SECONDS_BETWEEN_SWEEPS: Final = 600
_SECONDS_BETWEEN_CHECKS: Final = 5.0
_LOG: Final = logging.getLogger(__name__)


@final
class Backend:
    """The parts of a running server.

    Args:
        settings: how it was started.
        database: the open database.
        secret: signs the keys of clients.
        unsigned: hashes of the keys from before keys were signed, which are taken as well.
    """

    def __init__(
        self,
        settings: Settings,
        database: Database,
        secret: str,
        *,
        unsigned: frozenset[str] = frozenset(),
    ) -> None:
        self.settings = settings
        self.database = database
        self.secret = secret
        self.unsigned = unsigned
        self.others = database.others
        self.tables = Tables(SqlEventStore(database), settings.setup, others=self.others)
        database.reaching = self.tables.times.reaching
        watch_tables(self.tables)
        self.keys = SeatKeys(database)
        self.statistics = Statistics(database)
        self.practice = PracticeLog(database)
        self.puzzle_ratings = PuzzleRatings(database)
        self.ratings = Ratings(database)
        self.searches = Searches(database)
        self.lobby = Lobby(
            self.searches, self.tables, others=self.others, clock=settings.setup.clock
        )
        self.days = Days(database)
        self.same_cards = SameCards(database)
        self.people = People(database)
        self.ceremonies = Ceremonies(database)
        self.day_pars = DayPars(
            self.days, self.tables.thinking, others=self.others, play=settings.setup.par_play
        )
        self.deal_book = DealBook(self.statistics, batch=settings.deals_a_batch)
        self.reviewer = Reviewer(self.tables.thinking)
        self.budgets = Budgets(settings)
        self.is_closing = False
        self._checking = asyncio.Lock()
        self._written_at: float | None = None
        self._sockets: Counter[str] = Counter()  # open now, by address
        self._has_no_socket = asyncio.Event()
        self._has_no_socket.set()

    @property
    def now(self) -> float:
        """Seconds since 1970-01-01 UTC, by the clock of the tables."""
        return self.settings.setup.clock()

    @contextmanager
    def socket_open(self, address: str) -> Iterator[bool]:
        """Count a socket of an address while the context lasts; whether there may be one more."""
        is_one_too_many = (
            self._sockets.total() >= self.settings.sockets
            or self._sockets[address] >= self.settings.sockets_of_an_address
        )
        if is_one_too_many:
            yield False
            return
        self._sockets[address] += 1
        self._has_no_socket.clear()
        SOCKETS.inc()
        try:
            yield True
        finally:
            SOCKETS.dec()
            self._sockets[address] -= 1
            self._sockets += Counter()  # forgets who has none
            if not self._sockets:
                self._has_no_socket.set()

    async def seat(self, table: str, key: str | None, wished: str | None = None) -> Seat:
        """The seat that a key opens at a table.

        Args:
            table: the table's id.
            key: the browser's key.
            wished: `north` or `south`, for a browser that holds both.

        Raises:
            ProblemError: the key opens no such seat; whether there is such a table is not told.
        """
        if key is None:
            raise UnauthorizedError("no_key", "no seat belongs to this client")
        seats = await self.keys.seats(table, key) if _TABLE.fullmatch(table) else ()
        found = next((seat for seat in seats if wished in (None, seat.label)), None)
        if found is None:
            raise ForbiddenError("no_seat", "no seat of such a table belongs to this client")
        return found

    async def remove_unplayed(self) -> None:
        """Remove the tables at which nobody has played for long; one process is enough for it.

        Those that somebody has open are noted as used before, for `germanwhist prune` and for
        other servers, which cannot know.
        """
        now, in_use = self.now, self.tables.in_use
        try:
            await keep_young(self.database, in_use, now=now)
            async with self.others.alone("prune") as is_ours:
                if not is_ours:
                    return
                pruned = await prune(self.database, Ages(), now=now, in_use=in_use)
        except StorageError as error:
            _LOG.error("storage: %s", error)
        else:
            if pruned.total:
                _LOG.info("removed %d tables at which nobody has played", pruned.total)

    async def check_writes(self) -> None:
        """Find out whether anything can be written, at most once in a few seconds.

        Raises:
            StorageError: nothing can.
        """
        async with self._checking:
            now = asyncio.get_running_loop().time()
            if self._written_at is None or now - self._written_at >= _SECONDS_BETWEEN_CHECKS:
                self._written_at = None
                await try_to_write(self.database)
                self._written_at = now

    async def close(self) -> None:
        """End every subscription, and let the sockets say goodbye; new ones are not taken."""
        if self.is_closing:
            return
        self.is_closing = True
        self.day_pars.close()
        await self.lobby.close()
        await self.tables.aclose()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._has_no_socket.wait(), _GOODBYE_SECONDS)


@asynccontextmanager
async def open_backend(app: Litestar) -> AsyncIterator[None]:
    """Open the database before the first request, and close everything after the last."""
    settings: Settings = app.state.settings
    async with await Database.open(settings.database) as database:
        backend = Backend(
            settings,
            database,
            await secret_of(database),
            unsigned=await unsigned_keys(database),
        )
        app.state.backend = backend
        preparing = asyncio.create_task(_prepare_engine(settings))
        sweeping = asyncio.create_task(_sweep(app, backend))
        asking = asyncio.create_task(ask_often(database))
        try:
            yield
        finally:
            sweeping.cancel()
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await backend.close()
            await preparing  # a thread must not outlive the interpreter


async def _prepare_engine(settings: Settings) -> None:
    """Build the engine's tables and read the puzzles beside everything else, if that is wanted."""
    if settings.prepares_engine:
        await asyncio.to_thread(prepare_engine)
        await asyncio.to_thread(all_puzzles)


async def _sweep(app: Litestar, backend: Backend) -> None:
    """Throw away what nobody needs any more, now and then."""
    counts = app.stores.get("rate_limit")
    while True:
        await backend.remove_unplayed()
        await asyncio.sleep(_SECONDS_BETWEEN_SWEEPS)
        if isinstance(counts, MemoryStore):
            await counts.delete_expired()


CurrentBackend: TypeAlias = NamedDependency[Backend]


def backend_of(state: State) -> Backend:
    """The backend of a request, for Litestar to hand in."""
    backend: Backend = state.backend
    return backend
