"""The socket of those who watch a table: what lies on it after every change, and nothing to ask."""

import asyncio
import logging
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from germanwhist.errors import StorageError
from germanwhist.service import RefusedError, log_unexpected
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.guards.limits import Allowance
from germanwhist.web.running.metrics import LIMITED
from germanwhist.web.table.messages import PongMessage
from germanwhist.web.watching.requests import LookOn, StillThere, decode_message
from germanwhist.web.watching.secret import link_of_secret

__all__ = ["watch_socket"]

_MAX_BYTES: Final = 256
_BURST: Final = 20
_GOING_AWAY: Final = 1001
_OUR_FAULT: Final = 1011
_TRY_AGAIN: Final = 1013
_BAD_CLIENT: Final = 4400
_BAD_WATCH: Final = 4403
_TOO_MANY: Final = 4429
_GONE: Final = (WebSocketDisconnect, ClientDisconnected)
_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()
_Socket: TypeAlias = WebSocket[Any, Any, Any]


@websocket("/watch/{table:str}/socket")
async def watch_socket(socket: _Socket, table: FromPath[str], backend: CurrentBackend) -> None:
    """Connect a client that has a link to the table that it opens."""
    await socket.accept()
    if backend.is_closing:
        await socket.close(_GOING_AWAY, "closing")
        return
    with backend.socket_open(socket.client.host if socket.client else "") as is_taken:
        if not is_taken:
            LIMITED.labels("sockets").inc()
            await socket.close(_TOO_MANY, "too many sockets")
            return
        try:
            async with asyncio.timeout(backend.settings.patience):
                first = _read(await socket.receive())
            secret = first.secret if isinstance(first, LookOn) else ""
            link = link_of_secret(backend, table, secret)
            if link is None:  # whether there is such a table is told to nobody else
                await socket.close(_BAD_WATCH, "bad_watch")
            else:
                await _look_on(socket, backend, table, link=link)
        except RefusedError:  # the table is gone
            await socket.close(_BAD_WATCH, "bad_watch")
        except (TimeoutError, msgspec.MsgspecError, UnicodeDecodeError):
            await socket.close(_BAD_CLIENT, "bad_message")
        except StorageError as error:
            _LOG.error("storage: %s", error)
            await socket.close(_TRY_AGAIN, error.code)
        except _GONE:
            pass
        except Exception as error:  # told to the log alone
            log_unexpected(_LOG, error, "a watcher's socket")
            await socket.close(_OUR_FAULT, "internal")


def _read(message: Any) -> LookOn | StillThere | None:
    """What the client has sent; None where it goes."""
    if message["type"] != "websocket.receive":
        return None
    data = message.get("text") or message.get("bytes") or ""
    if len(data) > _MAX_BYTES:
        raise msgspec.ValidationError("too long")
    return decode_message(data)


async def _look_on(socket: _Socket, backend: CurrentBackend, table: str, *, link: int) -> None:
    """Show every change until watching ends, or the client or the server goes."""
    async with backend.tables.look_on(table, link) as views:
        listening = asyncio.create_task(_listen(socket, backend))
        showing = asyncio.create_task(_show(socket, views))
        await asyncio.wait((listening, showing), return_when=asyncio.FIRST_COMPLETED)
        for task in (listening, showing):
            task.cancel()
        for outcome in await asyncio.gather(listening, showing, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, _GONE):
                raise outcome


async def _show(socket: _Socket, views: Any) -> None:
    async for told in views:
        if told is None:
            await socket.close(_BAD_WATCH, "bad_watch")
            return
        await socket.send_text(_ENCODER.encode(told).decode())
    await socket.close(_GOING_AWAY, "closing")


async def _listen(socket: _Socket, backend: CurrentBackend) -> None:
    allowance = Allowance(backend.settings.messages_a_second, burst=_BURST)
    while (message := _read(await socket.receive())) is not None:
        if not allowance.take():
            LIMITED.labels("messages").inc()
            await socket.close(_TOO_MANY, "too_fast")
            return
        if isinstance(message, StillThere):
            await socket.send_text(_ENCODER.encode(PongMessage()).decode())
