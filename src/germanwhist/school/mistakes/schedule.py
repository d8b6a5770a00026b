"""When each mistake comes back: spaced repetition by FSRS, from facts alone."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from fsrs import Card, Rating, Scheduler

from germanwhist.school.mistakes.lesson_mistake import lesson_mistake
from germanwhist.school.practice import Answered, LeftOut, Retried, Reviewed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.school.practice import KeptMistake, Practice

__all__ = ["A_DAY", "Schedule", "Waiting", "lesson_mistake_id", "mistake_id"]

A_DAY: Final = 10
"""Questions that may be asked on one day: what is too much is not done at all."""

_KNOWN: Final = dt.timedelta(days=30)  # who would be asked later than that knows it
# Without its steps of minutes: a question comes back tomorrow at the soonest. Nothing is random.
_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def mistake_id(table: str, hand: int, *, number: int) -> str:
    """The id of a mistake: the table, the hand there, and the play in it."""
    return f"{table}.{hand}.{number}"


def lesson_mistake_id(lesson: str, question: int) -> str:
    """The id of a failed question of a lesson."""
    return f"lesson.{lesson}.{question}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A mistake that is not known yet.

    Args:
        id: what it is called.
        source: the reviewed hand it is from, or the answer to a question of a lesson.
        mistake: the mistake.
        reviewed_at: when the hand was reviewed, or the question answered, in seconds since
            1970-01-01 UTC.
        due: when it may be asked, likewise; first at once, after a lesson from the next day on.
        tries: how often it was asked.
    """

    id: str
    source: Reviewed | Answered
    mistake: KeptMistake
    reviewed_at: float
    due: float
    tries: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """All own mistakes at one moment.

    Args:
        due: those to be asked now, the oldest first; at most what is left of the day's number.
        later: the others that are not known yet.
        known: how many are known.
    """

    due: tuple[Waiting, ...]
    later: tuple[Waiting, ...]
    known: int

    def find(self, wanted: str) -> Waiting | None:
        """The mistake of an id that is not known yet."""
        return next((one for one in (*self.due, *self.later) if one.id == wanted), None)

    @classmethod
    def of(cls, done: Iterable[tuple[float, Practice]], *, now: float) -> Schedule:
        """What follows from all that somebody did.

        Args:
            done: what they did and when, in seconds since 1970-01-01 UTC, the oldest first.
            now: the moment, likewise.

        Example:
            >>> Schedule.of([], now=0.0)
            Schedule(due=(), later=(), known=0)
        """
        waiting: dict[str, Waiting] = {}
        cards: dict[str, Card] = {}
        known = 0
        today = 0
        for at, practice in done:
            if isinstance(practice, Reviewed):
                for mistake in practice.mistakes:
                    name = mistake_id(practice.table, practice.hand, number=mistake.number)
                    waiting[name] = _new(practice, mistake, at=at, due=at, name=name)
                    cards[name] = Card(card_id=0, due=_moment(at))
            elif isinstance(practice, Answered):
                name = lesson_mistake_id(practice.lesson, practice.question)
                failed = None if name in waiting else lesson_mistake(practice)
                if failed is not None:
                    card = Card(card_id=0, due=_moment(at))
                    cards[name], _ = _SCHEDULER.review_card(card, Rating.Again, _moment(at))
                    due_at = cards[name].due.timestamp()
                    waiting[name] = _new(practice, failed, at=at, due=due_at, name=name)
            elif isinstance(practice, LeftOut):
                waiting.pop(practice.mistake, None)
            elif isinstance(practice, Retried) and practice.mistake in waiting:
                name = practice.mistake
                today += _day(at) == _day(now)
                rating = Rating.Good if practice.is_right else Rating.Again
                cards[name], _ = _SCHEDULER.review_card(cards[name], rating, _moment(at))
                due = cards[name].due
                if due - _moment(at) > _KNOWN:
                    known += 1
                    del waiting[name]
                else:
                    tries = waiting[name].tries + 1
                    waiting[name] = replace(waiting[name], due=due.timestamp(), tries=tries)
        in_order = sorted(waiting.values(), key=lambda one: (one.due, one.id))
        ready = [one for one in in_order if one.due <= now][: max(0, A_DAY - today)]
        later = [one for one in in_order if one not in ready]
        return cls(due=tuple(ready), later=tuple(later), known=known)


def _new(
    source: Reviewed | Answered, mistake: KeptMistake, *, at: float, due: float, name: str
) -> Waiting:
    return Waiting(id=name, source=source, mistake=mistake, reviewed_at=at, due=due, tries=0)


def _moment(at: float) -> dt.datetime:
    return dt.datetime.fromtimestamp(at, dt.UTC)


def _day(at: float) -> dt.date:
    return _moment(at).date()
