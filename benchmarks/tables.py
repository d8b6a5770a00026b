"""Many tables at once: how long a play waits for its acknowledgement, and what a table costs."""

from __future__ import annotations

import asyncio
from time import perf_counter

from benchmarks.load import Client, Gate, percentiles_ms
from benchmarks.server import RunningServer, serving

__all__ = ["figures_of", "run"]


def run(*, tables: int = 200, level: str = "regular", rules: str = "standard") -> dict[str, float]:
    """Play one match at each of many tables, all at once.

    Args:
        tables: how many tables.
        level: the computer level opposite.
        rules: the rule set, as text.

    Returns:
        As `figures_of`.
    """
    with serving() as server:
        return figures_of(server, tables=tables, level=level, rules=rules)


def figures_of(server: RunningServer, *, tables: int, level: str, rules: str) -> dict[str, float]:
    """Play one match at each of many tables of a running server, all at once.

    Returns:
        Plays of the clients a second, the median and the 99th percentile of a play's
        acknowledgement in milliseconds, the server's processor time for a play (with the
        opponent's play that follows) in milliseconds, and its memory for an open table in
        kilobytes.
    """
    return asyncio.run(_play(server, tables, level=level, rules=rules))


async def _play(server: RunningServer, tables: int, *, level: str, rules: str) -> dict[str, float]:
    waits: list[float] = []
    client = Client(server.address, level=level, rules=rules, note=waits.append)
    before = server.memory()
    ids = [await client.open()]  # which gives the client its key
    ids += await asyncio.gather(*(client.open() for _ in range(tables - 1)))
    all_are_open, all_may_play = Gate(tables), Gate(tables + 1)

    async def play(table: str) -> None:
        await client.play(table, _Both(all_are_open, all_may_play))

    games = [asyncio.create_task(play(table)) for table in ids]
    await all_are_open.wait()
    each = (server.memory() - before) / tables
    used, begin = server.processor_time(), perf_counter()
    all_may_play.arrive()
    await asyncio.gather(*games)
    seconds = perf_counter() - begin
    used = server.processor_time() - used
    await client.aclose()
    median, last = percentiles_ms(waits)
    return {
        "plays_per_s": len(waits) / seconds,
        "acknowledged_ms_median": median,
        "acknowledged_ms_99": last,
        "processor_ms_per_play": 1_000 * used / len(waits),
        "memory_kb_per_table": each,
    }


class _Both(Gate):
    """Arriving is told to two gates; the second is waited for."""

    def __init__(self, first: Gate, second: Gate) -> None:
        self._first, self._second = first, second

    def arrive(self) -> None:
        self._first.arrive()
        self._second.arrive()

    async def wait(self) -> None:
        await self._second.wait()
