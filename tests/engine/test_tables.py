"""Tables in memory: built when needed, by threads, and shared."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from germanwhist import EngineError, Objective
from germanwhist.engine import BuildProgress, SolvedTables, _kernel, solve
from germanwhist.engine.table_build import build_level
from tests.engine.positions import random_position


def test_a_table_is_built_once_and_kept() -> None:
    """The second request gets the same object."""
    tables = SolvedTables(levels=3)
    first = tables.kernel_table(Objective.HIGH, has_trump=True)
    assert tables.kernel_table(Objective.HIGH, has_trump=True) is first
    assert tables.kernel_table(Objective.LOW, has_trump=True) is not first
    assert tables.levels(Objective.HIGH, has_trump=False) == 3


@pytest.mark.parametrize("levels", [0, 14])
def test_a_table_has_one_to_thirteen_levels(levels: int) -> None:
    """A hand has thirteen tricks in stage two."""
    with pytest.raises(EngineError, match="expected 1 to 13"):
        SolvedTables(levels=levels)


def test_threads_solve_with_one_table() -> None:
    """Values do not depend on who else is solving."""
    rng = Random(1)
    positions = [
        random_position(rng, 11, objective=Objective.HIGH, has_trump=True) for _ in range(40)
    ]
    with ThreadPoolExecutor(4) as executor:
        together = list(executor.map(solve, positions))
    assert together == [solve(position) for position in positions]


@pytest.mark.parametrize("threads", [1, 3])
def test_a_level_comes_in_order_whoever_builds_it(threads: int) -> None:
    """Pieces built by several threads are those of one call."""
    table = _kernel.Table(_kernel.Objective.HIGH, has_trump=True)
    while table.levels < 7:
        table = table.with_level(table.build_positions(0, table.next_level_size()))
    whole = table.build_positions(0, table.next_level_size())
    reports: list[BuildProgress] = []
    assert b"".join(build_level(table, threads=threads, progress=reports.append)) == whole
    below = 8 + 66 + 460 + 2_870 + 16_884 + 94_248 + 497_640
    pieces = (1 << 20, 2 << 20, 2_483_910)
    assert reports == [BuildProgress(8, below + piece) for piece in pieces]


def test_building_stops_when_the_caller_does() -> None:
    """Pieces that have not begun are dropped, as after Ctrl-C."""
    table = _kernel.Table(_kernel.Objective.HIGH, has_trump=True)
    while table.levels < 8:
        table = table.with_level(table.build_positions(0, table.next_level_size()))
    pieces = build_level(table, threads=1)
    assert len(next(pieces)) == 1 << 19
    pieces.close()  # type: ignore[attr-defined]


def test_a_complete_kernel_table_has_no_next_level() -> None:
    """The kernel refuses ranges that would leave the level or share a byte."""
    table = _kernel.Table(_kernel.Objective.HIGH, has_trump=True)
    assert table.next_level_size() == 8
    for begin, end in ((1, 8), (0, 7), (0, 10), (8, 0)):
        with pytest.raises(EngineError) as raised:
            table.build_positions(begin, end)
        assert raised.value.code == "bad_range"


def test_importing_the_package_builds_no_table_and_loads_no_numpy() -> None:
    """Nothing is paid for the solver before it is used."""
    code = (
        "import sys, threading, germanwhist, germanwhist.engine\n"
        "from germanwhist.engine.tables import default_tables\n"
        "assert 'numpy' not in sys.modules\n"
        "assert default_tables.cache_info().currsize == 0\n"
        "assert threading.active_count() == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own code
