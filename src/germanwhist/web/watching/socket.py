"""The socket of those who watch a table: what lies on it after every change, and nothing to ask."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import websocket
from litestar.params import FromPath

from germanwhist.service import RefusedError
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.sockets import UNREADABLE, Close, Socket, both, heard, hold, tell
from germanwhist.web.table.messages import PongMessage
from germanwhist.web.table.requests import Ping
from germanwhist.web.watching.requests import LookOn, decode_message
from germanwhist.web.watching.secret import link_of_secret

__all__ = ["watch_socket"]

_MAX_BYTES: Final = 256
_BURST: Final = 20


@websocket("/watch/{table:str}/socket")
async def watch_socket(socket: Socket, table: FromPath[str], backend: CurrentBackend) -> None:
    """Connect a client that has a link to the table that it opens."""

    async def look_on() -> None:
        try:
            sent = heard(socket, backend, longest=_MAX_BYTES, burst=_BURST)
            async with asyncio.timeout(backend.settings.patience):
                data = await anext(sent, None)
            if data is None:
                return
            first = decode_message(data)
            secret = first.secret if isinstance(first, LookOn) else ""
            link = link_of_secret(backend, table, secret)
            if link is None:  # whether there is such a table is told to nobody else
                await socket.close(Close.NOT_ALLOWED, "bad_watch")
            else:
                await _look_on(socket, backend, table, link=link, sent=sent)
        except RefusedError:  # the table is gone
            await socket.close(Close.NOT_ALLOWED, "bad_watch")
        except (TimeoutError, *UNREADABLE):
            await socket.close(Close.BAD_CLIENT, "bad_message")

    await hold(socket, backend, look_on, what="a watcher's socket")


async def _look_on(
    socket: Socket, backend: Backend, table: str, *, link: int, sent: AsyncIterator[str | bytes]
) -> None:
    """Show every change until watching ends, or the client or the server goes."""
    async with backend.tables.look_on(table, link) as views:
        await both(_listen(socket, sent), _show(socket, views))


async def _show(socket: Socket, views: Any) -> None:
    async for told in views:
        if told is None:
            await socket.close(Close.NOT_ALLOWED, "bad_watch")
            return
        await tell(socket, told)
    await socket.close(Close.GOING_AWAY, "closing")


async def _listen(socket: Socket, sent: AsyncIterator[str | bytes]) -> None:
    async for data in sent:
        if isinstance(decode_message(data), Ping):
            await tell(socket, PongMessage())
