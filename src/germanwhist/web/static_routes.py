"""The files of the browser client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.static_files import create_static_files_router

if TYPE_CHECKING:
    from pathlib import Path

    from litestar.types import ControllerRouterHandler

__all__ = ["static_routes"]

_YEAR = 365 * 24 * 3600


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def no_client() -> str:
    """What a browser is told where the client was not built."""
    return "The browser client is not part of this installation; the interface is under /api/.\n"


def static_routes(folder: Path) -> list[ControllerRouterHandler]:
    """Handlers for the client's files.

    Files under `assets` have a hash in their name and never change; all others are asked for
    anew each time, so a page is never older than the server.
    """
    if not (folder / "index.html").is_file():
        return [no_client]
    routes: list[ControllerRouterHandler] = [
        create_static_files_router(
            path="/",
            directories=[folder],
            html_mode=True,
            name="client",
            cache_control=CacheControlHeader(no_cache=True),
        )
    ]
    if (folder / "assets").is_dir():
        routes.append(
            create_static_files_router(
                path="/assets",
                directories=[folder / "assets"],
                name="assets",
                cache_control=CacheControlHeader(public=True, max_age=_YEAR, immutable=True),
            )
        )
    return routes
