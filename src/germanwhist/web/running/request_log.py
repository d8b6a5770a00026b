"""One line for each request: what was asked for, in general terms, and how it went."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final, final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["RequestClock", "log_answer"]

_LOG: Final = logging.getLogger("germanwhist.requests")
_BEGAN: Final = "germanwhist_began"


@final
class RequestClock(ASGIMiddleware):
    """Notes when a request began."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Start the clock and pass the request on."""
        scope["state"][_BEGAN] = time.perf_counter()
        await next_app(scope, receive, send)


async def log_answer(message: Message, scope: Scope) -> None:
    """Log method, path pattern, status and time; never an id, a key, a body or an address."""
    if message["type"] != "http.response.start":
        return
    began = scope["state"].get(_BEGAN)
    fields = {
        "method": scope.get("method"),
        "path": scope.get("path_template", "-"),
        "status": message["status"],
        "ms": None if began is None else round(1000 * (time.perf_counter() - began), 2),
    }
    _LOG.info("request", extra={"fields": fields})
