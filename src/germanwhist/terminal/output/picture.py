"""A picture of the screen: what is to be seen, what is seen already, and the way between them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.cells import get_character_cell_size

from germanwhist.terminal.output.pen import PLAIN, Pen, change, pen_of, pen_of_blank

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Picture"]

# What Textual writes to paint: a place, a pen, a link (which no page of ours has a use for), a
# new line, marks around a frame; then what may be written, and any other sequence.
_TOKEN: Final = re.compile(
    r"\x1b\[(?P<line>\d+);(?P<column>\d+)H"
    r"|\x1b\[(?P<pen>[\d;]*)m"
    r"|\x1b\]8;[^\x1b]*\x1b\\"
    r"|(?P<newline>\n)"
    r"|(?P<frame>\x1b\[\?2026[hl])"
    r"|(?P<text>[^\x1b\n]+)"
)
_Cell = tuple[str, Pen]
_BLANK: Final[_Cell] = (" ", pen_of_blank(PLAIN))
_UNKNOWN: Final[_Cell] = ("\0", PLAIN)
_NOWHERE: Final = (-1, -1)
_WORTH_A_JUMP: Final = 4  # unchanged cells that cost less to write again than to pass over


class Picture:
    r"""The cells of a terminal, as they shall be and as they are.

    Args:
        width: in columns.
        height: in lines.

    Example:
        >>> picture = Picture(10, 2)
        >>> picture.paint("\x1b[1;1H\x1b[31mred\x1b[0m")
        >>> picture.changes().encode()
        b'\x1b[0m\x1b[1;1H\x1b[31mred       \x1b[2;1H          '
        >>> picture.paint("\x1b[1;1H\x1b[31mrod\x1b[0m")
        >>> picture.changes().encode()
        b'\x1b[1;2Ho'
    """

    def __init__(self, width: int, height: int) -> None:
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        """Begin anew with another size; nothing is known of what the terminal shows."""
        self._wanted = [[_BLANK] * width for _ in range(height)]
        self.width, self.height = width, height
        self.forget()

    def forget(self) -> None:
        """Know nothing of what the terminal shows: the next changes are everything."""
        self._shown = [[_UNKNOWN] * self.width for _ in range(self.height)]
        self._pen: Pen | None = None
        self._cursor = _NOWHERE
        self._rest = _NOWHERE

    @staticmethod
    def is_painting(text: str) -> bool:
        """Whether a text does nothing but paint, so that `paint` understands it whole."""
        end = 0
        while end < len(text):
            token = _TOKEN.match(text, end)
            if token is None:
                return False
            end = token.end()
        return True

    def paint(self, text: str) -> None:
        """Take over what Textual writes to show a frame, or a part of one."""
        x = y = 0
        pen = PLAIN
        for token in _TOKEN.finditer(text):
            match token.lastgroup:
                case "column":
                    x, y = int(token["column"]) - 1, int(token["line"]) - 1
                    self._rest = (x, y)
                case "pen":
                    pen = pen_of(token["pen"])
                case "newline":
                    x, y = 0, y + 1
                case "text":
                    x = self._write(x, y, token["text"], pen)
                    self._rest = _NOWHERE

    def _write(self, x: int, y: int, text: str, pen: Pen) -> int:
        """Put characters into cells; returns the column after them."""
        if y >= self.height:
            return x
        row = self._wanted[y]
        for character in text:
            size = 1 if character < "\u0300" else get_character_cell_size(character)
            if not size:
                if 0 < x <= self.width:  # it joins the character before it
                    row[x - 1] = (row[x - 1][0] + character, row[x - 1][1])
                continue
            if x + size <= self.width:
                _cut(row, x)
                _cut(row, x + size)
                row[x] = (character, pen_of_blank(pen) if character == " " else pen)
                if size > 1:
                    row[x + 1] = ("", pen)
            x += size
        return x

    def changes(self) -> str:
        """What leads from what the terminal shows to what is to be seen; that is then shown."""
        parts: list[str] = []
        for y, (wanted, shown) in enumerate(zip(self._wanted, self._shown, strict=True)):
            if wanted != shown:
                for start, end in _differences(wanted, shown):
                    self._write_out(parts, y, start, wanted[start:end])
                self._shown[y] = wanted.copy()
        if parts and self._rest not in (self._cursor, _NOWHERE):
            parts.append(f"\x1b[{self._rest[1] + 1};{self._rest[0] + 1}H")
            self._cursor = self._rest
        return "".join(parts)

    def _write_out(self, parts: list[str], y: int, x: int, cells: list[_Cell]) -> None:
        if self._pen is None:
            parts.append("\x1b[0m")
            self._pen = PLAIN
        if self._cursor != (x, y):
            ahead = x - self._cursor[0]
            is_near = self._cursor[1] == y and ahead > 0
            parts.append(f"\x1b[{ahead}C" if is_near else f"\x1b[{y + 1};{x + 1}H")
        for character, pen in cells:
            sequence, self._pen = change(self._pen, pen)
            parts.append(sequence + character)
        end = x + len(cells)
        # After its last column a terminal may or may not be on the next line.
        self._cursor = (end, y) if end < self.width else _NOWHERE


def _cut(row: list[_Cell], x: int) -> None:
    """Blank a wide character that lies across the left edge of a column."""
    if x < len(row) and not row[x][0]:
        row[x - 1] = row[x] = _BLANK


def _differences(wanted: list[_Cell], shown: list[_Cell]) -> Iterator[tuple[int, int]]:
    """The ranges of columns to be written, whole characters, near ones joined."""
    start: int | None = None
    end = 0
    for x, (after, before) in enumerate(zip(wanted, shown, strict=True)):
        if after == before:
            continue
        if start is None:
            start = x
        elif x - end > _WORTH_A_JUMP:
            yield start, end
            start = x
        if not after[0] and start == x:
            start -= 1  # the second half of a wide character is written with its first
        end = x + 1
        if end < len(wanted) and not wanted[end][0]:
            end += 1
    if start is not None:
        yield start, end
