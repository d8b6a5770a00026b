"""One open database: connections, transactions, and the settings that make writes durable."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from germanwhist.errors import StorageError
from germanwhist.storage.faults import explained
from germanwhist.storage.location import default_database
from germanwhist.storage.migrate import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from types import TracebackType

__all__ = ["Database"]

_BUSY_MILLISECONDS: Final = 5000
_WRITES: Final = "germanwhist_writes"


@final
class Database:
    """A database whose schema is this program's. Made by `Database.open`.

    Reads go side by side; writes of one process queue for a lock, those of several processes for
    SQLite's, so a transaction that began always ends. Used as an asynchronous context manager it
    closes itself.

    Args:
        name: how the database is named to a person.
        engine: its connections.
    """

    def __init__(self, name: str, engine: AsyncEngine) -> None:
        self.name = name
        self._engine = engine
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, database: str | Path | None = None) -> Self:
        """Open a database, making it or bringing its schema up to date where needed.

        Args:
            database: the path of an SQLite file, the URL of a database, or None for
                `default_database()`.

        Raises:
            StorageError: it cannot be opened (codes of `faults.explained`), or a newer version
                of this program has written it (code `newer_schema`).
        """
        url = _url_of(default_database() if database is None else database)
        is_file = url.get_backend_name() == "sqlite"
        name = str(url.database) if is_file else url.render_as_string()
        # The first touch is made without asyncio: what is wrong with a database shows there.
        await asyncio.to_thread(_prepare, url, name)
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite") if is_file else url)
        if is_file:
            _keep_what_is_written(engine.sync_engine)
        return cls(name, engine)

    @property
    def path(self) -> Path | None:
        """The SQLite file; None for a server's database."""
        is_file = self._engine.dialect.name == "sqlite"
        return Path(self.name) if is_file else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection inside a transaction that sees one moment.

        Raises:
            StorageError: the database does not answer, or not soundly.
        """
        with explained(self.name):
            async with self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection inside a transaction that writes; durable when the context is left.

        Raises:
            StorageError: as for `reading`; nothing was written then.
        """
        async with self._writing:
            with explained(self.name):
                async with self._engine.connect() as plain:
                    connection = await plain.execution_options(**{_WRITES: True})
                    async with connection.begin():
                        yield connection

    async def aclose(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()


def _url_of(database: str | Path) -> URL:
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite", database=str(database))
    try:
        return make_url(database)
    except ArgumentError as error:
        raise StorageError(
            f"{database!r} is no database address: {error} (expected a path or a URL)",
            code="bad_address",
        ) from None


def _prepare(url: URL, name: str) -> None:
    """Make the database where there is none, and bring its schema up to date."""
    with explained(name):
        if url.get_backend_name() == "sqlite":
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url)
        try:
            if engine.dialect.name == "sqlite":
                _keep_what_is_written(engine)
            with (
                engine.connect().execution_options(**{_WRITES: True}) as connection,
                connection.begin(),
            ):
                bring_up_to_date(connection, name)
        finally:
            engine.dispose()


def _keep_what_is_written(engine: Engine) -> None:
    """Give every SQLite connection the settings that make what is written durable."""

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        # SQLAlchemy alone says where transactions begin, in `begin` below.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in (
            f"busy_timeout = {_BUSY_MILLISECONDS}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that will write takes the write lock first: it can then wait for it, and
        # never has to give up halfway.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
