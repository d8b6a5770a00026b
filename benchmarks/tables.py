"""Many tables at once: how long a play waits for its acknowledgement, and what a table costs.

A server in a process of its own, and clients in this one that play their lowest legal card as
soon as it is their turn. Every play is on disk before it is acknowledged. On a machine with few
processors the clients are part of what is measured.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING

import httpx
from websockets.asyncio.client import connect

from germanwhist.web import Settings
from germanwhist.web.server import serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

__all__ = ["run"]

_UNLIMITED = 10**9
_MILLISECONDS = 1_000


def run(*, tables: int = 200, level: str = "regular", rules: str = "standard") -> dict[str, float]:
    """Play one match at each of many tables, all at once.

    Args:
        tables: how many tables.
        level: the computer level opposite.
        rules: the rule set, as text.

    Returns:
        Plays of the clients a second, the median and the 99th percentile of a play's
        acknowledgement in milliseconds, and the server's memory for each open table in kilobytes.
    """
    spawning = multiprocessing.get_context("spawn")
    receiver, sender = spawning.Pipe(duplex=False)
    with tempfile.TemporaryDirectory() as folder:
        server = spawning.Process(target=_serve, args=(folder, sender))
        server.start()
        address = receiver.recv()
        try:
            return asyncio.run(_Load(address, server, level, rules).play(tables))
        finally:
            server.terminate()
            server.join()


def _serve(folder: str, started: Connection) -> None:
    settings = Settings(
        database=Path(folder) / "tables.db",
        port=0,
        static_files=Path(folder),
        requests_a_minute=_UNLIMITED,
        tables_an_hour=_UNLIMITED,
        sockets_of_an_address=_UNLIMITED,
        connections_of_an_address=_UNLIMITED,
        messages_a_second=_UNLIMITED,
        sockets=_UNLIMITED,
    )
    serve(settings, on_started=started.send)


class _Load:
    """The clients of one run."""

    def __init__(self, address: str, server: SpawnProcess, level: str, rules: str) -> None:
        self._address = address
        self._server = server
        self._wish = {"opponent": {"kind": "computer", "level": level}, "rules": rules}
        self._waits: list[float] = []
        self._all_are_open = asyncio.Event()
        self._open = 0

    async def play(self, tables: int) -> dict[str, float]:
        """Open the tables, measure memory when all are open, and play."""
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as http:
            await http.get("/api/ready")
            before = self._memory()
            ids = [(await http.post("/api/tables", json=self._wish)).json()["id"]]
            cookie = f"germanwhist={http.cookies['germanwhist']}"
            others = (http.post("/api/tables", json=self._wish) for _ in range(tables - 1))
            ids += [answer.json()["id"] for answer in await asyncio.gather(*others)]
        clients = [asyncio.create_task(self._client(table, cookie, tables)) for table in ids]
        await self._all_are_open.wait()
        each = (self._memory() - before) / tables
        begin = perf_counter()
        await asyncio.gather(*clients)
        seconds = perf_counter() - begin
        percentiles = quantiles(self._waits, n=100)
        return {
            "plays_per_s": len(self._waits) / seconds,
            "acknowledged_ms_median": _MILLISECONDS * percentiles[49],
            "acknowledged_ms_99": _MILLISECONDS * percentiles[98],
            "memory_kb_per_table": each,
        }

    async def _client(self, table: str, cookie: str, tables: int) -> None:
        address = f"{self._address.replace('http', 'ws', 1)}api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}) as socket:
            message = json.loads(await socket.recv())
            self._open += 1
            if self._open == tables:
                self._all_are_open.set()
            await self._all_are_open.wait()
            sent: tuple[int, float] | None = None
            while message["phase"] != "match_over":
                if sent is not None and message["seq"] > sent[0]:
                    self._waits.append(perf_counter() - sent[1])
                    sent = None
                if message["abilities"]["play"] is None and sent is None:
                    card = message["view"]["legal"][0]
                    sent = message["seq"], perf_counter()
                    await socket.send(json.dumps({"type": "play", "card": card, "seq": sent[0]}))
                elif message["abilities"]["next"] is None:
                    await socket.send(json.dumps({"type": "next", "seq": message["seq"]}))
                message = json.loads(await socket.recv())

    def _memory(self) -> float:
        """Kilobytes that the server holds in memory."""
        for line in Path(f"/proc/{self._server.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise OSError("the system does not say how much memory a process holds")
