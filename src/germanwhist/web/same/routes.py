"""Same cards over HTTP: two people play the same deals, each at their own time."""

from functools import partial
from http import HTTPStatus
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from germanwhist.notation import Record
from germanwhist.rules import RuleSet
from germanwhist.school.same import (
    SAME_DAYS,
    SAME_SEAT,
    Challenge,
    new_challenge_secret,
    one_hand,
    pinned_level,
)
from germanwhist.service import Refusal, RefusedError, Row, SameHand, checked_name, new_id, person
from germanwhist.service.opening import same_opening
from germanwhist.storage import SameStanding
from germanwhist.web.backend import Backend, CurrentBackend, key_of, new_secret
from germanwhist.web.keys.requests import Invited
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.problems import PROBLEMS, ProblemError
from germanwhist.web.same.messages import (
    SameBetter,
    SameComparison,
    SameInvitationMessage,
    SameMade,
    SameMessage,
    better_message,
    comparison_message,
    same_invitation_message,
    same_message,
)
from germanwhist.web.same.requests import SameGuest, SamePlay, SameWish
from germanwhist.web.table.messages import TakenSeat

__all__ = ["SameRoutes"]

_SECONDS: Final = SAME_DAYS * 24 * 3600.0
_Request: TypeAlias = Request[Any, Any, Any]
_Id: TypeAlias = Annotated[str, PathParameter(max_length=32)]
_Number: TypeAlias = Annotated[int, PathParameter(ge=1, le=16)]


class SameRoutes(Controller):
    """The challenges that two people play with the same cards."""

    path = "/same"
    tags = ("school",)

    @post(summary="Challenge somebody to play the same cards", responses=PROBLEMS)
    async def make(
        self, data: JSONBody[SameWish], request: _Request, backend: CurrentBackend
    ) -> Response[SameMade]:
        """Make a challenge, and the invitation of one other person; nothing is dealt yet."""
        setup = backend.settings.setup
        setup.check_level(data.level)
        name = checked_name(data.name)
        challenge = Challenge(
            secret=new_challenge_secret(setup.source),
            deals=data.deals,
            level=pinned_level(data.level),
            rules=one_hand(RuleSet.parse(data.rules)),
        )
        of, invite = new_id(), new_secret()
        same_opening(_hand(challenge, 1, of=of), challenge.rules)  # refuses what no table takes
        keys = TableKeys(request, SAME_SEAT)
        await backend.same_cards.make(
            challenge,
            of=of,
            key=keys.own,
            name=name,
            invite=invite,
            ends_at=setup.clock() + _SECONDS,
        )
        made = SameMade(id=of, invite=invite)
        return Response(made, status_code=201, cookies=[keys.cookie])

    @get(summary="The client's challenges", responses=PROBLEMS)
    async def mine(self, request: _Request, backend: CurrentBackend) -> list[SameMessage]:
        """Those that were not put away, the newest first."""
        key, now = key_of(request), backend.settings.setup.clock()
        found = () if key is None else await backend.same_cards.all(key)
        return [same_message(standing, now=now) for standing in found]

    @get("/{challenge:str}", summary="A challenge of the client", responses=PROBLEMS)
    async def look(self, challenge: _Id, request: _Request, backend: CurrentBackend) -> SameMessage:
        """How far the two are; no result of a deal that not both have played."""
        standing = await _standing(backend, request, challenge)
        return same_message(standing, now=backend.settings.setup.clock())

    @delete("/{challenge:str}", summary="Put a challenge away", responses=PROBLEMS)
    async def put_away(self, challenge: _Id, request: _Request, backend: CurrentBackend) -> None:
        """List it no more; it is removed once nobody has it listed. Played hands stay."""
        await backend.same_cards.put_away(await _standing(backend, request, challenge))

    @post(
        "/{challenge:str}/invitation",
        summary="What an invitation to the same cards is for",
        status_code=200,
        responses=PROBLEMS,
    )
    async def invitation(
        self, challenge: _Id, data: JSONBody[Invited], request: _Request, backend: CurrentBackend
    ) -> SameInvitationMessage:
        """Who invites to what, and whether it is free; nothing is taken."""
        key = key_of(request) or ""
        found = await backend.same_cards.invitation(challenge, data.invite, key=key)
        if found is None:
            raise _no_such_invitation()
        return same_invitation_message(found, now=backend.settings.setup.clock())

    @post(
        "/{challenge:str}/guest",
        summary="Take an invitation to the same cards",
        status_code=200,
        responses=PROBLEMS,
    )
    async def join(
        self, challenge: _Id, data: JSONBody[SameGuest], request: _Request, backend: CurrentBackend
    ) -> SameMessage:
        """The invitation then belongs to this client alone, which needs its key before."""
        key = key_of(request)
        if key is None:
            raise ProblemError(
                HTTPStatus.UNAUTHORIZED, "no_key", "a place is given to a key; see POST /api/key"
            )
        name, cards = checked_name(data.name), backend.same_cards
        found = await cards.invitation(challenge, data.invite, key=key)
        if found is None:
            raise _no_such_invitation()
        if found.is_own:
            raise ProblemError(
                HTTPStatus.CONFLICT, "own_invite", "this client has made this challenge"
            )
        if not found.is_yours:
            _refuse_after(found.ends_at, backend)
        if not await cards.join(challenge, data.invite, key=key, name=name):
            raise ProblemError(
                HTTPStatus.CONFLICT, "invite_taken", "another client has taken this place"
            )
        standing = await _standing(backend, request, challenge)
        return same_message(standing, now=backend.settings.setup.clock())

    @post(
        "/{challenge:str}/deals/{number:int}",
        summary="A table for a deal of a challenge",
        responses=PROBLEMS,
    )
    async def play(
        self,
        challenge: _Id,
        number: _Number,
        data: JSONBody[SamePlay],  # noqa: ARG002 - says nothing
        request: _Request,
        backend: CurrentBackend,
    ) -> Response[TakenSeat]:
        """Open a table, or find the one at which the client has begun this deal; once for each."""
        standing = await _standing(backend, request, challenge)
        _refuse_unknown(standing, number)
        table = standing.tables.get(number)
        if table is None:
            _refuse_after(standing.ends_at, backend)
        keys = TableKeys(request, SAME_SEAT)
        if table is None:
            table = await backend.same_cards.begin(standing, number, table=new_id())
        try:
            await backend.tables.open_same(
                _hand(standing.challenge, number, of=challenge),
                standing.challenge.rules,
                occupant=person(standing.name),
                table=table,
                keys=keys.kept,
            )
        except RefusedError as refused:
            if refused.code != Refusal.STALE:  # it was begun before
                raise
        return keys.answer(TakenSeat(id=table, seat=SAME_SEAT.label))

    @get(
        "/{challenge:str}/deals/{number:int}",
        summary="How the two have played a deal",
        responses=PROBLEMS,
    )
    async def compare(
        self, challenge: _Id, number: _Number, request: _Request, backend: CurrentBackend
    ) -> SameComparison:
        """Both hands, once both have played it."""
        return comparison_message(*await _both(backend, request, challenge, number=number))

    @get(
        "/{challenge:str}/deals/{number:int}/better",
        summary="Which of the first two different cards was better",
        responses=PROBLEMS,
        opt={"budget": "school"},
    )
    async def better(
        self, challenge: _Id, number: _Number, request: _Request, backend: CurrentBackend
    ) -> SameBetter:
        """By the advice of a hint, once both have played the deal."""
        mine, theirs = await _both(backend, request, challenge, number=number)
        return await backend.tables.thinking.run(
            partial(better_message, mine, theirs, advise=backend.settings.setup.advise),
            Row.SEARCH,
            may_be_refused=True,
        )


