"""What every request is answered with: the tables, the keys of their seats, the settings."""

from __future__ import annotations

import asyncio
import re
import secrets
from contextlib import asynccontextmanager, contextmanager, suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.stores.memory import MemoryStore

from germanwhist.service import Tables, prepare_engine
from germanwhist.storage import Database, SeatKeys, SqlEventStore, Statistics
from germanwhist.web.deal_book import DealBook
from germanwhist.web.metrics import SOCKETS
from germanwhist.web.problems import ProblemError
from germanwhist.web.reviewer import Reviewer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from litestar import Litestar
    from litestar.connection import ASGIConnection

    from germanwhist.rules import Seat
    from germanwhist.web.settings import Settings

__all__ = ["CurrentHouse", "House", "cookie_for", "house_of", "key_of", "new_secret", "open_house"]

_COOKIE: Final = "germanwhist"
_GOODBYE_SECONDS: Final = 2.0  # for sockets whose other side does not answer
_SECONDS_BETWEEN_SWEEPS: Final = 600
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one


@final
class House:
    """The parts of a running server.

    Args:
        settings: how it was started.
        database: the open database.
    """

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.tables = Tables(SqlEventStore(database), settings.setup)
        self.keys = SeatKeys(database)
        self.statistics = Statistics(database)
        self.deal_book = DealBook(self.statistics)
        self.reviewer = Reviewer()
        self.is_closing = False
        self.sockets = 0  # open now
        self._has_no_socket = asyncio.Event()
        self._has_no_socket.set()

    @contextmanager
    def socket_open(self) -> Iterator[None]:
        """Count a socket while the context lasts."""
        self.sockets += 1
        self._has_no_socket.clear()
        SOCKETS.inc()
        try:
            yield
        finally:
            SOCKETS.dec()
            self.sockets -= 1
            if not self.sockets:
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
        seats = await self.keys.seats(table, key)
        found = next((seat for seat in seats if wished in (None, seat.label)), None)
        if found is None:
            raise ProblemError(
                HTTPStatus.FORBIDDEN, "no_seat", "no seat of such a table belongs to this client"
            )
        return found

    async def close(self) -> None:
        """End every subscription, and let the sockets say goodbye; new ones are not taken."""
        self.is_closing = True
        await self.tables.aclose()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._has_no_socket.wait(), _GOODBYE_SECONDS)


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Open the database before the first request, and close everything after the last."""
    settings: Settings = app.state.settings
    async with await Database.open(settings.database) as database:
        house = House(settings, database)
        app.state.house = house
        preparing = asyncio.create_task(_prepare_engine(settings))
        sweeping = asyncio.create_task(_forget_old_limits(app))
        try:
            yield
        finally:
            sweeping.cancel()
            await house.close()
            await preparing  # a thread must not outlive the interpreter


async def _prepare_engine(settings: Settings) -> None:
    """Build the engine's tables beside everything else, if that is wanted."""
    if settings.prepares_engine:
        await asyncio.to_thread(prepare_engine)


async def _forget_old_limits(app: Litestar) -> None:
    """Throw away what was counted of addresses that are long gone, now and then."""
    counts = app.stores.get("rate_limit")
    while isinstance(counts, MemoryStore):
        await asyncio.sleep(_SECONDS_BETWEEN_SWEEPS)
        await counts.delete_expired()


CurrentHouse: TypeAlias = NamedDependency[House]


def house_of(state: State) -> House:
    """The house of a request, for Litestar to hand in."""
    house: House = state.house
    return house


def new_secret() -> str:
    """128 random bits as text, for a key or an invitation."""
    return secrets.token_urlsafe(16)


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key in a client's cookie; None without one that we could have made."""
    key = connection.cookies.get(_COOKIE, "")
    return key if _SECRET.fullmatch(key) else None


def cookie_for(connection: ASGIConnection[Any, Any, Any, Any], key: str) -> Cookie:
    """The cookie that keeps a key where no script and no other site can reach it."""
    return Cookie(
        key=_COOKIE,
        value=key,
        max_age=_COOKIE_SECONDS,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] == "https",
    )
