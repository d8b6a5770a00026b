"""A progress bar is for people who watch."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.progress import Progress as RichProgress

from germanwhist import write_records
from germanwhist.cli.progress import _Bar
from tests.notation.samples import random_records

if TYPE_CHECKING:
    from tests.cli.conftest import Run

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")


def _errors_on_a_terminal(*arguments: str) -> tuple[str, str]:
    """What a run prints, and what it shows on the terminal that its errors go to."""
    reading, terminal = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "germanwhist", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=terminal,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        os.close(terminal)
        shown = b""
        while True:
            try:
                piece = os.read(reading, 4096)
            except OSError:  # how Linux reports that the other side was closed
                piece = b""
            if not piece:
                break
            shown += piece
        assert process.stdout is not None
        out = process.stdout.read().decode()
    os.close(reading)
    return out, shown.decode("utf-8", "replace")


def test_a_terminal_shows_a_bar_and_the_output_stays_clean(run: Run) -> None:
    """The bar goes to standard error; a file that takes the output has the output only."""
    with Path("a.gwr").open("w", encoding="utf-8") as stream:
        write_records(random_records(40), stream)
    out, shown = _errors_on_a_terminal("verify", "a.gwr")
    assert out == run("verify", "a.gwr").out
    assert out == "40 hands read, no faults\n40 hands without a receipt\n"
    assert "verifying" in shown
    assert "━" in shown


def test_a_pipe_shows_no_bar(run: Run) -> None:
    """Nothing but what was asked for."""
    with Path("a.gwr").open("w", encoding="utf-8") as stream:
        write_records(random_records(9), stream)
    assert run("convert", "a.gwr", "b.json").err == ""


def test_the_table_of_a_tournament_is_shown_while_it_is_played() -> None:
    """Above the bar, on the terminal of the errors; the output has the end only."""
    asked = ("arena", "greedy", "random", "lowest", "--deals", "3", "--workers", "1")
    out, shown = _errors_on_a_terminal(*asked, "--seed", "1")
    assert out.count("rating") == 1
    assert "deals a match" in shown
    assert "greedy" in shown
    assert "playing" in shown


def test_lines_are_not_made_at_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a second at most, by the clock of this machine."""
    times = iter((0.0, 0.5, 0.99, 1.0, 1.5, 2.5))
    monkeypatch.setattr("germanwhist.cli.progress.time.monotonic", lambda: next(times))
    made: list[str] = []
    bar = _Bar(RichProgress(), "playing", 0, made.append)
    for number in range(6):
        bar.show(lambda number=number: str(number))  # type: ignore[misc]
    assert made == ["0", "3", "5"]
