"""A server that is told to stop does so at once, whatever it does and whatever clients do."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

import pytest

from germanwhist import Deal, Hand, Record, RuleSet, Seat, format_record, play_out
from germanwhist.players import make_level
from tests.web.running.test_server_process import serve_command
from tests.web.servers import browsing

if TYPE_CHECKING:
    from pathlib import Path

    from tests.web.servers import Browser

_LONGEST: Final = 60.0  # seconds; two or three, where the machine has time
_NONE_WAITS: Final = 'thinking_waiting{row="review"} 0.0'
_UPGRADE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    "Cookie: germanwhist={key}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_HALF: Final = (
    "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Content-Length: 100\r\n\r\n{{"
)


def said(browser: Browser, text: str, **parts: str) -> socket.socket:
    """A bare connection on which something is said, and nothing is ever read."""
    host = browser.address.removeprefix("http://")
    name, _, port = host.partition(":")
    connection = socket.create_connection((name, int(port)))
    connection.sendall(text.format(host=host, **parts).encode())
    return connection


def record(seed: int) -> str:
    """A hand whose review takes a while."""
    rules = RuleSet()
    players = {seat: make_level("novice", seed=seed) for seat in Seat}
    hand = play_out(Hand.start(rules, Deal.shuffled(seed, Seat.NORTH)), players)
    return format_record(Record(ruleset=rules, deal=hand.deal, plays=hand.plays))


@pytest.mark.thorough
async def test_nobody_keeps_a_server_from_stopping(tmp_path: Path) -> None:
    """Not by reviews that are made, half a request, or a socket that answers nothing."""
    async with serve_command(tmp_path) as (process, address), browsing(address) as ann:
        first = await ann.post("/api/review", {"record": record(1), "hand": 1})
        assert first.status_code == 200  # so the engine is ready
        table = (await ann.open_table({"kind": "computer", "level": "master"}))["id"]
        with ExitStack() as stack:
            stack.enter_context(said(ann, _HALF))
            key = ann.http.cookies["germanwhist"]
            stack.enter_context(said(ann, _UPGRADE, table=table, key=key))
            async with ann.socket(table) as held:
                await held.read_until("table")
                asked = [{"record": record(seed), "hand": 1} for seed in range(2, 8)]
                reviews = [asyncio.create_task(ann.post("/api/review", one)) for one in asked]
                while _NONE_WAITS in (await ann.get("/metrics")).text:
                    await asyncio.sleep(0.01)
                process.terminate()
                assert (await held.read_until("closing"))["v"] == 2
            async with asyncio.timeout(_LONGEST):
                _, errors = await process.communicate()
            refused = [one for one in await asyncio.gather(*reviews) if one.status_code != 200]
            assert refused  # those that had to wait, unless the machine makes six in no time
            for answer in refused:
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
                assert int(answer.headers["Retry-After"]) > 0
    assert errors.decode() == ""
