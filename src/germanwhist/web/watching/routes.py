"""Watching over HTTP: the secret of the link for those who sit there, and the table for others."""

import hmac
from http import HTTPStatus
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.service import RefusedError
from germanwhist.service.requests.watching import WatchedView
from germanwhist.service.watched_table import WatchedTable
from germanwhist.web.backend import Backend, CurrentBackend, key_of
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.requests import Body, Secret

__all__ = ["WATCHING_ROUTES", "WatchLink", "WatchWish"]

_Request: TypeAlias = Request[Any, Any, Any]
_TableId: TypeAlias = Annotated[str, PathParameter(max_length=32)]


class WatchLink(msgspec.Struct, frozen=True, kw_only=True):
    """What opens the watching of a table.

    Args:
        secret: for those who are to watch.
    """

    secret: str


class WatchWish(Body, frozen=True, kw_only=True):
    """Watching a table.

    Args:
        secret: from the link.
    """

    secret: Secret


@get(
    "/tables/{table:str}/watch",
    summary="The secret of the link for watching",
    responses=PROBLEMS,
    tags=["tables"],
)
async def watch_link(table: _TableId, request: _Request, backend: CurrentBackend) -> WatchLink:
    """For both seats, once one of them has let others watch (`let_watch`)."""
    seat = await backend.seat(table, key_of(request))
    view = await backend.tables.view(table, seat)
    if view.fact(WatchedView) is None:
        raise ProblemError(HTTPStatus.CONFLICT, "not_watched", "nobody may watch this table")
    return WatchLink(secret=_secret(backend, table))


@post(
    "/watch/{table:str}",
    summary="Watch a table",
    status_code=200,
    responses=PROBLEMS,
    tags=["tables"],
)
async def watch(
    table: _TableId, data: JSONBody[WatchWish], backend: CurrentBackend
) -> WatchedTable:
    """What both seats have shown; whether there is such a table is told to nobody else."""
    told = None
    if hmac.compare_digest(data.secret.encode(), _secret(backend, table).encode()):
        try:
            told = await backend.tables.watched(table)
        except RefusedError:
            told = None
    if told is None:
        raise ProblemError(HTTPStatus.FORBIDDEN, "bad_watch", "nobody may watch with this link")
    return told


def _secret(backend: Backend, table: str) -> str:
    """Follows from the table's id and the server's own secret, so it is kept nowhere."""
    return hmac.new(backend.secret.encode(), f"watch:{table}".encode(), "sha256").hexdigest()[:32]


WATCHING_ROUTES = (watch_link, watch)
