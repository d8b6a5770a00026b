"""A second start for the same tables finds the first."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from germanwhist import StorageError
from germanwhist.web.running.announcement import announced, running_server
from tests.web.servers import serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path


async def test_running_server_is_found_while_it_answers(tmp_path: Path) -> None:
    """The announcement is believed only while its server lives and answers."""
    database = tmp_path / "tables.db"
    assert running_server(database) is None
    async with serving(settings_for(tmp_path)) as address:
        with announced(database, f"{address}/"):
            assert await asyncio.to_thread(running_server, database) == f"{address}/"
            assert running_server(tmp_path / "other.db") is None
        assert running_server(database) is None
    with announced(database, f"{address}/"):
        assert await asyncio.to_thread(running_server, database) is None


async def test_what_a_crash_has_left_is_not_believed(tmp_path: Path) -> None:
    """Whoever answers at that address now is somebody else, however alike the answer."""
    async with serving(settings_for(tmp_path)) as address:
        (tmp_path / "tables.db.server").write_text(f"{address}/")
        assert await asyncio.to_thread(running_server, tmp_path / "tables.db") is None
        with announced(tmp_path / "tables.db", f"{address}/"):  # and is in nobody's way
            pass
    assert not (tmp_path / "tables.db.server").exists()


GARBAGE = (
    b"",
    b"\xff\xfe\x00",
    b"file:///etc/passwd",
    b"http://[::1",
    b"http://127.0.0.1:99999/",
    b"http://127.0.0.1:1/ http://127.0.0.1:2/",
    b"http://" + b"9" * 100_000,
)


@pytest.mark.parametrize("content", GARBAGE)
def test_garbage_is_no_server(content: bytes, tmp_path: Path) -> None:
    """Also while somebody holds the lock, and a program that speaks otherwise answers."""
    place = tmp_path / "tables.db.server"
    place.write_bytes(content)
    assert running_server(tmp_path / "tables.db") is None
    with announced(tmp_path / "tables.db", "http://127.0.0.1:1/"):
        place.write_bytes(content)
        assert running_server(tmp_path / "tables.db") is None


@pytest.mark.parametrize("answer", [b"", b"\x00\xff" * 100, b"SSH-2.0-x\r\n", b"HTTP/9 x\r\n\r\n"])
async def test_program_that_speaks_otherwise_is_no_server(answer: bytes, tmp_path: Path) -> None:
    """No answer that it may give ends the second start."""

    async def speak(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(speak, "127.0.0.1", 0) as program:
        port = program.sockets[0].getsockname()[1]
        with announced(tmp_path / "tables.db", f"http://127.0.0.1:{port}/"):
            assert await asyncio.to_thread(running_server, tmp_path / "tables.db") is None


def test_folder_in_the_place_of_the_announcement_is_refused_in_one_line(tmp_path: Path) -> None:
    """It is named; to look for a server there ends nothing."""
    (tmp_path / "tables.db.server").mkdir()
    assert running_server(tmp_path / "tables.db") is None
    with (
        pytest.raises(StorageError, match=r"tables\.db\.server: is a directory") as caught,
        announced(tmp_path / "tables.db", "http://127.0.0.1:1/"),
    ):
        pass
    assert caught.value.code == "unwritable"


def test_second_server_is_refused_by_every_name_of_the_database(tmp_path: Path) -> None:
    """It would not know who is connected to the first, nor tell them of plays."""
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with announced(tmp_path / "tables.db", "http://127.0.0.1:1/"):
        for name in ("tables.db", "link.db"):
            with (
                pytest.raises(StorageError, match=r"another server at http://127\.0\.0\.1:1/ has"),
                announced(tmp_path / name, "http://127.0.0.1:2/"),
            ):
                pass
    with announced(tmp_path / "link.db", "http://127.0.0.1:2/"):
        pass


def test_databases_that_are_no_files_are_not_announced() -> None:
    """A server's database has no folder to write into."""
    with announced("postgresql+psycopg://somewhere/tables", "http://here/"):
        assert running_server("postgresql+psycopg://somewhere/tables") is None


@pytest.mark.thorough
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
