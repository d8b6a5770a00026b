"""Text to be read, whose lines break only where they may."""

from __future__ import annotations

from textual.widgets import Static

from germanwhist.terminal.drawing.no_break import unbroken

__all__ = ["Prose"]


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
