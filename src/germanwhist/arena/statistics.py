"""What a match shows: means with their errors, plain and with the luck taken out."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from germanwhist.arena.sides import PlayerSummary, Side
from germanwhist.arena.student import reach95

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from germanwhist.arena.outcomes import DealOutcome

__all__ = ["DealFigures", "MatchSummary", "Mean", "Tally", "adjusted", "mean_of"]

_Z95: Final = NormalDist().inv_cdf(0.975)
_CAUTION: Final = 4  # deals; so much evidence speaks for leaving the margins as they are


@dataclass(frozen=True, slots=True, kw_only=True)
class Mean:
    """A mean and how well it is known.

    Args:
        value: the mean.
        standard_error: of the mean; None when one figure, or none, tells nothing about it.
        freedom: degrees of freedom of the error, one less than the figures; None when the error
            is known better than from figures.
    """

    value: float
    standard_error: float | None
    freedom: int | None = None

    @property
    def interval95(self) -> tuple[float, float] | None:
        """The 95 % interval by Student's t; None without an error."""
        if self.standard_error is None:
            return None
        reach = self.standard_error * (_Z95 if self.freedom is None else reach95(self.freedom))
        return self.value - reach, self.value + reach


class DealFigures(NamedTuple):
    """What the statistics keep of a deal, from the side of the match's first player.

    Args:
        margin: mean margin of the two hands.
        points: mean points, less the opponent's.
        luck: mean luck with the stock.
        wins: hands won, 0 to 2.
        losses: hands lost, 0 to 2.
    """

    margin: float
    points: float
    luck: float
    wins: int
    losses: int


@dataclass(frozen=True, slots=True, kw_only=True)
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
        Mean(value=2.0, standard_error=1.0, freedom=1)
    """
    mean = fmean(figures) if figures else 0.0
    return _mean(mean, sum((figure - mean) ** 2 for figure in figures), len(figures))


def _mean(mean: float, squares: float, count: int) -> Mean:
    """A mean from the sum of the squared deviations of so many figures."""
    if count < 2:
        return Mean(value=mean, standard_error=None)
    return Mean(value=mean, standard_error=sqrt(squares / (count - 1) / count), freedom=count - 1)


def adjusted(margins: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """The margins of independent deals with the luck of the stock taken out.

    Luck is zero on average, so taking out any multiple of it that does not depend on the deal
    leaves the deal's expectation as it is. The multiple for each deal is the regression slope of
    all others, drawn a little towards zero: the result is exactly unbiased, and hardly ever
    spreads more than the plain margins.

    Args:
        margins: the margin of each deal.
        lucks: the luck of each deal.

    Example:
        >>> adjusted([1.0, -1.0, 3.0], [0.0, 0.0, 0.0])
        [1.0, -1.0, 3.0]

    Source: control variates (Lavenberg and Welch 1981), each deal's slope estimated without it.
    """
    count = len(margins) - 1
    if count < 1:
        return list(margins)
    margin_sum, luck_sum = sum(margins), sum(lucks)
    product = sum(margin * luck for margin, luck in zip(margins, lucks, strict=True))
    square = sum(luck * luck for luck in lucks)
    result = []
    for margin, luck in zip(margins, lucks, strict=True):
        common = (margin_sum - margin) * (luck_sum - luck) / count
        spread = (square - luck * luck) * (1 + _CAUTION / count)
        slope = (product - margin * luck - common) / spread if spread > 0 else 0.0
        result.append(margin - slope * luck)
    return result


class Tally:
    """The figures of a match, gathered deal by deal in any order."""

    def __init__(self) -> None:
        self._figures: dict[int, DealFigures] = {}
        self._sides = (Side(), Side())
        self._sums = (0.0, 0.0)  # of the margins, of their squares

    @classmethod
    def of(cls, outcomes: Iterable[DealOutcome]) -> Tally:
        """The figures of these deals."""
        tally = cls()
        for outcome in outcomes:
            tally.add(outcome)
        return tally

    def __len__(self) -> int:
        return len(self._figures)

    def add(self, outcome: DealOutcome) -> bool:
        """Count a deal, unless it was counted before; say whether it was counted now."""
        if outcome.number in self._figures:
            return False
        hands = outcome.hands
        margin = outcome.margin
        self._sums = self._sums[0] + margin, self._sums[1] + margin**2
        self._figures[outcome.number] = DealFigures(
            margin,
            outcome.points,
            outcome.luck,
            sum(hand.margin > 0 for hand in hands),
            sum(hand.margin < 0 for hand in hands),
        )
        for hand in hands:
            for place, side in enumerate(self._sides):
                side.add(outcome.number, place, hand)
        return True

    @property
    def figures(self) -> dict[int, DealFigures]:
        """The figures of each deal by its number, in order of number."""
        return dict(sorted(self._figures.items()))

    def running_mean(self) -> Mean:
        """The plain margin so far, without looking at every deal again."""
        count = len(self)
        mean = self._sums[0] / max(1, count)
        return _mean(mean, max(0.0, self._sums[1] - count * mean**2), count)

    def summary(self) -> MatchSummary:
        """What the match shows so far."""
        figures = list(self.figures.values())
        margins = [deal.margin for deal in figures]
        wins, losses = sum(deal.wins for deal in figures), sum(deal.losses for deal in figures)
        return MatchSummary(
            deals=len(figures),
            margin=mean_of(adjusted(margins, [deal.luck for deal in figures])),
            plain_margin=mean_of(margins),
            points=mean_of([deal.points for deal in figures]),
            draws=2 * len(figures) - wins - losses,
            players=(self._sides[0].summary(wins), self._sides[1].summary(losses)),
        )
