"""One open database: its threads and its transactions.

The driver is an ordinary blocking one, in threads of its own: one thread writes and takes all
that waits into one transaction, so that many tables share one wait for the disk; a few threads
read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias, TypeVar, TypeVarTuple, final

from sqlalchemy import Connection, Engine, Row, Select, UpdateBase
from sqlalchemy.exc import IntegrityError

from germanwhist.service.processes import Nobody
from germanwhist.storage.faults import DeadlockError, explained
from germanwhist.storage.location import default_database
from germanwhist.storage.opening import WRITES, opened_engine, url_of
from germanwhist.storage.processes import PostgresqlOthers

if TYPE_CHECKING:
    from types import TracebackType

    from germanwhist.service.processes import Others

__all__ = ["Database"]

_READERS: Final = 4

_Result = TypeVar("_Result")
_Columns = TypeVarTuple("_Columns")
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
        url = url_of(default_database() if database is None else database)
        is_file = url.get_backend_name() == "sqlite"
        name = str(url.database) if is_file else url.render_as_string()
        return cls(name, await asyncio.to_thread(opened_engine, url, name))

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

    async def rows(self, wanted: Select[*_Columns]) -> Sequence[Row[*_Columns]]:
        """What a query finds; see `read`."""
        return await self.read(lambda connection: connection.execute(wanted).all())

    async def scalar(self, wanted: Select[_Result]) -> _Result | None:
        """The one value that a query finds; None without a row. See `read`."""
        return await self.read(lambda connection: connection.scalar(wanted))

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

    async def change(self, statement: UpdateBase) -> int:
        """Write by one statement; how many rows it has changed. See `write`."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

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
            self._engine.connect().execution_options(**{WRITES: True}) as connection,
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
