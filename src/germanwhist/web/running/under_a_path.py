"""A server that shares its host with others has a path of its own there, such as `/whist`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["UnderAPath"]

_PERMANENTLY: Final = 308


@final
class UnderAPath:
    """Takes the path away from each request that has it, and sends `/whist` on to `/whist/`.

    So it is all one whether a proxy takes the path away itself, and health can be asked for
    without it.

    Args:
        app: what answers.
        path: without a stroke at its end; empty for none.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        path = scope.get("path", "")
        if self._path and scope["type"] == ScopeType.HTTP and path == self._path:
            await self._send_on(send)
        elif self._path and path.startswith(f"{self._path}/"):
            within = path.removeprefix(self._path)
            raw = scope.get("raw_path", b"").removeprefix(self._path.encode())
            await self._app({**scope, "path": within, "raw_path": raw}, receive, send)  # type: ignore[arg-type]  # a scope stays one
        else:
            await self._app(scope, receive, send)

    async def _send_on(self, send: Send) -> None:
        start: Message = {"type": "http.response.start", "status": _PERMANENTLY, "headers": []}
        MutableScopeHeaders.from_message(start)["Location"] = f"{self._path}/"
        await send(start)
        await send({"type": "http.response.body", "body": b"", "more_body": False})
