"""`germanwhist solve`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from germanwhist.engine import build_table_file

if TYPE_CHECKING:
    from tests.cli.conftest import Run

POSITION = "H:A5.K../Q4.A.."  # worked out in tests/engine/test_solver.py
SOLVED = {
    "position": POSITION,
    "leader_tricks": 2,
    "plays": [
        {"card": "KH", "leader_tricks": 2},
        {"card": "5S", "leader_tricks": 1},
        {"card": "AS", "leader_tricks": 1},
    ],
}


def test_a_position_is_solved_in_words(run: Run) -> None:
    """The best plays come first."""
    outcome = run("solve", POSITION)
    assert outcome.code == 0
    assert outcome.out == f"{POSITION}\nthe leader makes 2 of 3\n   2  KH\n   1  5S AS\n"


def test_a_position_is_solved_in_json(run: Run) -> None:
    """One object on one line."""
    assert json.loads(run("solve", POSITION, "--json").out) == SOLVED


@pytest.mark.parametrize("words", [["N:.2../KJ... led QS"], ["N:.2../KJ...", "led", "QS"]])
def test_the_words_of_a_position_need_no_quotes(run: Run, words: list[str]) -> None:
    """After the lead the plays are the follower's, and his best has the fewest tricks."""
    assert run("solve", *words).out.splitlines()[1:] == [
        "the leader makes 0 of 2",
        "   0  KS",
        "   2  JS",
    ]


def test_a_low_hand_lists_the_fewest_tricks_first(run: Run) -> None:
    """The leader wants few; the follower, after a lead, wants the leader to have many."""
    out = run("solve", "N:3.../42...", "low", "led", "5S").out
    assert out.splitlines()[1:] == ["the leader makes 2 of 2", "   2  4S", "   1  2S"]


def test_positions_are_read_from_standard_input(run: Run) -> None:
    """Empty lines and remarks do no harm."""
    text = f"# two positions\n\n{POSITION}\nN:.../...\n"
    lines = run("solve", "-", "--json", text=text).out.splitlines()
    assert [json.loads(line) for line in lines] == [
        SOLVED,
        {"position": "N:.../...", "leader_tricks": 0, "plays": []},
    ]


def test_positions_are_read_from_a_file(run: Run) -> None:
    """The same from a file."""
    Path("positions.txt").write_text(f"{POSITION}\n" * 3, encoding="utf-8")
    assert len(run("solve", "positions.txt", "--json").out.splitlines()) == 3


def test_a_bad_line_is_named(run: Run) -> None:
    """File, line, column and value; what came before has been solved."""
    Path("positions.txt").write_text(f"{POSITION}\n\nH:A5.K../QX.A..\n", encoding="utf-8")
    outcome = run("solve", "positions.txt", "--json")
    assert json.loads(outcome.out) == SOLVED
    assert "positions.txt:3:" in outcome.refused()
    assert "'X'" in outcome.err


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("X", "not a position: 'X'"),
        ("H:A.../A...", "AS stands twice"),
        ("H:A.../K2...", "1 cards against 2"),
        ("no.txt", "not a position: 'no.txt'"),
        ("H:A.../K... led", "not a position"),
    ],
)
def test_what_is_no_position_is_refused(run: Run, position: str, said: str) -> None:
    """One line that says what was wrong."""
    assert said in run("solve", position).refused()


def test_bytes_that_are_no_text_are_refused(run: Run) -> None:
    """In one line, too."""
    assert "standard input:1" in run("solve", "-", text=b"\xff\xfe\x00\n").refused()


def test_a_table_file_is_used(run: Run) -> None:
    """The values are the same; a bad file is refused."""
    build_table_file(Path("small.gwt"), tricks=2)
    assert json.loads(run("solve", POSITION, "--table", "small.gwt", "--json").out) == SOLVED
    assert "no such table file" in run("solve", POSITION, "--table", "none.gwt").refused()
