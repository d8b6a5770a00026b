"""How far somebody has come, and which lesson is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.school.practice import Answered

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.school.lessons.lesson import Lesson

__all__ = ["done_lessons", "next_lesson"]


def done_lessons(lessons: Iterable[Lesson], facts: Iterable[object]) -> tuple[Lesson, ...]:
    """The lessons of which every question has been answered, right or wrong.

    Args:
        lessons: those that there are.
        facts: what somebody did, in any order; other kinds of practice are passed over.
    """
    answered = {(fact.lesson, fact.question) for fact in facts if isinstance(fact, Answered)}
    return tuple(
        lesson
        for lesson in lessons
        if all((lesson.id, number) in answered for number in lesson.asked)
    )


def next_lesson(lessons: Iterable[Lesson], done: Iterable[Lesson]) -> Lesson | None:
    """The first lesson that is not done; None where all are.

    Example:
        >>> next_lesson((), ()) is None
        True
    """
    known = {lesson.id for lesson in done}
    return next((lesson for lesson in lessons if lesson.id not in known), None)
