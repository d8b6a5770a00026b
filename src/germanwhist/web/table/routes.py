"""Tables over HTTP: open, list, look, take a seat, play again, fetch the record."""

from contextlib import suppress

from litestar import Controller, Response, delete, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody

from germanwhist.notation import SeatName, format_record
from germanwhist.rules import RuleSet, Seat
from germanwhist.service import (
    ClockKind,
    Occupant,
    Refusal,
    RefusedError,
    SealView,
    TableView,
    checked_name,
    computer,
    person,
)
from germanwhist.service.requests import Leave, ResignMatch
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey, Request, key_of, needed_key
from germanwhist.web.keys.invitations import known
from germanwhist.web.keys.requests import Invited
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.meeting.counting import refuse_uncounted
from germanwhist.web.problems import ConflictError, NotFoundError
from germanwhist.web.records.opened import record_in
from germanwhist.web.records.written import attachment, file_name, named
from germanwhist.web.requests import Id
from germanwhist.web.table.messages import (
    InvitationMessage,
    TakenSeat,
    invitation_message,
)
from germanwhist.web.table.requests import (
    Again,
    ComputerOpponent,
    LocalOpponent,
    NewTable,
    PersonOpponent,
    RecordAgain,
    TakeSeat,
)

__all__ = ["TableRoutes"]

_LISTED = 100  # unfinished tables shown to one client


