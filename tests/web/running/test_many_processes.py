"""Several servers on one PostgreSQL database, some of them killed."""

from __future__ import annotations

import pytest

from tests.web.many_processes import trial


@pytest.mark.thorough
@pytest.mark.parametrize("processes", [2, 4])
async def test_killed_servers_lose_no_play_and_nobody_waits_long(
    postgresql: str, processes: int
) -> None:
    """What was acknowledged is in the database, and those who came back elsewhere played on."""
    found = await trial(processes=processes, kills=3, tables=6, seed=1, database=postgresql)
    assert found["plays"] > 0
    assert found["lost"] == 0
    assert found["waited_s_longest"] < 10
