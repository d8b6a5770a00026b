"""One open database: connections, transactions, and the settings that make writes durable.

The driver is an ordinary blocking one, in threads of its own: one thread writes and takes all
that waits into one transaction, so that many tables share one wait for the disk; a few threads
read.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias, TypeVar, final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from germanwhist.errors import StorageError
from germanwhist.service.processes import Nobody
from germanwhist.storage.faults import DeadlockError, explained
from germanwhist.storage.location import default_database
from germanwhist.storage.migrate import bring_up_to_date, refuse_foreign
from germanwhist.storage.processes import PostgresqlOthers

if TYPE_CHECKING:
    from types import TracebackType

    from germanwhist.service.processes import Others

__all__ = ["Database"]

_BUSY_MILLISECONDS: Final = 5000
_READERS: Final = 4
_OF_OTHERS: Final = 0o007  # permissions of everybody who is neither owner nor in the group
_WRITES: Final = "germanwhist_writes"

_Result = TypeVar("_Result")
_Work: TypeAlias = Callable[[Connection], Any]


@final
class Database:
    """A database whose schema is this program's. Made by `Database.open`.

    Reads go side by side. Writes of one process queue up, those of several processes wait for
    SQLite's lock, so a transaction that began always ends. Used as an asynchronous context
    manager it closes itself.

    Args:
        name: how the database is named to a person.
        engine: its connections.

    Attributes:
        reaching: a context around whatever is asked of it, for who is to know that it fails.
    """

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.reaching: Callable[[], AbstractContextManager[None]] = nullcontext
        self._engine = engine
        self._reader = ThreadPoolExecutor(_READERS, "germanwhist-reads")
        self._writer = ThreadPoolExecutor(1, "germanwhist-writes")
        self._waiting: list[tuple[_Work, asyncio.Future[Any]]] = []
        self._flush: asyncio.Task[None] | None = None
        is_server = engine.dialect.name == "postgresql"
        self._others = PostgresqlOthers(engine) if is_server else Nobody()

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
        return cls(name, await asyncio.to_thread(_opened, url, name))

    @property
    def path(self) -> Path | None:
        """The SQLite file; None for a server's database."""
        is_file = self._engine.dialect.name == "sqlite"
        return Path(self.name) if is_file else None

    @property
    def others(self) -> Others:
        """The processes that use the same database."""
        return self._others

    async def read(self, work: Callable[[Connection], _Result]) -> _Result:
        """Do something in a transaction that sees one moment and writes nothing.

        Args:
            work: is given a connection; it runs in another thread.

        Raises:
            StorageError: the database does not answer, or not soundly.
        """
        loop = asyncio.get_running_loop()
        with self.reaching():
            return await loop.run_in_executor(self._reader, self.read_here, work)

    async def write(self, work: Callable[[Connection], _Result]) -> _Result:
        """Do something in a transaction; all of it is durable when this returns, or none.

        Args:
            work: is given a connection; it runs in another thread. What it raises is raised here,
                and nothing it wrote remains.

        Raises:
            StorageError: as for `read`; nothing was written then.
        """
        done: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._flush is None or self._flush.done():
            self._flush = asyncio.create_task(self._write_all())
        return await done

    async def write_once(self, work: Callable[[Connection], _Result]) -> _Result:
        """The same as `write`, for work that looks for a row and makes it where there is none.

        Args:
            work: is done again, and finds the row, where another process has just made it.

        Raises:
            StorageError: as for `write`.
        """
        try:
            return await self.write(work)
        except IntegrityError:
            return await self.write(work)

    async def _write_all(self) -> None:
        """Write what waits, all in one transaction, until nothing waits any more."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            try:
                with self.reaching():
                    outcomes = await loop.run_in_executor(self._writer, self._run_all, works)
            except Exception as error:  # it belongs to those who asked
                outcomes = [error] * len(batch)
            for (work, done), outcome in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if isinstance(outcome, DeadlockError):
                    self._waiting.append((work, done))
                elif isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    def read_here(self, work: Callable[[Connection], _Result]) -> _Result:
        """The same as `read` in this thread, which waits."""
        with explained(self.name), self._engine.begin() as connection:
            return work(connection)

    def _run_all(self, works: Sequence[_Work]) -> list[Any]:
        """Run each piece of work so that the failure of one undoes that one alone.

        One that waited for another process, which waited for this transaction, is done again in
        the next one.
        """
        outcomes = []
        with (
            explained(self.name),
            self._engine.connect().execution_options(**{_WRITES: True}) as connection,
            connection.begin(),
        ):
            if len(works) == 1:
                return [works[0](connection)]  # what it raises undoes it
            for work in works:
                try:
                    with explained(self.name), connection.begin_nested():
                        outcomes.append(work(connection))
                except Exception as error:  # it belongs to whoever asked
                    if connection.invalidated:
                        raise  # the database has gone, and with it what all of them wrote
                    outcomes.append(error)
        return outcomes

    async def aclose(self) -> None:
        """Finish what is being written, and close every connection."""
        if self._flush is not None:
            await self._flush
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for threads in (self._writer, self._reader):
            threads.shutdown()
        if isinstance(self._others, PostgresqlOthers):
            self._others.close()
        self._engine.dispose()

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


def _opened(url: URL, name: str) -> Engine:
    """Make the database where there is none, and bring its schema up to date."""
    with explained(name):
        if url.get_backend_name() == "sqlite":
            _make(Path(name))
        engine = _engine(url, name)
        try:
            with engine.connect() as connection:
                refuse_foreign(connection, name)
            if engine.dialect.name == "sqlite":
                engine.dispose()  # from here on, every connection has our settings
                _keep_private(Path(name))
                _keep_what_is_written(engine)
            with (
                engine.connect().execution_options(**{_WRITES: True}) as connection,
                connection.begin(),
            ):
                bring_up_to_date(connection, name)
        except BaseException:
            engine.dispose()
            raise
        return engine


def _engine(url: URL, name: str) -> Engine:
    is_file = url.get_backend_name() == "sqlite"
    try:
        patience = {"timeout": _BUSY_MILLISECONDS / 1000} if is_file else {}
        return create_engine(url, connect_args=patience)
    except ModuleNotFoundError as error:
        is_ours = url.get_backend_name() == "postgresql"
        wanted = "pip install 'germanwhist[postgresql]'" if is_ours else "an installed driver"
        raise StorageError(
            f"{name}: {str(error).lower()} (expected {wanted})",
            code="no_driver",
        ) from None


def _make(path: Path) -> None:
    """Make the file of a database for its owner alone, where there is none."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _keep_private(path: Path) -> None:
    """Keep a database from other people's eyes: it holds the cards of hands in play.

    What SQLite puts beside a database gets the permissions of the database.
    """
    for part in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if part.is_file() and os.name != "nt":
            mode = part.stat().st_mode
            with suppress(PermissionError):  # it is somebody else's, who has let us write it
                part.chmod(mode & ~_OF_OTHERS)


def _switch_to_wal(connection: Any) -> None:
    """Turn the write-ahead log on, waiting for others: SQLite's own patience leaves this out."""
    deadline = time.monotonic() + _BUSY_MILLISECONDS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() >= deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _keep_what_is_written(engine: Engine) -> None:
    """Give every SQLite connection the settings that make what is written durable."""

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        # SQLAlchemy alone says where transactions begin, in `begin` below.
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
        _switch_to_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that will write takes the write lock first: it can then wait for it, and
        # never has to give up halfway.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
