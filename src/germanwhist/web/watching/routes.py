"""The secret of the link by which others watch a table, for those who sit there."""

from http import HTTPStatus
from typing import Annotated, TypeAlias

import msgspec
from litestar import get
from litestar.params import PathParameter

from germanwhist.web.backend import CurrentBackend, Request, key_of
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.watching.secret import secret_of_link
from germanwhist.web.watching.socket import watch_socket

__all__ = ["WATCHING_ROUTES", "WatchLink"]

_TableId: TypeAlias = Annotated[str, PathParameter(max_length=32)]


class WatchLink(msgspec.Struct, frozen=True, kw_only=True):
    """What opens the watching of a table.

    Args:
        secret: for those who are to watch.
    """

    secret: str


@get(
    "/tables/{table:str}/watch",
    summary="The secret of the link for watching",
    responses=PROBLEMS,
    tags=["tables"],
)
async def watch_link(table: _TableId, request: Request, backend: CurrentBackend) -> WatchLink:
    """For both seats, once one of them has let others watch (`let_watch`)."""
    await backend.seat(table, key_of(request))
    link = await backend.tables.watch_link(table)
    if link is None:
        raise ProblemError(HTTPStatus.CONFLICT, "not_watched", "nobody may watch this table")
    return WatchLink(secret=secret_of_link(backend, table, link))


WATCHING_ROUTES = (watch_link, watch_socket)
