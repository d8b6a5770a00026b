"""First tries at puzzles: rated and kept when they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.school.puzzles import PuzzleProgress, first_rating, first_try
from germanwhist.web.school.puzzles.messages import RatedTry

if TYPE_CHECKING:
    from germanwhist.school.puzzles import AnyPuzzle
    from germanwhist.web.backend import Backend

__all__ = ["keep_try", "puzzle_progress"]


async def keep_try(
    backend: Backend,
    key: str | None,
    *,
    puzzle: AnyPuzzle,
    is_solved: bool,
    is_from_memory: bool = False,
) -> RatedTry | None:
    """Keep a first try that has ended.

    Args:
        backend: where.
        key: whose; None for a client without one.
        puzzle: what was tried.
        is_solved: whether the goal was made, or the right card found.
        is_from_memory: whether the other hand was hidden.

    Returns:
        The client's rating before and after; None where it was no first try.
    """
    progress = await puzzle_progress(backend, key)
    if key is None or progress.has_tried(puzzle):
        return None
    ratings = await backend.puzzle_ratings.all()
    tried, of_puzzle = first_try(
        progress,
        puzzle,
        rating=ratings.get(puzzle.id, first_rating(puzzle)),
        is_solved=is_solved,
        is_from_memory=is_from_memory,
    )
    await backend.practice.add(key, tried, at=backend.now)
    await backend.puzzle_ratings.keep(puzzle.id, of_puzzle)
    return RatedTry(
        before=round(progress.rating.value),
        after=round(tried.rating),
        provisional=PuzzleProgress((*progress.tries, tried)).is_provisional,
    )


async def puzzle_progress(backend: Backend, key: str | None) -> PuzzleProgress:
    """The tries of a client; none where it has no key."""
    return PuzzleProgress.of(dated.practice for dated in await backend.practice.of(key))
