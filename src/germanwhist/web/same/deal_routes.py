"""The deals of a challenge over HTTP: a table for each, and how two have played one."""

from functools import partial
from typing import Annotated, TypeAlias

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.notation import Record
from germanwhist.school.same import SAME_SEAT
from germanwhist.service import Row, new_id, person
from germanwhist.storage import SameStanding
from germanwhist.web.backend import Backend, CurrentBackend
from germanwhist.web.keys.client_key import ClientKey, Request, key_of
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.problems import ConflictError, NotFoundError
from germanwhist.web.requests import Id
from germanwhist.web.same.comparison import (
    SameBetter,
    SameComparison,
    better_message,
    comparison_message,
)
from germanwhist.web.same.requests import SamePlay
from germanwhist.web.same.standing import (
    hand_of,
    refuse_after,
    standing_for,
)
from germanwhist.web.table.messages import TakenSeat

__all__ = ["SameDealRoutes"]

_Number: TypeAlias = Annotated[int, PathParameter(ge=1, le=16)]
_Place: TypeAlias = Annotated[int, PathParameter(ge=0, le=7)]


class SameDealRoutes(Controller):
    """The deals of the challenges that people play with the same cards."""

    path = "/same/{challenge:str}/deals/{number:int}"
    tags = ("school",)

    @post(summary="A table for a deal of a challenge")
    async def play(
        self,
        challenge: Id,
        number: _Number,
        data: JSONBody[SamePlay],  # noqa: ARG002 - says nothing
        request: Request,
        backend: CurrentBackend,
    ) -> Response[TakenSeat]:
        """Open a table, or find the one at which the client has begun this deal; once for each."""
        standing = await standing_for(backend, key_of(request), challenge)
        _refuse_unknown(standing, number)
        table = standing.tables.get(number)
        if table is None:
            refuse_after(standing.ends_at, backend)
        keys = TableKeys(request, SAME_SEAT)
        if table is None:
            table = await backend.same_cards.begin(standing, number, table=new_id())
        await backend.tables.open_same(
            hand_of(standing.challenge, number, of=challenge),
            standing.challenge.rules,
            occupant=person(standing.name),
            table=table,
            keys=keys.kept,
        )
        return keys.answer(TakenSeat(id=table, seat=SAME_SEAT.label))

    @get("/with/{place:int}", summary="How the client and another player have played a deal")
    async def compare(
        self,
        challenge: Id,
        number: _Number,
        place: _Place,
        key: ClientKey,
        backend: CurrentBackend,
    ) -> SameComparison:
        """Both hands, once both have played it."""
        standing = await standing_for(backend, key, challenge)
        return comparison_message(*await _both(backend, standing, number=number, place=place))

    @get(
        "/with/{place:int}/better",
        summary="Which of the first two different cards was better",
        opt={"budget": "school"},
    )
    async def better(
        self,
        challenge: Id,
        number: _Number,
        place: _Place,
        key: ClientKey,
        backend: CurrentBackend,
    ) -> SameBetter:
        """By the advice of a hint, once both have played the deal."""
        standing = await standing_for(backend, key, challenge)
        mine, theirs = await _both(backend, standing, number=number, place=place)
        return await backend.tables.thinking.run(
            partial(better_message, mine, theirs, advise=backend.settings.setup.advise),
            Row.SEARCH,
            may_be_refused=True,
        )


async def _both(
    backend: Backend, standing: SameStanding, *, number: int, place: int
) -> tuple[Record, Record]:
    """The hands of a deal that both have played, one's own first."""
    _refuse_unknown(standing, number)
    if standing.opponent(place) is None:
        raise NotFoundError("no_such_player", f"no other player {place}")
    tables = await backend.same_cards.tables_of(standing, number, place=place)
    if tables is None:
        raise ConflictError("same_undecided", "not both have played this deal")
    first, second = [(await backend.tables.records(table))[0] for table in tables]
    return first, second


def _refuse_unknown(standing: SameStanding, number: int) -> None:
    if number > standing.challenge.deals:
        raise NotFoundError(
            "no_such_deal",
            f"no deal {number} (expected 1 to {standing.challenge.deals})",
        )
