"""The secret of the link by which others watch a table, for those who sit there."""

import msgspec
from litestar import get

from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.problems import ConflictError
from germanwhist.web.requests import Id
from germanwhist.web.watching.secret import secret_of_link
from germanwhist.web.watching.socket import watch_socket

__all__ = ["WATCHING_ROUTES", "WatchLink"]


class WatchLink(msgspec.Struct, frozen=True, kw_only=True):
    """What opens the watching of a table.

    Args:
        secret: for those who are to watch.
    """

    secret: str


@get("/tables/{table:str}/watch", summary="The secret of the link for watching", tags=["tables"])
async def watch_link(table: Id, key: ClientKey, backend: CurrentBackend) -> WatchLink:
    """For both seats, once one of them has let others watch (`let_watch`)."""
    await backend.seat(table, key)
    link = await backend.tables.watch_link(table)
    if link is None:
        raise ConflictError("not_watched", "nobody may watch this table")
    return WatchLink(secret=secret_of_link(backend, table, link))


WATCHING_ROUTES = (watch_link, watch_socket)
