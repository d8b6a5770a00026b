"""Applications that tests take in turns: to make one takes longer than most tests."""

from __future__ import annotations

from collections import defaultdict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from litestar.datastructures import State

from germanwhist.web.app import create_app
from germanwhist.web.running import server
from germanwhist.web.running.server import WebServer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from litestar import Litestar

    from germanwhist.web import Settings

_IDLE: dict[tuple[object, ...], list[Litestar]] = defaultdict(list)


@asynccontextmanager
async def web_server(
    settings: Settings, on_started: Callable[[], object]
) -> AsyncIterator[WebServer]:
    """A server, not running yet, whose application nobody else has while the context lasts.

    The application is one that an earlier test has done with, if there is one that was made from
    the same settings. Nothing of that test is left in it: its state and its counts are put back.

    Args:
        settings: how the server runs.
        on_started: called once requests are answered.
    """
    idle = _IDLE[_made_from(settings)]
    app = idle.pop() if idle else create_app(settings)
    app.state = State({"settings": settings})
    with patch.object(server, "create_app", lambda _: app):
        serving = WebServer(settings, on_started)
    yield serving
    await app.stores.get("rate_limit").delete_all()
    idle.append(app)


def _made_from(settings: Settings) -> tuple[Any, ...]:
    """What an application takes from settings when it is made."""
    has_client = (settings.static_files / "index.html").is_file()
    return (
        settings.static_files if has_client else None,
        settings.host,
        settings.origins,
        settings.requests_a_minute,
        settings.path,
        settings.setup.levels,
    )
