"""The rail: a mark for every trick of the hand, yours filled and below, theirs hollow and above."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.terminal.table.cloth import Cloth

if TYPE_CHECKING:
    from germanwhist.terminal.drawing.canvas import Canvas
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Rail", "rail_columns"]

# Columns for a trick of each stage: slim marks for the stock, wide ones that count.
_STEPS: Final = ((2, 3), (3, 4), (4, 5))
_MARGIN: Final = 4
_NOW, _BAR, _DONE, _TO_COME = "●", "┃", "─", "·"
_MINE: Final = ("▮", "■")
_THEIRS: Final = ("▯", "□")


def rail_columns(tricks: int, width: int) -> tuple[tuple[int, ...], int]:
    """Where the marks stand.

    Args:
        tricks: tricks of one stage.
        width: columns there are.

    Returns:
        The column of each trick of both stages, and that of the bar between the stages.

    Example:
        >>> columns, bar = rail_columns(3, 40)
        >>> len(columns), columns[2] < bar < columns[3]
        (6, True)
    """
    fitting = [step for step in _STEPS if tricks * sum(step) + _MARGIN <= width]
    one, two = fitting[-1] if fitting else _STEPS[0]
    left = (width - tricks * (one + two) - 1) // 2
    bar = left + tricks * one
    first = tuple(left + number * one + one // 2 for number in range(tricks))
    second = tuple(bar + 1 + number * two + two // 2 for number in range(tricks))
    return first + second, bar


class Rail(Cloth):
    """Three lines: theirs, the line itself, yours."""

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the line, the marks, and the lamp at the trick in play."""
        palette = scene.look.palette
        per_stage = scene.view.ruleset.cards_per_hand
        columns, bar = rail_columns(per_stage, canvas.width)
        done = len(scene.tricks)
        reached = columns[min(done, len(columns) - 1)]
        for x in range(columns[0] - 1, columns[-1] + 2):
            if x <= reached:
                canvas.text(x, 1, _DONE, palette.edge)
            elif x in columns:
                canvas.text(x, 1, _TO_COME, palette.line)
        for y in range(3):
            canvas.text(bar, y, _BAR, palette.edge)
        for trick in scene.tricks:
            kind = trick.stage - 1
            x = columns[trick.number - 1]
            if trick.winner is scene.me:
                canvas.text(x, 2, _MINE[kind], palette.you)
            else:
                canvas.text(x, 0, _THEIRS[kind], palette.them)
        if not scene.is_over:
            canvas.text(columns[done], 1, _NOW, palette.lamp)