async def _both(
    backend: Backend, request: _Request, challenge: str, *, number: int
) -> tuple[Record, Record]:
    """The hands of a deal that both have played, one's own first."""
    standing = await _standing(backend, request, challenge)
    _refuse_unknown(standing, number)
    tables = await backend.same_cards.tables_of(standing, number)
    if tables is None:
        raise ProblemError(HTTPStatus.CONFLICT, "same_undecided", "not both have played this deal")
    first, second = [(await backend.tables.records(table))[0] for table in tables]
    return first, second


def _hand(challenge: Challenge, number: int, *, of: str) -> SameHand:
    return SameHand(challenge=of, number=number, secret=challenge.secret, level=challenge.level)


async def _standing(backend: Backend, request: _Request, challenge: str) -> SameStanding:
    key = key_of(request)
    found = None if key is None else await backend.same_cards.of(challenge, key)
    if found is None:
        raise ProblemError(
            HTTPStatus.FORBIDDEN, "no_challenge", "no such challenge belongs to this client"
        )
    return found


def _refuse_unknown(standing: SameStanding, number: int) -> None:
    if number > standing.challenge.deals:
        raise ProblemError(
            HTTPStatus.NOT_FOUND,
            "no_such_deal",
            f"no deal {number} (expected 1 to {standing.challenge.deals})",
        )


def _refuse_after(ends_at: float, backend: Backend) -> None:
    if backend.settings.setup.clock() > ends_at:
        raise ProblemError(
            HTTPStatus.CONFLICT, "same_over", f"more than {SAME_DAYS} days have passed"
        )


def _no_such_invitation() -> ProblemError:
    return ProblemError(HTTPStatus.FORBIDDEN, "bad_invite", "there is no such invitation")
