"""The socket of a search: while it is open the search goes on, and it tells what happens."""

import asyncio
import logging
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from germanwhist.service import log_unexpected
from germanwhist.storage import Standing
from germanwhist.web.backend import CurrentBackend, key_of
from germanwhist.web.guards.limits import Allowance
from germanwhist.web.meeting.messages import EndedMessage, search_message
from germanwhist.web.meeting.requests import Come, decode_message
from germanwhist.web.running.metrics import LIMITED
from germanwhist.web.table.messages import PongMessage

__all__ = ["search_socket"]

_MAX_BYTES: Final = 256
_BURST: Final = 20
_GOING_AWAY: Final = 1001
_OUR_FAULT: Final = 1011
_BAD_CLIENT: Final = 4400
_NO_SEARCH: Final = 4404
_TOO_MANY: Final = 4429
_GONE: Final = (WebSocketDisconnect, ClientDisconnected)
_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()
_Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/meeting/{search:str}/socket")
async def search_socket(socket: _Socket, search: FromPath[str], backend: CurrentBackend) -> None:
    """Connect a client to its own search."""
    await socket.accept()
    if backend.is_closing:
        await socket.close(_GOING_AWAY, "closing")
        return
    with backend.socket_open(socket.client.host if socket.client else "") as is_taken:
        if not is_taken:
            LIMITED.labels("sockets").inc()
            await socket.close(_TOO_MANY, "too many sockets")
            return
        key = key_of(socket)
        if key is None or await backend.searches.of(key) != search:
            await socket.close(_NO_SEARCH, "no_search")
            return
        try:
            await _wait(socket, search, backend)
        except _GONE:
            pass
        except Exception as error:  # told to the log alone
            log_unexpected(_LOG, error, "a search's socket")
            await socket.close(_OUR_FAULT, "internal")


async def _wait(socket: _Socket, search: str, backend: CurrentBackend) -> None:
    """Tell how far the search has come until it ends, or the client goes."""
    async with backend.lobby.waiting(search) as row:
        listening = asyncio.create_task(_listen(socket, search, backend))
        telling = asyncio.create_task(_tell(socket, row, backend))
        await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
        for task in (listening, telling):
            task.cancel()
        for outcome in await asyncio.gather(listening, telling, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, _GONE):
                raise outcome


async def _tell(
    socket: _Socket, row: asyncio.Queue[Standing | None], backend: CurrentBackend
) -> None:
    while (standing := await row.get()) is not None:
        message = search_message(standing, now=backend.settings.setup.clock())
        await socket.send_text(_ENCODER.encode(message).decode())
    code = "closing" if backend.is_closing else "over"
    ended = msgspec.convert({"type": "ended", "code": code}, EndedMessage)
    await socket.send_text(_ENCODER.encode(ended).decode())
    await socket.close(_GOING_AWAY if backend.is_closing else _NO_SEARCH, code)


async def _listen(socket: _Socket, search: str, backend: CurrentBackend) -> None:
    allowance = Allowance(backend.settings.messages_a_second, burst=_BURST)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > _MAX_BYTES or not allowance.take():
            await socket.close(_TOO_MANY, "too_fast")
            return
        try:
            request = decode_message(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await socket.close(_BAD_CLIENT, "bad_message")
            return
        if isinstance(request, Come):
            await backend.searches.come(search, has_cut=request.cut)
            backend.lobby.hurry()
        else:
            await socket.send_text(_ENCODER.encode(PongMessage()).decode())
