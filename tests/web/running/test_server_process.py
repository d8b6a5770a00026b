"""The server as a process: it starts, stops politely, refuses in one line, and survives kills."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from tests.web.acknowledged import (
    Acknowledgements,
    look_for,
    play_until_killed,
)
from tests.web.servers import NEXT_DOOR, browsing
from tests.web.servers import play_match as play_match_over

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


# A disk that is full, as far as one program can see.
_LIMITED = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
os.execv(sys.executable, [sys.executable, "-m", "germanwhist", *sys.argv[2:]])
"""


@asynccontextmanager
async def serve_command(
    folder: Path, *, log_level: str = "warning", most_bytes: int | None = None
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """`germanwhist serve` on a free port, where no file gets longer; and its address."""
    program = ["-m", "germanwhist"] if most_bytes is None else ["-c", _LIMITED, str(most_bytes)]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *program, "serve", "--port", "0"),
        *("--database", str(folder / "tables.db"), "--log-level", log_level),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip().rstrip("/")
    try:
        yield process, address
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


@pytest.mark.thorough
async def test_log_of_a_match_names_no_card_key_table_or_address(tmp_path: Path) -> None:
    """Of a match that was played, with all that a server can be made to say."""
    async with (
        serve_command(tmp_path, log_level="debug") as (process, address),
        browsing(address, comes_from=NEXT_DOOR) as ann,
    ):
        table = await ann.open_table({"kind": "person"}, name="Zoe", rules="small")
        async with browsing(address) as bob:
            await bob.take_seat(table, "Yan")
            async with ann.socket(table["id"]) as north, bob.socket(table["id"]) as south:
                await asyncio.gather(play_match_over(north), play_match_over(south))
            keys = [one.http.cookies["germanwhist"] for one in (ann, bob)]
        await ann.post("/api/review", {"table": table["id"], "hand": 1})
        process.terminate()
        _, errors = await process.communicate()
    log = errors.decode()
    lines = [json.loads(line) for line in log.splitlines()]
    assert sum(line.get("path") == "/api/tables" for line in lines) == 1
    for secret in (*keys, table["id"], table["invite"], NEXT_DOOR, "Zoe", "Yan"):
        assert secret not in log
    assert re.findall(r"\b(?:10|[2-9TJQKA])[CDHScdhs♣♦♥♠]\b", log) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.thorough
async def test_stopping_server_tells_its_browsers(number: int, tmp_path: Path) -> None:
    """Each gets the closing message and a close code that says to come back; nothing is logged."""
    async with (
        serve_command(tmp_path) as (process, address),
        browsing(address) as ann,
    ):
        table = (await ann.open_table({"kind": "computer", "level": "novice"}))["id"]
        async with ann.socket(table) as held:
            await held.read_until("table")
            process.send_signal(number)
            assert (await held.read_until("closing"))["v"] == 2
            assert await held.close_code() == 1001
        _, errors = await process.communicate()
    assert "Traceback" not in errors.decode()
    assert process.returncode in {-signal.SIGTERM, 130, 143}


def refused(*arguments: str) -> str:
    """What the program says when it cannot serve: one line, exit code 2."""
    outcome = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "germanwhist", "serve", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert outcome.stderr.count("\n") == 1
    return outcome.stderr


def test_port_that_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    """The line names address, port and what was expected."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = refused("--port", port, "--database", str(tmp_path / "tables.db"))
    assert re.search(rf"cannot listen on 127\.0\.0\.1, port {port}: .* \(expected", line)


@pytest.mark.thorough
def test_database_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    """The server does not start without a place to keep what it answers."""
    (tmp_path / "tables.db").write_text("something else " * 100)
    line = refused("--port", "0", "--database", str(tmp_path / "tables.db"))
    assert "not a database (expected a database of this program" in line


@pytest.mark.thorough
async def test_second_server_of_a_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """Its players would not see those of the first; the line says where the first one is.

    What may be done beside a server is done: a copy, and removing what is old.
    """
    async with serve_command(tmp_path) as (_, address):
        database = str(tmp_path / "tables.db")
        line = await asyncio.to_thread(refused, "--port", "0", "--database", database)
        for command in ("prune",), ("backup", str(tmp_path / "copy.db")):
            beside = (sys.executable, "-m", "germanwhist", *command, "--database", database)
            process = await asyncio.create_subprocess_exec(*beside, stdout=subprocess.PIPE)
            said, _ = await process.communicate()
            assert (process.returncode, said.count(b"\n")) == (0, 1)
    assert f"another server at {address}/ has this database" in line


@pytest.mark.thorough  # a little still fits, for some seconds
async def test_full_disk_loses_nothing_and_is_told(tmp_path: Path) -> None:
    """Plays are refused, the server is not ready; with room again, all that was said is there."""
    answers = Acknowledgements(1)
    async with (
        serve_command(tmp_path, most_bytes=400_000) as (_, address),
        browsing(address) as ann,
    ):
        novice = {"kind": "computer", "level": "novice"}
        opened = [await ann.open_table(novice, rules="match20") for _ in range(4)]
        games = [
            asyncio.create_task(play_until_killed(ann, table["id"], answers)) for table in opened
        ]
        while (ready := await ann.get("/health/ready")).status_code == 200:
            await asyncio.sleep(0.2)  # there are limits
        assert ready.status_code == 503
        assert (await ann.get("/health/live")).status_code == 200
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    async with serve_command(tmp_path) as (_, address), browsing(address) as ann:
        assert (await ann.get("/health/ready")).status_code == 200
    assert await look_for(tmp_path, answers.plays) > 0
