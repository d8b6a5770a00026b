"""The key of a client, before it is needed."""

from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody

from germanwhist.web.keys.client_key import cookie_for, key_of, new_key
from germanwhist.web.keys.requests import KeyWish

__all__ = ["KeyMessage", "key"]


class KeyMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a client keeps its key.

    Args:
        kept: whether this request came with a key; else one is in the answer's cookie, and a
            client that keeps it comes with it the next time.
    """

    kept: bool


@post("/key", summary="Have a key", status_code=200, tags=["tables"])
async def key(
    data: JSONBody[KeyWish],  # noqa: ARG001 - says nothing
    request: Request[Any, Any, Any],
) -> Response[KeyMessage]:
    """Give the client a key in a cookie, unless it has one.

    Asked twice, it tells whether the client keeps cookies; without them no seat is its own.
    """
    if key_of(request) is not None:
        return Response(KeyMessage(kept=True), status_code=200)
    cookies = [cookie_for(request, new_key(request))]
    return Response(KeyMessage(kept=False), status_code=200, cookies=cookies)
