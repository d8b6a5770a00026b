"""What all sockets have in common: how they begin, how they end, and why."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from enum import IntEnum
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from germanwhist.errors import StorageError
from germanwhist.service import log_unexpected
from germanwhist.web.backend import Backend
from germanwhist.web.guards.limits import Allowance
from germanwhist.web.running.metrics import LIMITED, STORAGE_ERRORS

__all__ = ["UNREADABLE", "Close", "Socket", "both", "heard", "hold", "note", "send_away", "tell"]

Socket: TypeAlias = WebSocket[Any, Any, Any]

_GONE: Final = (WebSocketDisconnect, ClientDisconnected)  # found by reading, and by sending
_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()
# What reading a message raises where it is none.
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Close(IntEnum):
    """Why the server closes a socket. From 4400 on, connecting again as before is of no use."""

    GOING_AWAY = 1001
    TOO_BIG = 1009
    OUR_FAULT = 1011
    TRY_AGAIN = 1013
    BAD_CLIENT = 4400
    NO_KEY = 4401
    NOT_ALLOWED = 4403
    NO_SEARCH = 4404
    TOO_MANY = 4429


async def _leave(socket: Socket) -> None:
    """Close a socket since the server stops."""
    await socket.close(Close.GOING_AWAY, "closing")


async def hold(
    socket: Socket,
    backend: Backend,
    work: Callable[[], Awaitable[None]],
    *,
    what: str,
    goodbye: Callable[[Socket], Awaitable[None]] = _leave,
) -> None:
    """Accept a socket and do what it is for, unless the server stops or there are too many.

    Args:
        socket: a new one.
        backend: what is behind it.
        work: what it is for; when this ends, so does the socket.
        what: the socket, in the log.
        goodbye: tells a client that the server stops.
    """
    await socket.accept()
    if backend.is_closing:
        await goodbye(socket)
        return
    with backend.socket_open(socket.client.host if socket.client else "") as is_taken:
        if not is_taken:
            LIMITED.labels("sockets").inc()
            await socket.close(Close.TOO_MANY, "too many sockets")
            return
        try:
            await work()
        except StorageError as error:
            note(error)
            await socket.close(Close.TRY_AGAIN, error.code)
        except _GONE:
            pass
        except Exception as error:  # told to the log alone
            if not _is_closed_already(error, backend):
                log_unexpected(_LOG, error, what)
                await socket.close(Close.OUR_FAULT, "internal")


async def send_away(socket: Socket, error: StorageError) -> None:
    """Have a new socket opened again later, for a fault of the database."""
    await socket.accept()
    note(error)
    await socket.close(Close.TRY_AGAIN, error.code)


def _is_closed_already(error: Exception, backend: Backend) -> bool:
    """Whether an error only says that a server that stops has closed the socket."""
    return backend.is_closing and isinstance(error, RuntimeError)


async def tell(socket: Socket, message: msgspec.Struct) -> None:
    """Send a message as JSON.

    A client that is gone is told nothing; what it had said before is still to be read, up to the
    message that it has gone.
    """
    with suppress(*_GONE):
        await socket.send_text(_ENCODER.encode(message).decode())


async def heard(
    socket: Socket,
    backend: Backend,
    *,
    longest: int,
    burst: int,
    too_fast: msgspec.Struct | None = None,
) -> AsyncIterator[str | bytes]:
    """What a client sends, until it goes, or is let go since it sends too much.

    Args:
        socket: the client's.
        backend: says how many messages a second it may send, over some seconds.
        longest: how many characters or bytes a message may have.
        burst: how many messages it may send at once.
        too_fast: what a client that sends too fast is told before its socket is closed.
    """
    allowance = Allowance(backend.settings.messages_a_second, burst=burst)
    while (message := await socket.receive())["type"] == "websocket.receive":
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        if len(data) > longest:
            await socket.close(Close.TOO_BIG, "too_big")
            return
        if not allowance.take():
            LIMITED.labels("messages").inc()
            if too_fast is not None:
                await tell(socket, too_fast)
            await socket.close(Close.TOO_MANY, "too_fast")
            return
        yield data


async def both(listening: Coroutine[Any, Any, None], telling: Coroutine[Any, Any, None]) -> None:
    """Do both until one of them ends; then the other one does."""
    tasks = [asyncio.create_task(listening), asyncio.create_task(telling)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception) and not isinstance(outcome, _GONE):
            raise outcome


def note(error: StorageError) -> None:
    """Tell whoever runs the server of a fault of the database."""
    _LOG.error("storage: %s", error)
    STORAGE_ERRORS.inc()
