"""Everybody's own data: take it along, or have it deleted; both at once, signed in or not."""

import datetime as dt
from typing import Any

import msgspec
from litestar import Controller, Response, delete, get

from germanwhist.notation import SeatName, format_record
from germanwhist.school.practice import encode_practice
from germanwhist.storage import OwnTable, delete_everything, own_tables
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.keys.client_key import Request, browser_key_of, key_of, no_cookie
from germanwhist.web.people.account import account_at
from germanwhist.web.people.messages import AccountMessage, PersonMessage, person_message
from germanwhist.web.records.written import attachment, named

__all__ = ["DataRoutes"]

_FILE = "germanwhist-data.json"


class TableData(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the client; a hand in play is not told.

    Args:
        id: of the table.
        seats: the client's seats there.
        rules: the rule set.
        used_at: when it was last used.
        record: the finished hands as a record; null for none.
    """

    id: str
    seats: list[SeatName]
    rules: str
    used_at: str
    record: str | None


class PracticeData(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was done to learn.

    Args:
        at: when.
        practice: what it was.
    """

    at: str
    practice: dict[str, Any]


class DayData(msgspec.Struct, frozen=True, kw_only=True):
    """A try of the hand of a day.

    Args:
        day: the day.
        table: where it was played.
        tricks: counted tricks; null where it is not over.
    """

    day: dt.date
    table: str
    tricks: int | None


class SameData(msgspec.Struct, frozen=True, kw_only=True):
    """A challenge with the same cards.

    Args:
        id: of the challenge.
        rules: the rule set.
        level: the opponent, with its version.
        name: what the client is called in it.
        others: what the others are called, as they came; null where no name was given.
        mine: the client's results by the number of the deal, from 1; null where it has none.
        tables: where its hands were played, by the number of the deal.
    """

    id: str
    rules: str
    level: str
    name: str | None
    others: list[str | None]
    mine: list[tuple[int, int] | None]
    tables: dict[int, str]


class RatedData(msgspec.Struct, frozen=True, kw_only=True):
    """A match that counted for a rating.

    Args:
        table: where it was played.
        at: when it ended.
        clock: the clock it was played by.
        level: the level opposite; null for a person.
        score: 1 for a match won, 0 for one lost, a half for a draw.
        rating: the rating afterwards.
        deviation: its standard error.
    """

    table: str
    at: str
    clock: str
    level: str | None
    score: float
    rating: float
    deviation: float


class DataMessage(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept of the client; times are in UTC.

    Args:
        saved_at: when this was written.
        person: who is signed in; null for a guest.
        tables: all tables, the oldest first.
        practice: what was done to learn, in its order.
        days: tries of hands of the day, the newest first.
        challenges: with the same cards, the newest first.
        ratings: matches that counted for a rating, the newest first.
        format: what this file is.
        version: of this form.
    """

    format: str = "germanwhist-data"
    version: int = 1
    saved_at: str
    person: PersonMessage | None
    tables: list[TableData]
    practice: list[PracticeData]
    days: list[DayData]
    challenges: list[SameData]
    ratings: list[RatedData]


class DataRoutes(Controller):
    """What is kept of the client."""

    path = "/me/data"
    tags = ("people",)

    @get(summary="All that is kept of the client", opt={"budget": "records"})
    async def save(self, request: Request, backend: CurrentBackend) -> Response[DataMessage]:
        """Everything in one file: records, results, what was learned, passkeys without secrets."""
        browser, key = browser_key_of(request), key_of(request) or ""
        person = None if browser is None else await backend.people.at(browser)
        tables = await own_tables(backend.database, key)
        challenges = await backend.same_cards.all(key)
        data = DataMessage(
            saved_at=_time(backend.now),
            person=None if person is None else person_message(person),
            tables=[await _table(backend, table) for table in tables],
            practice=[
                PracticeData(
                    at=_time(dated.at),
                    practice=msgspec.json.decode(encode_practice(dated.practice)),
                )
                for dated in await backend.practice.of(key)
            ],
            days=[
                DayData(day=each.day, table=each.table, tricks=each.tricks)
                for each in await backend.days.of(key)
            ],
            challenges=[
                SameData(
                    id=each.id,
                    rules=str(each.challenge.rules),
                    level=each.challenge.level,
                    name=each.name,
                    others=[other.name for other in each.others],
                    mine=[deal.mine for deal in each.own.deals],
                    tables=dict(each.tables),
                )
                for each in challenges
            ],
            ratings=[
                RatedData(
                    table=each.table,
                    at=_time(each.at),
                    clock=each.clock,
                    level=each.level,
                    score=each.score,
                    rating=each.rating.value,
                    deviation=each.rating.deviation,
                )
                for each in await backend.ratings.results(key)
            ],
        )
        return Response(data, headers={"Content-Disposition": attachment(_FILE)})

    @delete(summary="Delete all that is kept of the client", status_code=200)
    async def delete(self, request: Request, backend: CurrentBackend) -> Response[AccountMessage]:
        """Delete the client, or the person who is signed in, at once and for good.

        Tables where another person has a seat keep their cards; the client's name goes.
        """
        key = key_of(request)
        if key is not None:
            backend.tables.let_go(await delete_everything(backend.database, key))
        nobody = await account_at(request, None)
        return Response(nobody, status_code=200, cookies=[no_cookie(request)])


async def _table(backend: Backend, table: OwnTable) -> TableData:
    records = await backend.tables.records(table.id) if table.hands else ()
    written = "\n".join(format_record(named(record)) for record in records)
    return TableData(
        id=table.id,
        seats=[seat.label for seat in table.seats],
        rules=table.rules,
        used_at=_time(table.at),
        record=written or None,
    )


def _time(seconds: float) -> str:
    moment = dt.datetime.fromtimestamp(seconds, dt.UTC)
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")
