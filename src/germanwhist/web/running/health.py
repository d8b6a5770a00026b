"""Whether the server lives, and whether it can do its work."""

from http import HTTPStatus
from typing import Final, Literal

import msgspec
from litestar import Router, get

from germanwhist.web.backend import CurrentBackend
from germanwhist.web.problems import ProblemError

__all__ = ["HEALTH_ROUTES"]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """All is well."""

    status: Literal["ok"] = "ok"


@get("/live", summary="Whether the server lives")
async def live() -> Health:
    """Answers as long as the process does."""
    return Health()


@get("/ready", summary="Whether the server can do its work")
async def ready(backend: CurrentBackend) -> Health:
    """Answers when the database can be read and written and the server is not stopping."""
    if backend.is_closing:
        raise ProblemError(
            "closing", "the server is stopping", status=HTTPStatus.SERVICE_UNAVAILABLE
        )
    await backend.check_writes()
    return Health()


HEALTH_ROUTES: Final = Router(path="/health", route_handlers=[live, ready], tags=["health"])
