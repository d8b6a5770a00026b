"""Where the parts of a record stand in its JSON text, worked out only when somebody asks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from json import JSONDecoder
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["JsonOrigin", "Path", "offset_of", "path_text"]

Path = tuple[str | int, ...]
"""The way to a value: names of members and numbers of items, from the outside in."""

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_PATH_BY_FIELD: Final[dict[str, Path]] = {
    "ruleset": ("rules",),
    "dealer": ("deal", "dealer"),
    "deal": ("deal", "cards"),
    "ending": ("end",),
    "claim_basis": ("end",),
    "match_id": ("match",),
    "hand_number": ("hand",),
}
_WITH_ITEMS: Final = ("deal", "plays", "comments")


@dataclass(frozen=True, slots=True)
class JsonOrigin:
    """The JSON text of one record, and where it stood.

    Args:
        source: the name of the file or stream; empty when it has none.
        line: the number of the text's first line, from 1.
        text: the record's text.
    """

    source: str
    line: int
    text: str

    def place(self, part: str, index: int = 0) -> tuple[int, int]:
        """The line and column of a part; see `Origin`."""
        path = _PATH_BY_FIELD.get(part, (part,))
        if part in _WITH_ITEMS:
            path = (*path, index)
        return self.place_of_offset(offset_of(self.text, path))

    def place_of_offset(self, offset: int) -> tuple[int, int]:
        """The line and column of a character of the text."""
        before = self.text[:offset]
        return self.line + before.count("\n"), offset - before.rfind("\n")


def path_text(path: Iterable[str | int]) -> str:
    """A path as people write it.

    Example:
        >>> path_text(("deal", "cards", 3))
        'deal.cards[3]'
    """
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return "".join(steps).lstrip(".")


def offset_of(text: str, path: Path) -> int:
    """Where the value at a path begins in JSON text, or the nearest value around it.

    Example:
        >>> offset_of('{"a": 1, "b": [10, 20]}', ("b", 1)), offset_of('{"a": 1}', ("a", 0))
        (19, 6)
    """
    offset = _after_space(text, 0)
    for step in path:
        try:
            child = _child(text, offset, step)
        except (ValueError, IndexError, RecursionError):  # the text is not JSON all through
            return offset
        if child is None:
            return offset
        offset = child
    return offset


def _after_space(text: str, offset: int) -> int:
    found = _SPACE.match(text, offset)
    return found.end() if found else offset


def _child(text: str, offset: int, step: str | int) -> int | None:
    """Where a member or item of the value at an offset begins; None when there is none."""
    if text[offset] != ("[" if isinstance(step, int) else "{"):
        return None
    decode = JSONDecoder().raw_decode
    number = 0
    offset = _after_space(text, offset + 1)
    while text[offset] not in "]}":
        key: object = number
        if isinstance(step, str):
            key, offset = decode(text, offset)
            offset = _after_space(text, _after_space(text, offset) + 1)
        if key == step:
            return offset
        _, offset = decode(text, offset)
        offset = _after_space(text, offset)
        if text[offset] == ",":
            offset = _after_space(text, offset + 1)
        number += 1
    return None
