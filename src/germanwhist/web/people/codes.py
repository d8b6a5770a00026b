"""Recovery codes: what somebody has on paper who has lost every device."""

from __future__ import annotations

import secrets
from typing import Final

__all__ = ["CODES", "new_codes", "plain_code"]

CODES: Final = 10
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks like another one
_LENGTH: Final = 16  # of 5 bits each: nobody finds one by trying
_MISREAD: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})


def new_codes() -> tuple[str, ...]:
    """Ten codes as they are shown, in groups of four signs."""
    return tuple(
        "-".join("".join(secrets.choice(_SIGNS) for _ in range(4)) for _ in range(_LENGTH // 4))
        for _ in range(CODES)
    )


def plain_code(typed: str) -> str | None:
    """A code as it is kept; None for what cannot be one.

    Args:
        typed: as somebody has read it from paper.

    Example:
        >>> plain_code("olm2-3456 789a-bcdE")
        '01M23456789ABCDE'
        >>> plain_code("1234") is None
        True
    """
    plain = typed.upper().translate(_MISREAD)
    is_code = len(plain) == _LENGTH and all(sign in _SIGNS for sign in plain)
    return plain if is_code else None
