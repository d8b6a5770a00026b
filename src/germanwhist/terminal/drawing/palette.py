"""The colours, by day and by night, with two or four suit colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from textual.color import Color

if TYPE_CHECKING:
    from germanwhist.cards import Suit

__all__ = ["DARK", "LIGHT", "Palette", "blend", "faded", "palette_for"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """Every colour of the table, as `#rrggbb`.

    Args:
        is_dark: whether this is the table by night.
        cloth: the table.
        glow: the disc of lamplight on the side to play.
        edge: hairlines and empty places on the cloth.
        surface: panels and fields.
        surface_deep: wells inside panels.
        line: borders of controls.
        text: what is read.
        quiet: what is read second.
        you: the viewer's side, always filled.
        them: the other side, always hollow.
        lamp: amber; it means "now" and nothing else.
        on_lamp: text on amber.
        focus: the ring around the chosen card.
        bad: refusals.
        good: what went well.
        paper: the face of a card.
        card_edge: the thin line around a card.
        suits: by the index of the suit: clubs, diamonds, hearts, spades.
        metal: ornaments on court cards.
        back: the back of a card.
        back_pattern: the pattern on it.
        faded_suits: the colours of suits on cards that may not be played, where these are not to
            be mixed from others.
    """

    is_dark: bool
    cloth: str
    glow: str
    edge: str
    surface: str
    surface_deep: str
    line: str
    text: str
    quiet: str
    you: str
    them: str
    lamp: str
    on_lamp: str
    focus: str
    bad: str
    good: str
    paper: str
    card_edge: str
    suits: tuple[str, str, str, str]
    metal: str
    back: str
    back_pattern: str
    faded_suits: tuple[str, str, str, str] | None = None

    @property
    def is_bold_on_paper(self) -> bool:
        """Whether bold letters may stand on cards; of sixteen colours bold makes others."""
        return self.faded_suits is None

    def suit(self, suit: Suit) -> str:
        """The colour of a suit's signs."""
        return self.suits[suit]


_INK: Final = "#16202b"
_RED: Final = "#c2132a"
_BLUE: Final = "#1552b5"
_GREEN: Final = "#0f6b3c"

LIGHT: Final = Palette(
    is_dark=False,
    cloth="#cddcd8",
    glow="#e6efea",
    edge="#8fa9a4",
    surface="#f5f8f5",
    surface_deep="#e4ece8",
    line="#5c7875",
    text="#10262b",
    quiet="#3b5357",
    you="#854c00",
    them="#33559c",
    lamp="#f0b136",
    on_lamp="#1d1502",
    focus="#0a4bd6",
    bad="#a51527",
    good="#13653a",
    paper="#fffdf8",
    card_edge="#7d928f",
    suits=(_INK, _RED, _RED, _INK),
    metal="#f6c65c",
    back="#1d4a55",
    back_pattern="#2f6f78",
)

DARK: Final = Palette(
    is_dark=True,
    cloth="#0f2429",
    glow="#1a3e45",
    edge="#3f6870",
    surface="#17343b",
    surface_deep="#1f424a",
    line="#7c9ca0",
    text="#eff5f1",
    quiet="#b3c9c8",
    you="#f5bd4f",
    them="#a9c2f5",
    lamp="#f0b136",
    on_lamp="#1d1502",
    focus="#9cc2ff",
    bad="#ffa7a5",
    good="#8fdcae",
    paper="#f7f4ea",
    card_edge="#0a191d",
    suits=(_INK, _RED, _RED, _INK),
    metal="#f6c65c",
    back="#2d6a74",
    back_pattern="#4a8f96",
)


_FADE: Final = 0.55


@cache
def palette_for(*, is_dark: bool, has_four_colours: bool) -> Palette:
    """The palette for a table by day or night, with a two- or four-colour deck."""
    palette = DARK if is_dark else LIGHT
    suits = (_GREEN, _BLUE, _RED, _INK)
    return replace(palette, suits=suits) if has_four_colours else palette


@cache
def faded(palette: Palette) -> Palette:
    """The same table, with the paper and inks of cards that may not be played."""
    if palette.faded_suits is not None:
        return replace(palette, paper=palette.cloth, suits=palette.faded_suits, metal=palette.cloth)
    paper = blend(palette.paper, palette.cloth, _FADE)
    clubs, diamonds, hearts, spades = (blend(ink, paper, _FADE) for ink in palette.suits)
    return replace(
        palette,
        paper=paper,
        suits=(clubs, diamonds, hearts, spades),
        metal=blend(palette.metal, paper, _FADE),
    )


@cache
def blend(colour: str, other: str, share: float) -> str:
    """A colour mixed with another.

    Args:
        colour: `#rrggbb`.
        other: likewise.
        share: how much of the other, 0 to 1.

    Example:
        >>> blend("#000000", "#ffffff", 0.5)
        '#7F7F7F'
    """
    return Color.parse(colour).blend(Color.parse(other), share).hex6
