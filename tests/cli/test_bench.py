"""`germanwhist bench`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from germanwhist.cli import bench
from germanwhist.engine import KernelFigures

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures that take no time; the real ones are tested with the engine."""
    figures = KernelFigures(
        solve_us_9=5.5,
        solve_us_10=2.75,
        first_solve_s=0.5,
        worlds_per_s=3_000_000.0,
        hands_per_s=1_000_000.0,
        policy_us=4.0,
        signature=123_456,
    )
    monkeypatch.setattr(bench, "measure_kernel", lambda: figures)


def test_figures_come_in_words(run: Run) -> None:
    """A line for each, with what it means."""
    lines = run("bench").out.splitlines()
    assert len(lines) == 7
    assert lines[0].split(maxsplit=2) == [
        "solve_us_9",
        "5.50",
        "microseconds to solve 13 tricks, tables up to 9",
    ]
    assert lines[6].split()[:2] == ["signature", "123,456"]


def test_figures_come_in_json(run: Run) -> None:
    """The keys are stable; the signature is a whole number."""
    figures = json.loads(run("bench", "--json").out)
    assert list(figures) == [
        "solve_us_9",
        "solve_us_10",
        "first_solve_s",
        "worlds_per_s",
        "hands_per_s",
        "policy_us",
        "signature",
    ]
    assert figures["signature"] == 123_456
