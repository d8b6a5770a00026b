"""Games that are played until the server ends, and what it had acknowledged until then."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from websockets.exceptions import WebSocketException

from germanwhist import Card, Seat
from germanwhist.service import Played, fold
from germanwhist.storage import Database, SqlEventStore

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tests.web.servers import Browser

__all__ = ["Acknowledgements", "look_for", "play_until_killed"]


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


async def look_for(folder: Path, acknowledged: Iterable[tuple[str, int, Card]]) -> int:
    """Find every acknowledged play in the database, whose events make sense; how many there are."""
    count = 0
    async with await Database.open(folder / "tables.db") as database:
        store = SqlEventStore(database)
        events = {table: await store.read(table) for table in {one[0] for one in acknowledged}}
        for table, seq, card in acknowledged:
            assert events[table][seq - 1].event == Played(seat=Seat.SOUTH, card=card)
            count += 1
        for table, kept in events.items():
            assert fold(table, kept) is not None
    return count
