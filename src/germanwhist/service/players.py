"""Levels with their version, as a record names them."""

from __future__ import annotations

from typing import Final

from germanwhist.players import LEVELS

__all__ = ["version_of"]

_NEWEST: Final = {level.name: level.version for level in LEVELS}


def version_of(level: str) -> str:
    """A level's name with its version; the newest where none is named.

    Example:
        >>> version_of("expert@1"), version_of("somebody")
        ('expert@1', 'somebody')
    """
    is_plain = "@" not in level and level in _NEWEST
    return f"{level}@{_NEWEST[level]}" if is_plain else level
