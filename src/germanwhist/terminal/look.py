"""What every part of the screen needs to show itself: language, colours, settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.message import Message

from germanwhist.terminal.drawing.few_colours import Depth, palette_of_depth
from germanwhist.terminal.letters import Letters, letters_of

if TYPE_CHECKING:
    from germanwhist.terminal.drawing.palette import Palette
    from germanwhist.terminal.settings import Settings
    from germanwhist.texts import Texts

__all__ = ["Look", "LookChanged"]


class LookChanged(Message):
    """A setting was changed that other parts of the screen have to follow."""


@dataclass(frozen=True, slots=True)
class Look:
    """How this person wants to see things.

    Args:
        texts: the language.
        settings: what was chosen.
        is_dark: whether it is night.
        depth: the colours there are.
    """

    texts: Texts
    settings: Settings
    is_dark: bool
    depth: Depth = Depth.FULL

    @property
    def courts(self) -> str:
        """What is printed on ace, king, queen and jack."""
        return self.letters.courts

    @property
    def letters(self) -> Letters:
        """What is printed on cards, and typed for them."""
        return letters_of(self.texts, has_own=self.settings.has_own_letters)

    @property
    def palette(self) -> Palette:
        """The colours."""
        has_four_colours = self.settings.has_four_colours
        return palette_of_depth(self.depth, is_dark=self.is_dark, has_four_colours=has_four_colours)
