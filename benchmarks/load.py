"""Clients that play their lowest legal card as soon as it is their turn, and note how long it took.

Every play is on disk before it is acknowledged. On a machine with few processors the clients are
part of what is measured.
"""

from __future__ import annotations

import asyncio
import json
import ssl
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Client", "Gate", "percentiles_ms"]

_MILLISECONDS = 1_000
_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # to read all whom a machine trusts takes long


class Gate:
    """Lets all go on when so many have come."""

    def __init__(self, count: int) -> None:
        self._missing = count
        self._open = asyncio.Event()

    def arrive(self) -> None:
        """One more is there."""
        self._missing -= 1
        if self._missing <= 0:
            self._open.set()

    async def wait(self) -> None:
        """Wait for all."""
        await self._open.wait()


class Client:
    """One browser, with a key of its own.

    Args:
        address: of the server, ending with a stroke.
        level: the computer level opposite.
        rules: the rule set, as text.
        note: is told how many seconds each play waited for its acknowledgement.
        note_turn: is told how many seconds it took until the client was to play again.
        comes_from: the address of the client's machine, one of those that are this one.
    """

    def __init__(  # noqa: PLR0913 - who it is, and what it notes
        self,
        address: str,
        *,
        level: str,
        rules: str,
        note: Callable[[float], object],
        note_turn: Callable[[float], object] = lambda _: None,
        comes_from: str = "127.0.0.1",
    ) -> None:
        # The server closes a connection that is idle, perhaps just as the next request comes.
        limits = httpx.Limits(max_keepalive_connections=0)
        transport = httpx.AsyncHTTPTransport(
            local_address=comes_from, limits=limits, verify=_NOBODY
        )
        self._http = httpx.AsyncClient(base_url=address, timeout=300, transport=transport)
        self._socket = f"{address.replace('http', 'ws', 1)}api/tables/"
        self._wish = {"opponent": {"kind": "computer", "level": level}, "rules": rules}
        self._note = note
        self._note_turn = note_turn
        self._comes_from = comes_from

    async def open(self) -> str:
        """Open a table; its id."""
        answer = await self._http.post("/api/tables", json=self._wish)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def play(self, table: str, gate: Gate | None = None) -> None:
        """Play at a table until its match is over, when all others have come there too."""
        cookie = f"germanwhist={self._http.cookies['germanwhist']}"
        address = f"{self._socket}{table}/socket"
        async with connect(
            address, additional_headers={"Cookie": cookie}, local_addr=(self._comes_from, 0)
        ) as socket:
            message = json.loads(await socket.recv())
            if gate is not None:
                gate.arrive()
                await gate.wait()
            sent: tuple[int, float] | None = None
            played = 0.0
            while message["phase"] != "match_over":
                if sent is not None and message["seq"] > sent[0]:
                    self._note(perf_counter() - sent[1])
                    sent = None
                if sent is None and (wish := _next(message)) is not None:
                    if played:
                        self._note_turn(perf_counter() - played)
                    played = 0.0
                    if wish["type"] == "play":
                        played = perf_counter()
                        sent = message["seq"], played
                    await socket.send(json.dumps(wish))
                message = json.loads(await socket.recv())

    async def aclose(self) -> None:
        """Close what is open."""
        await self._http.aclose()


def _next(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to send at this point of the game; None for nothing."""
    if message["abilities"]["play"] is None:
        return {"type": "play", "card": message["view"]["legal"][0], "seq": message["seq"]}
    if message["abilities"]["next"] is None:
        return {"type": "next", "seq": message["seq"]}
    return None


def percentiles_ms(seconds: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile of some times, in milliseconds."""
    percentiles = quantiles(seconds, n=100)
    return _MILLISECONDS * percentiles[49], _MILLISECONDS * percentiles[98]
