"""Tables over HTTP: open, list, look, take a seat, play again, fetch the record."""

from http import HTTPStatus
from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody, PathParameter

from germanwhist.notation import format_record
from germanwhist.rules import RuleSet, Seat
from germanwhist.service import Occupant, Refusal, RefusedError, computer, person
from germanwhist.storage import SeatKey
from germanwhist.web.house import CurrentHouse, House, key_cookie, key_of, new_secret
from germanwhist.web.messages import TableMessage, TakenSeat, table_message
from germanwhist.web.opened_record import record_in
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.requests import (
    Again,
    ComputerOpponent,
    LocalOpponent,
    NewTable,
    PersonOpponent,
    RecordAgain,
    SeatName,
    TakeSeat,
)

__all__ = ["TableRoutes"]

_LISTED = 20  # unfinished tables shown to one client

_Request: TypeAlias = Request[Any, Any, Any]
_TableId: TypeAlias = Annotated[str, PathParameter(max_length=32)]


class TableRoutes(Controller):
    """What belongs to a table, beside its socket."""

    path = "/tables"
    tags = ("tables",)

    @post(summary="Open a table", responses=PROBLEMS)
    async def create(
        self, data: JSONBody[NewTable], request: _Request, house: CurrentHouse
    ) -> Response[TakenSeat]:
        """Open a table and sit down; the key of the seat comes in a cookie."""
        seat = Seat.parse(data.seat)
        beside = _opponent(data.opponent)
        mine = person(data.name)
        table = await house.tables.create(
            RuleSet.parse(data.rules),
            (mine, beside) if seat is Seat.NORTH else (beside, mine),
            first_dealer=Seat.parse(data.dealer),
        )
        is_local = isinstance(data.opponent, LocalOpponent)
        invite = new_secret() if beside is None else None
        taken = TakenSeat(id=table, seat=seat.label, invite=invite)
        return await _seated(request, house, taken, is_both=is_local)

    @get(summary="The client's tables to go on with", responses=PROBLEMS)
    async def mine(self, request: _Request, house: CurrentHouse) -> list[TableMessage]:
        """This client's tables that are not over, or where a friend asks for another match."""
        key = key_of(request)
        if key is None:
            return []
        found = [
            (summary.table, seat)
            for summary, seat in await house.keys.tables(key)
            if not summary.is_over or summary.asks is seat.opponent
        ]
        views = [await house.tables.view(table, seat) for table, seat in found[:_LISTED]]
        return [table_message(view) for view in views]

    @get("/{table:str}", summary="A table as the client's seat sees it", responses=PROBLEMS)
    async def look(
        self,
        table: _TableId,
        request: _Request,
        house: CurrentHouse,
        seat: FromQuery[SeatName | None] = None,
    ) -> TableMessage:
        """What the seat sees now; the socket tells of every change."""
        mine = await house.seat(table, key_of(request), seat)
        return table_message(await house.tables.view(table, mine))

    @post(
        "/{table:str}/seat",
        summary="Take a seat with an invitation",
        status_code=200,
        responses=PROBLEMS,
    )
    async def sit(
        self, table: _TableId, data: JSONBody[TakeSeat], request: _Request, house: CurrentHouse
    ) -> Response[TakenSeat]:
        """Take the invited seat; the invitation then belongs to this client alone."""
        key = key_of(request) or new_secret()
        seat = await house.keys.accept(table, data.invite, key)
        if seat is None:
            raise ProblemError(
                HTTPStatus.FORBIDDEN, "bad_invite", "this invitation is unknown or was taken"
            )
        try:
            await house.tables.sit(table, seat, person(data.name))
        except RefusedError as refused:
            # The same client has come with the same invitation before.
            if refused.code != Refusal.SEAT_TAKEN:
                raise
        taken = TakenSeat(id=table, seat=seat.label)
        return Response(taken, status_code=200, cookies=[_cookie(request, key)])

    @post("/{table:str}/again", summary="Play a finished hand's deal again", responses=PROBLEMS)
    async def again(
        self, table: _TableId, data: JSONBody[Again], request: _Request, house: CurrentHouse
    ) -> Response[TakenSeat]:
        """Open a table with the same deal, as practice, from the beginning or some point on."""
        key = key_of(request)
        seat = await house.seat(table, key)
        old = await house.tables.view(table, seat)
        new = await house.tables.again(
            table, seat, hand=data.hand, swap=data.swap, plays=data.plays, level=data.level
        )
        mine = seat.opponent if data.swap else seat
        opponent = old.opponent
        is_person = opponent is not None and opponent.level is None and data.level is None
        is_both = is_person and len(await house.keys.seats(table, key or "")) == len(Seat)
        if is_both and opponent is not None:
            await house.tables.sit(new, mine.opponent, person(opponent.name))
        invite = new_secret() if is_person and not is_both else None
        taken = TakenSeat(id=new, seat=mine.label, invite=invite)
        return await _seated(request, house, taken, is_both=is_both)

    @post("/again", summary="Play a hand of a record again", responses=PROBLEMS)
    async def record_again(
        self, data: JSONBody[RecordAgain], request: _Request, house: CurrentHouse
    ) -> Response[TakenSeat]:
        """Open a table with a record's deal, as practice, from the beginning or some point on."""
        hand = record_in(data.record, data.hand).hand()
        seat = Seat.parse(data.seat)
        mine, beside = person(data.name), computer(data.level)
        table = await house.tables.replay(
            hand,
            (mine, beside) if seat is Seat.NORTH else (beside, mine),
            number=data.hand,
            plays=data.plays,
        )
        return await _seated(request, house, TakenSeat(id=table, seat=seat.label), is_both=False)

    @get(
        "/{table:str}/record",
        summary="The finished hands as a record",
        responses=PROBLEMS,
        media_type=MediaType.TEXT,
    )
    async def record(
        self, table: _TableId, request: _Request, house: CurrentHouse
    ) -> Response[str]:
        """The finished hands of the table as text; a hand in play is not told."""
        await house.seat(table, key_of(request))
        records = await house.tables.records(table)
        if not records:
            raise ProblemError(
                HTTPStatus.NOT_FOUND, "no_finished_hand", "no hand of this table is finished"
            )
        headers = {"Content-Disposition": f'attachment; filename="{records[0].match_id}.gwr"'}
        return Response("\n".join(map(format_record, records)), headers=headers)


def _opponent(choice: ComputerOpponent | PersonOpponent | LocalOpponent) -> Occupant | None:
    """Who takes the other seat now; None for somebody who is still to come."""
    if isinstance(choice, ComputerOpponent):
        return computer(choice.level)
    return person(choice.name) if isinstance(choice, LocalOpponent) else None


async def _seated(
    request: _Request, house: House, taken: TakenSeat, *, is_both: bool
) -> Response[TakenSeat]:
    """Give a new table's seats to the client, and keep the invitation to the other one."""
    key = key_of(request) or new_secret()
    seat = Seat.parse(taken.seat)
    keys = [SeatKey(seat, key=key)]
    if is_both:
        keys.append(SeatKey(seat.opponent, key=key))
    if taken.invite is not None:
        keys.append(SeatKey(seat.opponent, invite=taken.invite))
    await house.keys.add(taken.id, tuple(keys))
    return Response(taken, status_code=201, cookies=[_cookie(request, key)])


def _cookie(request: _Request, key: str) -> Any:
    return key_cookie(key, is_https=request.scope["scheme"] == "https")
