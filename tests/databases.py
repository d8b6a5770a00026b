"""Empty databases that tests begin with."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from germanwhist.storage import Database


def ready_database(path: Path) -> Path:
    """The path of a database, made where there is none.

    It is a copy of one that has been made before: to bring an empty file up to date, migration by
    migration, takes ten times as long as to open a database, and hundreds of tests want one.
    """
    if not path.exists():
        path.write_bytes(_empty_database())
    return path


@cache
def _empty_database() -> bytes:
    """The file of a database with all its tables, and nothing in them."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "empty.db"
        thread.submit(asyncio.run, _make(path)).result()  # the caller may be in an event loop
        return path.read_bytes()


async def _make(path: Path) -> None:
    async with await Database.open(path):
        pass
