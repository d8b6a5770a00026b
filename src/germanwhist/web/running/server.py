"""Running the application until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final, TextIO, cast, final

import msgspec
import uvicorn

from germanwhist.storage import Database
from germanwhist.web.app import create_app
from germanwhist.web.running.announcement import announced
from germanwhist.web.running.connections import (
    Connections,
    SocketProtocol,
    say_less_at_the_file_limit,
    timed_protocol,
)
from germanwhist.web.running.listening import listening_socket
from germanwhist.web.running.notifying import tell_systemd
from germanwhist.web.running.under_a_path import UnderAPath
from germanwhist.web.table.socket import MAX_MESSAGE_BYTES

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from germanwhist.web.backend import Backend
    from germanwhist.web.running.settings import Settings

__all__ = ["WebServer", "log_as_json", "serve"]

_LOG: Final = logging.getLogger(__name__)
_SECONDS_TO_STOP: Final = 2  # for requests in hand
_BACKLOG: Final = 100  # connections that are taken at once


@final
class _JsonLines(logging.Formatter):
    """Each record as one line of JSON: time, level, logger, event and fields."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
        return msgspec.json.encode(line).decode()


def log_as_json(stream: TextIO | None = None, *, level: int = logging.INFO) -> None:
    """Send all logs as lines of JSON to a stream; standard error by default.

    An error is logged by its kind; its words and its traceback are not, since they may name
    hidden cards. Libraries are heard from warnings on, whatever the level: below that they log
    every message and every statement with all its values.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    logging.getLogger("germanwhist").setLevel(level)


@final
class WebServer(uvicorn.Server):
    """Tells when it answers, and says goodbye to the browsers before it closes their sockets.

    Args:
        settings: how the server runs.
        on_started: called once requests are answered.
        on_stopped: called when no more requests are answered, before a signal ends the process.
    """

    def __init__(
        self,
        settings: Settings,
        on_started: Callable[[], object],
        *,
        on_stopped: Callable[[], object] | None = None,
    ) -> None:
        self._app = create_app(settings)
        connections = Connections(None if settings.origins else settings.connections_of_an_address)
        self._on_started = on_started
        self._on_stopped = on_stopped
        super().__init__(
            uvicorn.Config(
                cast("Any", UnderAPath(cast("Any", self._app), settings.path)),
                log_config=None,
                log_level="warning",  # below that it logs addresses and the ids of tables
                access_log=False,
                backlog=_BACKLOG,
                http=timed_protocol(connections, seconds=settings.patience),
                ws=SocketProtocol,
                server_header=False,
                forwarded_allow_ips=list(settings.proxies),
                ws_max_size=2 * MAX_MESSAGE_BYTES,
                ws_per_message_deflate=False,
                ws_ping_interval=settings.heartbeat,
                ws_ping_timeout=settings.heartbeat,
                timeout_graceful_shutdown=_SECONDS_TO_STOP,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        say_less_at_the_file_limit(asyncio.get_running_loop())
        await super().startup(sockets)
        if self.started:
            _LOG.info("started")
            self._on_started()
            tell_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop answering."""
        _LOG.info("stopping")
        tell_systemd("STOPPING=1")
        for server in self.servers:
            server.close()  # so that whoever is told to come back finds another one
        for connection in tuple(self.server_state.connections):
            if not isinstance(connection, SocketProtocol):
                connection.shutdown()  # or a line that is kept open would bring them back here
        backend: Backend = self._app.state.backend
        await backend.close()
        await super().shutdown(sockets)
        if self._on_stopped is not None:
            self._on_stopped()


def serve(settings: Settings, *, on_started: Callable[[str], object]) -> None:
    """Serve until a signal to stop (Ctrl-C, SIGTERM).

    Args:
        settings: how the server runs.
        on_started: called with the address once the server answers.

    Raises:
        StorageError: the database cannot be opened.
        GermanWhistError: the address or port cannot be had (code `cannot_listen`).
    """
    asyncio.run(_open_once(settings))
    with listening_socket(settings.host, settings.port) as listening:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{listening.getsockname()[1]}/"
        with ExitStack() as announcement:
            announcement.enter_context(announced(settings.database, address))
            server = WebServer(
                settings,
                lambda: on_started(f"{address.removesuffix('/')}{settings.path}/"),
                on_stopped=announcement.close,
            )
            server.run(sockets=[listening])


async def _open_once(settings: Settings) -> None:
    """Find out what is wrong with the database while it can still be said in one line."""
    async with await Database.open(settings.database):
        pass
