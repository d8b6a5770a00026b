"""Under which addresses other people reach this server."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, get

from germanwhist.web.problems import ForbiddenError
from germanwhist.web.running.settings import is_loopback

if TYPE_CHECKING:
    from germanwhist.web.running.settings import Settings

__all__ = ["ReachMessage", "network_addresses", "reach"]

_ELSEWHERE = "192.0.2.1"  # an address of nobody's, for documentation; nothing is sent there


class ReachMessage(msgspec.Struct, frozen=True, kw_only=True):
    """How others come to this server.

    Args:
        open: whether it listens to others at all, and not to this machine alone.
        port: where it listens.
        addresses: where others reach it; where it listens to this machine alone, where they
            would if it listened to all. Empty where this machine is in no network.
    """

    open: bool
    port: int
    addresses: list[str]


@get("/reach", summary="Where others reach this server", tags=["server"])
async def reach(request: Request[Any, Any, Any]) -> ReachMessage:
    """Tell this machine alone, where the game may be open under an address that is nobody else's.

    Who has come from elsewhere knows an address that leads here.
    """
    if request.client is None or not is_loopback(request.client.host):
        raise ForbiddenError("not_here", "addresses are for this machine alone")
    server = request.scope["server"]
    settings: Settings = request.app.state.settings
    return _reach(settings, port=settings.port if server is None else server[1] or settings.port)


def _reach(settings: Settings, *, port: int) -> ReachMessage:
    path = f"{settings.path}/" if settings.path else ""
    if settings.origins:
        return ReachMessage(
            open=True,
            port=port,
            addresses=[f"{origin}{path}" for origin in settings.origins],
        )
    is_open = not is_loopback(settings.host)
    hosts = network_addresses()
    with suppress(ValueError):
        if is_open and not ipaddress.ip_address(settings.host).is_unspecified:
            hosts = [settings.host]
    shown = [f"[{host}]" if ":" in host else host for host in hosts]
    return ReachMessage(
        open=is_open,
        port=port,
        addresses=[f"http://{host}:{port}{path}" for host in shown],
    )


def network_addresses() -> list[str]:
    """This machine's addresses in its networks, the one that leads furthest first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect((_ELSEWHERE, 9))
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(address[0]) for *_, address in named]
    return [host for host in dict.fromkeys(found) if _is_for_others(host)]


def _is_for_others(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return not (address.is_loopback or address.is_unspecified)
