"""Servers on one PostgreSQL database, killed while people play at all of them.

`python -m tests.web.many_processes --processes 4 --kills 200` prints one JSON object: how many
plays were acknowledged, how many of them are missing in the database, and how long anybody waited
until the table moved on. Two people play each table from different servers, and at others one
plays against a computer; whoever loses a connection comes back at any server that lives.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click
import httpx
from websockets.exceptions import WebSocketException

from benchmarks.postgresql import cluster, new_database
from germanwhist import Card, Seat
from germanwhist.service import fold
from germanwhist.service.requests.play import Played
from germanwhist.storage import Database, SqlEventStore
from tests.web import server_to_kill
from tests.web.servers import browsing

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from tests.web.servers import Browser, Socket

__all__ = ["Trial", "trial"]

_NOVICE = {"kind": "computer", "level": "novice"}
_GONE = (WebSocketException, OSError, httpx.HTTPError, AssertionError)


@dataclass
class Trial:
    """Servers, and what they have acknowledged.

    Args:
        database: the URL of the database.
        rng: whom to kill, when, and where to go instead.
        living: the servers by their addresses.
        plays: what was acknowledged: table, number of the event, seat and card.
        waits: seconds for which somebody waited until their table moved on.
    """

    database: str
    rng: Random
    living: dict[str, BaseProcess] = field(default_factory=dict)
    plays: list[tuple[str, int, Seat, Card]] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    is_over: bool = False

    async def start(self) -> None:
        """Start one more server."""
        processes = multiprocessing.get_context("forkserver")
        processes.set_forkserver_preload([server_to_kill.__name__])
        receiver, sender = processes.Pipe(duplex=False)
        process = processes.Process(target=server_to_kill.serve_many, args=(self.database, sender))
        process.start()
        sender.close()
        self.living[(await asyncio.to_thread(receiver.recv)).rstrip("/")] = process

    async def kill(self) -> None:
        """Kill a server in the middle of whatever it does."""
        address = self.rng.choice(sorted(self.living))
        process = self.living.pop(address)
        os.kill(process.pid or 0, signal.SIGKILL)
        await asyncio.to_thread(process.join)
        process.close()

    def move(self, browser: Browser, *, other_than: str = "") -> None:
        """Let a browser go to any server."""
        there = [address for address in sorted(self.living) if address != other_than]
        browser.address = browser.origin = self.rng.choice(there or sorted(self.living))
        browser.http.base_url = httpx.URL(browser.address)
        browser.http.headers["Origin"] = browser.address

    async def two_play(self) -> None:
        """Open tables and play them, one after the other, from two servers."""
        async with browsing("http://x") as ann, browsing("http://x") as bob:
            while not self.is_over:
                self.move(ann)
                self.move(bob, other_than=ann.address)
                with suppress(*_GONE):  # the server was killed before the table was there
                    table = await ann.open_table({"kind": "person"}, rules="small")
                    assert (await bob.take_seat(table, "Bob")).status_code == 200
                    both = (self.play(each, table["id"]) for each in (ann, bob))
                    await asyncio.gather(*both)

    async def one_plays(self) -> None:
        """Open tables and play them against a computer, one after the other."""
        async with browsing("http://x") as ann:
            while not self.is_over:
                self.move(ann)
                with suppress(*_GONE):
                    table = await ann.open_table(_NOVICE, rules="small")
                    await self.play(ann, table["id"])

    async def play(self, browser: Browser, table: str) -> None:
        """Play a match to its end, wherever there is a server."""
        seen = _Seen(table)
        while True:
            with suppress(*_GONE):
                async with browser.socket(table) as held:
                    if await self._play_on(held, seen):
                        return
            self.move(browser)

    async def _play_on(self, held: Socket, seen: _Seen) -> bool:
        """Play until the connection breaks; whether the match is over."""
        while True:
            message = await held.read()
            if message["type"] != "table":
                continue
            self.waits += seen.note(message)
            self.plays += seen.acknowledged(message)
            if message["phase"] == "match_over":
                return True
            if seen.sent is not None and seen.held is held:
                continue
            if message["abilities"]["play"] is None:
                card = message["view"]["legal"][-1]
                seen.sent, seen.held = (message["seq"], Card(card)), held
                await held.send({"type": "play", "card": card, "seq": message["seq"]})
            elif message["abilities"]["next"] is None:
                await held.send({"type": "next", "seq": message["seq"]})

    async def lost(self) -> int:
        """How many acknowledged plays are not in the database."""
        async with await Database.open(self.database) as database:
            store = SqlEventStore(database)
            tables = {play[0] for play in self.plays}
            events = {table: await store.read(table) for table in tables}
        for table, kept in events.items():
            assert fold(table, kept) is not None
        return sum(
            events[table][seq - 1].event != Played(seat=seat, card=card)
            for table, seq, seat, card in self.plays
        )


class _Seen:
    """What somebody has seen of a table, and sent there."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: tuple[int, Card] | None = None
        self.held: Socket | None = None
        self._seq = 0
        self._at = perf_counter()

    def note(self, message: dict[str, Any]) -> list[float]:
        """The seconds since the table moved on, if it has."""
        if message["seq"] <= self._seq:
            return []
        now = perf_counter()
        wait, self._at, self._seq = now - self._at, now, message["seq"]
        return [wait]

    def acknowledged(self, message: dict[str, Any]) -> list[tuple[str, int, Seat, Card]]:
        """The card that was sent, once it is seen on the table."""
        if self.sent is None or message["seq"] <= self.sent[0]:
            return []
        (seq, card), self.sent = self.sent, None
        is_there = str(card) not in message["view"]["holding"]
        seat = Seat.SOUTH if message["me"] == "south" else Seat.NORTH
        return [(self.table, seq + 1, seat, card)] if is_there else []


