"""Turning a database's complaints into one clear line."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from germanwhist.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["DeadlockError", "explained"]

# What a complaint contains, in small letters, the code it gets, and what would help.
_COMPLAINTS: Final = (
    ("database is locked", "locked", "another program holds it; try again"),
    ("unable to open", "unwritable", "expected a file in a folder that can be written"),
    ("no such file or directory", "unwritable", "expected a folder that is there"),
    ("not a directory", "unwritable", "expected a folder that is there"),
    ("is a directory", "unwritable", "expected a file"),
    ("permission denied", "unwritable", "expected a file in a folder that can be written"),
    ("read-only file system", "unwritable", "expected a file in a folder that can be written"),
    ("no space left", "disk_full", "expected free space"),
    ("readonly database", "unwritable", "expected a file that can be written"),
    ("disk is full", "disk_full", "expected free space"),
    ("file too large", "disk_full", "expected to be let write longer files"),
    ("not a database", "damaged", "expected a database of this program; restore a backup"),
    ("malformed", "damaged", "expected a sound database; restore a backup"),
)

_DEADLOCK: Final = "40P01"


class DeadlockError(StorageError):
    """Two processes waited for each other; what this one did is undone and may be done again."""


@contextmanager
def explained(database: str) -> Iterator[None]:
    """Raise what goes wrong inside as a `StorageError` that names the database.

    Args:
        database: how to name the database to a person.

    Raises:
        DeadlockError: two transactions waited for each other.
        StorageError: codes `locked`, `unwritable`, `disk_full`, `damaged`, else `unavailable`.
        IntegrityError: a row that is there already, which is for the caller to explain.

    Example:
        >>> with explained("a.db"):
        ...     raise sqlite3.OperationalError("database is locked")
        Traceback (most recent call last):
        germanwhist.errors.StorageError: a.db: database is locked (another program holds it; \
try again)
    """
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) == _DEADLOCK:
            raise DeadlockError(f"{database}: a deadlock (try again)", code="locked") from error
        raise _explained(database, str(error.orig)) from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise _explained(database, str(error)) from error
    except OSError as error:
        raise _explained(database, (error.strerror or str(error)).lower()) from error


def _explained(database: str, complaint: str) -> StorageError:
    first_line = complaint.partition("\n")[0]
    for part, code, help_ in _COMPLAINTS:
        if part in complaint.lower():
            return StorageError(f"{database}: {first_line} ({help_})", code=code)
    return StorageError(
        f"{database}: {first_line} (expected a database that answers)", code="unavailable"
    )
