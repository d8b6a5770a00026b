"""The invitation of a challenge with the same cards, and those who come with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.same.standing import INVITER, challenge_in, players_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.school.same import Challenge

__all__ = ["SameInvitation", "invitation_of", "join_challenge", "player_row"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SameInvitation:
    """What an invitation to a challenge is to the one who comes with it.

    Args:
        by: the name of the one who invites.
        challenge: what is played.
        people: how many may play it.
        ends_at: after which nothing counts any more.
        players: how many are in.
        is_closed: whether nobody else is let in, though there is room.
        is_yours: whether this key is in.
        is_own: whether this key has invited.
    """

    by: str | None
    challenge: Challenge
    people: int
    ends_at: float
    players: int
    is_closed: bool
    is_yours: bool
    is_own: bool

    @property
    def is_taken(self) -> bool:
        """Whether all places are others'."""
        return self.players >= self.people and not (self.is_yours or self.is_own)


def invitation_of(
    connection: Connection, of: str, *, invite: str, key: str
) -> SameInvitation | None:
    """What an invitation is to the one who comes with it; None when there is no such one."""
    kept = schema.same_challenges
    wanted = select(kept).where(kept.c.id == of, kept.c.invite_hash == hashed(invite))
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    players = players_of(connection, of)
    places = [place for place, player in players.items() if player.key_hash == hashed(key)]
    return SameInvitation(
        by=players[INVITER].name,
        challenge=challenge_in(row),
        people=row.people,
        ends_at=row.ends_at,
        players=len(players),
        is_closed=row.is_closed,
        is_yours=bool(places) and INVITER not in places,
        is_own=INVITER in places,
    )


def join_challenge(
    connection: Connection, of: str, *, invite: str, key: str, name: str | None
) -> bool:
    """Give the first free place to whoever comes with an invitation, once to each.

    Returns:
        Whether a place is theirs, now or from before.

    Raises:
        IntegrityError: another process has just given this place away.
    """
    found = invitation_of(connection, of, invite=invite, key=key)
    if found is None or found.is_own:
        return False
    if found.is_yours:
        return True
    if found.is_taken or found.is_closed:
        return False
    places = players_of(connection, of)
    place = next(place for place in range(found.people) if place not in places)
    row = player_row(of, place=place, key=key, name=name)
    connection.execute(insert(schema.same_players).values(row))
    return True


def player_row(of: str, *, place: int, key: str, name: str | None) -> dict[str, object]:
    """The row of somebody who plays a challenge."""
    return {
        "challenge_id": of,
        "place": place,
        "key_hash": hashed(key),
        "name": name,
        "is_put_away": False,
    }
