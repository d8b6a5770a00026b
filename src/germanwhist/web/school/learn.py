"""What there is to learn, and how far the client has come."""

import msgspec
from litestar import get

from germanwhist.school.lessons import Chapter, done_lessons, next_lesson, shipped_lessons
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey

__all__ = ["LearnMessage", "learn"]


class LessonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in the list.

    Args:
        id: its name in addresses and texts.
        minutes: how long it takes, about.
        done: whether every question has been answered.
    """

    id: str
    minutes: int
    done: bool


class ChapterMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter and its lessons, in their order."""

    name: Chapter
    lessons: list[LessonLine]


class LearnMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to learn.

    Args:
        chapters: all lessons.
        next: the first lesson that is not done; null where all are.
    """

    chapters: list[ChapterMessage]
    next: str | None


@get("/learn", summary="What there is to learn", tags=["school"], opt={"budget": "school"})
async def learn(key: ClientKey, backend: CurrentBackend) -> LearnMessage:
    """The lessons by chapter, which of them the client has done, and which is next."""
    kept = await backend.practice.of(key)
    lessons = shipped_lessons()
    done = done_lessons(lessons, [dated.practice for dated in kept])
    following = next_lesson(lessons, done)
    return LearnMessage(
        chapters=[
            ChapterMessage(
                name=chapter,
                lessons=[
                    LessonLine(id=lesson.id, minutes=lesson.minutes, done=lesson in done)
                    for lesson in lessons
                    if lesson.chapter is chapter
                ],
            )
            for chapter in Chapter
        ],
        next=None if following is None else following.id,
    )
