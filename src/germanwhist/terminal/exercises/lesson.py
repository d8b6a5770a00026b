"""A lesson as an exercise: its questions, those that were missed once more, and its rule."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from germanwhist.school.lessons import (
    Count,
    HowMany,
    PlayOut,
    Show,
    Walk,
    WhichCard,
    answered_fact,
    shipped_lessons,
)
from germanwhist.terminal.exercises.exercise import Asks, Moment
from germanwhist.terminal.exercises.telling import (
    costs_in_words,
    given_away,
    opponent_name,
    tricks_in_words,
)
from germanwhist.terminal.memory.telling import cards_in_letters
from germanwhist.texts import reason_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.cards import Card
    from germanwhist.rules import View
    from germanwhist.school.lessons import Judgement, Lesson, Question
    from germanwhist.terminal.session import Session

__all__ = ["LessonExercise"]

_LEVEL: Final = "regular"  # whoever sits opposite in every lesson


class LessonExercise:
    """Goes through a lesson, and from its end to the next one.

    Args:
        session: whose answers are kept.
        lesson: the lesson to begin with.
    """

    def __init__(self, session: Session, lesson: Lesson) -> None:
        self._session = session
        self._look = session.look
        self._walk = Walk(lesson)
        self._name = opponent_name(self._look.texts, _LEVEL)

    async def begin(self) -> Moment:
        """The first question."""
        return self._ask()

    async def answer(self, given: Card | int | None) -> Moment:
        """Judge an answer, and keep it."""
        walk, number = self._walk, self._walk.number
        before = self._view()
        judged = await asyncio.to_thread(walk.judge, given)
        fact = None if number is None else answered_fact(walk.lesson, number, judged=judged)
        if fact is not None:
            await self._session.keep_practice(fact)
        if judged.is_right is None:
            return self._ask(since=len(before.tricks))
        return self._answered(before, judged)

    async def leave_out(self) -> Moment:
        """Questions of lessons cannot be put away."""
        return self._ask()

    async def go_on(self) -> Moment | None:
        """The rest of a hand that is played out, the next question, the end, the next lesson."""
        walk = self._walk
        if walk.number is None:
            follows = _after(walk.lesson)
            if follows is None:
                return None
            self._walk = Walk(follows)
            return self._ask()
        if walk.is_made:
            walk.go_on()
        return self._ask() if walk.left else self._end()

    def _view(self) -> View:
        question = self._walk.question
        assert question is not None  # noqa: S101 - nobody is asked after the end
        return self._walk.hand.view(question.seat)

    def _title(self) -> str:
        texts, lesson, number = self._look.texts, self._walk.lesson, self._walk.number
        title = texts(f"lesson-{lesson.id}")
        if number is None:
            return title
        count = len(lesson.questions)
        return f"{title} · {texts('coach-question', number=number, count=count)}"

    def _ask(self, *, since: int | None = None) -> Moment:
        """The question as it stands.

        Args:
            since: in a hand that is played out, the tricks known before the last answer.
        """
        question, view = self._walk.question, self._view()
        texts = self._look.texts
        said = [] if since is not None else [self._about()]
        if since is not None:
            said += tricks_in_words(texts, view, name=self._name, since=since)
        is_counting = isinstance(question, HowMany) and question.of is not Count.OWN_TRICKS
        if is_counting:
            said += tricks_in_words(texts, view, name=self._name)
            held = cards_in_letters(view.holding, self._look.letters)
            said.append(texts("memory-told-hand", cards=held))
        if question is not None and not isinstance(question, Show):
            said.append(self._question(question, view))
        return Moment(
            title=self._title(),
            said=tuple(said),
            asks=_asked_by(question),
            view=None if is_counting else view,
            level=_LEVEL,
        )

    def _about(self) -> str:
        return self._look.texts(f"lesson-{self._walk.lesson.id}-{self._walk.number}")

    def _question(self, question: Question, view: View) -> str:
        texts = self._look.texts
        if isinstance(question, PlayOut):
            left = len(view.holding)
            return texts("coach-ask-play", goal=question.goal, made=self._walk.made, left=left)
        asked = question.of.value if isinstance(question, HowMany) else "card"
        return texts(f"coach-ask-{asked}")

    def _answered(self, before: View, judged: Judgement) -> Moment:
        """What came of an answer."""
        walk, texts = self._walk, self._look.texts
        said = [f"{self._verdict(before, judged)}.", f"{texts(f'{self._key()}.why')}."]
        explained = judged.explanation
        if explained is not None and judged.best is not None:
            why = [reason_in_words(texts, reason) for reason in explained.reasons]
            said.append(" ".join([texts("coach-best-is", card=judged.best), *why]))
        if isinstance(walk.question, WhichCard):
            best = judged.worths[0].tricks
            behind = {worth.card: abs(best - worth.tricks) for worth in judged.worths}
            said += ["", *costs_in_words(texts, behind, before.objective, yours=judged.card)]
        if walk.is_missed and walk.number not in walk.found:
            said += ["", f"{texts('coach-back')}."]
        return Moment(
            title=self._title(),
            said=tuple(said),
            view=None if isinstance(walk.question, HowMany) else before,
            level=_LEVEL,
            is_answer=True,
            further=texts("tour-next"),
        )

    def _key(self) -> str:
        return f"lesson-{self._walk.lesson.id}-{self._walk.number}"

    def _verdict(self, view: View, judged: Judgement) -> str:
        texts, question = self._look.texts, self._walk.question
        if isinstance(question, HowMany):
            kind = "coach-number-right" if judged.is_right else "coach-number-wrong"
            return texts(kind, number=judged.number or 0)
        if judged.is_right:
            return texts("coach-made" if isinstance(question, PlayOut) else "coach-best")
        if judged.card is None:
            return texts("coach-shown")
        return given_away(texts, judged.given_away, view.objective)

    def _end(self) -> Moment:
        """The rule of the lesson, what was found, and what is next."""
        texts, walk = self._look.texts, self._walk
        right = sum(walk.found.values())
        said = [texts(f"lesson-{walk.lesson.id}.rule"), *self._score(right, len(walk.found))]
        follows = _after(walk.lesson)
        if follows is not None:
            said.append(texts("coach-next", title=texts(f"lesson-{follows.id}")))
        further = "tour-next" if follows is not None else "learn-title"
        return Moment(title=self._title(), said=tuple(said), further=texts(further))

    def _score(self, right: int, count: int) -> Iterator[str]:
        yield f"{self._look.texts('coach-score', right=right, count=count)}."


def _asked_by(question: Question | None) -> Asks:
    if isinstance(question, HowMany):
        return Asks.NUMBER
    return Asks.CARD if isinstance(question, WhichCard | PlayOut) else Asks.NOTHING


def _after(lesson: Lesson) -> Lesson | None:
    """The lesson that follows; None after the last one."""
    lessons = shipped_lessons()
    place = [one.id for one in lessons].index(lesson.id) + 1
    return lessons[place] if place < len(lessons) else None
