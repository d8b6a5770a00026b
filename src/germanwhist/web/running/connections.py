"""How long a connection may be silent, how many an address may have, how often it may ping.

The protocols of uvicorn, with the limits that a server needs which anybody can reach.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from germanwhist.service.unexpected import log_unexpected
from germanwhist.web.guards.limits import Allowance

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Mapping

    from uvicorn._types import ASGISendEvent

__all__ = ["Connections", "SocketProtocol", "say_less_at_the_file_limit", "timed_protocol"]

_LOG: Final = logging.getLogger(__name__)
_CONTROL_FRAMES_A_SECOND: Final = 2.0
_CONTROL_FRAMES_AT_ONCE: Final = 40
_FILES_KEPT_FREE: Final = 64  # for the database, the log and what is about to be refused
_FILES_WANTED: Final = 16_384
_SECONDS_BETWEEN_COMPLAINTS: Final = 60.0
_SECONDS_TO_GO: Final = 1.0  # for a client that owes us something when the server stops


@final
class Connections:
    """Counts the connections that are open, by address.

    Args:
        of_an_address: how many one address may have; None for no limit, where all come through a
            proxy.
    """

    def __init__(self, of_an_address: int | None) -> None:
        self._of_an_address = of_an_address
        self._most = _most_connections()
        self._open: Counter[str] = Counter()
        self._all = 0

    def take(self, address: str) -> bool:
        """Count one more, if there may be one."""
        most = self._most if self._of_an_address is None else self._of_an_address
        if self._open[address] >= most or self._all >= self._most:
            return False
        self._open[address] += 1
        self._all += 1
        return True

    def give_back(self, address: str) -> None:
        """Count one less."""
        self._all -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


def _most_connections() -> int:
    """As many as there are files left to open, after asking for as many as we may have."""
    if sys.platform == "win32":  # which has no such limit
        return _FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES_WANTED if hard == resource.RLIM_INFINITY else min(_FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    most = _FILES_WANTED if soft == resource.RLIM_INFINITY else soft
    return max(most - _FILES_KEPT_FREE, most // 2)


def timed_protocol(connections: Connections, *, seconds: float) -> type[H11Protocol]:
    """The HTTP protocol of one server.

    Args:
        connections: counts those that are open.
        seconds: how long a client may take to send the head of a request, and again for its body.
    """

    class TimedProtocol(H11Protocol):
        """Lets go of clients that do not finish what they have begun to say."""

        _address: str | None = None
        _patience: asyncio.TimerHandle | None = None
        _waits_for_body = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not connections.take(address):
                transport.abort()
                return
            self._address = address
            self._be_patient()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stop_waiting()
            self._give_back()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._look()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._be_patient()  # with a client that asks and does not read

        def resume_writing(self) -> None:
            super().resume_writing()
            self._stop_waiting()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._look()

        def shutdown(self) -> None:
            super().shutdown()
            if self._patience is not None:  # it owes us the rest of a request, or does not read
                self._stop_waiting()
                self._patience = self.loop.call_later(_SECONDS_TO_GO, self.transport.abort)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade(event)
            protocol = self.transport.get_protocol()
            if self._address is not None and isinstance(protocol, SocketProtocol):
                protocol.when_lost = self._give_back

        def _look(self) -> None:
            """Set the clock anew when another part of a request is waited for."""
            is_upgraded = self.transport.get_protocol() is not self
            if is_upgraded or self.transport.is_closing():
                self._stop_waiting()
                return
            cycle: RequestResponseCycle | None = self.cycle
            is_asking = cycle is not None and not cycle.response_complete
            waits_for_body = cycle is not None and is_asking and cycle.more_body
            if is_asking and not waits_for_body:
                self._stop_waiting()  # it is our turn
            elif self._patience is None or waits_for_body is not self._waits_for_body:
                self._waits_for_body = waits_for_body
                self._be_patient()

        def _be_patient(self) -> None:
            self._stop_waiting()
            self._patience = self.loop.call_later(seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self._patience is not None:
                self._patience.cancel()
                self._patience = None

        def _give_back(self) -> None:
            if self._address is not None:
                connections.give_back(self._address)
                self._address = None

    return TimedProtocol


@final
class SocketProtocol(WebSocketsSansIOProtocol):
    """Lets go of clients that send more pings, pongs and parts of messages than anybody needs."""

    when_lost: Callable[[], None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._allowance = Allowance(_CONTROL_FRAMES_A_SECOND, burst=_CONTROL_FRAMES_AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection as closed."""
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says.

        Raises:
            ClientDisconnected: it is a message for a client whose line has broken. To write it all
                the same would log a warning each time.
        """
        await self.writable.wait()
        if message["type"] == "websocket.send" and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def shutdown(self) -> None:
        """Close, and do not wait for a client that does not read.

        A socket that is being opened is told so by the application, once it is open.
        """
        if self.handshake_complete:
            super().shutdown()
        self.loop.call_later(_SECONDS_TO_GO, self.transport.abort)

    def handle_ping(self, *args: Any) -> None:
        """Answer a ping."""
        if self._may_speak():
            super().handle_ping(*args)

    def handle_pong(self, *args: Any) -> None:
        """Take note of an answer."""
        if self._may_speak():
            super().handle_pong(*args)

    def handle_cont(self, *args: Any) -> None:
        """Take a further part of a message."""
        if self._may_speak():
            super().handle_cont(*args)

    def _may_speak(self) -> bool:
        if not self.transport.is_closing() and not self._allowance.take():
            self.transport.abort()
        return not self.transport.is_closing()


def say_less_at_the_file_limit(loop: asyncio.AbstractEventLoop) -> None:
    """Complain of connections that cannot be taken once a minute, not thousands of times a second.

    Other errors of the event loop are logged as ever.
    """
    last = -_SECONDS_BETWEEN_COMPLAINTS

    def handle(_loop: asyncio.AbstractEventLoop, context: Mapping[str, Any]) -> None:
        nonlocal last
        error = context.get("exception")
        is_full = isinstance(error, OSError) and "accept" in str(context.get("message"))
        # What asyncio had put off for each of them finds a closed socket when the server stops.
        is_closed = isinstance(error, ValueError) and "Invalid file descriptor" in str(error)
        if is_full or is_closed:
            now = time.monotonic()
            if now - last >= _SECONDS_BETWEEN_COMPLAINTS:
                last = now
                _LOG.error("no connection can be taken: %s", getattr(error, "strerror", error))
        elif error is not None:
            log_unexpected(_LOG, error, "the event loop")
        else:
            _LOG.error("event loop: %s", context.get("message"))

    loop.set_exception_handler(handle)
