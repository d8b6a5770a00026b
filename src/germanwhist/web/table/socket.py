"""A table's socket: what the seat sees after every change, and what it asks for."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import websocket
from litestar.params import FromPath

from germanwhist.errors import GermanWhistError, StorageError
from germanwhist.rules import Seat
from germanwhist.service import RefusedError
from germanwhist.service.requests import OpenCut, Request
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import key_of
from germanwhist.web.problems import ProblemError
from germanwhist.web.running.metrics import request_timed
from germanwhist.web.sockets import UNREADABLE, Close, Socket, both, heard, hold, note, tell
from germanwhist.web.table.messages import (
    ClosingMessage,
    Message,
    PongMessage,
    RefusedMessage,
    advice_message,
)
from germanwhist.web.table.requests import Ping, decode_message

__all__ = ["MAX_MESSAGE_BYTES", "table_socket"]

MAX_MESSAGE_BYTES: Final = 1024
_BAD_MESSAGES: Final = 20  # messages that cannot be read, after which a client is let go
_BURST: Final = 40


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], backend: CurrentBackend) -> None:
    """Connect a client to the table at which it has a seat."""

    async def serve() -> None:
        try:
            key = key_of(socket)
            seat = await backend.seat(table, key, socket.query_params.get("seat"))
            await backend.keys.take_up(table, key or "")
            await _open_cut(backend, table, key or "", query=socket.query_params)
            await _Connection(socket, backend, table, seat).serve()
        except ProblemError as problem:
            code = Close.NO_KEY if problem.code == "no_key" else Close.NOT_ALLOWED
            await socket.close(code, problem.code)

    await hold(socket, backend, serve, what="a socket", goodbye=_goodbye)


async def _open_cut(
    backend: CurrentBackend, table: str, key: str, *, query: Mapping[str, str]
) -> None:
    """Take the cut that a client comes with, so that its first cards need no further exchange."""
    if "cut" not in query:
        return
    given = {"cut": query["cut"], "promise": query.get("promise", ""), "seq": 0}
    # What cannot be read or is not expected is left out; the client may still send it.
    for seat in await backend.keys.seats(table, key):  # one cut for two at one screen
        with suppress(msgspec.ValidationError, RefusedError):
            await backend.tables.ask(table, seat, msgspec.convert(given, OpenCut))


async def _goodbye(socket: Socket) -> None:
    await tell(socket, ClosingMessage())
    await socket.close(Close.GOING_AWAY, "closing")


class _Connection:
    """One client at one seat."""

    def __init__(self, socket: Socket, backend: CurrentBackend, table: str, seat: Seat) -> None:
        self._socket = socket
        self._backend = backend
        self._tables = backend.tables
        self._table = table
        self._seat = seat
        self._bad_messages = 0

    async def serve(self) -> None:
        """Show every change until the client or the server goes."""
        async with self._tables.subscribe(self._table, self._seat) as views:
            await both(self._listen(), self._show(views))

    async def _show(self, views: Any) -> None:
        async for view in views:
            await self._send(view)
        await _goodbye(self._socket)

    async def _send(self, message: Message) -> None:
        await tell(self._socket, message)

    async def _listen(self) -> None:
        async for data in heard(
            self._socket,
            self._backend,
            longest=MAX_MESSAGE_BYTES,
            burst=_BURST,
            too_fast=RefusedMessage(code="too_fast"),
        ):
            try:
                request = decode_message(data)
            except UNREADABLE:
                self._bad_messages += 1
                await self._send(RefusedMessage(code="bad_message"))
                if self._bad_messages >= _BAD_MESSAGES:
                    await self._socket.close(Close.BAD_CLIENT, "bad_message")
                    return
                continue
            answer = await self._answer(request)
            if answer is not None:
                await self._send(answer)

    async def _answer(self, request: Request | Ping) -> Message | None:
        """Carry out a request; changes show themselves, refusals go to this client alone."""
        if isinstance(request, Ping):
            return PongMessage()
        name = request.name()
        try:
            with request_timed(name):
                counsel = await self._tables.ask(self._table, self._seat, request)
        except RefusedError as refused:
            code = str(refused.code)
        except StorageError as error:
            note(error)
            code = str(error.code)
        except GermanWhistError as error:
            code = str(error.code)
        else:
            return None if counsel is None else advice_message(counsel, seq=request.seq)
        return RefusedMessage(code=code, seq=request.seq, request=name)
