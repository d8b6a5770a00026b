"""The benchmark of the reasons: what must not be told is not told."""

from __future__ import annotations

import pytest

from benchmarks.reasons import RULES, run


@pytest.mark.thorough
def test_no_reason_is_wrong_over_a_few_plays_of_every_rule_set() -> None:
    """No leading reason against its card, all sums and ties right, no void that is none."""
    figures = run(plays=4 * len(RULES))
    assert figures["explanations"] >= 4 * len(RULES)
    for name in (
        "leading reasons against the card",
        "sums that do not add up",
        "voids that were not known",
        "ties not told",
    ):
        assert figures[name] == 0, name
