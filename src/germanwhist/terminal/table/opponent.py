"""The opponent: name, dealer's mark, and the cards held, known ones open if asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from germanwhist.terminal.drawing.faces import Box, paint_chip
from germanwhist.terminal.drawing.lamp import Lamp
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.sorting import sorted_cards

if TYPE_CHECKING:
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.drawing.palette import Palette
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Opponent"]

_MARGIN: Final = 3
_LAMP: Final = "●"
_FAN_LEFT: Final = 25
_BACK_WIDTH: Final = 2
_CHIP_WIDTH: Final = 4


class Opponent(Cloth):
    """The far side of the table."""

    SIDE = Lamp.THEIRS

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the name at the left and the fan beside it."""
        palette, texts = scene.look.palette, scene.look.texts
        name = scene.opponent_name
        is_theirs = not scene.is_my_turn and scene.view.to_play is scene.them
        if is_theirs and not scene.is_resting:
            canvas.text(_MARGIN - 2, 0, _LAMP, palette.lamp)
        canvas.text(_MARGIN, 0, name, palette.text, bold=True)
        if scene.view.dealer is scene.them:
            mark = f" {texts('dealer-mark')} "
            canvas.text(_MARGIN + cell_len(name) + 1, 0, mark, palette.cloth, palette.quiet)
        canvas.text(_MARGIN, 1, _about(scene), palette.quiet)
        self._paint_fan(canvas, scene)

    def _paint_fan(self, canvas: Canvas, scene: Scene) -> None:
        """The cards held: known ones open first, then backs."""
        palette, texts = scene.look.palette, scene.look.texts
        known = sorted_cards(scene.known_cards, scene.view.trump, scene.look.settings)
        hidden = scene.opponent_count - len(known)
        width = len(known) * _CHIP_WIDTH + hidden * _BACK_WIDTH
        x = max(_FAN_LEFT, (canvas.width - width) // 2)
        height = max(1, canvas.height - 1)
        for card in known:
            for line in range(1, height):
                canvas.fill(x, line, _CHIP_WIDTH - 1, 1, palette.paper)
            paint_chip(canvas, x, 0, card, palette, courts=scene.look.courts)
            x += _CHIP_WIDTH
        for _ in range(hidden):
            _paint_edge(canvas, Box(x, 0, _BACK_WIDTH, height), palette)
            x += _BACK_WIDTH
        count = texts("cards-held", count=scene.opponent_count)
        canvas.text(
            max(_FAN_LEFT, (canvas.width - cell_len(count)) // 2), height, count, palette.quiet
        )


def _about(scene: Scene) -> str:
    texts, message = scene.look.texts, f"level-{scene.table.opponent_level}.short"
    return texts(message) if texts.has(message) else ""


def _paint_edge(canvas: Canvas, box: Box, palette: Palette) -> None:
    """One back of a fan, of which only an edge is seen."""
    for line in range(box.y, box.y + box.height):
        canvas.text(box.x, line, "▏", palette.paper, palette.back)
        canvas.text(box.x + 1, line, "░", palette.back_pattern, palette.back)