class TableRoutes(Controller):
    """What belongs to a table, beside its socket."""

    path = "/tables"
    tags = ("tables",)

    @post(summary="Open a table")
    async def create(
        self, data: JSONBody[NewTable], request: Request, backend: CurrentBackend
    ) -> Response[TakenSeat]:
        """Open a table and sit down; the key of the seat comes in a cookie."""
        seat, rules = Seat.parse(data.seat), RuleSet.parse(data.rules)
        if data.rated:
            await refuse_uncounted(
                request, rules, is_level=isinstance(data.opponent, ComputerOpponent)
            )
        beside = _opponent(data.opponent)
        mine = person(data.name)
        is_one_screen = isinstance(data.opponent, LocalOpponent)
        if is_one_screen and data.clock is not ClockKind.NONE:
            raise RefusedError("a clock is for two screens", code=Refusal.NO_CLOCK_HERE)
        keys = TableKeys(request, seat, is_both=is_one_screen)
        invite = keys.invite_opponent() if beside is None else None
        table = await backend.tables.create(
            rules,
            (mine, beside) if seat is Seat.NORTH else (beside, mine),
            first_dealer=Seat.parse(data.dealer),
            keys=keys.kept,
            promises=(data.promise, None) if seat is Seat.NORTH else (None, data.promise),
            clock=data.clock,
            is_rated=data.rated,
        )
        view = await backend.tables.view(table, seat)
        return keys.answer(
            TakenSeat(id=table, seat=seat.label, invite=invite, seal=_coming_seal(view))
        )

    @get(summary="The client's tables to go on with")
    async def mine(self, key: ClientKey, backend: CurrentBackend) -> list[TableView]:
        """This client's tables that are not over, or where a friend asks for another match."""
        if key is None:
            return []
        found = [
            (summary.table, seat)
            for summary, seat in await backend.keys.tables(key)
            if not summary.is_over or summary.asks is seat.opponent
        ]
        return [await backend.tables.view(table, seat) for table, seat in found[:_LISTED]]

    @get("/{table:str}", summary="A table as the client's seat sees it")
    async def look(
        self,
        table: Id,
        key: ClientKey,
        backend: CurrentBackend,
        seat: FromQuery[SeatName | None] = None,
    ) -> TableView:
        """What the seat sees now; the socket tells of every change."""
        mine = await backend.seat(table, key, seat)
        return await backend.tables.view(table, mine)

    @delete("/{table:str}", summary="Remove a table from the client's list")
    async def put_away(self, table: Id, key: ClientKey, backend: CurrentBackend) -> None:
        """Leave the table and list it no more; an open invitation to it is taken back.

        A match against a level that counts for a rating is given up with that.

        Finished hands stay in the client's results. Whoever opens the table's socket has it back.
        """
        await backend.seat(table, key)
        for seat in await backend.keys.seats(table, key or ""):
            view = await backend.tables.view(table, seat)
            if view.is_rated and view.opponent_level is not None and view.may(ResignMatch):
                await backend.tables.ask(table, seat, ResignMatch(seq=view.seq))
            with suppress(RefusedError):  # a computer plays there since the person left
                await backend.tables.ask(table, seat, Leave())
        await backend.keys.put_away(table, key or "")

    @post("/{table:str}/invitation", summary="What an invitation is for", status_code=200)
    async def invitation(
        self, table: Id, data: JSONBody[Invited], key: ClientKey, backend: CurrentBackend
    ) -> InvitationMessage:
        """Who invites to which rules, and whether the seat is free; nothing is taken."""
        found = known(await backend.keys.invitation(table, data.invite, key or ""))
        view = await backend.tables.view(table, found.seat.opponent)
        return invitation_message(found, view)

    @post("/{table:str}/seat", summary="Take a seat with an invitation", status_code=200)
    async def sit(
        self, table: Id, data: JSONBody[TakeSeat], key: ClientKey, backend: CurrentBackend
    ) -> Response[TakenSeat]:
        """Take the invited seat; the invitation then belongs to this client alone.

        The client needs its key before, so that it may come again when an answer was lost.
        """
        key = needed_key(key, "a seat is given to a key")
        name = checked_name(data.name)
        found = known(await backend.keys.invitation(table, data.invite, key))
        if found.is_own:
            raise ConflictError("own_invite", "this client has the other seat of this table")
        if await backend.keys.accept(table, data.invite, key) is None:
            raise ConflictError("invite_taken", "another client has taken this seat")
        try:
            await backend.tables.sit(table, found.seat, person(name), promise=data.promise)
        except RefusedError as refused:
            # The same client has come with the same invitation before.
            if refused.code != Refusal.SEAT_TAKEN:
                raise
        view = await backend.tables.view(table, found.seat)
        taken = TakenSeat(id=table, seat=found.seat.label, seal=_coming_seal(view))
        return Response(taken, status_code=200)

    @post("/{table:str}/again", summary="Play a finished hand's deal again")
    async def again(
        self,
        table: Id,
        data: JSONBody[Again],
        request: Request,
        backend: CurrentBackend,
    ) -> Response[TakenSeat]:
        """Open a table with the same deal, as practice, from the beginning or some point on."""
        key = key_of(request)
        seat = await backend.seat(table, key)
        if await backend.same_cards.is_open(table, now=backend.now):
            raise ConflictError("same_undecided", "not both have played this deal")
        old = await backend.tables.view(table, seat)
        mine = seat.opponent if data.swap else seat
        opponent = old.opponent
        is_person = opponent is not None and opponent.level is None and data.level is None
        is_both = is_person and len(await backend.keys.seats(table, key or "")) == len(Seat)
        keys = TableKeys(request, mine, is_both=is_both)
        invite = keys.invite_opponent() if is_person and not is_both else None
        new = await backend.tables.again(
            table,
            seat,
            hand=data.hand,
            swap=data.swap,
            plays=data.plays,
            level=data.level,
            keys=keys.kept,
        )
        if is_both and opponent is not None:
            await backend.tables.sit(new, mine.opponent, person(opponent.name))
        return keys.answer(TakenSeat(id=new, seat=mine.label, invite=invite))

    @post("/again", summary="Play a hand of a record again", opt={"budget": "records"})
    async def record_again(
        self, data: JSONBody[RecordAgain], request: Request, backend: CurrentBackend
    ) -> Response[TakenSeat]:
        """Open a table with a record's deal, as practice, from the beginning or some point on."""
        record, _ = await record_in(data.record, data.hand)
        hand = record.hand()
        seat = Seat.parse(data.seat)
        mine, beside = person(data.name), computer(data.level)
        keys = TableKeys(request, seat)
        table = await backend.tables.replay(
            hand,
            (mine, beside) if seat is Seat.NORTH else (beside, mine),
            number=data.hand,
            plays=data.plays,
            keys=keys.kept,
        )
        return keys.answer(TakenSeat(id=table, seat=seat.label))

    @get("/{table:str}/record", summary="The finished hands as a record", media_type=MediaType.TEXT)
    async def record(self, table: Id, key: ClientKey, backend: CurrentBackend) -> Response[str]:
        """The finished hands of the table as text; a hand in play is not told."""
        await backend.seat(table, key)
        records = await backend.tables.records(table)
        if not records:
            raise NotFoundError("no_finished_hand", "no hand of this table is finished")
        given = [named(record) for record in records]
        headers = {"Content-Disposition": attachment(file_name(given[0]))}
        return Response("\n".join(map(format_record, given)), headers=headers)


def _coming_seal(view: TableView) -> SealView | None:
    """The seal of the first hand, while it is not dealt."""
    return view.next_seal if view.told is None else None


def _opponent(choice: ComputerOpponent | PersonOpponent | LocalOpponent) -> Occupant | None:
    """Who takes the other seat now; None for somebody who is still to come."""
    if isinstance(choice, ComputerOpponent):
        return computer(choice.level)
    return person(choice.name) if isinstance(choice, LocalOpponent) else None
