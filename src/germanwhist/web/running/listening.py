"""The socket that a server listens on: its own, or one that systemd holds for it."""

from __future__ import annotations

import os
import socket
from typing import Final

from germanwhist.errors import GermanWhistError

__all__ = ["handed_socket", "listening_socket"]

_FIRST: Final = 3  # the file number of the first socket that systemd hands over


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens: the one that was handed over, or a new one.

    Args:
        host: an address of this machine.
        port: a free port; 0 takes any.

    Raises:
        GermanWhistError: the address or port cannot be had (code `cannot_listen`).
    """
    handed = handed_socket()
    if handed is not None:
        return handed
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0].lower()
        raise GermanWhistError(
            f"cannot listen on {host}, port {port}: {reason} (expected an address of this machine "
            "and a free port)",
            code="cannot_listen",
        ) from None


def handed_socket() -> socket.socket | None:
    """The socket that systemd has opened and keeps open while servers come and go, if it has.

    Whoever connects while there is no server waits for the next one, and is not refused.

    Source: the protocol of `sd_listen_fds`.
    """
    is_for_us = os.environ.get("LISTEN_PID") == str(os.getpid())
    if not is_for_us or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=_FIRST)
