"""The difference of two players on the scale of ratings."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from germanwhist.arena import elo_difference


def test_odds_of_ten_to_one_are_400_points() -> None:
    """Many deals, so that the four added ones weigh nothing."""
    assert elo_difference([10 / 11] * 10**5).value == pytest.approx(400, abs=1)
    assert elo_difference([1 / 11] * 10**5).value == pytest.approx(-400, abs=1)


def test_four_deals_are_added() -> None:
    """Four won deals of four: 6 of 8, odds of 3 to 1, 400 log 3 = 190.8.

    The squares are 6 / 16 + 2 * 9 / 16 = 1.5, the error of the mean sqrt(1.5 / 7 / 8) = 0.16366;
    Student's t for 7 is 2.3646: from 0.3630 up, which is -97.6 points.
    """
    difference = elo_difference([1.0] * 4)
    assert difference.value == pytest.approx(190.85, abs=0.01)
    assert difference.low == pytest.approx(-97.65, abs=0.1)
    assert difference.high is None


@pytest.mark.parametrize("scores", [[], [0.5], [1.0], [0.0] * 30])
def test_few_deals_tell_little(scores: list[float]) -> None:
    """There is an interval, open where nothing speaks against any figure."""
    difference = elo_difference(scores)
    ends = (
        (float("-inf") if difference.low is None else difference.low),
        (float("inf") if difference.high is None else difference.high),
    )
    assert ends[0] < difference.value < ends[1]


@pytest.mark.parametrize("deals", [10, 40])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9])
def test_the_interval_holds_about_as_often_as_it_says(chance: float, deals: int) -> None:
    """In 500 matches whose hands are independent: at least 93 in 100."""
    rng = Random(f"{chance} {deals}")
    held = 0
    for _ in range(500):
        scores = [((rng.random() < chance) + (rng.random() < chance)) / 2 for _ in range(deals)]
        _, low, high = elo_difference(scores)
        truth = 400 * log10(chance / (1 - chance))
        held += (low is None or low <= truth) and (high is None or truth <= high)
    assert held >= 465
