"""Stopping early without being wrong more often."""

from __future__ import annotations

from math import log, log1p, sqrt
from random import Random

import pytest

from germanwhist.arena import ConfidenceSequence


def test_the_interval_after_ten_equal_figures_is_as_worked_out() -> None:
    """Ten figures of 1 between 0 and 1, by the theorem.

    The means before them are (1/2 + n) / (1 + n), so they are off by 1/2, 1/4, 1/6 ... 1/20: the
    sum of the squares is a quarter of 1 + 1/4 + 1/9 ... + 1/100 = 1.549768. The bets are 3/4, as
    variances are small. Reach: (log 40 + 0.387442 (log 4 - 3/4)) / 7.5 = 0.524721.
    """
    sequence = ConfidenceSequence(0, 1)
    for _ in range(10):
        sequence.add(1)
    assert sequence.interval == pytest.approx((1 - 0.524721, 1), abs=1e-6)


def test_the_interval_after_many_figures_is_as_worked_out() -> None:
    """The theorem's formula with sums written out anew at each step."""
    rng = Random(3)
    figures = [rng.random() for _ in range(400)]
    sequence = ConfidenceSequence(0, 1)
    centre = bets = 0.0
    cost = log(40)
    for index, figure in enumerate(figures):
        sequence.add(figure)
        before = figures[:index]
        means = [(0.5 + sum(figures[: k + 1])) / (k + 2) for k in range(index)]
        mean = means[-1] if means else 0.5
        squares = sum((x - m) ** 2 for x, m in zip(before, means, strict=True))
        variance = (0.25 + squares) / (index + 1)
        bet = min(0.75, sqrt(2 * log(40) / (variance * (index + 1) * log1p(index + 1))))
        centre, bets = centre + bet * figure, bets + bet
        cost += (figure - mean) ** 2 * (-log1p(-bet) - bet)
    expected = (centre / bets - cost / bets, centre / bets + cost / bets)
    assert sequence.interval == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(3))
def test_the_mean_is_hardly_ever_outside(seed: int) -> None:
    """Two hundred matches between equals, looked at after each of 150 deals: at most 5 in 100."""
    rng = Random(seed)
    wrong = 0
    for _ in range(200):
        sequence = ConfidenceSequence(-6.5, 6.5)
        for _ in range(150):
            sequence.add(rng.choice((-6.5, -1.5, -0.5, 0.5, 1.5, 6.5)))
            if sequence.is_decided:
                wrong += 1
                break
    assert wrong <= 10


def test_a_clear_difference_is_found() -> None:
    """A margin of 2 with a spread of 1.5 is decided within 60 deals."""
    rng = Random(1)
    sequence = ConfidenceSequence(-6.5, 6.5)
    count = 0
    while not sequence.is_decided:
        sequence.add(min(6.5, max(-6.5, rng.gauss(2, 1.5))))
        count += 1
    assert count < 60
    assert sequence.interval[0] > 0


def test_nothing_is_known_before_the_first_figure() -> None:
    """The whole range."""
    assert ConfidenceSequence(-6.5, 6.5).interval == (-6.5, 6.5)
