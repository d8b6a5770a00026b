"""Same cards: who plays which challenge with whom, and how far the two have come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.same_standing import (
    GUEST,
    INVITER,
    SameStanding,
    challenge_in,
    players_of,
    remove_challenge,
    standing_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.school.same import Challenge
    from germanwhist.storage.database import Database

__all__ = ["SameCards", "SameInvitation"]

_MOST: Final = 100  # listed for one person, the newest


@dataclass(frozen=True, slots=True, kw_only=True)
class SameInvitation:
    """What an invitation to a challenge is to the one who comes with it.

    Args:
        by: the name of the one who invites.
        challenge: what is played.
        ends_at: after which nothing counts any more.
        is_taken: whether another key has taken it.
        is_yours: whether this key has.
        is_own: whether this key has invited.
    """

    by: str | None
    challenge: Challenge
    ends_at: float
    is_taken: bool
    is_yours: bool
    is_own: bool


@final
class SameCards:
    """Keeps challenges, of which each of the two is shown a `SameStanding`.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(  # noqa: PLR0913 - what a challenge is made of
        self,
        challenge: Challenge,
        *,
        of: str,
        key: str,
        name: str | None,
        invite: str,
        ends_at: float,
    ) -> None:
        """Keep a new challenge and who has made it.

        Args:
            challenge: what is played.
            of: its id.
            key: who invites.
            name: what they are called.
            invite: the secret of the invitation.
            ends_at: after which nothing counts, in seconds since 1970-01-01 UTC.
        """
        row = {
            "id": of,
            "secret": challenge.secret,
            "deals": challenge.deals,
            "level": challenge.level,
            "rules": str(challenge.rules),
            "invite_hash": hashed(invite),
            "ends_at": ends_at,
        }

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.same_challenges).values(row))
            connection.execute(insert(schema.same_players).values(_player(of, INVITER, key, name)))

        await self._database.write(write)

    async def invitation(self, of: str, invite: str, *, key: str) -> SameInvitation | None:
        """What an invitation is to the one who comes with it; None when there is no such one."""

        def look(connection: Connection) -> SameInvitation | None:
            kept = schema.same_challenges.c
            wanted = select(schema.same_challenges).where(
                kept.id == of, kept.invite_hash == hashed(invite)
            )
            row = connection.execute(wanted).one_or_none()
            if row is None:
                return None
            players = players_of(connection, of)
            guest = players.get(GUEST)
            is_yours = guest is not None and guest.key_hash == hashed(key)
            return SameInvitation(
                by=players[INVITER].name,
                challenge=challenge_in(row),
                ends_at=row.ends_at,
                is_taken=guest is not None and not is_yours,
                is_yours=is_yours,
                is_own=players[INVITER].key_hash == hashed(key),
            )

        return await self._database.read(look)

    async def join(self, of: str, invite: str, *, key: str, name: str | None) -> bool:
        """Take an invitation for the first key that comes with it, and for that one again.

        Returns:
            Whether it is that key's now.
        """
        row = _player(of, GUEST, key, name)
        try:
            found = await self.invitation(of, invite, key=key)
            if found is None or found.is_own or found.is_taken:
                return False
            if not found.is_yours:
                await self._database.write(
                    lambda connection: (
                        connection.execute(insert(schema.same_players).values(row)).rowcount
                    )
                )
        except IntegrityError:  # somebody has just come with it
            found = await self.invitation(of, invite, key=key)
            return found is not None and found.is_yours
        return True

    async def of(self, of: str, key: str) -> SameStanding | None:
        """A challenge as the holder of a key may know it; None where it is none of theirs."""
        return await self._database.read(lambda connection: standing_of(connection, of, key=key))

    async def all(self, key: str) -> tuple[SameStanding, ...]:
        """The challenges of a key, the newest first; none that was put away."""
        players, kept = schema.same_players.c, schema.same_challenges.c
        wanted = (
            select(players.challenge_id)
            .join(schema.same_challenges)
            .where(players.key_hash == hashed(key), players.is_put_away.is_(False))
            .order_by(kept.ends_at.desc(), kept.id)
            .limit(_MOST)
        )

        def look(connection: Connection) -> tuple[SameStanding, ...]:
            ids = connection.scalars(wanted).all()
            found = [standing_of(connection, each, key=key) for each in ids]
            return tuple(each for each in found if each is not None)

        return await self._database.read(look)

    async def begin(self, standing: SameStanding, number: int, *, table: str) -> str:
        """Give one of the two a table for a deal, if they have none yet.

        Args:
            standing: who, and in which challenge.
            number: which deal, from 1.
            table: the id of the table, which need not be there yet.

        Returns:
            The id of the table that is theirs: this one, or the one given before.
        """
        place = INVITER if standing.is_inviter else GUEST
        row = {"challenge_id": standing.id, "place": place, "number": number, "table_id": table}
        kept = schema.same_tries.c
        wanted = select(kept.table_id).where(
            kept.challenge_id == standing.id, kept.place == place, kept.number == number
        )

        def find_or_keep(connection: Connection) -> str:
            found = connection.scalar(wanted)
            if found is None:
                connection.execute(insert(schema.same_tries).values(row))
            return table if found is None else str(found)

        return await self._database.write_once(find_or_keep)

    async def tables_of(self, standing: SameStanding, number: int) -> tuple[str, str] | None:
        """Where a deal was played by both, one's own table first; None until it is decided."""
        if not standing.view.deals[number - 1].is_decided:
            return None
        kept = schema.same_tries.c
        wanted = (
            select(kept.table_id)
            .where(kept.challenge_id == standing.id, kept.number == number)
            .order_by(kept.place)
        )
        tables = await self._database.read(lambda connection: connection.scalars(wanted).all())
        first, second = map(str, tables)
        return (first, second) if standing.is_inviter else (second, first)

    async def is_open(self, table: str, *, now: float) -> bool:
        """Whether a deal is played at a table that the other may still play with the same cards."""
        kept, tries, hands = schema.same_challenges.c, schema.same_tries.c, schema.hands.c
        others = schema.same_tries.alias()
        is_played_too = exists().where(
            others.c.challenge_id == tries.challenge_id,
            others.c.number == tries.number,
            others.c.place != tries.place,
            others.c.table_id == hands.table_id,
        )
        wanted = (
            select(tries.number)
            .join(schema.same_challenges)
            .where(tries.table_id == table, kept.ends_at >= now, ~is_played_too)
        )
        found = await self._database.read(lambda connection: connection.scalar(wanted))
        return found is not None

    async def put_away(self, standing: SameStanding) -> None:
        """List a challenge no more for one of the two.

        It is removed, and its invitation with it, once nobody has it listed; the hands that were
        played stay.
        """
        kept = schema.same_players.c
        place = INVITER if standing.is_inviter else GUEST
        change = (
            update(schema.same_players)
            .where(kept.challenge_id == standing.id, kept.place == place)
            .values(is_put_away=True)
        )
        listed = select(kept.place).where(
            kept.challenge_id == standing.id, kept.is_put_away.is_(False)
        )

        def write(connection: Connection) -> None:
            connection.execute(change)
            if not connection.scalars(listed).all():
                remove_challenge(connection, standing.id)

        await self._database.write(write)


def _player(of: str, place: int, key: str, name: str | None) -> dict[str, object]:
    return {
        "challenge_id": of,
        "place": place,
        "key_hash": hashed(key),
        "name": name,
        "is_put_away": False,
    }
