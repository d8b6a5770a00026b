"""No-break spaces: kept together while lines are broken, and written as what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from textual.filter import LineFilter

if TYPE_CHECKING:
    from textual.color import Color

__all__ = ["NoBreakSpaces", "unbroken"]

# Textual breaks lines at no-break spaces as well. This blank is as wide and is no space to it, so
# that French punctuation stays with its word.
_BLANK: Final = "\u2800"
_NO_BREAK: Final = "\u00a0"
_KEEP_TOGETHER: Final = str.maketrans({_NO_BREAK: _BLANK, "\u202f": _BLANK})


def unbroken(text: str) -> str:
    """A text whose no-break spaces hold when Textual wraps it.

    Example:
        >>> len(unbroken("Atout" + chr(160) + ": pique").split())
        2
    """
    return text.translate(_KEEP_TOGETHER)


class NoBreakSpaces(LineFilter):
    """Writes the blanks of `unbroken` as no-break spaces, once the lines have been broken."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Put them back in a line."""
        return [
            Segment(text.replace(_BLANK, _NO_BREAK), style, control) if _BLANK in text else segment
            for segment in segments
            for text, style, control in [segment]
        ]
