"""Where a running server is found by the next one that is started for the same tables.

A server for an SQLite file writes its address into a small file beside it. The file is only a
hint: whoever reads it asks the address whether a server answers there.
"""

from __future__ import annotations

import contextlib
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Final

from germanwhist.storage import default_database

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["announced", "running_server"]

_SECONDS_TO_ANSWER: Final = 2
_HEALTHY: Final = b'{"status":"ok"}'


def _place(database: str | Path | None) -> Path | None:
    """The file of the announcement; None for a database that is no file."""
    if isinstance(database, str) and "://" in database:
        return None
    path = default_database() if database is None else Path(database)
    return path.with_name(f"{path.name}.server")


@contextlib.contextmanager
def announced(database: str | Path | None, address: str) -> Iterator[None]:
    """Announce a server while the context lasts.

    Args:
        database: as in `Settings`.
        address: where the server answers.
    """
    place = _place(database)
    if place is not None:
        place.write_text(address, encoding="utf-8")
    try:
        yield
    finally:
        if place is not None:
            with contextlib.suppress(OSError):
                if place.read_text(encoding="utf-8") == address:
                    place.unlink()


def running_server(database: str | Path | None) -> str | None:
    """The address of a server of this machine that serves this database now, if there is one.

    Args:
        database: as in `Settings`.
    """
    place = _place(database)
    if place is None or not place.is_file():
        return None
    address = place.read_text(encoding="utf-8").strip()
    if not address.startswith("http://"):
        return None
    with contextlib.suppress(OSError):
        url = f"{address}api/health"
        with urllib.request.urlopen(url, timeout=_SECONDS_TO_ANSWER) as answer:  # noqa: S310
            if answer.read(len(_HEALTHY) + 1) == _HEALTHY:
                return address
    return None
