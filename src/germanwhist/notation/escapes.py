"""How any text stands on one line of a record, between quotes or braces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["BRACED", "QUOTED", "escape_braced", "escape_quoted", "unescape"]

# A line break or another control character would break the line-by-line structure, and lone
# surrogates are what a reader makes of bytes that are not UTF-8.
_CONTROLS: Final = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
_RAW: Final = rf"\\{_CONTROLS}\ud800-\udfff"
_ESCAPE: Final = r"""\\(?:["\\{}n]|u(?!d[89a-f])[0-9a-f]{4})"""

QUOTED: Final = rf'(?:[^"{_RAW}]|{_ESCAPE})*'
"""A regular expression of what may stand between quotes."""

BRACED: Final = rf"(?:[^{{}}{_RAW}]|{_ESCAPE})*"
"""A regular expression of what may stand between braces."""


def _escaper(marks: str) -> Callable[[str], str]:
    special = re.compile(rf"[\\{re.escape(marks)}{_CONTROLS}]")

    def escaped(found: re.Match[str]) -> str:
        character = found[0]
        if character == "\n":
            return r"\n"
        return "\\" + (character if character in "\\" + marks else f"u{ord(character):04x}")

    def escape(text: str) -> str:
        return special.sub(escaped, text)

    return escape


escape_quoted: Final = _escaper('"')
"""Text as it stands between quotes."""

escape_braced: Final = _escaper("{}")
"""Text as it stands between braces."""


def unescape(text: str) -> str:
    r"""The text that was escaped; it must match `QUOTED` or `BRACED`.

    Example:
        >>> unescape(r"one\ntwo \"three\" \u0007")
        'one\ntwo "three" \x07'
    """
    if "\\" not in text:
        return text
    return re.sub(_ESCAPE, _unescaped, text)


def _unescaped(found: re.Match[str]) -> str:
    mark = found[0][1:]
    if mark == "n":
        return "\n"
    return mark if len(mark) == 1 else chr(int(mark[1:], 16))
