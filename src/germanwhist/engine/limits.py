"""How a number that a search cannot work with is refused."""

from __future__ import annotations

from operator import index
from typing import NoReturn

from germanwhist.errors import EngineError

__all__ = ["check_whole", "refuse"]


def check_whole(what: str, number: int, least: int, most: int) -> None:
    """Refuse what is no whole number, or outside its limits (code `bad_limit`)."""
    try:
        index(number)
    except TypeError:
        refuse(what, number, f"a whole number from {least} to {most}")
    if not least <= number <= most:
        refuse(what, number, f"{least} to {most}")


def refuse(what: str, number: float, expected: str) -> NoReturn:
    """Say what is wrong with a number.

    Raises:
        EngineError: always (code `bad_limit`).
    """
    raise EngineError(f"bad {what}: {number!r} (expected {expected})", code="bad_limit")
