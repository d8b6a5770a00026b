"""Who asks: the person who is signed in at a browser, or the browser itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from litestar.connection import ASGIConnection, WebSocket
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from germanwhist.errors import StorageError
from germanwhist.web.keys.client_key import KEY_IN_STATE, browser_key_of
from germanwhist.web.sockets import send_away

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from germanwhist.web.backend import Backend

__all__ = ["WhoAsks"]

_PLACE = "/api/"  # nothing else is anybody's


@final
class WhoAsks(ASGIMiddleware):
    """Finds the key that whoever asks uses, for `key_of`.

    It is looked up each time, so that a browser that was signed out elsewhere is so at once.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on."""
        if scope["path"].startswith(_PLACE):
            connection = ASGIConnection[Any, Any, Any, Any](scope)
            backend: Backend = connection.app.state.backend
            browser = browser_key_of(connection)
            try:
                key = None if browser is None else await backend.people.key_of(browser)
            except StorageError as error:
                if scope["type"] != ScopeType.WEBSOCKET:
                    raise
                await send_away(WebSocket(scope, receive, send), error)
                return
            scope.setdefault("state", {})[KEY_IN_STATE] = key
        await next_app(scope, receive, send)
