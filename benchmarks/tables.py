"""Many tables at once: how long a play waits for its acknowledgement, and what a table costs."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from benchmarks.load import Client, Gate, percentiles_ms
from benchmarks.server import RunningServer, serving

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        return figures_of((server,), tables=tables, level=level, rules=rules)


def figures_of(
    servers: Sequence[RunningServer], *, tables: int, level: str, rules: str
) -> dict[str, float]:
    """Play one match at each of many tables, all at once.

    Args:
        servers: of one database; the tables are shared out among them.
        tables: how many tables.
        level: the computer level opposite.
        rules: the rule set, as text.

    Returns:
        Plays of the clients a second, the median and the 99th percentile of a play's
        acknowledgement in milliseconds, the servers' processor time for a play (with the
        opponent's play that follows) in milliseconds, and their memory for an open table in
        kilobytes.
    """
    return asyncio.run(_play(servers, tables, level=level, rules=rules))


async def _play(
    servers: Sequence[RunningServer], tables: int, *, level: str, rules: str
) -> dict[str, float]:
    waits: list[float] = []
    clients = [
        Client(server.address, level=level, rules=rules, note=waits.append) for server in servers
    ]
    before = sum(server.memory() for server in servers)
    places = [(client, await client.open()) for client in clients]  # which gives each its key
    others = [clients[number % len(clients)] for number in range(tables - len(clients))]
    places += zip(others, await asyncio.gather(*(one.open() for one in others)), strict=True)
    all_are_open, all_may_play = Gate(tables), Gate(tables + 1)

    async def play(client: Client, table: str) -> None:
        await client.play(table, _Both(all_are_open, all_may_play))

    games = [asyncio.create_task(play(*place)) for place in places]
    await all_are_open.wait()
    each = (sum(server.memory() for server in servers) - before) / tables
    used, begin = sum(server.processor_time() for server in servers), perf_counter()
    all_may_play.arrive()
    await asyncio.gather(*games)
    seconds = perf_counter() - begin
    used = sum(server.processor_time() for server in servers) - used
    for client in clients:
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
