"""Who asks, for a fair order of what takes long."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware

from germanwhist.service import asked_by
from germanwhist.web.keys.client_key import key_of

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

__all__ = ["AskerMark"]


@final
class AskerMark(ASGIMiddleware):
    """Marks all that a request begins with the address and the key that it came from."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on."""
        client = scope.get("client")
        address = client[0] if client else ""
        with asked_by(address, key_of(ASGIConnection(scope)) or ""):
            await next_app(scope, receive, send)
