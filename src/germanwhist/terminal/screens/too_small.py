"""A polite word when the window is too small; it goes away by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.screen import ModalScreen

from germanwhist.terminal.screens.prose import Prose

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult
    from textual.geometry import Size

    from germanwhist.terminal.session import Session

__all__ = ["LEAST_HEIGHT", "LEAST_WIDTH", "TooSmallScreen", "is_too_small"]

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24


def is_too_small(size: Size) -> bool:
    """Whether the table does not fit."""
    return size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT


class TooSmallScreen(ModalScreen[None]):
    """Covers everything until there is room."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def compose(self) -> ComposeResult:
        """One text in the middle."""
        yield Prose(id="too-small")

    def on_resize(self, event: events.Resize) -> None:
        """Say how large the window is now."""
        sizes = {
            "width": LEAST_WIDTH,
            "height": LEAST_HEIGHT,
            "columns": event.size.width,
            "lines": event.size.height,
        }
        texts = self._session.look.texts
        said = f"{texts('too-small', **sizes)}\n\n{texts('too-small.rest', **sizes)}"
        self.query_one("#too-small", Prose).say(said)
