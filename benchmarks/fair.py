"""How long somebody waits for a quick opponent while others ask for all the machine has.

`python -m benchmarks.fair` prints one JSON object. From one address as many tables as wanted are
played against the strongest level, so that a card is always being thought about at each of them;
from two others, reviews of ever new hands are asked for. Meanwhile one person plays against
`novice`, and what is measured is the time from each of their cards until they are to play again.
"""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import asynccontextmanager
from time import perf_counter
from typing import TYPE_CHECKING

import click
import httpx

from benchmarks.load import Client, percentiles_ms
from benchmarks.server import serving
from germanwhist import Deal, Hand, Record, RuleSet, Seat, format_record, play_out
from germanwhist.players import make_level

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterator

__all__ = ["fair"]

_HONEST, _MASTERS, *_REVIEWERS = "127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"
_BUSY = 503
_REVIEWS_A_SECOND = 2  # more than any machine makes


class _Crowd:
    """Those who ask for much, and how much they got."""

    def __init__(self, address: str, level: str) -> None:
        self._address = address
        self._level = level
        self._records: Iterator[str] = iter(())
        self.cards = 0
        self.reviews = 0
        self.refused = 0

    def _one_card(self, _seconds: float) -> None:
        self.cards += 1

    async def play(self) -> None:
        """Play against the strongest level for ever."""
        client = Client(
            self._address,
            level=self._level,
            rules="standard",
            note=lambda _: None,
            note_turn=self._one_card,
            comes_from=_MASTERS,
        )
        try:
            while True:
                await client.play(await client.open())
        finally:
            await client.aclose()

    def bring_hands(self, count: int) -> None:
        """Play hands to be reviewed, before anything is measured."""
        self._records = iter([_record(seed) for seed in range(count)])

    async def review(self, comes_from: str) -> None:
        """Ask for reviews, each of another hand, as long as there are any."""
        transport = httpx.AsyncHTTPTransport(local_address=comes_from)
        async with httpx.AsyncClient(
            base_url=self._address, timeout=3_600, transport=transport
        ) as http:
            await http.post("/api/key", json={})
            for text in self._records:
                answer = await http.post("/api/review", json={"record": text, "hand": 1})
                self.reviews += answer.is_success
                if answer.status_code == _BUSY:
                    self.refused += 1
                    await asyncio.sleep(float(answer.headers.get("Retry-After", "1")))


def _record(seed: int) -> str:
    rules = RuleSet.preset("standard")
    players = {seat: make_level("novice", seed=seed) for seat in Seat}
    hand = play_out(Hand.start(rules, Deal.shuffled(seed, Seat.NORTH)), players)
    return format_record(Record(ruleset=rules, deal=hand.deal, plays=hand.plays))


@asynccontextmanager
async def _at_once(works: list[Coroutine[object, object, None]]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _measure(
    address: str, *, tables: int, reviews: int, level: str, seconds: float
) -> dict[str, float]:
    waits: list[float] = []
    crowd = _Crowd(address, level)
    crowd.bring_hands(reviews + int(reviews > 0) * int(seconds) * _REVIEWS_A_SECOND)
    masters = [crowd.play() for _ in range(tables)]
    reviewers = [crowd.review(_REVIEWERS[number % 2]) for number in range(reviews)]
    async with _at_once([*masters, *reviewers]):
        end = perf_counter() + seconds
        while perf_counter() < end:
            person = Client(
                address,
                level="novice",
                rules="standard",
                note=lambda _: None,
                note_turn=waits.append,
                comes_from=_HONEST,
            )
            await person.play(await person.open())
            await person.aclose()
    median, last = percentiles_ms(waits)
    return {
        "plays": len(waits),
        "answered_ms_median": round(median, 1),
        "answered_ms_99": round(last, 1),
        "answered_ms_longest": round(1_000 * max(waits), 1),
        "cards_of_the_level": crowd.cards,
        "reviews": crowd.reviews,
        "reviews_refused": crowd.refused,
    }


def fair(*, tables: int, reviews: int, level: str, seconds: float) -> dict[str, float]:
    """The waits of one person, alone and beside so many others, and what the others got.

    Args:
        tables: how many are played against the level.
        reviews: how many are asked for at once.
        level: the level.
        seconds: how long.
    """
    with serving() as server:
        alone = asyncio.run(
            _measure(server.address, tables=0, reviews=0, level=level, seconds=seconds / 10)
        )
        found = asyncio.run(
            _measure(server.address, tables=tables, reviews=reviews, level=level, seconds=seconds)
        )
    return {"alone_answered_ms_99": alone["answered_ms_99"], **found}


@click.command()
@click.option("--tables", default=50, show_default=True, type=click.IntRange(min=0))
@click.option("--reviews", default=20, show_default=True, type=click.IntRange(min=0))
@click.option("--level", default="master", show_default=True)
@click.option("--seconds", default=120.0, show_default=True, type=click.FloatRange(min=1))
def main(*, tables: int, reviews: int, level: str, seconds: float) -> None:
    """Print how long a person waits for `novice` while others ask for much, as JSON."""
    found = fair(tables=tables, reviews=reviews, level=level, seconds=seconds)
    click.echo(
        json.dumps(
            {
                "processors": os.cpu_count(),
                "load": round(os.getloadavg()[0], 1),
                "tables": tables,
                "reviews_at_once": reviews,
                **found,
            }
        )
    )


if __name__ == "__main__":
    main()
