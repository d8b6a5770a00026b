"""An SQLite file: for its owner's eyes, and so that what is written stays written."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, event

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["WRITES", "keep_private", "keep_what_is_written", "make_file", "patience"]

_BUSY_MILLISECONDS: Final = 5000
WRITES: Final = "germanwhist_writes"  # an option of connections whose transactions write
_OF_OTHERS: Final = 0o007  # permissions of everybody who is neither owner nor in the group


def patience() -> dict[str, float]:
    """What a connection is opened with, so that it waits for others that write."""
    return {"timeout": _BUSY_MILLISECONDS / 1000}


def make_file(path: Path) -> None:
    """Make the file of a database for its owner alone, where there is none."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def keep_private(path: Path) -> None:
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


def keep_what_is_written(engine: Engine) -> None:
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
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
