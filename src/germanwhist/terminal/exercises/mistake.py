"""Own mistakes as an exercise: those that are due, one after the other."""

from __future__ import annotations

import asyncio
import datetime as dt
from typing import TYPE_CHECKING, Final

from germanwhist.school.mistakes import Schedule, asked_of, judge_retry, moment_of, wrong_card
from germanwhist.school.practice import Answered, LeftOut, Retried
from germanwhist.service import RefusedError
from germanwhist.terminal.exercises.exercise import Asks, Moment
from germanwhist.terminal.exercises.telling import costs_in_words, given_away, opponent_name
from germanwhist.texts import day_said, reason_in_words

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View
    from germanwhist.school.mistakes import Retry, Waiting
    from germanwhist.terminal.session import Session

__all__ = ["MistakeExercise"]

_DAY: Final = 86_400  # seconds
_LESSON_LEVEL: Final = "regular"


class MistakeExercise:
    """Asks a player's own mistakes that are due.

    Args:
        session: whose mistakes.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._texts = session.look.texts
        self._asked: tuple[Waiting, View, Card] | None = None

    async def begin(self) -> Moment:
        """The first one that is due, or that there is none."""
        schedule = await self._session.schedule()
        for waiting in schedule.due:
            seen = await self._seen(waiting)
            if seen is not None:
                self._asked = (waiting, *seen)
                return self._ask(waiting, seen[0], due=len(schedule.due))
        self._asked = None
        return self._done(schedule)

    async def answer(self, given: Card | int | None) -> Moment:
        """Judge a card, and keep what came of it."""
        assert self._asked is not None  # noqa: S101 - only a question can be answered
        assert not isinstance(given, int)  # noqa: S101 - and it asks for a card
        waiting, view, played = self._asked
        retry = await asyncio.to_thread(
            judge_retry, waiting.mistake, view, played=played, chosen=given
        )
        await self._session.keep_practice(Retried(mistake=waiting.id, is_right=retry.is_right))
        after = (await self._session.schedule()).find(waiting.id)
        days = None if after is None else max(1, round((after.due - self._session.wall) / _DAY))
        return self._answered(retry, given, days)

    async def leave_out(self) -> Moment:
        """Never ask it again."""
        if self._asked is not None:
            await self._session.keep_practice(LeftOut(mistake=self._asked[0].id))
        return await self.begin()

    async def go_on(self) -> Moment | None:
        """The next one that is due."""
        return None if self._asked is None else await self.begin()

    async def _seen(self, waiting: Waiting) -> tuple[View, Card] | None:
        """What was known, and the card that was played; None where the hand is gone."""
        source = waiting.source
        if isinstance(source, Answered):
            question = asked_of(source)
            if question is None:
                return None
            return question.hand.view(question.seat), wrong_card(source, question)
        try:
            records = await self._session.tables.records(source.table)
        except RefusedError:
            return None
        if source.hand > len(records):
            return None
        return moment_of(records[source.hand - 1].hand(), waiting.mistake.number)

    def _title(self, due: int) -> str:
        return f"{self._texts('mistakes-title')} · {self._texts('mistakes-due', count=due)}"

    def _ask(self, waiting: Waiting, view: View, *, due: int) -> Moment:
        return Moment(
            title=self._title(due),
            said=(self._from(waiting), self._texts("mistakes-ask")),
            asks=Asks.CARD,
            view=view,
            level=self._level(waiting),
            can_leave_out=True,
        )

    def _from(self, waiting: Waiting) -> str:
        """Where the position is from and what the play cost; not what was played."""
        texts, source, cost = self._texts, waiting.source, round(waiting.mistake.cost, 1)
        if isinstance(source, Answered):
            return texts("mistakes-from-lesson", title=texts(f"lesson-{source.lesson}"), cost=cost)
        day = day_said(texts, _day(waiting.reviewed_at), today=_day(self._session.wall))
        name = opponent_name(texts, source.level)
        trick = waiting.mistake.trick
        return texts("mistakes-from", name=name, day=day, trick=trick, cost=cost)

    def _level(self, waiting: Waiting) -> str | None:
        source = waiting.source
        return _LESSON_LEVEL if isinstance(source, Answered) else source.level

    def _answered(self, retry: Retry, chosen: Card | None, days: int | None) -> Moment:
        assert self._asked is not None  # noqa: S101 - it has just been answered
        waiting, view, _ = self._asked
        texts, explained = self._texts, retry.explanation
        said = [f"{self._verdict(retry, view, chosen)}."]
        why = [reason_in_words(texts, reason) for reason in explained.reasons]
        said.append(f"{texts(f'mistakes-kind-{waiting.mistake.kind}')}. {' '.join(why)}")
        said += ["", *costs_in_words(texts, retry.behind, view.objective, yours=chosen), ""]
        back = texts("mistakes-known") if days is None else texts("mistakes-back", days=days)
        said.append(f"{back}.")
        return Moment(
            title=texts("mistakes-title"),
            said=tuple(said),
            view=view,
            level=self._level(waiting),
            is_answer=True,
            further=texts("mistakes-next"),
        )

    def _verdict(self, retry: Retry, view: View, chosen: Card | None) -> str:
        if retry.is_right:
            return self._texts("coach-best")
        if chosen is None:
            return self._texts("coach-shown")
        return given_away(self._texts, retry.behind[chosen], view.objective)

    def _done(self, schedule: Schedule) -> Moment:
        texts, later, known = self._texts, len(schedule.later), schedule.known
        is_new = not later and not known
        kind = "mistakes-none" if is_new else "mistakes-done"
        return Moment(
            title=texts("mistakes-title"),
            said=(f"{texts(kind)}.", texts(f"{kind}.about", later=later, known=known)),
            further=texts("learn-title"),
        )


def _day(at: float) -> dt.date:
    return dt.datetime.fromtimestamp(at, dt.UTC).date()
