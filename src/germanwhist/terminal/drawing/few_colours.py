"""Terminals of sixteen colours, and of none."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

from rich.segment import Segment
from rich.style import Style
from textual.filter import LineFilter

from germanwhist.terminal.drawing.palette import Palette, palette_for

if TYPE_CHECKING:
    from textual.color import Color

__all__ = ["Depth", "WithoutColour", "palette_of_depth"]


class Depth(Enum):
    """How many colours a terminal has."""

    FULL = "full"
    SIXTEEN = "sixteen"
    NONE = "none"


# The sixteen colours as programs know them; which shade each has is the terminal's business. As
# grounds only the first eight are used: some terminals have no others.
_BLACK: Final = "#000000"
_DARK_RED: Final = "#aa0000"
_GREY: Final = "#aaaaaa"
_DARK_BLUE: Final = "#0000aa"
_VIOLET: Final = "#aa00aa"
_CYAN: Final = "#00aaaa"
_BROWN: Final = "#aa5500"
_WHITE: Final = "#ffffff"
_BRIGHT_RED: Final = "#ff5555"
_BRIGHT_GREEN: Final = "#55ff55"
_YELLOW: Final = "#ffff55"
_BRIGHT_CYAN: Final = "#55ffff"

DARK_SIXTEEN: Final = Palette(
    is_dark=True,
    cloth=_BLACK,
    glow=_BLACK,
    edge=_CYAN,
    surface=_BLACK,
    surface_deep=_DARK_BLUE,
    line=_GREY,
    text=_WHITE,
    quiet=_GREY,
    you=_YELLOW,
    them=_BRIGHT_CYAN,
    lamp=_BROWN,
    on_lamp=_BLACK,
    focus=_BRIGHT_CYAN,
    bad=_BRIGHT_RED,
    good=_BRIGHT_GREEN,
    paper=_GREY,
    card_edge=_CYAN,
    suits=(_BLACK, _DARK_RED, _DARK_RED, _BLACK),
    metal=_YELLOW,
    back=_DARK_BLUE,
    back_pattern=_CYAN,
    faded_suits=(_GREY, _DARK_RED, _DARK_RED, _GREY),
)

LIGHT_SIXTEEN: Final = Palette(
    is_dark=False,
    cloth=_CYAN,
    glow=_CYAN,
    edge=_DARK_BLUE,
    surface=_GREY,
    surface_deep=_GREY,
    line=_BLACK,
    text=_BLACK,
    quiet=_DARK_BLUE,
    you=_BLACK,
    them=_DARK_BLUE,
    lamp=_BLACK,
    on_lamp=_WHITE,
    focus=_DARK_BLUE,
    bad=_DARK_RED,
    good=_DARK_BLUE,
    paper=_GREY,
    card_edge=_BLACK,
    suits=(_BLACK, _DARK_RED, _DARK_RED, _BLACK),
    metal=_YELLOW,
    back=_DARK_BLUE,
    back_pattern=_WHITE,
    faded_suits=(_BLACK, _DARK_RED, _DARK_RED, _BLACK),
)

_FOUR: Final = (_VIOLET, _DARK_BLUE, _DARK_RED, _BLACK)


@cache
def palette_of_depth(depth: Depth, *, is_dark: bool, has_four_colours: bool) -> Palette:
    """The palette for a terminal with so many colours.

    Args:
        depth: the colours there are. Without any, the sixteen say what is light and what is dark.
        is_dark: whether it is night.
        has_four_colours: whether each suit has its own colour.
    """
    if depth is Depth.FULL:
        return palette_for(is_dark=is_dark, has_four_colours=has_four_colours)
    palette = DARK_SIXTEEN if is_dark or depth is Depth.NONE else LIGHT_SIXTEEN
    return replace(palette, suits=_FOUR) if has_four_colours else palette


class WithoutColour(LineFilter):
    """Shows dark on light as reversed, and everything else as the terminal writes by itself."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Take the colours out of a line."""
        return [
            Segment(text, None if style is None else _without_colour(style), control)
            for text, style, control in segments
        ]


_LIGHT_FROM: Final = 0.12  # of all light; paper and lamp give more, the backs of cards less


@cache
def _without_colour(style: Style) -> Style:
    ground = style.bgcolor
    is_light = False
    if ground is not None and not ground.is_default:
        red, green, blue = ((part / 255) ** 2.2 for part in ground.get_truecolor())
        is_light = 0.2126 * red + 0.7152 * green + 0.0722 * blue > _LIGHT_FROM
    return Style(
        bold=style.bold,
        italic=style.italic,
        underline=style.underline,
        reverse=is_light != bool(style.reverse),
    )
