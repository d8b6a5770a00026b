"""Levels with their version, as a record names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.players import LEVELS

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.state import TableState

__all__ = ["has_version", "level_to_ask", "version_of", "version_to_deal_to"]

_NEWEST: Final = {level.name: level.version for level in LEVELS}
_VERSIONS: Final = frozenset(f"{level.name}@{level.version}" for level in LEVELS)


def version_of(level: str) -> str:
    """A level's name with its version; the newest where none is named.

    Example:
        >>> version_of("expert@1"), version_of("somebody")
        ('expert@1', 'somebody')
    """
    is_plain = "@" not in level and level in _NEWEST
    return f"{level}@{_NEWEST[level]}" if is_plain else level


def has_version(level: str) -> bool:
    """Whether a level is named with a version that there is.

    Example:
        >>> has_version("expert@1"), has_version("expert@9"), has_version("expert")
        (True, False, False)
    """
    return level in _VERSIONS


def version_to_deal_to(state: TableState, seat: Seat) -> str | None:
    """The version of the computer in a seat for the next hand; None for a person.

    A table goes on with the version it began with, although there may be a newer one since.
    """
    who = state.seats[seat]
    if who is None or who.level is None:
        return None
    before = (note.players[seat] for note in reversed(state.notes))
    return next((each for each in before if _is_of(each, who.level)), version_of(who.level))


def level_to_ask(state: TableState, seat: Seat, level: str) -> str:
    """The level in a seat; with its version, where the hand was dealt to an older one.

    Args:
        state: the table, with a hand.
        seat: the computer's seat.
        level: the level that sits there.
    """
    dealt_to = state.notes[-1].players[seat]
    is_older = _is_of(dealt_to, level) and dealt_to != version_of(level)
    return dealt_to if is_older and dealt_to is not None else level


def _is_of(version: str | None, level: str) -> bool:
    """Whether this is a version of that level, or of the same version."""
    return version is not None and level in {version, version.partition("@")[0]}
