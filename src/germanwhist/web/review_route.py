"""What a played hand teaches."""

import asyncio
from http import HTTPStatus
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from germanwhist.notation import Record
from germanwhist.rules import Seat
from germanwhist.school import review_with_reasons
from germanwhist.web.backend import Backend, CurrentBackend, key_of
from germanwhist.web.opened_record import nth_hand, record_in
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.requests import ReviewWish
from germanwhist.web.written_record import level_of, named

__all__ = ["review"]


@post(
    "/review",
    summary="Review a hand",
    status_code=200,
    responses=PROBLEMS,
    tags=["reviews"],
)
async def review(
    data: JSONBody[ReviewWish], request: Request[Any, Any, Any], backend: CurrentBackend
) -> dict[str, Any]:
    """Value every play of a finished hand of an own table, or of a record; see "Reviews"."""
    if (data.table is None) == (data.record is None):
        raise ProblemError(
            HTTPStatus.UNPROCESSABLE_ENTITY, "bad_review", "expected either a table or a record"
        )
    if data.table is not None:
        await backend.seat(data.table, key_of(request))
    record, count = await _record(backend, data)
    found = await backend.reviewer.review(record)
    if data.table is not None:
        north, south = found.sides
        await backend.statistics.note_mistakes(
            data.table, data.hand, (north.mistakes, south.mistakes)
        )
    levels = {seat.label: level_of(record, seat) for seat in Seat}
    given = named(record)
    form = await asyncio.to_thread(review_with_reasons, found, (given.north, given.south))
    return {**form, "levels": levels, "hands": count}


async def _record(backend: Backend, wish: ReviewWish) -> tuple[Record, int]:
    """The record of the wished hand, and among how many it is."""
    if wish.table is None:
        return await record_in(wish.record or "", wish.hand)
    records = await backend.tables.records(wish.table)
    return nth_hand(records, wish.hand), len(records)
