"""The hand of the day over HTTP: what there is to say of a day, and a table for it."""

import datetime as dt
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from germanwhist.notation import Record, format_record
from germanwhist.school.day import (
    DAY_LEVEL,
    DAY_RULES,
    DAY_SEAT,
    DAY_SHOWN,
    PAR_LEVEL,
    course_of,
    day_of,
    par_hand,
    streak,
)
from germanwhist.service import LEVEL_TAGS, checked_name, new_id, person
from germanwhist.storage import DayTry
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.day.messages import DayGlance, DayLine, DayMessage, DayResult
from germanwhist.web.day.requests import DayWish
from germanwhist.web.keys.client_key import ClientKey, Request
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.problems import ConflictError, NotFoundError
from germanwhist.web.records.written import named
from germanwhist.web.table.messages import TakenSeat

__all__ = ["DayRoutes"]

_TRICKS: Final = DAY_RULES.cards_per_hand


class DayRoutes(Controller):
    """The hand of the day."""

    path = "/day"
    tags = ("school",)
    opt = {"budget": "school"}  # noqa: RUF012 - so Litestar wants it

    @get(summary="The hand of a day")
    async def look(
        self,
        key: ClientKey,
        backend: CurrentBackend,
        date: FromQuery[dt.date | None] = None,
    ) -> DayMessage:
        """Today's hand, or that of one of the two weeks before."""
        today = day_of(backend.now)
        day = _checked(today if date is None else date, today)
        tries = await _tries(backend, key)
        mine = tries.get(day)
        spread = await backend.days.spread(day)
        is_over = mine is not None and mine.tricks is not None
        played = [one.day for one in tries.values() if one.tricks is not None]
        row = streak(played, today=today)
        return DayMessage(
            date=day.isoformat(),
            today=today.isoformat(),
            level=DAY_LEVEL,
            par_level=PAR_LEVEL,
            par=await backend.day_pars.of(day),
            table=None if mine is None else mine.table,
            result=None if mine is None else await _result(backend, mine),
            players=sum(spread.values()),
            spread=[spread.get(tricks, 0) for tricks in range(_TRICKS + 1)] if is_over else [],
            days=await _lines(backend, tries, today=today),
            streak=row.now,
            longest=row.longest,
        )

    @get("/par", summary="How par was played", media_type=MediaType.TEXT)
    async def par(self, key: ClientKey, backend: CurrentBackend, date: FromQuery[dt.date]) -> str:
        """The play of the strongest level that is par, as a record.

        Told after the client's own try, and to everybody when the day is over.
        """
        today = day_of(backend.now)
        day = _checked(date, today)
        mine = (await _tries(backend, key)).get(day)
        if mine.tricks is None if mine is not None else day == today:
            raise ConflictError("par_hidden", "par is shown after the client's own try")
        cards = await backend.days.par_cards(day)
        if cards is None:
            raise NotFoundError("no_par", f"par of {day} is still worked out")
        tags = zip(LEVEL_TAGS, (DAY_LEVEL, PAR_LEVEL), strict=True)
        return format_record(
            named(replace(Record.of(par_hand(day, cards)), date=day, tags=tuple(tags)))
        )

    @get("/glance", summary="The hand of today in a few words")
    async def glance(self, key: ClientKey, backend: CurrentBackend) -> DayGlance:
        """Whether it was played, and par if it is known; nothing is worked out for that."""
        today = day_of(backend.now)
        mine = (await _tries(backend, key)).get(today)
        return DayGlance(
            date=today.isoformat(),
            level=DAY_LEVEL,
            par=(await backend.days.pars(today, today)).get(today),
            is_begun=mine is not None,
            tricks=None if mine is None else mine.tricks,
        )

    @post(summary="A table for the hand of a day")
    async def play(
        self, data: JSONBody[DayWish], request: Request, backend: CurrentBackend
    ) -> Response[TakenSeat]:
        """Open a table, or find the one at which the client's counted try was begun.

        There is one counted try for each client and day.
        """
        today = day_of(backend.now)
        day = _checked(data.date, today)
        name = checked_name(data.name)
        keys = TableKeys(request, DAY_SEAT)
        if day != today and not data.practice:
            raise ConflictError("day_over", f"{day} is over: its hand is practice now")
        table = new_id()
        if not data.practice:
            table = await backend.days.begin(day, keys.own, table=table)
        await backend.tables.open_day(
            day, person(name), table=table, is_practice=data.practice, keys=keys.kept
        )
        return keys.answer(TakenSeat(id=table, seat=DAY_SEAT.label))


async def _tries(backend: Backend, key: str | None) -> dict[dt.date, DayTry]:
    """The client's tries by day, the newest first."""
    return {} if key is None else {one.day: one for one in await backend.days.of(key)}


def _checked(day: dt.date, today: dt.date) -> dt.date:
    if not today - dt.timedelta(days=DAY_SHOWN) < day <= today:
        raise NotFoundError(
            "no_such_day",
            f"no hand of {day} (expected one of {DAY_SHOWN} days)",
        )
    return day


async def _result(backend: Backend, mine: DayTry) -> DayResult | None:
    if mine.tricks is None:
        return None
    (record,) = await backend.tables.records(mine.table)
    course = course_of(record.hand())
    return DayResult(counted=(sum(course), len(course) - sum(course)), course=list(course))


async def _lines(
    backend: Backend, tries: Mapping[dt.date, DayTry], *, today: dt.date
) -> list[DayLine]:
    """The last two weeks of a client."""
    days = [today - dt.timedelta(days=back) for back in range(DAY_SHOWN)]
    tricks = {day: one.tricks for day, one in tries.items()}
    pars = await backend.days.pars(days[-1], today)
    return [
        DayLine(date=day.isoformat(), tricks=tricks.get(day), par=pars.get(day)) for day in days
    ]
