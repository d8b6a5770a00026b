"""A new server takes over from one that is told to stop, while people play."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import pytest

from germanwhist import Seat
from germanwhist.service import Played
from germanwhist.storage import Database, SqlEventStore
from tests.web.acknowledged import Acknowledgements, play_until_killed
from tests.web.servers import browsing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.web.servers import Browser

TABLES: Final = 6
# What systemd does with a socket that it holds: file 3, and who it is for.
_HAND_OVER: Final = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.executable, [sys.executable, "-m", "germanwhist", "serve", *sys.argv[2:]])
"""


@asynccontextmanager
async def server(held: socket.socket, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A server on a socket that somebody else holds."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _HAND_OVER, str(held.fileno())),
        *("--database", str(database), "--log-level", "warning"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        pass_fds=[held.fileno()],
    )
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).startswith(b"http://127.0.0.1:")
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


async def play_on(browser: Browser, table: str, answers: Acknowledgements) -> None:
    """Come back as often as the connection ends, as the page does."""
    while True:
        await play_until_killed(browser, table, answers)


@pytest.mark.thorough
async def test_restart_while_people_play_loses_nothing_and_refuses_nobody(tmp_path: Path) -> None:
    """Every acknowledged play is there; whoever comes in between waits and is answered."""
    database = tmp_path / "tables.db"
    with socket.create_server(("127.0.0.1", 0)) as held:
        address = f"http://127.0.0.1:{held.getsockname()[1]}"
        first, second = Acknowledgements(40), Acknowledgements(80)
        async with browsing(address) as ann:
            async with server(held, database) as old:
                novice = {"kind": "computer", "level": "novice"}
                opened = [await ann.open_table(novice, rules="match10") for _ in range(TABLES)]
                tables = [table["id"] for table in opened]
                playing = [asyncio.create_task(play_on(ann, one, first)) for one in tables]
                await first.is_enough.wait()
                old.send_signal(signal.SIGTERM)
                assert await old.wait() in {-signal.SIGTERM, 143}
            async with browsing(address) as bob:
                early = asyncio.create_task(bob.get("/health/live"))
                for one in playing:
                    one.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                async with server(held, database) as new:
                    assert (await early).status_code == 200
                    playing = [asyncio.create_task(play_on(ann, one, second)) for one in tables]
                    await second.is_enough.wait()
                    for one in playing:
                        one.cancel()
                    await asyncio.gather(*playing, return_exceptions=True)
                    new.send_signal(signal.SIGTERM)
                    await new.wait()
    async with await Database.open(database) as kept:
        store = SqlEventStore(kept)
        events = {table: await store.read(table) for table in tables}
        for table, seq, card in first.plays + second.plays:
            assert events[table][seq - 1].event == Played(seat=Seat.SOUTH, card=card)
