"""A copy of a database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from germanwhist.errors import StorageError
from germanwhist.storage.faults import explained

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["back_up"]

_PAGES_A_STEP = 256


def back_up(
    source: Path, target: Path, *, progress: Callable[[int, int], object] | None = None
) -> None:
    """Copy an SQLite database as it is at one moment; others may read and write meanwhile.

    The copy appears under its name only when it is complete and on disk.

    Args:
        source: the database.
        target: the file to write; it is replaced if it exists.
        progress: told the pages still to copy and their number.

    Raises:
        StorageError: there is no such database (code `no_database`), or it cannot be read or the
            copy not written.
    """
    if not source.is_file():
        raise StorageError(
            f"{source}: no such database (expected the file of one)", code="no_database"
        )
    unfinished = target.with_name(f"{target.name}.part")

    def tell(_status: int, left: int, total: int) -> None:
        if progress is not None:
            progress(left, total)

    with explained(str(source)):
        try:
            with (
                closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as kept,
                closing(sqlite3.connect(unfinished)) as copy,
            ):
                kept.backup(copy, pages=_PAGES_A_STEP, progress=tell)
            with unfinished.open("rb+") as written:
                os.fsync(written.fileno())
            unfinished.replace(target)
        finally:
            unfinished.unlink(missing_ok=True)
