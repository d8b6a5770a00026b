"""Student's t: how many standard errors an interval reaches to each side."""

from __future__ import annotations

from functools import cache
from math import cos, fsum, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

__all__ = ["reach95"]

_SIDE: Final = 0.975
_MOST_EXACT: Final = 100  # degrees of freedom; beyond, the series is right to nine digits
_HALVINGS: Final = 60


@cache
def reach95(freedom: int) -> float:
    """How many standard errors the 95 % interval of a mean reaches to each side.

    Args:
        freedom: degrees of freedom, one less than the figures; 1 or more.

    Example:
        >>> [round(reach95(freedom), 3) for freedom in (1, 4, 30, 10_000)]
        [12.706, 2.776, 2.042, 1.96]

    Source: Abramowitz and Stegun 1964, 26.7.3 to 26.7.5.
    """
    if freedom > _MOST_EXACT:
        return _by_series(NormalDist().inv_cdf(_SIDE), freedom)
    low, high = 0.0, pi / 2  # the angle whose tangent is t / sqrt(freedom)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _within(middle, freedom) < 2 * _SIDE - 1:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * sin(low) / cos(low)


def _within(angle: float, freedom: int) -> float:
    """The chance that t is closer to zero than this angle says."""
    is_odd = freedom % 2 == 1
    term = total = cos(angle) if is_odd else 1.0
    for k in range(3 if is_odd else 2, freedom - 1, 2):
        term *= (k - 1) / k * cos(angle) ** 2
        total += term
    if not is_odd:
        return sin(angle) * total
    return 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0))


def _by_series(normal: float, freedom: int) -> float:
    """The reach for many degrees of freedom, from that of the normal distribution."""
    x = normal
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
    )
    return fsum(term / float(freedom) ** power for power, term in enumerate(terms))
