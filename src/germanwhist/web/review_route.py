"""What a played hand teaches."""

from http import HTTPStatus
from itertools import islice
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from germanwhist.notation import Record, read_records
from germanwhist.review import review_to_json
from germanwhist.rules import Seat
from germanwhist.web.house import CurrentHouse, House, key_of
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.requests import ReviewWish

__all__ = ["review"]


@post(
    "/review",
    summary="Review a hand",
    status_code=200,
    responses=PROBLEMS,
    tags=["reviews"],
)
async def review(
    data: JSONBody[ReviewWish], request: Request[Any, Any, Any], house: CurrentHouse
) -> dict[str, Any]:
    """Value every play of a finished hand of an own table, or of a record; see "Reviews"."""
    if (data.table is None) == (data.record is None):
        raise ProblemError(
            HTTPStatus.UNPROCESSABLE_ENTITY, "bad_review", "expected either a table or a record"
        )
    if data.table is not None:
        await house.seat(data.table, key_of(request))
    record = await _record(house, data)
    found = await house.reviewer.review(record)
    if data.table is not None:
        north, south = found.sides
        await house.statistics.note_mistakes(
            data.table, data.hand, (north.mistakes, south.mistakes)
        )
    return review_to_json(found, (record.player(Seat.NORTH), record.player(Seat.SOUTH)))


async def _record(house: House, wish: ReviewWish) -> Record:
    """The record of the wished hand."""
    if wish.table is not None:
        records = iter(await house.tables.records(wish.table))
    else:
        records = read_records((wish.record or "").split("\n"))
    for record in islice(records, wish.hand - 1, wish.hand):
        return record
    raise ProblemError(
        HTTPStatus.NOT_FOUND, "no_such_hand", f"there is no finished hand {wish.hand}"
    )
