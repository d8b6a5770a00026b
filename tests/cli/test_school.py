"""`germanwhist school verify`, with a lesson and a puzzle in the place of all of them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from germanwhist.school.lessons import shipped_lessons
from germanwhist.school.puzzles import shipped_puzzles

if TYPE_CHECKING:
    import pytest

    from tests.cli.conftest import Run


def test_every_answer_is_confirmed_or_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Right ones are counted; a wrong answer and a wrong goal are told, and the exit code is 1."""
    lesson = next(one for one in shipped_lessons() if one.id == "draw")
    puzzle = shipped_puzzles()[0]
    monkeypatch.setattr("germanwhist.cli.school.shipped_lessons", lambda: (lesson,))
    monkeypatch.setattr("germanwhist.cli.school.all_puzzles", lambda: (puzzle,))
    right = run("school", "verify", "--json")
    assert right.code == 0
    count = len(lesson.questions)
    assert json.loads(right.out) == {"questions": count, "puzzles": 1, "wrong": 0}

    question = msgspec.structs.replace(lesson.questions[0], accepted=())
    untrue = msgspec.structs.replace(lesson, questions=(question,))
    monkeypatch.setattr("germanwhist.cli.school.shipped_lessons", lambda: (untrue,))
    monkeypatch.setattr(
        "germanwhist.cli.school.all_puzzles", lambda: (replace(puzzle, goal=puzzle.goal + 1),)
    )
    wrong = run("school", "verify")
    assert wrong.code == 1
    first, second, last = wrong.out.splitlines()
    assert first.startswith("lesson draw, question 1: accepted are ()")
    assert second == "puzzle 1: goal"
    assert last == "1 questions of lessons, 1 puzzles, 2 wrong"
