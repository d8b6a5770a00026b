from __future__ import annotations

import pytest

from benchmarks.rules import run


@pytest.mark.parametrize("rules", ["standard", "small counting=weighted", "high_low trumps=none"])
def test_benchmark_gives_figures_and_both_sides_agree(rules: str) -> None:
    """A few hands, for the figures' names and the agreement of their counts, not for speed."""
    figures = run(hands=20, rules=rules)
    assert list(figures) == [
        "python_hands_per_s",
        "kernel_replays_per_s",
        "kernel_simulations_per_s",
    ]
    assert all(figure > 0 for figure in figures.values())
