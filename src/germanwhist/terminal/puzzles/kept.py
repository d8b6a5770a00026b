"""Finding puzzles for the person of this terminal, and keeping what came of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.school.decisions import all_puzzles
from germanwhist.school.puzzles import (
    PuzzleProgress,
    first_rating,
    first_try,
    next_puzzle,
)

if TYPE_CHECKING:
    from germanwhist.school.decisions import Decision
    from germanwhist.school.puzzles import AnyPuzzle, Puzzle, Theme
    from germanwhist.terminal.session import Session

__all__ = ["find_next", "keep_end"]


async def find_next(session: Session, theme: Theme | None = None) -> Puzzle | Decision | None:
    """A puzzle that was not tried yet, about as hard as the person is strong."""
    progress = PuzzleProgress.of(await session.practised())
    return next_puzzle(all_puzzles(), progress, theme=theme)


async def keep_end(
    session: Session, puzzle: AnyPuzzle, *, is_solved: bool
) -> tuple[int, int] | None:
    """Keep how a first try has ended.

    Returns:
        The person's rating before and after; None where it was no first try.
    """
    progress = PuzzleProgress.of(await session.practised())
    if progress.has_tried(puzzle):
        return None
    tried, _ = first_try(progress, puzzle, rating=first_rating(puzzle), is_solved=is_solved)
    await session.keep_practice(tried)
    return round(progress.rating.value), round(tried.rating)
