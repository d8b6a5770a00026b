"""The cloth: the base of every part of the table, which paints on a lit ground."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.strip import Strip
from textual.widget import Widget

from germanwhist.terminal.drawing.canvas import Canvas, Cell

if TYPE_CHECKING:
    from textual import events

    from germanwhist.terminal.drawing.lamp import Lamp
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Cloth"]


class Cloth(Widget):
    """A part of the table. It is shown a scene, and paints it on the lamplit cloth."""

    SIDE: ClassVar[Lamp | None] = None  # whose side it is, for the light

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.scene: Scene | None = None
        self._canvas: Canvas | None = None

    def show(self, scene: Scene) -> None:
        """Show another moment."""
        self.scene = scene
        self._canvas = None
        self.refresh()

    def paint(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the scene; each part does it in its own way."""
        raise NotImplementedError

    def on_resize(self, _event: events.Resize) -> None:
        """Paint anew for the new size."""
        self._canvas = None

    def render_line(self, y: int) -> Strip:
        """One line of the painting."""
        scene = self.scene
        if scene is None:
            return Strip.blank(self.size.width, self.rich_style)
        if self._canvas is None:
            self._canvas = Canvas(self.size.width, self.size.height, self._ground(scene))
            self.paint(self._canvas, scene)
        return self._canvas.line(y) if y < self._canvas.height else Strip.blank(self.size.width)

    def _ground(self, scene: Scene) -> _Ground:
        return _Ground(scene, self.SIDE, self.size.width, self.size.height)


class _Ground:
    """The cloth at each cell: lit or not, in half lines, so that the light has a smooth rim."""

    def __init__(self, scene: Scene, side: Lamp | None, width: int, height: int) -> None:
        self._lamp, self._side = scene.lamp, side
        self._width, self._height = width, height
        cloth, glow = scene.look.palette.cloth, scene.look.palette.glow
        rim = " " if cloth == glow else "▄"
        self._cells = {
            (False, False): Cell(" ", cloth, cloth),
            (True, True): Cell(" ", glow, glow),
            (True, False): Cell(rim, cloth, glow),
            (False, True): Cell(rim, glow, cloth),
        }

    def __call__(self, x: int, y: int) -> Cell:
        across = (x + 0.5) / self._width
        upper = self._lamp.is_lit(self._side, across, (y + 0.25) / self._height)
        lower = self._lamp.is_lit(self._side, across, (y + 0.75) / self._height)
        return self._cells[upper, lower]
