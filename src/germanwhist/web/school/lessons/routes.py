"""Lessons, and the answers to their questions."""

from typing import Annotated, TypeAlias

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.cards import Card
from germanwhist.errors import IllegalPlayError
from germanwhist.school.lessons import (
    HowMany,
    Judgement,
    Lesson,
    PlayOut,
    Question,
    WhichCard,
    answered_fact,
    judge_card,
    judge_number,
    judge_play,
    shipped_lessons,
)
from germanwhist.service import Row
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.problems import NotFoundError, UnprocessableError
from germanwhist.web.school.lessons.messages import (
    JudgedMessage,
    LessonMessage,
    judged_message,
    lesson_message,
)
from germanwhist.web.school.lessons.requests import LessonAnswer

__all__ = ["LessonRoutes"]

_Id: TypeAlias = Annotated[str, PathParameter(max_length=40)]


class LessonRoutes(Controller):
    """Lessons by their ids."""

    path = "/lessons"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @get("/{lesson:str}", summary="A lesson")
    async def show(self, lesson: _Id) -> LessonMessage:
        """Its questions, each as the learner's seat sees it; the answers are not told."""
        return lesson_message(_lesson(lesson))

    @post("/{lesson:str}/answers", summary="Judge an answer", status_code=200)
    async def answer(
        self,
        lesson: _Id,
        data: JSONBody[LessonAnswer],
        key: ClientKey,
        backend: CurrentBackend,
    ) -> JudgedMessage:
        """Whether it is right, and what every card brings; it is kept for a client with a key."""
        found = _lesson(lesson)
        if data.question not in found.asked:
            raise NotFoundError("no_question", f"no such question: {data.question}")
        question = found.questions[data.question - 1]
        judged = await backend.tables.thinking.run(lambda: _judge(question, data), Row.QUICK)
        fact = answered_fact(found, data.question, judged=judged)
        if key is not None and fact is not None:
            await backend.practice.add(key, fact, at=backend.now)
        return judged_message(judged, question)


def _lesson(wanted: str) -> Lesson:
    for lesson in shipped_lessons():
        if lesson.id == wanted:
            return lesson
    raise NotFoundError("no_lesson", f"no such lesson: {wanted[:40]!r}")


def _judge(question: Question, answer: LessonAnswer) -> Judgement:
    cards = [Card(name) for name in answer.cards]
    try:
        if isinstance(question, HowMany):
            return judge_number(question, answer.number)
        if isinstance(question, PlayOut):
            return judge_play(question, cards, is_shown=answer.shown)
        assert isinstance(question, WhichCard)  # noqa: S101 - what is only shown is not asked
        return judge_card(question, cards[-1] if cards and not answer.shown else None)
    except IllegalPlayError as error:
        raise UnprocessableError(error.code, str(error)) from None
