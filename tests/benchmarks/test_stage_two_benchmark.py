"""Facts about stage two: the same figures as were measured by other means before."""

from __future__ import annotations

import pytest

from benchmarks.stage_two import measure, run
from germanwhist import Objective


def test_the_leader_makes_a_little_more_than_half() -> None:
    """6.59 tricks on average and a deviation of 2.02, within four standard errors of 4,000."""
    figures = run(positions=4_000)
    assert figures["mean"] == pytest.approx(6.59, abs=4 * 2.02 / 4_000**0.5)
    assert figures["deviation"] == pytest.approx(2.02, abs=0.1)
    assert 0.6 < figures["explained"] < 0.8


def test_higher_cards_are_worth_more_and_in_low_hands_less() -> None:
    """Aces against twos, of every kind of suit."""
    high = measure(Objective.HIGH, has_trump=True, positions=2_000, seed=1)
    low = measure(Objective.LOW, has_trump=False, positions=2_000, seed=1)
    assert all(row[12] > row[0] for row in (*high.worths, *low.worths))
    assert 3 * sum(high.worths[0]) + sum(high.worths[1]) == pytest.approx(0, abs=1e-9)
    assert sum(high.shares) == pytest.approx(1)
