"""A terminal in a few lines: what a person sees of the bytes that a program writes."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.cells import get_character_cell_size
from rich.color import ColorSystem
from textual.strip import Strip

if TYPE_CHECKING:
    from textual.app import App

_PART = re.compile(
    r"\x1b\[(?P<private>[?<>]?)(?P<numbers>[\d;$]*)(?P<order>[A-Za-z])"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|(?P<newline>\n)|\r|\x1b[=>]|(?P<character>[^\x1b\n\r])"
)


@dataclass(frozen=True, slots=True)
class Seen:
    """One cell as it is seen.

    Args:
        character: what stands in it; empty in the right half of a wide character.
        ink: its colour as code; empty for the terminal's own.
        ground: likewise.
        is_reversed: whether ink and ground have changed places.
    """

    character: str = " "
    ink: str = ""
    ground: str = ""
    is_reversed: bool = False


@dataclass
class Emulator:
    """A terminal.

    Args:
        width: in columns.
        height: in lines.
    """

    width: int = 80
    height: int = 24
    cells: dict[tuple[int, int], Seen] = field(default_factory=dict)
    pen: Seen = Seen()
    place: tuple[int, int] = (0, 0)

    def feed(self, text: str) -> None:
        """Take in what a program writes."""
        for part in _PART.finditer(text):
            x, y = self.place
            if part["character"]:
                self._put(part["character"])
            elif part["newline"]:
                self.place = (0, y + 1)
            elif part["order"] == "m" and not part["private"]:
                self._select(part["numbers"].split(";"))
            elif part["order"] == "H":
                line, column = (part["numbers"] or "1;1").split(";")
                self.place = (int(column) - 1, int(line) - 1)
            elif part["order"] == "C":
                self.place = (x + int(part["numbers"] or 1), y)

    def _put(self, character: str) -> None:
        x, y = self.place
        assert 0 <= x < self.width, self.place
        assert 0 <= y < self.height, self.place
        size = get_character_cell_size(character)
        pen = self.pen
        self.cells[x, y] = Seen(character, pen.ink, pen.ground, pen.is_reversed)
        for column in range(x + 1, x + size):
            self.cells[column, y] = Seen("", pen.ink, pen.ground, pen.is_reversed)
        self.place = (x + size, y)

    def _select(self, codes: list[str]) -> None:
        ink, ground, is_reversed = self.pen.ink, self.pen.ground, self.pen.is_reversed
        while codes:
            code = codes.pop(0)
            if code in ("38", "48"):
                length = {"5": 2, "2": 4}[codes[0]]
                code, codes = ";".join([code, *codes[:length]]), codes[length:]
            number = int(code.split(";")[0] or 0)
            if number == 0:
                ink, ground, is_reversed = "", "", False
            elif number == 7:
                is_reversed = True
            elif 30 <= number < 40 or 90 <= number < 100:
                ink = "" if number == 39 else code
            elif 40 <= number < 50 or 100 <= number < 110:
                ground = "" if number == 49 else code
        self.pen = Seen(" ", ink, ground, is_reversed)

    @property
    def lines(self) -> list[str]:
        """What is to be read."""
        return [
            "".join(self.cells.get((x, y), Seen()).character for x in range(self.width)).rstrip()
            for y in range(self.height)
        ]


def whole_screen(app: App[None], system: ColorSystem = ColorSystem.TRUECOLOR) -> str:
    """What Textual would write to paint the application's screen on a terminal.

    Args:
        app: the application, without a terminal.
        system: the colours of the terminal.
    """
    lines = []
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        segments = (
            Strip.render_style(s.style, s.text, system) if s.style else s.text for s in strip
        )
        lines.append(f"\x1b[{y + 1};1H{''.join(segments)}")
    return "".join(lines)
