"""What a club costs: the figures' names, and that the soak counts what it plays."""

from __future__ import annotations

import pytest

from benchmarks.club import club
from benchmarks.soak import soak


@pytest.mark.thorough
def test_figures_have_the_limit_of_the_machine_beside_them() -> None:
    """A few tables of the small game."""
    figures = club(tables=3, level="novice", rules="small")
    assert list(figures) == ["sqlite", "echo_sqlite"]
    assert figures["sqlite"]["tables"] == 3
    assert figures["sqlite"]["plays_per_s"] > 0
    assert figures["echo_sqlite"]["messages_per_s"] > 0


@pytest.mark.thorough
def test_tables_are_shared_out_among_processes(postgresql: str) -> None:
    """Two servers of one database."""
    figures = club(tables=4, level="novice", rules="small", postgresql=postgresql, processes=[2])
    assert [*figures][2:] == ["postgresql_2", "echo_postgresql"]
    assert figures["postgresql_2"]["processes"] == 2
    assert figures["postgresql_2"]["plays_per_s"] > 0


@pytest.mark.thorough
def test_memory_and_processor_time_do_not_grow_with_the_matches() -> None:
    """The last matches cost what those cost that came after the server had warmed up."""
    lines = soak(300, block=100, at_once=10)
    assert [line["matches"] for line in lines] == [100, 200, 300]
    _, warm, last = lines
    assert last["memory_kb"] < 1.05 * warm["memory_kb"]
    assert last["processor_ms_per_play"] < 1.5 * warm["processor_ms_per_play"]
