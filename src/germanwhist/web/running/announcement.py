"""Where a running server is found by the next one that is started for the same tables.

A server for an SQLite file writes its address into a small file beside it and holds a lock on
that file as long as it lives. The system lets go of the lock when the process ends, however it
ends: so an address is believed only while its own server holds the lock, and what a crash has
left behind, or anybody else has written, is not. The lock also keeps a second server away: each
knows only its own connections, so two would not tell each other's players of plays, and would
take the connected for absent.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import sys
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final

from germanwhist.errors import StorageError
from germanwhist.storage import default_database

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["announced", "running_server"]

_SECONDS_TO_ANSWER: Final = 2
_SECONDS_TO_LOCK: Final = 1.0  # whoever only looks holds the lock for a moment
_HEALTHY: Final = b'{"status":"ok"}'
_LONGEST: Final = 200
_ADDRESS: Final = re.compile(r"http://(?:[A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\]):[0-9]{1,5}/")
_FLAGS: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def _place(database: str | Path | None) -> Path | None:
    """The file of the announcement; None for a database that is no file."""
    if isinstance(database, str) and "://" in database:
        return None
    path = default_database() if database is None else Path(database)
    real = path.resolve()  # the same place by every name and link
    return real.with_name(f"{real.name}.server")


@contextlib.contextmanager
def announced(database: str | Path | None, address: str) -> Iterator[None]:
    """Announce a server, and keep others away, while the context lasts.

    Args:
        database: as in `Settings`.
        address: where the server answers.

    Raises:
        StorageError: another server has the database (code `in_use`), or the announcement cannot
            be written (code `unwritable`).
    """
    place = _place(database)
    if place is None:
        yield
        return
    file = _locked(place)
    try:
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, address.encode())
        yield
    finally:
        with contextlib.suppress(OSError):
            place.unlink()
        os.close(file)


def running_server(database: str | Path | None) -> str | None:
    """The address of a server of this machine that serves this database now, if there is one.

    Args:
        database: as in `Settings`.
    """
    place = _place(database)
    if place is None or not place.is_file():
        return None
    try:
        file = os.open(place, os.O_RDWR | _FLAGS)
    except OSError:
        return None
    try:
        if _lock(file):
            return None  # nobody holds it: left behind
        text = os.read(file, _LONGEST)
    except OSError:
        return None
    finally:
        os.close(file)
    address = text.decode("ascii", "replace")
    return address if _ADDRESS.fullmatch(address) and _answers(address) else None


def _answers(address: str) -> bool:
    """Whether a server answers there in the way of ours."""
    try:
        url = f"{address}health/live"
        with urllib.request.urlopen(url, timeout=_SECONDS_TO_ANSWER) as answer:  # noqa: S310
            return bool(answer.read(len(_HEALTHY) + 1) == _HEALTHY)
    except (OSError, ValueError, http.client.HTTPException):
        return False


def _locked(place: Path) -> int:
    """The file of an announcement, opened and locked."""
    deadline = time.monotonic() + _SECONDS_TO_LOCK
    while True:
        try:
            file = os.open(place, os.O_RDWR | os.O_CREAT | _FLAGS, 0o600)
        except OSError as error:
            raise StorageError(
                f"{place}: {(error.strerror or str(error)).lower()} (expected a file that can be "
                "written, or none)",
                code="unwritable",
            ) from None
        is_locked = _lock(file)
        if is_locked and _is_still(place, file):
            return file
        text = "" if is_locked else os.read(file, _LONGEST).decode("ascii", "replace")
        os.close(file)
        if not is_locked and time.monotonic() > deadline:
            where = f" at {text}" if _ADDRESS.fullmatch(text) else ""
            raise StorageError(
                f"{place.with_suffix('')}: another server{where} has this database (expected one "
                "server for an SQLite file; several need PostgreSQL)",
                code="in_use",
            )
        time.sleep(0.01)


def _is_still(place: Path, file: int) -> bool:
    """Whether an open file is still the one of that name: its owner may just have removed it."""
    with contextlib.suppress(OSError):
        return os.path.samestat(os.fstat(file), place.stat())
    return False


def _lock(file: int) -> bool:
    """Take the lock of an open file, until it is closed; whether it could be had."""
    try:
        if sys.platform == "win32":
            os.lseek(file, _LONGEST, os.SEEK_SET)  # beyond the text, which others read
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(file, 0, os.SEEK_SET)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
