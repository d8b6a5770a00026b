"""The message lines: what has happened, and what to do now."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from germanwhist.terminal.drawing.lamp import Lamp
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.sentences import Sentence, prompt, told

if TYPE_CHECKING:
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["MessageLine", "line_width"]

_LAMP: Final = "●"
_MARGIN: Final = 3
_REFUSED: Final = "▲"


class MessageLine(Cloth):
    """Two sentences: quietly the last event, and with the lamp what is to be done."""

    SIDE = Lamp.MINE

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint both sentences in the middle; a refusal takes the place of the second."""
        palette = scene.look.palette
        last = canvas.height - 1
        if scene.refusal:
            _paint_refusal(canvas, last, scene)
            return
        if scene.reason:
            _paint_lines(canvas, scene.reason, palette.text)
            return
        _paint(canvas, last - 1, Sentence("", scene.notice or told(scene)), palette.quiet)
        _paint_dealer(canvas, last, scene)
        if scene.claim is not None:
            left = scene.view.tricks_left
            claim = scene.look.texts("claim-button", tricks=scene.claim, left=left)
            _paint(canvas, last, Sentence(claim, ""), palette.text, (_LAMP, palette.lamp))
        elif not scene.is_resting:
            mark = (_LAMP, palette.lamp) if scene.is_my_turn else None
            _paint(canvas, last, prompt(scene), palette.text, mark)


def line_width(width: int) -> int:
    """How many characters of a long text stand in a line, on a cloth so wide."""
    return width - 8


def _paint_lines(canvas: Canvas, text: str, ink: str) -> None:
    """Write a long text on all lines, from the last one up."""
    lines = wrap(text, line_width(canvas.width))[: canvas.height]
    for y, line in enumerate(lines, start=canvas.height - len(lines)):
        _paint(canvas, y, Sentence("", line), ink)


def _paint_refusal(canvas: Canvas, last: int, scene: Scene) -> None:
    """Paint why not; a long reason takes both lines."""
    palette = scene.look.palette
    lines = wrap(scene.refusal, line_width(canvas.width))[:2]
    if len(lines) < 2:
        _paint(canvas, last - 1, Sentence("", scene.notice or told(scene)), palette.quiet)
    for number, line in enumerate(lines):
        mark = None if number else (_REFUSED, palette.bad)
        _paint(canvas, last + 1 - len(lines) + number, Sentence(line, ""), palette.bad, mark)


def _paint_dealer(canvas: Canvas, y: int, scene: Scene) -> None:
    """One's own dealer's mark, where the opponent's stands on the other side."""
    palette, texts = scene.look.palette, scene.look.texts
    if scene.view.dealer is scene.me:
        canvas.text(_MARGIN, y, texts("you"), palette.text, bold=True)
        mark = f" {texts('dealer-mark')} "
        canvas.text(_MARGIN + cell_len(texts("you")) + 1, y, mark, palette.glow, palette.quiet)


def _paint(
    canvas: Canvas, y: int, said: Sentence, ink: str, mark: tuple[str, str] | None = None
) -> None:
    """Write a sentence in the middle of a line, with a coloured mark before it."""
    strong = f"{said.strong} " if said.strong and said.rest else said.strong
    width = cell_len(strong) + cell_len(said.rest) + (2 if mark else 0)
    x = max(1, (canvas.width - width) // 2)
    if mark is not None:
        canvas.text(x, y, *mark)
        x += 2
    canvas.text(x, y, strong, ink, bold=True)
    canvas.text(x + cell_len(strong), y, said.rest, ink)
