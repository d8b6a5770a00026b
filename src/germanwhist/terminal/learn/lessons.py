"""Which lesson is meant: that of a number, or the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.school.lessons import done_lessons, next_lesson, shipped_lessons

if TYPE_CHECKING:
    from germanwhist.school.lessons import Lesson
    from germanwhist.terminal.session import Session

__all__ = ["find_lesson"]


async def find_lesson(session: Session, number: int | None = None) -> Lesson | None:
    """The lesson of a number, from 1, or the first that is not done; after all, the first one.

    Returns:
        The lesson; None where there is none of this number.

    Raises:
        StorageError: what was done cannot be read.
    """
    lessons = shipped_lessons()
    if number is None:
        done = done_lessons(lessons, await session.practised())
        return next_lesson(lessons, done) or lessons[0]
    return lessons[number - 1] if 1 <= number <= len(lessons) else None
