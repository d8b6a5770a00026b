"""A telephone line between a browser and the server that can be cut, or hold everything back.

Chromium's own switch for being offline leaves open sockets alone, which no lost network does.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import Server, StreamReader, StreamWriter


class Line:
    """Passes everything on between its own address and the server's until it is cut.

    Args:
        address: of the server.
    """

    def __init__(self, address: str) -> None:
        self.address = ""
        self._port = int(address.rpartition(":")[2])
        self._open: set[StreamWriter] = set()
        self._listening: Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()

    async def mend(self) -> None:
        """Take calls, at the same address as before."""
        port = int(self.address.rpartition(":")[2] or 0)
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", port)
        self.address = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def cut(self) -> None:
        """Break everything off; new calls are refused."""
        if self._listening is None:
            return
        self._listening.close()
        self._listening = None
        self._flows.set()  # nobody waits at a line that is no more
        for end in tuple(self._open):
            end.transport.abort()

    def hold(self) -> None:
        """Let nothing through, in either direction, and close nothing."""
        self._flows.clear()

    def let_go(self) -> None:
        """Let through what was held back, late as it is, and all that comes."""
        self._flows.set()

    async def _carry(self, heard: StreamReader, says: StreamWriter) -> None:
        far_heard, far_says = await asyncio.open_connection("127.0.0.1", self._port)
        self._open |= {says, far_says}
        await asyncio.gather(self._pass_on(heard, far_says), self._pass_on(far_heard, says))
        self._open -= {says, far_says}

    async def _pass_on(self, heard: StreamReader, says: StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await heard.read(65_536):
                await self._flows.wait()
                says.write(data)
                await says.drain()
        says.close()
