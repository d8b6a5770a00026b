"""The difference between two players on the scale of ratings."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING, Final, NamedTuple

from germanwhist.arena.statistics import mean_of

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["EloDifference", "elo_difference"]

_ADDED: Final = (0.0, 0.0, 1.0, 1.0)


class EloDifference(NamedTuple):
    """How much stronger one player is than the other.

    Args:
        value: 400 points stand for odds of 10 to 1 to win a hand.
        low: the lower end of the 95 % interval; None for no end.
        high: the upper end; None for no end.
    """

    value: float
    low: float | None
    high: float | None


def elo_difference(scores: Sequence[float]) -> EloDifference:
    """The difference from the hands that the first player won of each deal.

    Two deals won and two lost are added to them, so that there is a figure and an interval for
    who has won everything too. The interval is that of the mean score of a deal, by Student's t:
    it takes the deals as independent, not the hands.

    Args:
        scores: of each deal the part of its hands that was won, a draw counting half: 0 to 1.

    Example:
        >>> elo_difference([1.0, 0.5, 0.0, 0.5]).value
        0.0

    Source: Elo 1978; the four added figures as for shares, Agresti and Coull 1998.
    """
    mean = mean_of([*scores, *_ADDED])
    low, high = mean.interval95 or (0.0, 1.0)
    return EloDifference(_points(mean.value) or 0.0, _points(low), _points(high))


def _points(chance: float) -> float | None:
    """The difference that stands for a chance to win a hand; None where there is none."""
    if not 0 < chance < 1:
        return None
    return 400 * log10(chance / (1 - chance)) + 0.0
