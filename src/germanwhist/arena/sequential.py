"""Looking at a match after every deal, and still being wrong no more often than promised."""

from __future__ import annotations

from math import log, log1p, sqrt
from typing import Final, final

__all__ = ["ConfidenceSequence"]

_BOLDEST: Final = 0.75  # of the bet that could lose everything
_FIRST_GUESS: Final = 0.25  # of the mean and the variance, as if one figure had been seen


@final
class ConfidenceSequence:
    """Intervals for a mean that hold at every moment at once, so that one may stop at any of them.

    With probability 1 - `error` the mean is in all intervals, however many figures come and
    whenever one stops. Nothing is supposed of the figures but that they lie between the bounds,
    and that each has the same expectation given those before it. The price against an interval
    for a number of figures fixed beforehand is about twice the width.

    Args:
        low: no figure is below this.
        high: no figure is above this.
        error: the probability that the mean is ever outside.

    Example:
        >>> sequence = ConfidenceSequence(-6.5, 6.5)
        >>> for margin in (2.0, 1.0, 3.0) * 20:
        ...     sequence.add(margin)
        >>> low, high = sequence.interval
        >>> 0 < low < 2 < high
        True

    Source: predictable plug-in empirical Bernstein confidence sequence; Waudby-Smith and Ramdas
    2024, "Estimating means of bounded random variables by betting", theorem 2.
    """

    __slots__ = ("_bets", "_cost", "_count", "_drawn", "_log", "_low", "_range", "_sums")

    def __init__(self, low: float, high: float, *, error: float = 0.05) -> None:
        self._low = low
        self._range = high - low
        self._log = self._cost = log(2 / error)
        self._count = 0
        self._sums = (0.5, _FIRST_GUESS)  # of the figures scaled to 0..1, of squared deviations
        self._bets = 0.0
        self._drawn = 0.0

    def add(self, figure: float) -> None:
        """See one more figure, between the bounds."""
        self._count += 1
        scaled = (figure - self._low) / self._range
        total, squares = self._sums
        mean, variance = total / self._count, squares / self._count
        bet = min(_BOLDEST, sqrt(2 * self._log / (variance * self._count * log1p(self._count))))
        self._bets += bet
        self._drawn += bet * scaled
        # What the bet may cost: its cumulant function for a figure this far from its forecast.
        self._cost += (scaled - mean) ** 2 * (-log1p(-bet) - bet)
        total += scaled
        deviation = scaled - total / (self._count + 1)
        self._sums = total, squares + deviation**2

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean is, as far as the figures so far tell."""
        if not self._count:
            return self._low, self._low + self._range
        centre = self._drawn / self._bets
        reach = self._cost / self._bets
        low, high = max(0.0, centre - reach), min(1.0, centre + reach)
        return self._low + low * self._range, self._low + high * self._range

    @property
    def is_decided(self) -> bool:
        """Whether zero is outside the interval."""
        low, high = self.interval
        return low > 0 or high < 0
