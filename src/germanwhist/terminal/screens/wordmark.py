"""The name of the game, drawn where there is room and written where there is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.widget import Widget

from germanwhist.terminal.drawing.bitmaps import DIGIT_HEIGHT, has_letters, paint_word
from germanwhist.terminal.drawing.canvas import Canvas, Cell

if TYPE_CHECKING:
    from textual.strip import Strip

    from germanwhist.terminal.session import Session

__all__ = ["Wordmark"]


class Wordmark(Widget):
    """The first thing on the first page."""

    def __init__(self, name: str, session: Session) -> None:
        super().__init__()
        self._word = name.upper()
        self._session = session

    def render_line(self, y: int) -> Strip:
        """One line of the name."""
        palette = self._session.look.palette
        ground = Cell(" ", palette.text, palette.glow)
        canvas = Canvas(self.size.width, self.size.height, lambda _x, _y: ground)
        if self.size.height >= DIGIT_HEIGHT and has_letters(self._word):
            paint_word(canvas, 0, 0, self._word, palette.text)
        else:
            canvas.text(0, 0, self._word, palette.text, bold=True)
        return canvas.line(y)
