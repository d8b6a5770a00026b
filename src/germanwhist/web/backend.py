"""What every request is answered with: the tables, the keys of their seats, the settings."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
from collections import Counter
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

import litestar
from litestar.datastructures import Cookie, State
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
    hashed,
    keep_young,
    prune,
    secret_of,
    try_to_write,
    unsigned_keys,
)
from germanwhist.web.guards.budgets import Budgets
from germanwhist.web.meeting.lobby import Lobby
from germanwhist.web.problems import ProblemError
from germanwhist.web.review.reviewer import Reviewer
from germanwhist.web.running.asking import ask_often
from germanwhist.web.running.metrics import SOCKETS, watch_tables
from germanwhist.web.statistics.deal_book import DealBook

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from litestar import Litestar
    from litestar.connection import ASGIConnection

    from germanwhist.rules import Seat
    from germanwhist.web.running.settings import Settings

__all__ = [
    "KEY_IN_STATE",
    "Backend",
    "CurrentBackend",
    "Request",
    "backend_of",
    "browser_key_of",
    "cookie_for",
    "is_https",
    "key_of",
    "new_key",
    "new_secret",
    "no_cookie",
    "open_backend",
]

KEY_IN_STATE: Final = "germanwhist_key"  # of a connection, where `key_of` finds it
_COOKIE: Final = "germanwhist"
# Browsers take a cookie of this name only over HTTPS and from the very host it is for.
_SECURE_COOKIE: Final = f"__Host-{_COOKIE}"
_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_GOODBYE_SECONDS: Final = 1.0  # for sockets whose other side does not answer
_SECONDS_BETWEEN_SWEEPS: Final = 600
_SECONDS_BETWEEN_CHECKS: Final = 5.0
_LOG: Final = logging.getLogger(__name__)
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one


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
            raise ProblemError(HTTPStatus.UNAUTHORIZED, "no_key", "no seat belongs to this client")
        seats = await self.keys.seats(table, key) if _TABLE.fullmatch(table) else ()
        found = next((seat for seat in seats if wished in (None, seat.label)), None)
        if found is None:
            raise ProblemError(
                HTTPStatus.FORBIDDEN, "no_seat", "no seat of such a table belongs to this client"
            )
        return found

    async def remove_unplayed(self) -> None:
        """Remove the tables at which nobody has played for long; one process is enough for it.

        Those that somebody has open are noted as used before, for `germanwhist prune` and for
        other servers, which cannot know.
        """
        now, in_use = self.settings.setup.clock(), self.tables.in_use
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
Request: TypeAlias = litestar.Request[Any, Any, Any]


def backend_of(state: State) -> Backend:
    """The backend of a request, for Litestar to hand in."""
    backend: Backend = state.backend
    return backend


def new_secret() -> str:
    """128 random bits as text, for a key or an invitation."""
    return secrets.token_urlsafe(16)


def new_key(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A key for a client, signed so that it is known as one that this server has made."""
    secret = new_secret()
    return f"{secret}.{_signature(connection, secret)}"


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key that all hangs on which is the client's; None where it has none.

    It is that of the person who is signed in, which no client is told, or the client's own; see
    `germanwhist.web.people`.
    """
    key: str | None = connection.scope.get("state", {}).get(KEY_IN_STATE)
    return key


def browser_key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key in a client's cookie; None without one that this server has made.

    A key that somebody else has chosen, and planted in a browser, would be known to them.
    """
    backend: Backend = connection.app.state.backend
    key = connection.cookies.get(_SECURE_COOKIE if is_https(connection) else _COOKIE, "")
    if _is_signed(connection, key):
        return key
    before = connection.cookies.get(_COOKIE, "")
    return before if hashed(before) in backend.unsigned else None


def _is_signed(connection: ASGIConnection[Any, Any, Any, Any], key: str) -> bool:
    secret, _, signature = key.partition(".")
    if not _SECRET.fullmatch(secret) or not signature.isascii():
        return False
    return hmac.compare_digest(signature, _signature(connection, secret))


def _signature(connection: ASGIConnection[Any, Any, Any, Any], secret: str) -> str:
    backend: Backend = connection.app.state.backend
    return hmac.new(backend.secret.encode(), secret.encode(), "sha256").hexdigest()[:32]


def is_https(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the browser has come by HTTPS, as far as can be known behind a proxy."""
    backend: Backend = connection.app.state.backend
    is_secure = connection.scope["scheme"] in ("https", "wss")
    return is_secure or connection.headers.get("host") in backend.settings.https_hosts


def no_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
    """The cookie that makes a client forget its key."""
    return replace(cookie_for(connection, ""), max_age=0)


def cookie_for(connection: ASGIConnection[Any, Any, Any, Any], key: str) -> Cookie:
    """The cookie that keeps a key where no script and no other site can reach it."""
    is_secure = is_https(connection)
    backend: Backend = connection.app.state.backend
    return Cookie(
        key=_SECURE_COOKIE if is_secure else _COOKIE,
        value=key,
        max_age=_COOKIE_SECONDS,
        path="/" if is_secure else f"{backend.settings.path}/api",
        httponly=True,
        samesite="strict",
        secure=is_secure,
    )
