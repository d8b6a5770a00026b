"""Who is paired with whom: those who wish the same, the nearest in rating first.

Pure: it depends on the seekers and the time alone, so that every process would make the same pairs.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["ANY_AFTER", "Pair", "Seeker", "Wish", "pairs", "reach"]

ANY_AFTER: Final = 60.0  # seconds, after which any rating is near enough
_AT_ONCE: Final = 100.0  # points of rating within which two are paired at once
_WIDER: Final = 10.0  # points a second


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody would like to play.

    Args:
        rules: the rule set as `str` writes it.
        clock: the clock.
        is_rated: whether the match is to count for ratings.
    """

    rules: str
    clock: str
    is_rated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Seeker:
    """Somebody who waits.

    Args:
        id: of the search.
        wish: what they would like to play.
        rating: their rating by that clock.
        since: when they began to wait, in seconds since 1970-01-01 UTC.
    """

    id: str
    wish: Wish
    rating: float
    since: float


Pair: TypeAlias = tuple[Seeker, Seeker]


def reach(waited: float) -> float:
    """How far in rating somebody who has waited so long may be from whom they are paired with.

    Args:
        waited: seconds.

    Example:
        >>> reach(0), reach(30), reach(60)
        (100.0, 400.0, inf)
    """
    return inf if waited >= ANY_AFTER else _AT_ONCE + _WIDER * max(0.0, waited)


def pairs(seekers: Iterable[Seeker], *, now: float) -> tuple[Pair, ...]:
    """Those who are to be paired now, each in one pair at most; who waits longer is first in it.

    Two are paired when they wish the same and one of them has waited long enough for the distance
    between them. The nearest are paired first, of those equally near the ones who have waited
    longest.

    Args:
        seekers: all who wait.
        now: seconds since 1970-01-01 UTC.

    Example:
        >>> wish = Wish(rules="match10", clock="none", is_rated=True)
        >>> ann = Seeker(id="a", wish=wish, rating=1500.0, since=0.0)
        >>> bob = Seeker(id="b", wish=wish, rating=1650.0, since=2.0)
        >>> pairs([ann, bob], now=4.0)
        ()
        >>> [(one.id, other.id) for one, other in pairs([ann, bob], now=5.0)]
        [('a', 'b')]
    """
    waiting = sorted(seekers, key=lambda one: (one.since, one.id))
    near = [
        (one, other)
        for one, other in combinations(waiting, 2)
        if one.wish == other.wish and _distance(one, other) <= reach(now - one.since)
    ]
    near.sort(key=lambda pair: (_distance(*pair), pair[0].since, pair[1].since, pair[0].id))
    found: list[Pair] = []
    taken: set[str] = set()
    for one, other in near:
        if one.id not in taken and other.id not in taken:
            taken |= {one.id, other.id}
            found.append((one, other))
    return tuple(found)


def _distance(one: Seeker, other: Seeker) -> float:
    return abs(one.rating - other.rating)
