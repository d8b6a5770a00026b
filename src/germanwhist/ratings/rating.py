"""How strong somebody is, and how hard a task: both are rated on one scale, with a margin."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Rating", "after_each", "rated"]

_SCALE: Final = 173.7178
_CENTRE: Final = 1500.0
_TAU: Final = 0.5  # how much volatility changes
_CLOSE: Final = 1e-6
_SURE: Final = 110.0  # of a deviation below which a rating is no longer a guess


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating of the Glicko-2 system.

    Args:
        value: the rating; 200 points more win three of four times.
        deviation: its standard error.
        volatility: how steady the results are.
    """

    value: float = _CENTRE
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def margin(self) -> float:
        """Half the stretch in which the true rating is, 95 times of 100."""
        return 1.96 * self.deviation

    @property
    def is_provisional(self) -> bool:
        """Whether it is little more than a guess yet."""
        return self.deviation > _SURE


def rated(before: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after some results, which count as one period.

    Args:
        before: the rating before them.
        results: each opponent's rating and the score against it, 0 to 1; one or more.

    Example:
        >>> rating = rated(Rating(1500, 200), [(Rating(1400, 30), 1.0)])
        >>> round(rating.value), round(rating.deviation)
        (1564, 175)

    Source: Glickman 2013, "Example of the Glicko-2 system".
    """
    mu, phi = (before.value - _CENTRE) / _SCALE, before.deviation / _SCALE
    gains, weight = 0.0, 0.0
    for other, score in results:
        g = 1 / sqrt(1 + 3 * (other.deviation / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (other.value - _CENTRE) / _SCALE)))
        weight += g**2 * expected * (1 - expected)
        gains += g * (score - expected)
    variance = 1 / weight
    volatility = _volatility(before.volatility, phi, variance=variance, delta=variance * gains)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
    value = _CENTRE + _SCALE * (mu + phi**2 * gains)
    return Rating(value, _SCALE * phi, volatility)


def after_each(results: Iterable[tuple[Rating, float]], before: Rating) -> tuple[Rating, ...]:
    """The ratings of somebody after each of some results, each of which is a period of its own.

    Args:
        results: each opponent's rating at that time and the score against it, 0 to 1, in order.
        before: the rating before the first.

    Example:
        >>> first, second = after_each([(Rating(), 1.0), (Rating(), 1.0)], Rating())
        >>> second.value > first.value, second.deviation < first.deviation
        (True, True)
    """
    found: list[Rating] = []
    for result in results:
        found.append(rated(found[-1] if found else before, [result]))
    return tuple(found)


def _volatility(before: float, phi: float, *, variance: float, delta: float) -> float:
    """The new volatility, by the Illinois algorithm of the paper's step 5."""
    start = log(before**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
