"""A copy of a database while it is in use."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from germanwhist.errors import StorageError
from germanwhist.storage.faults import explained

__all__ = ["back_up", "refuse_used"]

# What SQLite keeps beside a database: as long as one of them is there, the database is more than
# its main file, and replacing that file alone destroys it.
_BESIDE: Final = ("-wal", "-shm", "-journal")


def back_up(source: Path, target: Path) -> None:
    """Copy an SQLite database as it is at one moment; others may read and write meanwhile.

    The copy is read in one transaction, so it ends however much is written meanwhile. It appears
    under its name only when it is complete and on disk, and only its owner may read it: it holds
    the cards of hands in play.

    Args:
        source: the database.
        target: the file to write; it is replaced if it exists.

    Raises:
        StorageError: there is no such database (code `no_database`), the target is part of it
            (code `same_file`) or another database in use (code `in_use`), or the database cannot
            be read or the copy not written.
    """
    if not source.is_file():
        raise StorageError(
            f"{source}: no such database (expected the file of one)", code="no_database"
        )
    with explained(str(target)):
        place = target.resolve()
        _refuse_parts_of(source, target, place)
        refuse_used(target, place)
        # A fresh name, so that nothing left by another program is beside it.
        handle, name = tempfile.mkstemp(prefix=f".{place.name}.", suffix=".part", dir=place.parent)
        os.close(handle)
    unfinished = Path(name)
    try:
        with (
            explained(str(source)),
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as kept,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            # All pages in one step: in several, each write of others would begin it anew.
            kept.backup(copy)
        with explained(str(target)):
            _write_through(unfinished)
            refuse_used(target, place)  # somebody may have opened it meanwhile
            unfinished.replace(place)
            _write_through(place.parent)
    finally:
        for path in (unfinished, *_beside(unfinished)):
            path.unlink(missing_ok=True)


def _beside(database: Path) -> tuple[Path, ...]:
    return tuple(database.with_name(f"{database.name}{suffix}") for suffix in _BESIDE)


def _refuse_parts_of(source: Path, target: Path, place: Path) -> None:
    """Refuse to write over the database itself, by whatever name or link."""
    own = source.resolve()
    for part in (own, *_beside(own)):
        if place == part or (place.exists() and part.exists() and place.samefile(part)):
            raise StorageError(
                f"{target}: this is the database that is to be copied (expected another file)",
                code="same_file",
            )


def refuse_used(target: Path, place: Path) -> None:
    """Refuse to replace a database that a program has open, or did not close.

    Args:
        target: how it is named to a person.
        place: where it is.

    Raises:
        StorageError: it is in use (code `in_use`).
    """
    left = next((path for path in _beside(place) if path.exists()), None)
    if left is not None:
        raise StorageError(
            f"{target}: {left.name} is beside it, so a database of this name is in use or was not "
            "closed (expected a name that no database has)",
            code="in_use",
        )
    if place.is_file() and _is_locked(place):
        raise StorageError(
            f"{target}: another program has this database open (expected a file nobody uses)",
            code="in_use",
        )


def _is_locked(path: Path) -> bool:
    """Whether a program reads or writes a database; a file that is no database is not locked."""
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=0)) as database:
            database.execute("PRAGMA locking_mode = EXCLUSIVE")
            database.execute("SELECT * FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    except sqlite3.DatabaseError:
        return False
    return False


def _write_through(path: Path) -> None:
    """Have the system write a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows opens no folders, and writes names by itself
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
