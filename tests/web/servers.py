"""A real server in the test's own event loop, and clients that speak to it."""

from __future__ import annotations

import asyncio
import json
import ssl
import struct
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from socket import SO_LINGER, SOL_SOCKET
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from germanwhist.engine import Advice, SearchMethod, SearchPlayer
from germanwhist.web import Settings
from germanwhist.web.running.listening import listening_socket
from tests.databases import ready_database
from tests.service.tables_for_tests import LOWEST, seeded
from tests.web.applications import web_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from germanwhist import View

JSON = dict[str, Any]
# Who is trusted without TLS; to read all whom a machine trusts takes long.
_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
HERE, NEXT_DOOR = "127.0.0.1", "127.0.0.2"  # two machines, as far as a server can see
AGAINST_COMPUTER: JSON = {"kind": "computer", "level": LOWEST}


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for a test: a database in its folder, the same deals each time, no client."""
    parts: JSON = {
        "database": changes.get("database") or ready_database(folder / "tables.db"),
        "port": 0,
        "prepares_engine": False,
        "static_files": folder / "static",
        "requests_a_minute": 100_000,
        "messages_a_second": 100_000.0,
        "deals_a_batch": 1,
        "tables_an_hour": 100_000,
        "records_an_hour": 100_000,
        "reviews_an_hour": 100_000,
        "school_an_hour": 100_000,
        "share_of_a_person": 1.0,
        "setup": seeded(advise=_advise),
    }
    return Settings(**(parts | changes))


def _advise(view: View) -> Advice:
    """The engine's advice, from few worlds."""
    return SearchPlayer(SearchMethod.MONTE_CARLO, 10).advise(view)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[str]:
    """A running server; gives its address and stops it at the end."""
    started = asyncio.Event()
    with listening_socket(settings.host, settings.port) as listening:
        async with web_server(settings, started.set) as server:
            running = asyncio.create_task(server.serve(sockets=[listening]))
            await asyncio.wait(
                {running, waiting := asyncio.create_task(started.wait())},
                return_when=asyncio.FIRST_COMPLETED,
            )
            waiting.cancel()
            try:
                yield f"http://127.0.0.1:{listening.getsockname()[1]}"
            finally:
                server.should_exit = True
                await running


@dataclass
class Browser:
    """A client with its own cookies that notes every byte it is sent."""

    address: str
    http: httpx.AsyncClient
    origin: str
    comes_from: str
    tls: ssl.SSLContext | None = None
    received: list[str] = field(default_factory=list)

    async def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return self._noted(await self.http.get(path))

    async def post(self, path: str, body: JSON) -> httpx.Response:
        """Ask for a change."""
        return self._noted(await self.http.post(path, json=body))

    async def delete(self, path: str) -> httpx.Response:
        """Ask for something to be removed."""
        return self._noted(await self.http.delete(path))

    def _noted(self, response: httpx.Response) -> httpx.Response:
        self.received.append(f"{response.headers}\n{response.text}")
        return response

    async def open_table(self, opponent: JSON | None = None, **wishes: Any) -> JSON:
        """Open a table; against the computer if nobody else is named."""
        body = {"opponent": opponent or AGAINST_COMPUTER, "name": "Ann", **wishes}
        response = await self.post("/api/tables", body)
        assert response.status_code == 201, response.text
        return dict(response.json())

    async def take_seat(self, table: JSON, name: str | None = None) -> httpx.Response:
        """Come with the invitation of a table that another browser has opened."""
        await self.post("/api/key", {})
        invited = {"invite": table["invite"], "name": name}
        return await self.post(f"/api/tables/{table['id']}/seat", invited)

    @asynccontextmanager
    async def socket(self, table: str, query: str = "") -> AsyncIterator[Socket]:
        """The table's socket, with this browser's cookies."""
        async with self.socket_at(f"/api/tables/{table}/socket{query}") as socket:
            yield socket

    @asynccontextmanager
    async def socket_at(self, path: str) -> AsyncIterator[Socket]:
        """Any socket, with this browser's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.address.removeprefix('http')}"
        async with connect(
            f"{address}{path}",
            additional_headers={"Cookie": cookies, "Origin": self.origin},
            max_size=None,
            local_addr=(self.comes_from, 0),
            ssl=self.tls,
        ) as connection:
            yield Socket(connection, self.received)


@dataclass
class Socket:
    """A table's socket as a client holds it."""

    connection: ClientConnection
    received: list[str]

    async def send(self, message: JSON | str | bytes) -> None:
        """Send a message, or anything else."""
        is_raw = isinstance(message, str | bytes)
        await self.connection.send(message if is_raw else json.dumps(message))

    async def say_and_break(self, *messages: JSON) -> None:
        """Send messages and have the line break; all of it arrives at once."""
        protocol, transport = self.connection.protocol, self.connection.transport
        for message in messages:
            protocol.send_text(json.dumps(message).encode())
        transport.write(b"".join(protocol.data_to_send()))
        at_once = struct.pack("ii", 1, 0)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, at_once)
        transport.abort()

    async def say_and_go(self, *messages: JSON) -> None:
        """Send messages and close; all of it arrives at once."""
        protocol = self.connection.protocol
        for message in messages:
            protocol.send_text(json.dumps(message).encode())
        protocol.send_close(1000)
        self.connection.transport.write(b"".join(protocol.data_to_send()))
        await self.connection.wait_closed()

    async def read(self) -> JSON:
        """The next message."""
        text = await self.connection.recv()
        assert isinstance(text, str)
        self.received.append(text)
        return dict(json.loads(text))

    async def close_code(self) -> int | None:
        """Read until the server has closed the socket; its code."""
        with suppress(ConnectionClosed):
            while True:
                await self.connection.recv()
        return self.connection.close_code

    async def read_until(self, wish: str) -> JSON:
        """The next message of a type, or the next table that allows something."""
        while True:
            message = await self.read()
            may = wish in (able := message.get("abilities", {})) and able[wish] is None
            if may or wish in (message["type"], message.get("phase")):
                return message


@asynccontextmanager
async def browsing(
    address: str, *, comes_from: str = HERE, tls: ssl.SSLContext | None = None
) -> AsyncIterator[Browser]:
    """A new browser.

    Args:
        address: of the server.
        comes_from: the address of the browser's machine, one of those that are this one.
        tls: whom it trusts, for an address with HTTPS.
    """
    headers = {"Origin": address}
    transport = httpx.AsyncHTTPTransport(local_address=comes_from, verify=tls or _NOBODY)
    # A busy machine answers late, which is no fault of what is tested.
    async with httpx.AsyncClient(
        base_url=address, headers=headers, timeout=120, transport=transport
    ) as http:
        yield Browser(address, http, address, comes_from, tls)


@asynccontextmanager
async def two_browsers(folder: Path) -> AsyncIterator[tuple[Browser, Browser]]:
    """The browsers of two people at a server with an empty database in a folder."""
    async with (
        serving(settings_for(folder)) as address,
        browsing(address) as one,
        browsing(address) as other,
    ):
        yield one, other


async def play_match(socket: Socket) -> JSON:
    """Play lowest legal cards until the match is over; the last table message."""
    while True:
        table = await socket.read()
        if table["type"] != "table":
            continue
        if table["abilities"]["play"] is None:
            card = table["view"]["legal"][0]
            await socket.send({"type": "play", "card": card, "seq": table["seq"]})
        elif table["abilities"]["next"] is None:
            await socket.send({"type": "next", "seq": table["seq"]})
        elif table["phase"] == "match_over":
            return table
