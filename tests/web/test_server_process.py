"""The server as a process: it starts, stops politely, refuses in one line, and survives kills."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import re
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import WebSocketException

from germanwhist import Card, Seat
from germanwhist.service import Phase, Tables, fold
from germanwhist.service.events import Played
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import play_match, seeded
from tests.web import server_to_kill
from tests.web.servers import NEXT_DOOR, Browser, browsing
from tests.web.servers import play_match as play_match_over

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

KILLS = 2
BROWSERS = 5
TABLES = 10  # of each browser: 50 games at each kill, 100 in all


@asynccontextmanager
async def serve_command(
    folder: Path, *, log_level: str = "warning"
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """`germanwhist serve` on a free port, and its address."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "germanwhist", "serve", "--port", "0"),
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


def test_database_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    """The server does not start without a place to keep what it answers."""
    (tmp_path / "tables.db").write_text("something else " * 100)
    line = refused("--port", "0", "--database", str(tmp_path / "tables.db"))
    assert "not a database (expected a database of this program" in line


async def test_second_server_of_a_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """Its players would not see those of the first; the line says where the first one is."""
    async with serve_command(tmp_path) as (_, address):
        database = str(tmp_path / "tables.db")
        line = await asyncio.to_thread(refused, "--port", "0", "--database", database)
    assert f"another server at {address}/ has this database" in line


class Acknowledgements:
    """What the server has said it knows, and a moment to wait for."""

    def __init__(self, enough: int) -> None:
        self.plays: list[tuple[str, int, Card]] = []
        self.is_enough = asyncio.Event()
        self._enough = enough

    def add(self, table: str, seq: int, card: str) -> None:
        """Note one."""
        self.plays.append((table, seq, Card(card)))
        if len(self.plays) >= self._enough:
            self.is_enough.set()


async def play_until_killed(browser: Browser, table: str, answers: Acknowledgements) -> None:
    """Play at a table as fast as it goes, until the connection breaks."""
    with suppress(WebSocketException, OSError):
        async with browser.socket(table) as held:
            sent: tuple[int, str] | None = None
            while True:
                message: dict[str, Any] = await held.read()
                if message["type"] != "table":
                    continue
                if sent is not None and message["seq"] > sent[0]:
                    answers.add(table, sent[0] + 1, sent[1])
                    sent = None
                if message["abilities"]["play"] is None and sent is None:
                    sent = message["seq"], message["view"]["legal"][-1]
                    await held.send({"type": "play", "card": sent[1], "seq": sent[0]})
                elif message["abilities"]["next"] is None:
                    await held.send({"type": "next", "seq": message["seq"]})
                elif message["phase"] == "match_over":
                    return


async def round_of_games(folder: Path, *, enough: int) -> list[tuple[str, int, Card]]:
    """Serve, play at fifty tables at once, kill the server after so many answers."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([server_to_kill.__name__])
    receiver, sender = processes.Pipe(duplex=False)
    process = processes.Process(target=server_to_kill.main, args=(folder, sender))
    process.start()
    address = (await asyncio.to_thread(receiver.recv)).rstrip("/")
    answers = Acknowledgements(enough)
    games = []
    browsers = []
    for _ in range(BROWSERS):
        opened = browsing(address)
        browser = await opened.__aenter__()
        browsers.append(opened)
        first = await browser.open_table(rules="match10")
        others = (browser.open_table(rules="match10") for _ in range(TABLES - 1))
        tables = [table["id"] for table in (first, *await asyncio.gather(*others))]
        games += [
            asyncio.create_task(play_until_killed(browser, table, answers)) for table in tables
        ]
    await answers.is_enough.wait()
    process.kill()
    await asyncio.gather(*games)
    for opened in browsers:
        await opened.__aexit__(None, None, None)
    await asyncio.to_thread(process.join)
    process.close()
    receiver.close()
    sender.close()
    return answers.plays


async def test_killed_server_has_every_acknowledged_play_and_the_games_go_on(
    tmp_path: Path,
) -> None:
    """Killed twice at a random moment with fifty games going on; then games are finished."""
    rng = Random(3)
    acknowledged = []
    for _ in range(KILLS):
        acknowledged += await round_of_games(tmp_path, enough=rng.randrange(60, 200))
    async with await Database.open(tmp_path / "tables.db") as database:
        store = SqlEventStore(database)
        events = {table: await store.read(table) for table, _, _ in acknowledged}
        for table, seq, card in acknowledged:
            assert events[table][seq - 1].event == Played(seat=Seat.SOUTH, card=card)
        for table, kept in events.items():
            assert fold(table, kept) is not None
        tables = Tables(store, seeded())
        unfinished = await tables.unfinished()
        assert len(unfinished) > KILLS * BROWSERS * TABLES / 2
        for summary in unfinished[:2]:
            last = (await play_match(tables, summary.table, Seat.SOUTH))[-1]
            assert last.phase is Phase.MATCH_OVER
        await tables.aclose()
