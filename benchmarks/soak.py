"""Thousands of matches one after the other: is the last one as quick, and as cheap, as the first?

`python -m benchmarks.soak` plays 10,000 of them. Each block of 500 gives its own figures, so that
what grows is seen to grow.
"""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import TYPE_CHECKING

import click

from benchmarks.load import Client, percentiles_ms
from benchmarks.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.server import RunningServer

__all__ = ["soak"]

_OF_A_BROWSER = 10  # matches, after which another one comes


def soak(
    matches: int,
    *,
    block: int = 500,
    at_once: int = 20,
    database: str | None = None,
    tell: Callable[[dict[str, float]], object] = lambda _: None,
) -> list[dict[str, float]]:
    """Play short matches against the quickest level.

    Args:
        matches: how many.
        block: how many of them are one line of figures.
        at_once: how many are played side by side.
        database: the URL of a database; None for a new SQLite file.
        tell: is given each line as soon as it is there.

    Returns:
        For each block: matches so far, the median and the 99th percentile of a play's
        acknowledgement in milliseconds, plays a second, the server's processor time for a play in
        milliseconds, and its memory in kilobytes.
    """
    with serving(database) as server:
        return asyncio.run(_Soak(server, matches, block=block, tell=tell).run(at_once))


class _Soak:
    def __init__(
        self,
        server: RunningServer,
        matches: int,
        *,
        block: int,
        tell: Callable[[dict[str, float]], object],
    ) -> None:
        self._server = server
        self._left = matches
        self._block = block
        self._tell = tell
        self._waits: list[float] = []
        self._done = 0
        self._begin = perf_counter()
        self._used = server.processor_time()
        self._lines: list[dict[str, float]] = []

    async def run(self, at_once: int) -> list[dict[str, float]]:
        await asyncio.gather(*(self._play_on() for _ in range(at_once)))
        return self._lines

    async def _play_on(self) -> None:
        while self._left > 0:
            client = Client(
                self._server.address, level="novice", rules="small", note=self._waits.append
            )
            for _ in range(_OF_A_BROWSER):
                if self._left <= 0:
                    break
                self._left -= 1
                await client.play(await client.open())
                self._note_one()
            await client.aclose()

    def _note_one(self) -> None:
        self._done += 1
        if self._done % self._block:
            return
        median, last = percentiles_ms(self._waits)
        now, used = perf_counter(), self._server.processor_time()
        line = {
            "matches": self._done,
            "acknowledged_ms_median": round(median, 2),
            "acknowledged_ms_99": round(last, 2),
            "plays_per_s": round(len(self._waits) / (now - self._begin), 1),
            "processor_ms_per_play": round(1_000 * (used - self._used) / len(self._waits), 3),
            "memory_kb": self._server.memory(),
        }
        self._begin, self._used = now, used
        self._waits.clear()
        self._lines.append(line)
        self._tell(line)


@click.command()
@click.option("--matches", default=10_000, show_default=True, type=click.IntRange(min=1))
@click.option("--block", default=500, show_default=True, type=click.IntRange(min=1))
@click.option("--tables", default=60, show_default=True, type=click.IntRange(min=1))
@click.option("--database", metavar="URL", help="Of a database; a new SQLite file unless named.")
def main(*, matches: int, block: int, tables: int, database: str | None) -> None:
    """Play MATCHES short matches and print a line of JSON for each block of them.

    Two lines are enough for the figures: the first, and the last that there is when it is cut off.
    """
    soak(
        matches,
        block=block,
        at_once=tables,
        database=database,
        tell=lambda line: click.echo(json.dumps(line)),
    )


if __name__ == "__main__":
    main()
