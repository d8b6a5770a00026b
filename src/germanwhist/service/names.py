"""What people may be called at a table.

A name is text of any script. What only joins characters or gives them a direction is part of how
many scripts and emoji are written, and is kept; what would reach beyond the name, or shows
nothing, is left out without a word, for people paste it in without knowing.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from germanwhist.service.refusal import Refusal, RefusedError

__all__ = ["MAX_NAME_LENGTH", "checked_name"]

MAX_NAME_LENGTH: Final = 40
_MAX_CODE_POINTS: Final = 120  # a family of emoji is one picture of seven code points

_JOINERS: Final = "\u200c\u200d"
_MARKS: Final = "\u200e\u200f\u061c"  # of direction: they end with themselves
_TAGS: Final = range(0xE0020, 0xE0080)  # the letters in the flags of England, Scotland and Wales
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that show nothing
_NOT_SHOWN: Final = frozenset({"Cc", "Cn", "Co", "Cs", "Zl", "Zp"})


def checked_name(name: str | None) -> str | None:
    """A name as it is shown: composed, single spaces, and nothing that reaches beyond it.

    Args:
        name: as it was typed.

    Returns:
        The name; None where none was given.

    Raises:
        RefusedError: it is too long (`name_too_long`), has a character that nobody can be shown
            (`name_unshowable`), or nothing to be seen in it (`name_invisible`).

    Example:
        >>> checked_name("  Ann   Lee ")
        'Ann Lee'
        >>> checked_name("") is None
        True
    """
    typed = " ".join((name or "").split())
    if not typed:
        return None
    for number, character in enumerate(typed, 1):
        if unicodedata.category(character) in _NOT_SHOWN:
            raise RefusedError(
                f"name: character {number} is U+{ord(character):04X} (expected one that is shown)",
                code=Refusal.NAME_UNSHOWABLE,
            )
    kept = "".join(filter(_stays_inside, typed))
    shown = unicodedata.normalize("NFC", " ".join(kept.strip(_JOINERS + _MARKS).split()))
    if not any(map(_is_seen, shown)):
        raise RefusedError(
            "name: nothing of it is seen (expected a letter, a digit or a sign)",
            code=Refusal.NAME_INVISIBLE,
        )
    length = sum(map(_is_seen, shown))
    if length > MAX_NAME_LENGTH or len(shown) > _MAX_CODE_POINTS:
        raise RefusedError(
            f"name: {length} characters (expected {MAX_NAME_LENGTH} at most)",
            code=Refusal.NAME_TOO_LONG,
        )
    return shown


def _stays_inside(character: str) -> bool:
    """Whether a character is shown, or changes nothing but its neighbours in the name."""
    is_format = unicodedata.category(character) == "Cf"
    return not is_format or character in _JOINERS + _MARKS or ord(character) in _TAGS


def _is_seen(character: str) -> bool:
    """Whether a character is counted: not what only changes another one."""
    category = unicodedata.category(character)
    return category not in ("Cf", "Mn", "Me") and not character.isspace() | (character in _BLANK)
