"""The socket of those who watch a table: what lies on it after every change, and nothing to ask."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.params import FromPath

from germanwhist.service import RefusedError
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.guards.limits import Allowance
from germanwhist.web.running.metrics import LIMITED
from germanwhist.web.sockets import Close, Socket, both, hold, tell
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
            async with asyncio.timeout(backend.settings.patience):
                first = _read(await socket.receive())
            secret = first.secret if isinstance(first, LookOn) else ""
            link = link_of_secret(backend, table, secret)
            if link is None:  # whether there is such a table is told to nobody else
                await socket.close(Close.NOT_ALLOWED, "bad_watch")
            else:
                await _look_on(socket, backend, table, link=link)
        except RefusedError:  # the table is gone
            await socket.close(Close.NOT_ALLOWED, "bad_watch")
        except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await socket.close(Close.BAD_CLIENT, "bad_message")

    await hold(socket, backend, look_on, what="a watcher's socket")


def _read(message: Any) -> LookOn | Ping | None:
    """What the client has sent; None where it goes."""
    if message["type"] != "websocket.receive":
        return None
    data = message.get("text") or message.get("bytes") or ""
    if len(data) > _MAX_BYTES:
        raise msgspec.ValidationError("too long")
    return decode_message(data)


async def _look_on(socket: Socket, backend: Backend, table: str, *, link: int) -> None:
    """Show every change until watching ends, or the client or the server goes."""
    async with backend.tables.look_on(table, link) as views:
        await both(_listen(socket, backend), _show(socket, views))


async def _show(socket: Socket, views: Any) -> None:
    async for told in views:
        if told is None:
            await socket.close(Close.NOT_ALLOWED, "bad_watch")
            return
        await tell(socket, told)
    await socket.close(Close.GOING_AWAY, "closing")


async def _listen(socket: Socket, backend: Backend) -> None:
    allowance = Allowance(backend.settings.messages_a_second, burst=_BURST)
    while (message := _read(await socket.receive())) is not None:
        if not allowance.take():
            LIMITED.labels("messages").inc()
            await socket.close(Close.TOO_MANY, "too_fast")
            return
        if isinstance(message, Ping):
            await tell(socket, PongMessage())
