"""Same cards: what is kept of challenges, and what each player may know of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import exists, func, insert, or_, select

from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.same.joining import (
    SameInvitation,
    invitation_of,
    join_challenge,
    player_row,
)
from germanwhist.storage.same.leaving import close_challenge, put_challenge_away
from germanwhist.storage.same.standing import INVITER, SameStanding, standing_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.school.same import Challenge
    from germanwhist.storage.database import Database

__all__ = ["SameCards"]

_MOST: Final = 100  # listed for one person, the newest


@final
class SameCards:
    """Keeps challenges, of which each player is shown a `SameStanding`.

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
        people: int = 2,
    ) -> None:
        """Keep a new challenge and who has made it.

        Args:
            challenge: what is played.
            of: its id.
            key: who invites.
            name: what they are called.
            invite: the secret of the invitation.
            ends_at: after which nothing counts, in seconds since 1970-01-01 UTC.
            people: how many may play it.
        """
        row = {
            "id": of,
            "secret": challenge.secret,
            "deals": challenge.deals,
            "level": challenge.level,
            "rules": str(challenge.rules),
            "invite_hash": hashed(invite),
            "ends_at": ends_at,
            "people": people,
            "is_closed": False,
        }
        own = player_row(of, place=INVITER, key=key, name=name)

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.same_challenges).values(row))
            connection.execute(insert(schema.same_players).values(own))

        await self._database.write(write)

    async def invitation(self, of: str, invite: str, *, key: str) -> SameInvitation | None:
        """What an invitation is to the one who comes with it; None when there is no such one."""
        return await self._database.read(partial(invitation_of, of=of, invite=invite, key=key))

    async def join(self, of: str, invite: str, *, key: str, name: str | None) -> bool:
        """Give a place to whoever comes with an invitation while there is one, once to each.

        Returns:
            Whether a place is theirs now.
        """
        join = partial(join_challenge, of=of, invite=invite, key=key, name=name)
        return await self._database.write_once(join)

    async def close(self, standing: SameStanding) -> None:
        """Let nobody else come to a challenge."""
        await self._database.write(partial(close_challenge, of=standing.id))

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
        """Give a player a table for a deal, if they have none yet.

        Args:
            standing: who, and in which challenge.
            number: which deal, from 1.
            table: the id of the table, which need not be there yet.

        Returns:
            The id of the table that is theirs: this one, or the one given before.
        """
        place = standing.place
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

    async def tables_of(
        self, standing: SameStanding, number: int, *, place: int
    ) -> tuple[str, str] | None:
        """Where a deal was played by oneself and by another player.

        Args:
            standing: who asks, and in which challenge.
            number: which deal, from 1.
            place: the other player's.

        Returns:
            One's own table and the other's; None until both have played the deal.
        """
        other = standing.opponent(place)
        if other is None or not other.view.deals[number - 1].is_decided:
            return None
        kept = schema.same_tries.c
        wanted = select(kept.table_id).where(
            kept.challenge_id == standing.id, kept.number == number, kept.place == place
        )
        theirs = await self._database.scalar(wanted)
        return standing.tables[number], str(theirs)

    async def is_open(self, table: str, *, now: float) -> bool:
        """Whether a deal is played at a table that somebody else may still play."""
        kept, tries, players = schema.same_challenges.c, schema.same_tries.c, schema.same_players.c
        theirs, hands = schema.same_tries.alias().c, schema.hands.c
        has_played = exists().where(
            theirs.challenge_id == players.challenge_id,
            theirs.place == players.place,
            theirs.number == tries.number,
            theirs.table_id == hands.table_id,
        )
        is_waited_for = exists().where(
            players.challenge_id == tries.challenge_id, players.place != tries.place, ~has_played
        )
        seated = (
            select(func.count())
            .where(players.challenge_id == tries.challenge_id)
            .correlate(schema.same_tries)
            .scalar_subquery()
        )
        can_be_joined = kept.is_closed.is_(False) & (seated < kept.people)
        wanted = (
            select(tries.number)
            .join(schema.same_challenges)
            .where(tries.table_id == table, kept.ends_at >= now, or_(is_waited_for, can_be_joined))
        )
        found = await self._database.scalar(wanted)
        return found is not None

    async def put_away(self, standing: SameStanding) -> None:
        """List a challenge no more for one of its players; see `put_challenge_away`."""
        away = partial(put_challenge_away, of=standing.id, place=standing.place)
        await self._database.write(away)
