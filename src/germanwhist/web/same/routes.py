"""Same cards over HTTP: people play the same deals, each at their own time."""

from typing import Final

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from germanwhist.rules import RuleSet
from germanwhist.school.same import (
    SAME_DAYS,
    SAME_SEAT,
    Challenge,
    new_challenge_secret,
    one_hand,
    pinned_level,
)
from germanwhist.service import checked_name, new_id
from germanwhist.service.opening import same_opening
from germanwhist.storage import INVITER
from germanwhist.web.backend import CurrentBackend
from germanwhist.web.keys.client_key import ClientKey, Request, needed_key, new_secret
from germanwhist.web.keys.invitations import known
from germanwhist.web.keys.requests import Invited
from germanwhist.web.keys.table_keys import TableKeys
from germanwhist.web.problems import ConflictError, ForbiddenError
from germanwhist.web.requests import Id
from germanwhist.web.same.messages import (
    SameInvitationMessage,
    SameMade,
    SameMessage,
    same_invitation_message,
    same_message,
)
from germanwhist.web.same.requests import SameClosing, SameGuest, SameWish
from germanwhist.web.same.standing import (
    hand_of,
    refuse_after,
    standing_for,
)

__all__ = ["SameRoutes"]

_SECONDS: Final = SAME_DAYS * 24 * 3600.0


class SameRoutes(Controller):
    """The challenges that people play with the same cards."""

    path = "/same"
    tags = ("school",)

    @post(summary="Challenge somebody to play the same cards")
    async def make(
        self, data: JSONBody[SameWish], request: Request, backend: CurrentBackend
    ) -> Response[SameMade]:
        """Make a challenge, and the invitation to it; nothing is dealt yet."""
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
        same_opening(hand_of(challenge, 1, of=of), challenge.rules)  # refuses what no table takes
        keys = TableKeys(request, SAME_SEAT)
        await backend.same_cards.make(
            challenge,
            of=of,
            key=keys.own,
            name=name,
            invite=invite,
            ends_at=backend.now + _SECONDS,
            people=data.people,
        )
        return keys.answer(SameMade(id=of, invite=invite))

    @get(summary="The client's challenges")
    async def mine(self, key: ClientKey, backend: CurrentBackend) -> list[SameMessage]:
        """Those that were not put away, the newest first."""
        now = backend.now
        found = () if key is None else await backend.same_cards.all(key)
        return [same_message(standing, now=now) for standing in found]

    @get("/{challenge:str}", summary="A challenge of the client")
    async def look(self, challenge: Id, key: ClientKey, backend: CurrentBackend) -> SameMessage:
        """How far all are; no result of somebody else in a deal that the client has not played."""
        standing = await standing_for(backend, key, challenge)
        return same_message(standing, now=backend.now)

    @delete("/{challenge:str}", summary="Put a challenge away")
    async def put_away(self, challenge: Id, key: ClientKey, backend: CurrentBackend) -> None:
        """List it no more; it is removed once nobody has it listed. Played hands stay."""
        await backend.same_cards.put_away(await standing_for(backend, key, challenge))

    @post(
        "/{challenge:str}/invitation",
        summary="What an invitation to the same cards is for",
        status_code=200,
    )
    async def invitation(
        self,
        challenge: Id,
        data: JSONBody[Invited],
        key: ClientKey,
        backend: CurrentBackend,
    ) -> SameInvitationMessage:
        """Who invites to what, and whether it is free; nothing is taken."""
        cards = backend.same_cards
        found = known(await cards.invitation(challenge, data.invite, key=key or ""))
        return same_invitation_message(found, now=backend.now)

    @post("/{challenge:str}/guest", summary="Take an invitation to the same cards", status_code=200)
    async def join(
        self,
        challenge: Id,
        data: JSONBody[SameGuest],
        key: ClientKey,
        backend: CurrentBackend,
    ) -> SameMessage:
        """A place is then this client's for good, which needs its key before."""
        key = needed_key(key, "a place is given to a key")
        name, cards = checked_name(data.name), backend.same_cards
        found = known(await cards.invitation(challenge, data.invite, key=key))
        if found.is_own:
            raise ConflictError("own_invite", "this client has made this challenge")
        if not found.is_yours:
            refuse_after(found.ends_at, backend)
        if not await cards.join(challenge, data.invite, key=key, name=name):
            raise ConflictError("invite_taken", "no place is left, or nobody is let in")
        standing = await standing_for(backend, key, challenge)
        return same_message(standing, now=backend.now)

    @post(
        "/{challenge:str}/closing",
        summary="Let nobody else come to a challenge",
        status_code=200,
    )
    async def close(
        self,
        challenge: Id,
        data: JSONBody[SameClosing],  # noqa: ARG002 - says nothing
        key: ClientKey,
        backend: CurrentBackend,
    ) -> SameMessage:
        """Close the invitation for good, which only the client can that has invited."""
        standing = await standing_for(backend, key, challenge)
        if standing.place != INVITER:
            raise ForbiddenError("not_inviter", "this client has not made this challenge")
        await backend.same_cards.close(standing)
        standing = await standing_for(backend, key, challenge)
        return same_message(standing, now=backend.now)
