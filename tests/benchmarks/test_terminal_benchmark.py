"""The benchmark of the terminal: its bounds hold over a pseudo-terminal."""

from __future__ import annotations

import pytest

pytest.importorskip("termios", reason="this system has no pseudo-terminals")

from benchmarks.terminal import run

pytestmark = pytest.mark.thorough

ARROW, PLAY = 3_000, 25_000


def test_keys_and_plays_stay_within_their_bounds() -> None:
    """In every combination of colours and speeds; a slow machine writes less, never more."""
    figures = run(plays=1, keys=1)
    assert len(figures) == 8
    for name, count in figures.items():
        assert 0 < count <= (ARROW if name.startswith("arrow") else PLAY), name
