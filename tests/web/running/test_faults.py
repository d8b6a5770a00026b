"""Servers that are killed, frozen and misled while people play; the long form is a program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.faults.kinds import OF_POSTGRESQL, OF_SQLITE
from tests.web.faults.trial import trial

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.faults.found import Found

pytestmark = pytest.mark.thorough
BUT_FULL = [kind for kind in OF_POSTGRESQL if kind != "full"]


def check_kept(found: Found) -> None:
    """All that was acknowledged is there, and nobody saw too much."""
    assert found.plays > 0
    assert found.lost == 0, found.remarks
    assert found.compared > 0
    assert found.wrong == 0, found.remarks
    assert found.misrated == 0


def check(found: Found) -> None:
    """And nobody lost time or waited long, as far as a busy machine tells: the program measures."""
    check_kept(found)
    assert found.charged_s_most < 20
    assert max(found.waited_ms) < 60_000


async def test_one_server_on_sqlite_loses_no_play(tmp_path: Path) -> None:
    """Killed, stopped, frozen, with a full disk, and with a clock that jumps."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    check(await trial(database, kinds=OF_SQLITE, faults=20, processes=1, tables=5, seed=4))


@pytest.mark.parametrize("processes", [2, 4])
async def test_several_servers_on_postgresql_lose_no_play(postgresql: str, processes: int) -> None:
    """And with a database that falls over or stands still; people come back at other servers."""
    found = await trial(
        postgresql,
        kinds=BUT_FULL,
        faults=10,
        processes=processes,
        tables=6,
        seed=1,
    )
    check(found)


async def test_full_disk_of_postgresql_loses_no_play(postgresql: str) -> None:
    """It gives up what it cannot write, or ends; play goes on when it is there again."""
    check_kept(await trial(postgresql, kinds=("full",), faults=3, processes=2, tables=6, seed=1))
