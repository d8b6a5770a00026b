"""A canvas: a grid of character cells to paint on, read out line by line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.cells import get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Canvas", "Cell"]

_COVERED: Final = ""  # the second cell of a wide character


@dataclass(frozen=True, slots=True)
class Cell:
    """One character cell.

    Args:
        character: what stands in it; empty when a wide character covers it from the left.
        ink: the colour of the character.
        ground: the colour behind it.
        is_bold: whether it is bold.
    """

    character: str
    ink: str
    ground: str
    is_bold: bool = False


class Canvas:
    """A rectangle of cells. What is painted outside it is cut off without complaint.

    Args:
        width: in columns.
        height: in lines.
        ground: what lies in each cell at first, by column and line.

    Example:
        >>> canvas = Canvas(6, 2, lambda x, y: Cell(" ", "#ffffff", "#000000"))
        >>> canvas.text(4, 1, "K♥ cut", "#ff0000")
        >>> canvas.line(1).text
        '    K♥'
    """

    def __init__(self, width: int, height: int, ground: Callable[[int, int], Cell]) -> None:
        self.width = width
        self.height = height
        self._rows = [[ground(x, y) for x in range(width)] for y in range(height)]

    def put(  # noqa: PLR0913 - a place and the fields of a cell
        self, x: int, y: int, character: str, ink: str, ground: str | None = None, *, bold: bool
    ) -> None:
        """Paint one cell; without a ground the one that is there stays."""
        if 0 <= x < self.width and 0 <= y < self.height:
            row = self._rows[y]
            row[x] = Cell(character, ink, row[x].ground if ground is None else ground, bold)

    def text(  # noqa: PLR0913 - a place and how to write
        self,
        x: int,
        y: int,
        text: str,
        ink: str,
        ground: str | None = None,
        *,
        bold: bool = False,
    ) -> None:
        """Write a line of text from a column on."""
        for character in text:
            size = get_character_cell_size(character)
            for offset in range(size):
                self.put(
                    x + offset,
                    y,
                    _COVERED if offset else character,
                    ink,
                    ground,
                    bold=bold,
                )
            x += size

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Paint a rectangle of one colour."""
        for line in range(y, y + height):
            for column in range(x, x + width):
                self.put(column, line, " ", ground, ground, bold=False)

    def line(self, y: int) -> Strip:
        """A line as Textual wants it."""
        segments = [
            Segment("".join(cell.character for cell in cells), style)
            for style, cells in groupby(self._rows[y], key=_style)
        ]
        return Strip(segments, self.width)


def _style(cell: Cell) -> Style:
    return _style_of(cell.ink, cell.ground, cell.is_bold)


@cache
def _style_of(ink: str, ground: str, is_bold: bool) -> Style:  # noqa: FBT001 - a cache key
    return Style(color=ink, bgcolor=ground, bold=is_bold)
