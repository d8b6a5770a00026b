"""The load run: its figures' names, not its figures."""

from __future__ import annotations

import pytest

from benchmarks.tables import run


@pytest.mark.thorough
def test_tables_are_played_to_their_end_and_measured() -> None:
    """A few tables of the small game."""
    figures = run(tables=3, level="novice", rules="small")
    assert list(figures) == [
        "plays_per_s",
        "acknowledged_ms_median",
        "acknowledged_ms_99",
        "processor_ms_per_play",
        "memory_kb_per_table",
    ]
    assert figures["acknowledged_ms_99"] >= figures["acknowledged_ms_median"] > 0
