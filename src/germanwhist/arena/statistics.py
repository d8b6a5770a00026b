"""What a match shows: means with their errors, plain and with the luck taken out."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Final

from germanwhist.arena.outcomes import ForfeitKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.arena.outcomes import DealOutcome

__all__ = ["MatchSummary", "Mean", "PlayerSummary", "adjusted_margins", "mean_of", "summarise"]

_Z95: Final = NormalDist().inv_cdf(0.975)
_FOLDS: Final = 2


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and how well it is known.

    Args:
        value: the mean.
        standard_error: of the mean; 0 for fewer than two figures.
    """

    value: float
    standard_error: float

    @property
    def interval95(self) -> tuple[float, float]:
        """The 95 % interval by the normal approximation."""
        reach = _Z95 * self.standard_error
        return self.value - reach, self.value + reach


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """One player's side of a match.

    Args:
        wins: hands won.
        seconds: mean time for a play.
        seconds99: its 99th percentile.
        forfeits: hands forfeited, by kind.
    """

    wins: int
    seconds: float
    seconds99: float
    forfeits: dict[ForfeitKind, int]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match from the side of its first player.

    Args:
        deals: deals played, each twice.
        margin: counted tricks or points above half, a hand, with the luck of the stock taken out.
        plain_margin: the same as it was played.
        points: points a hand, less the opponent's.
        draws: hands that nobody won.
        players: both sides.
    """

    deals: int
    margin: Mean
    plain_margin: Mean
    points: Mean
    draws: int
    players: tuple[PlayerSummary, PlayerSummary]


def mean_of(figures: Sequence[float]) -> Mean:
    """The mean of independent figures, and its standard error.

    Example:
        >>> mean_of([1.0, 3.0])
        Mean(value=2.0, standard_error=1.0)
    """
    if not figures:
        return Mean(0.0, 0.0)
    mean = fmean(figures)
    if len(figures) == 1:
        return Mean(mean, 0.0)
    variance = sum((figure - mean) ** 2 for figure in figures) / (len(figures) - 1)
    return Mean(mean, sqrt(variance / len(figures)))


def adjusted_margins(outcomes: Sequence[DealOutcome]) -> list[float]:
    """The margins of the deals with the luck of the stock taken out.

    Luck is zero on average, so taking out any fixed multiple of it leaves the expectation as it
    is. The multiple for the deals of one half is the regression slope found in the other half,
    and so is independent of the deals it is used on: the result is exactly unbiased.

    Source: control variates with sample splitting; Lavenberg and Welch 1981, section 4.
    """
    margins: list[float] = []
    for outcome in outcomes:
        fold = outcome.number % _FOLDS
        others = [other for other in outcomes if other.number % _FOLDS != fold]
        margins.append(outcome.margin - _slope(others) * outcome.luck)
    return margins


def _slope(outcomes: Sequence[DealOutcome]) -> float:
    """Margin for each unit of luck, by least squares; luck's mean is known to be zero."""
    spread = sum(outcome.luck**2 for outcome in outcomes)
    if spread == 0:
        return 0.0
    mean = fmean(outcome.margin for outcome in outcomes)
    return sum((o.margin - mean) * o.luck for o in outcomes) / spread


def summarise(outcomes: Sequence[DealOutcome]) -> MatchSummary:
    """What a match shows so far.

    Args:
        outcomes: the deals, in any order.
    """
    in_order = sorted(outcomes, key=lambda outcome: outcome.number)
    hands = [hand for outcome in in_order for hand in outcome.hands]
    return MatchSummary(
        deals=len(in_order),
        margin=mean_of(adjusted_margins(in_order)),
        plain_margin=mean_of([outcome.margin for outcome in in_order]),
        points=mean_of([outcome.points for outcome in in_order]),
        draws=sum(hand.margin == 0 for hand in hands),
        players=(_side(in_order, 0), _side(in_order, 1)),
    )


def _side(outcomes: Sequence[DealOutcome], place: int) -> PlayerSummary:
    hands = [hand for outcome in outcomes for hand in outcome.hands]
    seconds = sorted(taken for hand in hands for taken in hand.seconds[place])
    sign = 1 if place == 0 else -1
    forfeits = dict.fromkeys(ForfeitKind, 0)
    for hand in hands:
        if hand.forfeit is not None and hand.forfeit.player == place:
            forfeits[hand.forfeit.kind] += 1
    return PlayerSummary(
        wins=sum(sign * hand.margin > 0 for hand in hands),
        seconds=fmean(seconds) if seconds else 0.0,
        seconds99=seconds[int(0.99 * (len(seconds) - 1))] if seconds else 0.0,
        forfeits=forfeits,
    )
