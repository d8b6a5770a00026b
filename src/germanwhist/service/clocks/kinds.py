"""The kinds of clocks that a table may have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

__all__ = ["CLOCKS", "ClockKind", "ClockRule"]


class ClockKind(StrEnum):
    """With which clock a table is opened."""

    NONE = "none"
    CARD = "card30"  # 30 s for a card; whose time is up loses the hand
    MATCH = "match3+5"  # 3 min for a match, and 5 s more with each card; likewise the match


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRule:
    """How a kind of clock runs.

    Args:
        seconds: what a seat has at first.
        gain: seconds that it gets for each card.
        is_for_card: whether it has them for each card anew, and loses the hand alone.
    """

    seconds: float
    gain: float = 0.0
    is_for_card: bool = False


CLOCKS: Final = {
    ClockKind.CARD: ClockRule(seconds=30.0, is_for_card=True),
    ClockKind.MATCH: ClockRule(seconds=180.0, gain=5.0),
}
"""The kinds that run."""
