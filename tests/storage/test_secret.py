from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from germanwhist.storage import Database, secret_of

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
