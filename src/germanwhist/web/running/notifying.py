"""Telling systemd how far the server is, where systemd has started it (sd_notify)."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Literal

__all__ = ["tell_systemd"]


def tell_systemd(state: Literal["READY=1", "STOPPING=1"]) -> None:
    """Tell a state; nothing where nobody wants to hear it.

    With it `systemctl restart` comes back when the server answers, and not before: so servers can
    be started anew one after the other without a moment in which none does.

    Args:
        state: that requests are answered, or that no more are.
    """
    place = os.environ.get("NOTIFY_SOCKET", "")
    if not place.startswith(("/", "@")):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.sendto(state.encode(), place.replace("@", "\0", 1) if place[0] == "@" else place)
