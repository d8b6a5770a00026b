"""Dealing memory tasks to the person of this terminal, and keeping what came of them."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from germanwhist.school.memory import Grade, deal_memory
from germanwhist.school.practice import Marked

if TYPE_CHECKING:
    from germanwhist.school.memory import MemoryTask, Recall
    from germanwhist.terminal.session import Session

__all__ = ["best_tries", "keep_try", "new_task"]


def new_task(grade: Grade, pack: int) -> MemoryTask:
    """A task that nobody has seen."""
    return deal_memory(secrets.randbits(128), grade=grade, pack=pack)


async def keep_try(session: Session, task: MemoryTask, *, found: Recall) -> None:
    """Keep what came of a try.

    Args:
        session: whose it is.
        task: what was to be remembered.
        found: the judged marks.
    """
    await session.keep_practice(
        Marked(
            deal=secrets.token_hex(8),
            grade=task.grade,
            pack=task.hand.ruleset.pack,
            pace="touch",
            right=len(found.right),
            missed=len(found.missed),
            wrong=len(found.wrong),
        )
    )


async def best_tries(session: Session) -> dict[tuple[Grade, int], Marked]:
    """The best try at each grade with each pack."""
    best: dict[tuple[Grade, int], Marked] = {}
    for practice in await session.practised():
        if isinstance(practice, Marked):
            kind = (practice.grade, practice.pack)
            if kind not in best or practice.span > best[kind].span:
                best[kind] = practice
    return best
