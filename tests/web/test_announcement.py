"""A second start for the same tables finds the first."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import TYPE_CHECKING

from germanwhist.web.announcement import announced, running_server
from tests.web.servers import serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path


async def test_running_server_is_found_while_it_answers(tmp_path: Path) -> None:
    """The announcement is believed only while a server answers at its address."""
    database = tmp_path / "tables.db"
    assert running_server(database) is None
    async with serving(settings_for(tmp_path)) as address:
        with announced(database, f"{address}/"):
            assert await asyncio.to_thread(running_server, database) == f"{address}/"
            assert running_server(tmp_path / "other.db") is None
        assert running_server(database) is None
    with announced(database, f"{address}/"):
        assert await asyncio.to_thread(running_server, database) is None


def test_announcement_of_another_server_is_left_alone(tmp_path: Path) -> None:
    """Whoever came later has written its own address."""
    database = tmp_path / "tables.db"
    with announced(database, "http://first/"), announced(database, "http://second/"):
        pass
    place = tmp_path / "tables.db.server"
    assert not place.exists()
    with announced(database, "http://first/"):
        place.write_text("http://later/")
    assert place.read_text() == "http://later/"


def test_databases_that_are_no_files_are_not_announced(tmp_path: Path) -> None:
    """A server's database has no folder to write into."""
    with announced("postgresql+psycopg://somewhere/tables", "http://here/"):
        assert running_server("postgresql+psycopg://somewhere/tables") is None
    (tmp_path / "tables.db.server").write_text("file:///etc/passwd")
    assert running_server(tmp_path / "tables.db") is None


async def test_second_play_shows_the_table_of_the_first_and_nothing_is_left(
    tmp_path: Path,
) -> None:
    """Both print one address; after the end neither process nor announcement remains."""
    command = (sys.executable, "-m", "germanwhist", "play", "--no-browser", "--port", "0")
    database = ("--database", str(tmp_path / "tables.db"))
    first = await asyncio.create_subprocess_exec(
        *command, *database, stdout=asyncio.subprocess.PIPE
    )
    assert first.stdout is not None
    address = await first.stdout.readline()
    second = await asyncio.create_subprocess_exec(
        *command, *database, stdout=asyncio.subprocess.PIPE
    )
    shown, _ = await second.communicate()
    first.send_signal(signal.SIGTERM)
    await first.communicate()
    assert shown == address
    assert second.returncode == 0
    assert not (tmp_path / "tables.db.server").exists()
