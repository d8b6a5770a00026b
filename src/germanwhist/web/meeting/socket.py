"""The socket of a search: while it is open the search goes on, and it tells what happens."""

import asyncio
from typing import Final

import msgspec
from litestar import websocket
from litestar.params import FromPath

from germanwhist.storage import Standing
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.keys.client_key import key_of
from germanwhist.web.meeting.messages import EndedMessage, search_message
from germanwhist.web.meeting.requests import Come, decode_message
from germanwhist.web.sockets import UNREADABLE, Close, Socket, both, heard, hold, tell
from germanwhist.web.table.messages import PongMessage

__all__ = ["search_socket"]

_MAX_BYTES: Final = 256
_BURST: Final = 20


@websocket("/meeting/{search:str}/socket")
async def search_socket(socket: Socket, search: FromPath[str], backend: CurrentBackend) -> None:
    """Connect a client to its own search."""

    async def wait() -> None:
        key = key_of(socket)
        if key is None or await backend.searches.of(key) != search:
            await socket.close(Close.NO_SEARCH, "no_search")
        else:
            await _wait(socket, search, backend)

    await hold(socket, backend, wait, what="a search's socket")


async def _wait(socket: Socket, search: str, backend: Backend) -> None:
    """Tell how far the search has come until it ends, or the client goes."""
    async with backend.lobby.waiting(search) as row:
        await both(_listen(socket, search, backend), _tell(socket, row, backend))


async def _tell(socket: Socket, row: asyncio.Queue[Standing | None], backend: Backend) -> None:
    while (standing := await row.get()) is not None:
        message = search_message(standing, now=backend.now)
        await tell(socket, message)
    code = "closing" if backend.is_closing else "over"
    ended = msgspec.convert({"type": "ended", "code": code}, EndedMessage)
    await tell(socket, ended)
    await socket.close(Close.GOING_AWAY if backend.is_closing else Close.NO_SEARCH, code)


async def _listen(socket: Socket, search: str, backend: Backend) -> None:
    async for data in heard(socket, backend, longest=_MAX_BYTES, burst=_BURST):
        try:
            request = decode_message(data)
        except UNREADABLE:
            await socket.close(Close.BAD_CLIENT, "bad_message")
            return
        if isinstance(request, Come):
            await backend.searches.come(search, has_cut=request.cut)
            backend.lobby.hurry()
        else:
            await tell(socket, PongMessage())
