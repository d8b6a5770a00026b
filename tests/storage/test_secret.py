from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from germanwhist.storage import Database, secret_of, try_to_write

if TYPE_CHECKING:
    from pathlib import Path


async def test_secret_is_made_once_and_found_again(tmp_path: Path) -> None:
    """Keys that were signed before the server stopped are good after it."""
    async with (
        await Database.open(tmp_path / "a.db") as first,
        await Database.open(tmp_path / "a.db") as second,
    ):
        found = await asyncio.gather(*(secret_of(database) for database in (first, second) * 4))
    async with await Database.open(tmp_path / "a.db") as again:
        assert {*found} == {await secret_of(again)}
    async with await Database.open(tmp_path / "b.db") as other:
        assert await secret_of(other) not in found
    assert len(found[0]) >= 40


async def test_trying_to_write_writes(tmp_path: Path) -> None:
    """Each time: a page that stays as it is would be written nowhere, and a full disk not seen."""
    log = tmp_path / "a.db-wal"
    async with await Database.open(tmp_path / "a.db") as database:
        secret = await secret_of(database)
        sizes = []
        for _ in range(3):
            await try_to_write(database)
            sizes.append(log.stat().st_size)
        assert sizes[0] < sizes[1] < sizes[2]
        assert await secret_of(database) == secret
