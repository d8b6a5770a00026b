"""People find each other whichever of several servers they are connected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.meeting.test_meeting import RATED, seeking, until
from tests.web.servers import browsing, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.thorough
async def test_two_at_two_servers_meet_at_one_table(tmp_path: Path, postgresql: str) -> None:
    """Ann's process and Bob's both look at the same searches, and one of them opens the table."""
    settings = settings_for(tmp_path, database=postgresql)
    async with (
        serving(settings) as here,
        serving(settings) as there,
        browsing(here) as ann,
        browsing(there) as bob,
        seeking(ann, "Ann", **RATED) as a,
        seeking(bob, "Bob", **RATED) as b,
    ):
        for socket in (a, b):
            await until(socket, "found")
            await socket.send({"type": "come"})
        tables = [(await until(socket, "table"))["table"] for socket in (a, b)]
        assert tables[0] == tables[1]
        async with ann.socket(tables[0]) as at_table, bob.socket(tables[1]) as opposite:
            seats = [(await socket.read_until("table"))["me"] for socket in (at_table, opposite)]
        assert sorted(seats) == ["north", "south"]
