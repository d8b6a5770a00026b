"""Text to be read, whose lines break only where they may."""

from __future__ import annotations

from typing import Final

from textual.widgets import Static

__all__ = ["Prose", "unbroken"]

# Textual breaks lines at no-break spaces as well. This blank is as wide and is no space to it, so
# that French punctuation stays with its word.
_BLANK: Final = "\u2800"
_KEEP_TOGETHER: Final = str.maketrans({"\u00a0": _BLANK, "\u202f": _BLANK})


def unbroken(text: str) -> str:
    """A text whose no-break spaces hold when Textual wraps it.

    Example:
        >>> len(unbroken("Atout" + chr(160) + ": pique").split())
        2
    """
    return text.translate(_KEEP_TOGETHER)


class Prose(Static):
    """A plain text, without markup."""

    def __init__(
        self,
        text: str = "",
        *,
        id: str | None = None,  # noqa: A002 - Textual's name
        classes: str | None = None,
    ) -> None:
        super().__init__(unbroken(text), id=id, classes=classes, markup=False)

    def say(self, text: str) -> None:
        """Show another text."""
        self.update(unbroken(text))
