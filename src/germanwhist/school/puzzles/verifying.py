"""Verifying a puzzle: everything about it is worked out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import CardSet
from germanwhist.engine import solve
from germanwhist.school.puzzles.making import puzzle_of

if TYPE_CHECKING:
    from germanwhist.school.puzzles.puzzle import Puzzle

__all__ = ["why_wrong"]


def why_wrong(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, as the name of the field; None where all is right.

    Args:
        puzzle: the puzzle.

    Example:
        >>> from dataclasses import replace
        >>> from germanwhist.school.puzzles import make_puzzles
        >>> puzzle = next(make_puzzles(seed=1))
        >>> why_wrong(puzzle), why_wrong(replace(puzzle, goal=puzzle.goal + 1))
        (None, 'goal')
    """
    position = puzzle.position
    if position.led is not None or not position.tricks:
        return "position"
    if CardSet([*position.leader, *position.follower]) - CardSet.full(puzzle.pack // 4):
        return "pack"
    if puzzle.goal != solve(position).leader_tricks:
        return "goal"
    found = puzzle_of(position)
    if found is None:
        return "position"
    for name in ("theme", "rating", "solution"):
        if getattr(puzzle, name) != getattr(found, name):
            return name
    return None
