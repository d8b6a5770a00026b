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


async def keep_try(
    session: Session, found: Recall, *, pack: int, table_hand: str | None = None
) -> None:
    """Keep what came of a try; of one at a table the first alone.

    Args:
        session: whose it is.
        found: the judged marks.
        pack: the number of cards.
        table_hand: the hand of a table that was asked about; None for a task of the trainer.
    """
    if table_hand is not None:
        tries = [one for one in await session.practised() if isinstance(one, Marked)]
        if any(one.deal == table_hand for one in tries):
            return
    await session.keep_practice(
        Marked.of(
            found,
            deal=table_hand or secrets.token_hex(8),
            pack=pack,
            pace="touch" if table_hand is None else "table",
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
