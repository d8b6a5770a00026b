"""Secrets and cuts, and what is told of them before they are opened. All are hexadecimal text."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from germanwhist.rules import Seat

__all__ = [
    "CUT_BYTES",
    "SECRET_BYTES",
    "is_hex",
    "new_cut",
    "new_secret",
    "promise_of",
    "seal_of",
]

SECRET_BYTES: Final = 32
"""A secret, a seal and a promise have so many."""
CUT_BYTES: Final = 16

_HEX: Final = re.compile(r"[0-9a-f]*")


def new_secret() -> str:
    """A secret of 256 bits from the system's cryptographic source.

    Example:
        >>> len(new_secret()), new_secret() == new_secret()
        (64, False)
    """
    return secrets.token_hex(SECRET_BYTES)


def new_cut() -> str:
    """A cut of 128 bits from the system's cryptographic source.

    Example:
        >>> len(new_cut())
        32
    """
    return secrets.token_hex(CUT_BYTES)


def seal_of(secret: str) -> str:
    """The seal of a secret, which is told before the hand: the SHA-256 of its bytes.

    Args:
        secret: 64 hexadecimal digits.

    Example:
        >>> seal_of("00" * 32)[:8]
        '66687aad'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def promise_of(cut: str, seat: Seat) -> str:
    """The promise of a seat's cut: the SHA-256 of `germanwhist:cut:SEAT:` and the cut's bytes.

    The seat is in it, so that the promise of one is of no use to the other.

    Args:
        cut: 32 hexadecimal digits.
        seat: whose cut.

    Example:
        >>> from germanwhist import Seat
        >>> promise_of("00" * 16, Seat.NORTH) == promise_of("00" * 16, Seat.SOUTH)
        False
    """
    start = f"germanwhist:cut:{seat.label}:".encode("ascii")
    return hashlib.sha256(start + bytes.fromhex(cut)).hexdigest()


def is_hex(text: str, size: int) -> bool:
    """Whether a text is this number of bytes as hexadecimal digits, in lower case.

    Example:
        >>> is_hex("0a", 1), is_hex("0A", 1), is_hex("0a", 2)
        (True, False, False)
    """
    return len(text) == 2 * size and _HEX.fullmatch(text) is not None
