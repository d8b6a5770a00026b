"""The least that a server of this kind can do: the limit that the machine sets.

A socket of the same library answers each message when one row of it is on disk, through the same
database connection. There are no tables, no rules and no opponents.
"""

from __future__ import annotations

import asyncio
import socket
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from sqlalchemy import Column, Integer, MetaData, Table, Text, insert
from websockets.asyncio.client import connect

from benchmarks.load import percentiles_ms
from benchmarks.server import process_beside
from germanwhist.storage import Database
from germanwhist.web.running.connections import SocketProtocol

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from sqlalchemy import Connection as SqlConnection

    from benchmarks.server import RunningServer

__all__ = ["echo_figures"]

_ROWS = Table("echo", MetaData(), Column("id", Integer, primary_key=True), Column("data", Text))


def echo_figures(database: str, *, clients: int, messages: int) -> dict[str, float]:
    """Have many clients send messages, each as soon as the one before is answered.

    Args:
        database: the path or the URL of a database, which gets one more table.
        clients: how many at once.
        messages: of each.

    Returns:
        Messages a second, the median and the 99th percentile of an answer in milliseconds, and the
        server's processor time for a message in milliseconds.
    """
    with process_beside(_serve, database) as server:
        return asyncio.run(_measure(server, clients, messages))


def _serve(started: Connection, database: str) -> None:
    asyncio.run(_answer(started, database))


async def _answer(started: Connection, database: str) -> None:
    async with await Database.open(database) as kept:
        await kept.write(lambda connection: _ROWS.create(connection, checkfirst=True))

        async def app(_scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                text = message.get("text")
                if text is None:
                    continue

                def write(connection: SqlConnection, text: str = text) -> None:
                    connection.execute(insert(_ROWS), {"data": text})

                await kept.write(write)
                await send({"type": "websocket.send", "text": text})

        with socket.create_server(("127.0.0.1", 0)) as listening:
            config = uvicorn.Config(
                cast("Any", app), ws=SocketProtocol, lifespan="off", log_level="error"
            )
            started.send(f"http://127.0.0.1:{listening.getsockname()[1]}/")
            await uvicorn.Server(config).serve(sockets=[listening])


async def _measure(server: RunningServer, clients: int, messages: int) -> dict[str, float]:
    waits: list[float] = []

    async def client() -> None:
        async with connect(server.address.replace("http", "ws", 1)) as held:
            await held.send("first")
            await held.recv()
            for _ in range(messages):
                begin = perf_counter()
                await held.send('{"type": "play", "card": "QD", "seq": 41}')
                await held.recv()
                waits.append(perf_counter() - begin)

    used, begin = server.processor_time(), perf_counter()
    await asyncio.gather(*(client() for _ in range(clients)))
    seconds, used = perf_counter() - begin, server.processor_time() - used
    median, last = percentiles_ms(waits)
    return {
        "messages_per_s": len(waits) / seconds,
        "answered_ms_median": median,
        "answered_ms_99": last,
        "processor_ms_per_message": 1_000 * used / len(waits),
    }
