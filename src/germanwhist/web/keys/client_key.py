"""The key by which a client is known again, and the cookie that keeps it."""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import litestar
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from germanwhist.storage import hashed
from germanwhist.web.problems import UnauthorizedError

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from germanwhist.web.backend import Backend

__all__ = [
    "KEY_IN_STATE",
    "ClientKey",
    "Request",
    "browser_key_of",
    "client_key",
    "cookie_for",
    "is_https",
    "key_of",
    "needed_key",
    "new_key",
    "new_secret",
    "no_cookie",
]

KEY_IN_STATE: Final = "germanwhist_key"  # of a connection, where `key_of` finds it
_COOKIE: Final = "germanwhist"
# Browsers take a cookie of this name only over HTTPS and from the very host it is for.
_SECURE_COOKIE: Final = f"__Host-{_COOKIE}"
_COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest that browsers keep one
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")

ClientKey: TypeAlias = NamedDependency[str | None]  # see `key_of`
Request: TypeAlias = litestar.Request[Any, Any, Any]


def new_secret() -> str:
    """128 random bits as text, for a key or an invitation."""
    return secrets.token_urlsafe(16)


def new_key(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """A key for a client, signed so that it is known as one that this server has made."""
    secret = new_secret()
    return f"{secret}.{_signature(connection, secret)}"


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key that all hangs on which is the client's; None where it has none.

    It is that of the person who is signed in, which no client is told, or the client's own; see
    `germanwhist.web.people`.
    """
    key: str | None = connection.scope.get("state", {}).get(KEY_IN_STATE)
    return key


def client_key(request: Request) -> str | None:
    """What `key_of` says, for Litestar to hand in."""
    return key_of(request)


def needed_key(key: str | None, what: str) -> str:
    """The key of a client, for what cannot be done without one.

    Args:
        key: the client's, if it has one.
        what: says what the key is for.

    Raises:
        UnauthorizedError: it has none (code `no_key`).
    """
    if key is None:
        raise UnauthorizedError("no_key", f"{what}; see POST /api/key")
    return key


def browser_key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key in a client's cookie; None without one that this server has made.

    A key that somebody else has chosen, and planted in a browser, would be known to them.
    """
    backend: Backend = connection.app.state.backend
    key = connection.cookies.get(_SECURE_COOKIE if is_https(connection) else _COOKIE, "")
    if _is_signed(connection, key):
        return key
    before = connection.cookies.get(_COOKIE, "")
    return before if hashed(before) in backend.unsigned else None


def _is_signed(connection: ASGIConnection[Any, Any, Any, Any], key: str) -> bool:
    secret, _, signature = key.partition(".")
    if not _SECRET.fullmatch(secret) or not signature.isascii():
        return False
    return hmac.compare_digest(signature, _signature(connection, secret))


def _signature(connection: ASGIConnection[Any, Any, Any, Any], secret: str) -> str:
    backend: Backend = connection.app.state.backend
    return hmac.new(backend.secret.encode(), secret.encode(), "sha256").hexdigest()[:32]


def is_https(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the browser has come by HTTPS, as far as can be known behind a proxy."""
    backend: Backend = connection.app.state.backend
    is_secure = connection.scope["scheme"] in ("https", "wss")
    return is_secure or connection.headers.get("host") in backend.settings.https_hosts


def no_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
    """The cookie that makes a client forget its key."""
    return replace(cookie_for(connection, ""), max_age=0)


def cookie_for(connection: ASGIConnection[Any, Any, Any, Any], key: str) -> Cookie:
    """The cookie that keeps a key where no script and no other site can reach it."""
    is_secure = is_https(connection)
    backend: Backend = connection.app.state.backend
    return Cookie(
        key=_SECURE_COOKIE if is_secure else _COOKIE,
        value=key,
        max_age=_COOKIE_SECONDS,
        path="/" if is_secure else f"{backend.settings.path}/api",
        httponly=True,
        samesite="strict",
        secure=is_secure,
    )
