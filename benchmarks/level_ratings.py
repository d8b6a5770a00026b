"""How strong the six levels are on the scale on which people are rated.

`python -m benchmarks.level_ratings` lets levels near each other play the same deals from both
seats, works out from the points of these hands how often one would win a standard match against
the other, and fits ratings to that; a few minutes of one processor. With `--write` the ratings
become `germanwhist/ratings/levels.toml`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import exp, log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import click
import numpy as np

import germanwhist.ratings
from germanwhist.players import LEVEL_NAMES, make_level, play_out
from germanwhist.rules import Deal, Hand, RuleSet, Seat, derived_seed

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["chance_of_match", "fitted", "points_between"]

_FILE: Final = Path(germanwhist.ratings.__file__).with_name("levels.toml")
_HEAD: Final = """\
# The rating of each level in standard matches, and its standard error; the third level is the
# middle of the scale. Written by `python -m benchmarks.level_ratings --write`, from {deals} deals
# between any two levels at most two apart, each deal played from both seats.

"""
_CENTRE: Final = 1500.0
_SCALE: Final = 400 / log(10)
_APART: Final = 2
_STEPS: Final = 100
_Points: TypeAlias = tuple[int, int]


def points_between(first: str, second: str, *, deals: int) -> Counter[_Points]:
    """What hands between two levels have brought, the first one's points first.

    Args:
        first: a level.
        second: another one.
        deals: how many deals; each is played from both seats.
    """
    found: Counter[_Points] = Counter()
    rules = RuleSet.preset("match10")
    for number in range(deals):
        deal = Deal.shuffled(derived_seed(number, "level-ratings"), Seat(number % 2))
        for seat in Seat:
            players = {
                seat: make_level(first, seed=2 * number),
                seat.opponent: make_level(second, seed=2 * number + 1),
            }
            result = play_out(Hand.start(rules, deal), players).result
            if result is not None:
                found[result.points[seat], result.points[seat.opponent]] += 1
    return found


def chance_of_match(hands: Mapping[_Points, int], *, target: int) -> float:
    """How often the first one wins a match to a number of points, when hands go as these went.

    Args:
        hands: how often a hand brought which points; some must bring any.
        target: the points that win.

    Example:
        >>> chance_of_match({(1, 0): 1, (0, 1): 1}, target=2)
        0.5
        >>> chance_of_match({(1, 0): 3, (0, 1): 1}, target=2)
        0.84375
    """
    counted = {points: count for points, count in hands.items() if points != (0, 0)}
    total = sum(counted.values())

    @cache
    def chance(mine: int, theirs: int) -> float:
        if max(mine, theirs) >= target and mine != theirs:
            return float(mine > theirs)
        return (
            sum(count * chance(mine + a, theirs + b) for (a, b), count in counted.items()) / total
        )

    return chance(0, 0)


def fitted(
    count: int, chances: Mapping[tuple[int, int], float], *, weight: float
) -> list[tuple[float, float]]:
    """Ratings by the model of Bradley and Terry, with the standard errors against the middle one.

    Args:
        count: how many levels.
        chances: how often the first of a pair wins.
        weight: matches that each chance is worth.
    """
    values, information = np.zeros(count), np.eye(count)
    for _ in range(_STEPS):
        gradient, information = np.zeros(count), np.zeros((count, count))
        for (a, b), chance in chances.items():
            expected = 1 / (1 + exp(values[b] - values[a]))
            spread = weight * expected * (1 - expected)
            gradient[a] += weight * (chance - expected)
            gradient[b] -= weight * (chance - expected)
            information[[a, b], [a, b]] += spread
            information[[a, b], [b, a]] -= spread
        values = values + np.linalg.pinv(information) @ gradient
    middle = LEVEL_NAMES.index("regular")
    covariance = np.linalg.pinv(information)
    known = covariance - covariance[middle]  # what is asked for is the distance to the middle
    spreads = np.diagonal(known - known[:, [middle]])
    return [
        (
            _CENTRE + _SCALE * float(values[one] - values[middle]),
            _SCALE * sqrt(max(0.0, float(spreads[one]))),
        )
        for one in range(count)
    ]


@click.command()
@click.option("--deals", default=300, show_default=True, help="Between two levels.")
@click.option("--write", is_flag=True, help="Keep what was found.")
def main(*, deals: int, write: bool) -> None:
    """Measure the levels."""
    target = RuleSet.preset("match10").match.target or 0
    chances = {}
    for a, b in combinations(range(len(LEVEL_NAMES)), 2):
        if b - a > _APART:
            continue
        hands = points_between(LEVEL_NAMES[a], LEVEL_NAMES[b], deals=deals)
        chances[a, b] = chance_of_match(hands, target=target)
        click.echo(f"{LEVEL_NAMES[a]} wins {chances[a, b]:.1%} of matches with {LEVEL_NAMES[b]}")
    found = fitted(len(LEVEL_NAMES), chances, weight=deals)
    lines = [
        f"{level} = [{value:.0f}, {error:.0f}]\n"
        for level, (value, error) in zip(LEVEL_NAMES, found, strict=True)
    ]
    click.echo("".join(lines))
    if write:
        _FILE.write_text(_HEAD.format(deals=deals) + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
