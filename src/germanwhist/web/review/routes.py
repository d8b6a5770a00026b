"""What a played hand teaches."""

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import UNSET

from germanwhist.notation import Record
from germanwhist.review.forms import PlayersJson
from germanwhist.rules import Seat
from germanwhist.school.forms import ExplainedReviewJson
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.keys.client_key import ClientKey
from germanwhist.web.problems import UnprocessableError
from germanwhist.web.records.opened import nth_hand, record_in
from germanwhist.web.records.written import level_of, named
from germanwhist.web.review.requests import ReviewWish
from germanwhist.web.school.mistakes.routes import keep_mistakes

__all__ = ["ReviewMessage", "review"]


class ReviewMessage(ExplainedReviewJson):
    """What a played hand teaches; see the page "Reviews".

    Args:
        levels: the computer level in each seat; null for a person.
        hands: how many hands the table or the record has.
    """

    levels: PlayersJson
    hands: int


@post(
    "/review",
    summary="Review a hand",
    status_code=200,
    tags=["reviews"],
    opt={"budget": "reviews"},
)
async def review(
    data: JSONBody[ReviewWish], key: ClientKey, backend: CurrentBackend
) -> ReviewMessage:
    """Value every play of a finished hand of an own table, or of a record; see "Reviews"."""
    if (data.table is UNSET) == (data.record is UNSET):
        raise UnprocessableError("bad_review", "expected either a table or a record")
    if data.table is not UNSET:
        seat = await backend.seat(data.table, key)
    record, count = await _record(backend, data)
    found = await backend.reviewer.review(record)
    if data.table is not UNSET:
        north, south = found.sides
        await backend.statistics.note_mistakes(
            data.table, data.hand, (north.mistakes, south.mistakes)
        )
        await keep_mistakes(
            backend,
            key or "",
            found,
            of=(data.table, data.hand),
            level=level_of(record, seat.opponent),
        )
    levels = {seat.label: level_of(record, seat) for seat in Seat}
    given = named(record)
    form = await backend.reviewer.explained(found, (given.north, given.south))
    return msgspec.convert({**form, "levels": levels, "hands": count}, ReviewMessage)


async def _record(backend: Backend, wish: ReviewWish) -> tuple[Record, int]:
    """The record of the wished hand, and among how many it is."""
    if wish.record is not UNSET:
        return await record_in(wish.record, wish.hand)
    records = await backend.tables.records("" if wish.table is UNSET else wish.table)
    return nth_hand(records, wish.hand), len(records)
