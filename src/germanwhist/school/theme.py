"""The ideas of puzzles."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

__all__ = ["Theme", "themes_of"]


class Theme(StrEnum):
    """The idea of a puzzle, those of stage two first."""

    DRAW_TRUMPS = "draw_trumps"  # a trump is drawn
    LAST_TRUMP = "last_trump"  # the last trump is drawn
    RUFF = "ruff"  # another lead would be ruffed
    DRIVE_OUT = "drive_out"  # a winner is driven out
    THROW_IN = "throw_in"  # the lead is given away where it hurts
    HOLD_UP = "hold_up"  # a card is kept for a later trick
    LONG_SUIT = "long_suit"  # a low card takes a trick at the end
    LOSE_LEAD = "lose_lead"  # in a low hand: the trick is left
    UNLOAD = "unload"  # in a low hand: what would have to take a trick goes
    PRICE = "price"  # whether an upcard of a side suit is worth the card that wins it
    TRUMP_UPCARD = "trump_upcard"  # the same of a trump
    FORCED_LOSER = "forced_loser"  # the trick cannot be won: which card is needed least
    PROMOTE = "promote"  # a lead that drives a higher card out for the one below

    @property
    def stage(self) -> int:
        """The stage of its puzzles."""
        return 1 if self in _STAGE_ONE else 2


_STAGE_ONE: Final = (Theme.PRICE, Theme.TRUMP_UPCARD, Theme.FORCED_LOSER, Theme.PROMOTE)


def themes_of(stage: int) -> tuple[Theme, ...]:
    """The themes of the puzzles of a stage.

    Args:
        stage: 1 or 2.

    Example:
        >>> Theme.PRICE in themes_of(1), Theme.PRICE in themes_of(2)
        (True, False)
    """
    return tuple(theme for theme in Theme if theme.stage == stage)
