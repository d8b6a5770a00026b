"""Puzzles as lines of text and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from germanwhist.notation import format_record, view_to_json
from germanwhist.rules import Objective
from germanwhist.school.decisions import DecisionGoal
from germanwhist.school.puzzles import Puzzle

if TYPE_CHECKING:
    from germanwhist.school.decisions import Decision

__all__ = ["goal_of", "puzzle_to_json"]

_GOALS: Final = {
    DecisionGoal.WIN_OR_LET_GO: "win it or let it go",
    DecisionGoal.WHICH_CARD: "which card",
    DecisionGoal.WHICH_LEAD: "which lead",
}


def goal_of(puzzle: Puzzle | Decision) -> str:
    """What is to be done, in English."""
    if not isinstance(puzzle, Puzzle):
        return _GOALS[puzzle.goal]
    left = puzzle.position.tricks
    if puzzle.position.objective is Objective.LOW:
        return f"take at most {puzzle.goal} of the last {left}"
    return f"make {puzzle.goal} of the last {left}"


def puzzle_to_json(puzzle: Puzzle | Decision, *, number: int) -> dict[str, Any]:
    """A puzzle as plain data, with its solution.

    Args:
        puzzle: the puzzle.
        number: which it is among those that are listed.
    """
    form: dict[str, Any] = {"number": number, "id": puzzle.id, "stage": puzzle.theme.stage}
    if isinstance(puzzle, Puzzle):
        form |= {
            "pack": puzzle.pack,
            "position": str(puzzle.position),
            "objective": puzzle.position.objective.value,
            "goal": puzzle.goal,
        }
    else:
        view = puzzle.view
        form |= {
            "pack": view.ruleset.pack,
            "position": format_record(puzzle.record),
            "rules": str(view.ruleset),
            "view": view_to_json(view),
            "objective": view.objective.value,
            "goal": puzzle.goal.value,
        }
    return form | {
        "theme": puzzle.theme.value,
        "rating": puzzle.rating,
        "solution": [str(card) for card in puzzle.solution],
    }
