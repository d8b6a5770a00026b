"""Lessons and what came of an answer, as messages."""

from typing import Literal

import msgspec

from germanwhist.notation import CardName, ViewJson, view_to_json
from germanwhist.school import reason_to_json
from germanwhist.school.forms import ReasonJson
from germanwhist.school.lessons import (
    Chapter,
    Count,
    HowMany,
    Judgement,
    Lesson,
    PlayOut,
    Question,
    Show,
    shipped_lessons,
)

__all__ = ["JudgedMessage", "LessonMessage", "judged_message", "lesson_message"]


class QuestionMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A question, without its answer.

    Args:
        kind: `show`, which `card`, how many (`count`), or `play` it out.
        view: what the learner's seat sees.
        of: what is counted; null where nothing is.
        goal: how many of the tricks left are to be made; null where no hand is played out.
    """

    kind: Literal["show", "card", "count", "play"]
    view: ViewJson
    of: Count | None = None
    goal: int | None = None


class LessonMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson.

    Args:
        id: its name in addresses and texts.
        chapter: where it belongs.
        number: which lesson of its chapter it is, from 1.
        count: how many lessons the chapter has.
        questions: in their order.
        next: the lesson that follows; null after the last one.
    """

    id: str
    chapter: Chapter
    number: int
    count: int
    questions: list[QuestionMessage]
    next: str | None


class WorthMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What a card brings.

    Args:
        card: the card.
        tricks: of stage two, in all.
        behind: by how many tricks the best card is better: more of them, in a low hand fewer.
    """

    card: CardName
    tricks: float
    behind: float


class JudgedMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an answer.

    Args:
        right: whether it is right; null while a hand is played out and its goal can be reached.
        best: the right card; null where no card was asked for.
        number: the right number; null where no number was asked for.
        given_away: tricks that the card gives away.
        worths: what every card brings, the best first.
        reasons: why the best card is better than the given one.
        view: the hand after the right card and the opponent's reply.
    """

    right: bool | None
    best: CardName | None
    number: int | None
    given_away: float
    worths: list[WorthMessage]
    reasons: list[ReasonJson]
    view: ViewJson


def lesson_message(lesson: Lesson) -> LessonMessage:
    """A lesson as a message; of a question it tells what the learner may know."""
    lessons = shipped_lessons()
    chapter = [other for other in lessons if other.chapter is lesson.chapter]
    following = lessons[lessons.index(lesson) + 1 :]
    return LessonMessage(
        id=lesson.id,
        chapter=lesson.chapter,
        number=chapter.index(lesson) + 1,
        count=len(chapter),
        questions=[_question(question) for question in lesson.questions],
        next=following[0].id if following else None,
    )


def judged_message(found: Judgement, question: Question) -> JudgedMessage:
    """A judgement as a message."""
    best = found.worths[0].tricks if found.worths else 0.0
    reasons = () if found.explanation is None else found.explanation.reasons
    return JudgedMessage(
        right=found.is_right,
        best=None if found.best is None else str(found.best),
        number=found.number,
        given_away=found.given_away,
        worths=[
            WorthMessage(card=str(worth.card), tricks=worth.tricks, behind=abs(best - worth.tricks))
            for worth in found.worths
        ],
        reasons=[reason_to_json(reason) for reason in reasons],
        view=view_to_json(found.hand.view(question.seat)),
    )


def _question(question: Question) -> QuestionMessage:
    view = view_to_json(question.hand.view(question.seat))
    if isinstance(question, Show):
        return QuestionMessage(kind="show", view=view)
    if isinstance(question, HowMany):
        return QuestionMessage(kind="count", view=view, of=question.of)
    if isinstance(question, PlayOut):
        return QuestionMessage(kind="play", view=view, goal=question.goal)
    return QuestionMessage(kind="card", view=view)
