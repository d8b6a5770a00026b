"""The hand of a day for the person of this terminal: where it stands, and a table for it."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.school.day import (
    DAY_LEVEL,
    DAY_SEAT,
    DAY_SHOWN,
    PAR_LEVEL,
    course_of,
    day_of,
    streak,
)
from germanwhist.service import new_id, person
from germanwhist.terminal.session import PERSON
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["Today", "day_in_words", "day_table", "days_shown", "find_today"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Today:
    """The hand of today, or of a day before.

    Args:
        day: the day.
        is_past: whether it is over; its hand is then practice.
        par: the tricks of the strongest level; None while that is worked out.
        table: where the counted try was begun; None before.
        course: who took the tricks of stage two, whether it was the person; empty before the end.
        tricks: what the person made; None before the end.
        row: days played in a row.
    """

    day: dt.date
    par: int | None
    table: str | None
    course: tuple[bool, ...]
    tricks: int | None
    row: int
    is_past: bool = False


async def find_today(
    session: Session, day: dt.date | None = None, *, with_par: bool = True
) -> Today:
    """How the hand of a day stands.

    Args:
        session: whose try it is.
        day: one of `days_shown`; None for today.
        with_par: whether par is wanted; where it is not known, it is begun to be worked out.

    Raises:
        StorageError: it cannot be read.
    """
    today, days = day_of(session.wall), session.school.days
    day = day or today
    tries = {one.day: one for one in await days.of(PERSON)}
    mine = tries.get(day)
    course: tuple[bool, ...] = ()
    if mine is not None and mine.tricks is not None:
        (record,) = await session.tables.records(mine.table)
        course = course_of(record.hand())
    played = [one.day for one in tries.values() if one.tricks is not None]
    return Today(
        day=day,
        par=await session.school.pars.of(day) if with_par else None,
        table=None if mine is None else mine.table,
        course=course,
        tricks=None if mine is None else mine.tricks,
        row=streak(played, today=today).now,
        is_past=day != today,
    )


def days_shown(session: Session) -> tuple[dt.date, ...]:
    """The days that have a hand to be played, today first."""
    today = day_of(session.wall)
    return tuple(today - dt.timedelta(days=back) for back in range(DAY_SHOWN))


async def day_table(session: Session, today: Today, *, is_again: bool = False) -> tuple[str, Seat]:
    """A table for the hand of a day: that of the counted try, or a new one for practice.

    Args:
        session: whose try it is.
        today: how the hand stands.
        is_again: whether a hand that was played is to be played for practice.

    Returns:
        The table's id and the person's seat.

    Raises:
        StorageError: it cannot be kept.
    """
    day, table = today.day, new_id()
    is_practice = is_again or (today.is_past and today.table is None)
    if not is_practice:
        table = await session.school.days.begin(day, PERSON, table=table)
    await session.tables.open_day(day, person(), table=table, is_practice=is_practice)
    return table, DAY_SEAT


def day_in_words(today: Today, texts: Texts) -> list[str]:
    """What there is to say of the hand of today."""
    name, par_name = level_name(texts, DAY_LEVEL), level_name(texts, PAR_LEVEL)
    if today.tricks is None:
        kind = "day-going" if today.table else "day-past" if today.is_past else "day-before"
        lines = [f"{texts(kind)}.", texts(f"{kind}.about", name=name, par_name=par_name)]
        return [*lines, texts("day-once")] if kind == "day-before" else lines
    lines = [_result(today, texts, name=name), _course(today, texts)]
    if today.par is None:
        lines.append(f"{texts('day-par-soon', name=par_name)}.")
    lines.append(texts("day-in-a-row", count=today.row))
    return lines


def _result(today: Today, texts: Texts, *, name: str) -> str:
    tricks = today.tricks or 0
    theirs = len(today.course) - tricks
    won = texts(
        "day-won" if tricks > theirs else "day-lost", name=name, yours=tricks, theirs=theirs
    )
    if today.par is None:
        return f"{won.rstrip(',')}."
    above = tricks - today.par
    kind = "day-at-par" if not above else "day-above-par" if above > 0 else "day-below-par"
    return f"{won} {texts(kind, count=abs(above))}"


def _course(today: Today, texts: Texts) -> str:
    taken = [texts("day-mine" if is_mine else "day-theirs") for is_mine in today.course]
    return texts("day-course", course=", ".join(taken))
