"""Under which address a browser shows the page that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from germanwhist.web.keys.client_key import is_https
from germanwhist.web.people.passkeys import can_have_passkeys, has_library

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from germanwhist.web.people.messages import WhyNoPasskeys

__all__ = ["origin_of", "why_no_passkeys"]


def origin_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the page, which is one of ours: `OriginGuard` has looked at both headers."""
    host = connection.headers.get("host", "")
    here = f"{'https' if is_https(connection) else 'http'}://{host}"
    return connection.headers.get("origin", here)


def why_no_passkeys(connection: ASGIConnection[Any, Any, Any, Any]) -> WhyNoPasskeys | None:
    """Why no passkey can be made for the page; None where it can."""
    if not has_library():
        return "library"
    return None if can_have_passkeys(origin_of(connection)) else "address"
