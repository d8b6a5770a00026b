"""What keeps foreign pages out, and tells browsers to load nothing but our own files."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final, final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware

from germanwhist.web.problems import ForbiddenError, NotFoundError, ProblemError

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from germanwhist.web.running.settings import Settings

__all__ = ["OriginGuard", "add_security_headers"]

HEALTH_PATHS: Final = frozenset({"/health/live", "/health/ready"})
_LONGEST_NAME: Final = 255  # bytes, of a file on the usual systems
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_ASKED_BEFORE: Final = frozenset({"DELETE"})  # browsers ask first for another site's page
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith(("/api/", "/health/")):
        headers.setdefault("Cache-Control", "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")


@final
class OriginGuard(ASGIMiddleware):
    """Refuses changes and sockets that a page from elsewhere has asked a browser for.

    A browser says where a request comes from (`Sec-Fetch-Site`, `Origin`), and no page can change
    that. A program that says nothing is no browser, so nobody's cookies are abused. Bodies must be
    JSON, which no foreign form can send. Together with cookies that browsers send to their own
    site only, this is the protection against forged requests.

    A host name under which the server is not reached is refused altogether: it means that a
    foreign name was made to lead here.

    Args:
        settings: the origins and host names that are ours.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._origins = frozenset(settings.origins)
        self._host_names = settings.host_names
        self._https_hosts = settings.https_hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what our own pages and programs ask for."""
        headers = Headers.from_scope(scope)
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        is_change = is_socket or str(scope.get("method")) not in _SAFE_METHODS
        if not _can_be_a_path(scope["path"]):
            raise NotFoundError("not_found", "there is nothing of this name")
        is_health = scope["path"] in HEALTH_PATHS  # asked for by address, and tells nothing
        host = headers.get("host", "")
        name = _host_name(host)
        if host and name is None:
            raise ProblemError("bad_host", "expected the name of a host")
        if self._host_names and name not in self._host_names and not is_health:
            raise ProblemError(
                "unknown_host",
                "no server of this name is here",
                status=HTTPStatus.MISDIRECTED_REQUEST,
            )
        if is_change and not self._is_ours(headers):
            if is_socket:
                raise PermissionDeniedException("a page from elsewhere")
            raise ForbiddenError("foreign_origin", "a page from elsewhere may not ask for this")
        is_simple = is_change and not is_socket and scope.get("method") not in _ASKED_BEFORE
        if is_simple and not _is_json(headers):
            raise ProblemError(
                "not_json",
                "expected a body of application/json",
                status=HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
            )
        await next_app(scope, receive, send)

    def _is_ours(self, headers: Headers) -> bool:
        site = headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        host = headers.get("host", "")
        # A page of the same host by HTTP may be anybody's who holds the wire.
        schemes = ("https",) if host in self._https_hosts else ("http", "https")
        return bool(host) and origin in [f"{scheme}://{host}" for scheme in schemes]


def _host_name(host: str) -> str | None:
    """The name in a `Host` header, without its port; None for what is no name."""
    try:
        parts = urlsplit(f"//{host}")
        has_sound_port = parts.port is None or parts.port > 0
    except ValueError:
        return None
    return parts.hostname if has_sound_port else None


def _can_be_a_path(path: str) -> bool:
    """Whether files and databases can be asked for names as they stand in a path."""
    return "\0" not in path and all(
        len(name.encode("utf-8", "replace")) <= _LONGEST_NAME for name in path.split("/")
    )


def _is_json(headers: Headers) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip() == "application/json"