async def trial(
    *, processes: int, kills: int, tables: int, seed: int, database: str
) -> dict[str, float]:
    """Play at so many tables while servers are killed.

    Args:
        processes: how many servers.
        kills: how many of them are killed; for each a new one is started.
        tables: how many at once: half between people, half against a computer.
        seed: of what is left to chance.
        database: the URL of an empty database.

    Returns:
        Acknowledged plays, how many of them are lost, and the median, the 99th percentile and
        the longest of the seconds that somebody waited until their table moved on.
    """
    held = Trial(database, Random(seed))
    await asyncio.gather(*(held.start() for _ in range(processes)))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(_end, held)
        people = [held.two_play, held.one_plays]
        games = [asyncio.create_task(people[number % 2]()) for number in range(tables)]
        for _ in range(kills):
            enough = len(held.plays) + held.rng.randrange(1, 20 * tables)
            while len(held.plays) < enough:
                await asyncio.sleep(0.02)
            await held.kill()
            await held.start()
        held.is_over = True
        await asyncio.gather(*games)
        lost = await held.lost()
    waits = sorted(held.waits)
    return {
        **Counter(processes=processes, kills=kills, tables=tables, plays=len(held.plays)),
        "lost": lost,
        "waited_s_median": round(waits[len(waits) // 2], 4),
        "waited_s_99": round(waits[int(len(waits) * 0.99)], 3),
        "waited_s_longest": round(waits[-1], 3),
    }


async def _end(held: Trial) -> None:
    while held.living:
        await held.kill()


@click.command()
@click.option("--processes", default=4, show_default=True, type=click.IntRange(min=2))
@click.option("--kills", default=200, show_default=True, type=click.IntRange(min=0))
@click.option("--tables", default=10, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default=1, show_default=True)
def main(*, processes: int, kills: int, tables: int, seed: int) -> None:
    """Kill servers while people play, and print what was lost and how long anybody waited."""
    with cluster() as folder:
        found = trial(
            processes=processes,
            kills=kills,
            tables=tables,
            seed=seed,
            database=new_database(folder),
        )
        click.echo(json.dumps(asyncio.run(found)))


if __name__ == "__main__":
    main()
