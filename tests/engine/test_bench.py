"""The measures of the kernel, but not how fast it is."""

from __future__ import annotations

from germanwhist.engine import bench


def test_the_searches_visit_as_many_positions_as_before() -> None:
    """A change here means that the search has changed, on purpose or not.

    The number is no right or wrong value: whoever changes the search writes the new one, and says
    in the changelog what it does to speed.
    """
    assert bench.signature() == 2_241_842


def test_every_figure_is_measured() -> None:
    """Each of them, with little work."""
    rows = bench._random_rows(20)
    assert bench._solve_us(rows, levels=5) > 0
    assert bench._worlds_per_second(9, count=10) > 0
    assert bench._hands_per_second(10) > 0
    assert bench._policy_us(10) > 0
