"""Games that are played until the server ends, and what it had acknowledged until then.

`python -m tests.web.rounds_of_games --rounds 2000` ends a server that often, at moments of chance,
by SIGKILL and SIGTERM in turn, and looks for every acknowledged play in the database.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click
from websockets.exceptions import WebSocketException

from germanwhist import Card, Seat
from germanwhist.service import Played, fold
from germanwhist.storage import Database, SqlEventStore
from tests.web import server_to_kill
from tests.web.servers import browsing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.web.servers import Browser

__all__ = ["Acknowledgements", "look_for", "play_until_killed", "round_of_games"]


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


async def round_of_games(
    folder: Path,
    *,
    enough: int,
    browsers: int = 5,
    tables: int = 10,
    number: int = signal.SIGKILL,
) -> list[tuple[str, int, Card]]:
    """Serve, play at many tables at once, and end the server after so many answers.

    Args:
        folder: where the database is.
        enough: how many plays are acknowledged before.
        browsers: how many play.
        tables: at how many tables each of them plays.
        number: the signal that ends the server.

    Returns:
        The acknowledged plays: table, number of the event, card.
    """
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([server_to_kill.__name__])
    receiver, sender = processes.Pipe(duplex=False)
    process = processes.Process(target=server_to_kill.main, args=(folder, sender))
    process.start()
    address = (await asyncio.to_thread(receiver.recv)).rstrip("/")
    answers = Acknowledgements(enough)
    games = []
    visits = []
    for _ in range(browsers):
        opened = browsing(address)
        browser = await opened.__aenter__()
        visits.append(opened)
        first = await browser.open_table(rules="match10")
        others = (browser.open_table(rules="match10") for _ in range(tables - 1))
        ids = [table["id"] for table in (first, *await asyncio.gather(*others))]
        games += [asyncio.create_task(play_until_killed(browser, table, answers)) for table in ids]
    await answers.is_enough.wait()
    os.kill(process.pid or 0, number)
    await asyncio.gather(*games)
    for opened in visits:
        await opened.__aexit__(None, None, None)
    await asyncio.to_thread(process.join)
    process.close()
    receiver.close()
    sender.close()
    return answers.plays


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


async def _rounds(rounds: int, seed: int) -> None:
    rng = Random(seed)
    for number in range(1, rounds + 1):
        # A new database now and then, so that a round does not get slower and slower.
        if number % 50 == 1:
            folder = Path(tempfile.mkdtemp())
            acknowledged: list[tuple[str, int, Card]] = []
        acknowledged += await round_of_games(
            folder,
            enough=rng.randrange(1, 60),
            browsers=2,
            tables=3,
            number=(signal.SIGKILL, signal.SIGTERM)[number % 2],
        )
        count = await look_for(folder, acknowledged)
        click.echo(f"{number} ended, {count} plays of this database are there")


@click.command()
@click.option("--rounds", default=2_000, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default=1, show_default=True)
def main(*, rounds: int, seed: int) -> None:
    """End a server ROUNDS times while people play; stops at the first play that is lost."""
    asyncio.run(_rounds(rounds, seed))


if __name__ == "__main__":
    main()
