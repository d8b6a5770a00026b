"""`germanwhist puzzles`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist.notation import parse_position
from germanwhist.school.puzzles import format_puzzle
from germanwhist.school.puzzles.making import puzzle_of

if TYPE_CHECKING:
    from tests.cli.conftest import Run

FOUND = puzzle_of(parse_position("N:.Q3.2./.J2.5."))
assert FOUND is not None
TEXT = format_puzzle(FOUND) + "\n"


def test_puzzles_that_are_made_are_right(run: Run) -> None:
    """What `make` prints, `verify` finds right."""
    Path("some.txt").write_text(run("puzzles", "make", "--number", "3").out, encoding="utf-8")
    outcome = run("puzzles", "verify", "some.txt", "--json")
    assert outcome.code == 0
    assert json.loads(outcome.out) == {"puzzles": 3, "wrong": 0}


def test_a_wrong_puzzle_is_named(run: Run) -> None:
    """With its number and field, and exit code 1."""
    Path("bad.txt").write_text(TEXT + TEXT.replace("; 2;", "; 1;"), encoding="utf-8")
    outcome = run("puzzles", "verify", "bad.txt")
    assert outcome.code == 1
    assert outcome.out == "puzzle 2: the goal is wrong\n2 puzzles, 1 wrong\n"


def test_a_list_is_one_object_a_line(run: Run) -> None:
    """Those of the package, or of one theme."""
    forms = [json.loads(line) for line in run("puzzles", "list", "--json").out.splitlines()]
    assert [form["number"] for form in forms] == list(range(1, len(forms) + 1))
    some = run("puzzles", "list", "--theme", "throw_in").out.splitlines()
    assert len(some) == sum(form["theme"] == "throw_in" for form in forms)


def test_a_puzzle_is_solved_card_by_card(run: Run) -> None:
    """The opponent answers; a card that may not be played is asked for again."""
    Path("one.txt").write_text(TEXT, encoding="utf-8")
    outcome = run("puzzles", "solve", "1", "one.txt", text="2D\nJH\nnothing\n3H\nQH\n")
    assert outcome.code == 0
    assert "opponent: 5D 2H" in outcome.out
    assert "JH may not be played" in outcome.out
    assert outcome.out.endswith("Solved: 2 tricks.\n")


def test_a_card_that_lets_the_goal_go_ends_the_trial_with_the_reason(run: Run) -> None:
    """The queen first makes a trick less."""
    Path("one.txt").write_text(TEXT, encoding="utf-8")
    outcome = run("puzzles", "solve", "1", "one.txt", text="QH\n")
    assert outcome.code == 1
    assert "Not QH: 2D keeps the goal. Your opponent has to lead next" in outcome.out


def test_puzzles_of_stage_one_are_made_verified_listed_and_answered(run: Run) -> None:
    """A right card solves it; another is told what it gives away; hidden cards are not in it."""
    Path("one.gwr").write_text(
        run("puzzles", "make", "--theme", "price", "--number", "1").out, encoding="utf-8"
    )
    outcome = run("puzzles", "verify", "one.gwr", "--json")
    assert json.loads(outcome.out) == {"puzzles": 1, "wrong": 0}
    form = json.loads(run("puzzles", "list", "one.gwr", "--json").out)
    assert (form["stage"], form["goal"], form["theme"]) == (1, "win_or_let_go", "price")
    assert form["position"].count("??") > 20
    right = form["solution"][0]
    wrong = next(card for card in form["view"]["legal"] if card not in form["solution"])
    assert run("puzzles", "solve", "1", "one.gwr", text=f"{right}\n").code == 0
    outcome = run("puzzles", "solve", "1", "one.gwr", text=f"{wrong}\n")
    assert outcome.code == 1
    assert f"Not {wrong}: {right} is best; {wrong} gives away" in outcome.out
    assert run("puzzles", "make", "--stage", "1", "--theme", "ruff").code == 2
    assert run("puzzles", "make", "--stage", "1", "--each", "2").code == 2


def test_a_file_of_other_text_is_one_line(run: Run) -> None:
    """With the file, the line and what was expected."""
    Path("other.txt").write_text("# fine\nx;y\n", encoding="utf-8")
    outcome = run("puzzles", "verify", "other.txt")
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert "other.txt:2: not a puzzle" in outcome.err
    assert run("puzzles", "solve", "9", "other.txt").code == 2
