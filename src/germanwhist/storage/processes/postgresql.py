"""The other processes of a PostgreSQL database: notifications, and locks that end with a process.

Two connections are kept for this beside those that read and write. One listens, in a thread of
its own. The other tells, and holds advisory locks, which the database takes back when the
connection ends: that is how others learn that a process is dead.
"""

from __future__ import annotations

import asyncio
import hashlib
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from germanwhist.service.processes import decode_news
from germanwhist.storage.processes.notify import CHANNEL, announce

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection, Engine

    from germanwhist.service.processes import News

__all__ = ["PostgresqlOthers"]

_RETRY_AFTER: Final = 0.25  # seconds
_BELL: Final = 5.0  # seconds after which a listener looks whether it is still wanted
# News are not worth waiting for the disk. A machine that is gone is noticed within seconds.
_SETTINGS: Final = (
    "SET synchronous_commit = off",
    "SET tcp_keepalives_idle = 3",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 3",
)
_Result = TypeVar("_Result")


@final
class PostgresqlOthers:
    """Implements `germanwhist.service.processes.Others`. Belongs to one event loop.

    Args:
        engine: connections to the database, by psycopg.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._teller = ThreadPoolExecutor(1, "germanwhist-tells")
        self._telling: Connection | None = None
        self._listener: threading.Thread | None = None
        self._is_closing = threading.Event()
        self.are_heard: bool | None = False

    def hear(self, tell: Callable[[News], object], *, begun: Callable[[], object]) -> None:
        """Begin to listen; what is heard is told in the event loop that runs now."""
        loop = asyncio.get_running_loop()

        def in_loop(call: Callable[..., object], *args: object) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(call, *args)

        def pass_on(payload: str) -> None:
            news = decode_news(payload)
            if news is not None:
                in_loop(tell, news)

        self._listener = threading.Thread(
            target=self._listen,
            args=(pass_on, partial(in_loop, begun)),
            name="germanwhist-listens",
            daemon=True,
        )
        self._listener.start()

    def _listen(self, pass_on: Callable[[str], None], begun: Callable[[], None]) -> None:
        while not self._is_closing.is_set():
            with suppress(*self._faults()):
                self._listen_once(pass_on, begun)
            self.are_heard = False
            self._is_closing.wait(_RETRY_AFTER)

    def _listen_once(self, pass_on: Callable[[str], None], begun: Callable[[], None]) -> None:
        """Listen until the connection breaks, or nobody wants to hear any more."""
        pooled = self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()  # a connection that listens is of no use to others
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self.are_heard = True
            begun()
            while not self._is_closing.is_set():
                for notification in connection.notifies(timeout=_BELL):
                    pass_on(notification.payload)
                    if self._is_closing.is_set():
                        break
        finally:
            connection.close()

    async def say(self, news: News) -> None:
        """Tell every process; what cannot be told now is lost."""
        with suppress(*self._faults()):
            await self._in_thread(lambda connection: announce(connection, news))

    @asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[bool]:
        """Hold an advisory lock; see `germanwhist.service.processes.Others.alone`."""
        number = _number(what)
        held: list[Connection] = []

        def lock(connection: Connection) -> bool:
            is_ours = bool(connection.scalar(select(func.pg_try_advisory_lock(number))))
            if is_ours:
                held.append(connection)
            return is_ours

        def unlock(connection: Connection) -> None:
            if held == [connection]:  # else it went with the connection that held it
                connection.execute(select(func.pg_advisory_unlock(number)))

        is_ours = True
        try:
            with suppress(*self._faults()):
                is_ours = await self._in_thread(lock)
            yield is_ours
        finally:  # the thread does one after the other, so a lock on its way is let go too
            with suppress(*self._faults()):
                await asyncio.shield(self._in_thread(unlock))

    async def _in_thread(self, work: Callable[[Connection], _Result]) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._teller, self._tell, work)

    def _tell(self, work: Callable[[Connection], _Result]) -> _Result:
        if self._telling is None:
            connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            for setting in _SETTINGS:
                connection.execute(text(setting))
            self._telling = connection
        try:
            return work(self._telling)
        except SQLAlchemyError:
            self._end_telling()
            raise

    def _end_telling(self) -> None:
        """Close the connection; a lock of a session ends with its connection alone."""
        if self._telling is not None:
            with suppress(SQLAlchemyError):
                self._telling.detach()  # else it would go back to the others, locks and all
                self._telling.close()
            self._telling = None

    def _faults(self) -> tuple[type[BaseException], ...]:
        """What a database that does not answer raises; a closed thread has nothing to tell."""
        return (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error, OSError, RuntimeError)

    def close(self) -> None:
        """Stop listening and telling, and let go of every lock."""
        self._is_closing.set()
        if self._listener is not None:
            with suppress(*self._faults()):  # rouses the listener
                self._teller.submit(self._tell, _ring).result()
        self._teller.submit(self._end_telling)
        self._teller.shutdown()
        if self._listener is not None:
            self._listener.join(_BELL)


def _ring(connection: Connection) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, "")))


def _number(what: str) -> int:
    """The number of a lock: 64 bits that no other program is likely to choose."""
    digest = hashlib.sha256(f"germanwhist {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
