"""Keeping searches: begun, seen, paired, come to, and ended, at any of several processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from sqlalchemy import and_, delete, insert, select, update

from germanwhist.ratings import Rating
from germanwhist.rules import Seat
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.meeting.pairing import FREE, end_searches, is_free, make_pair
from germanwhist.storage.meeting.search import Guest, Partner, Search, Standing, search_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from sqlalchemy import Connection, Row

    from germanwhist.storage.database import Database

__all__ = ["COME_WITHIN", "Searches"]

COME_WITHIN: Final = 30.0  # seconds in which both of a pair are to come
_FORGOTTEN_AFTER: Final = 60.0  # seconds in which a line that dropped may be back
_LISTED: Final = 200  # searches that are looked at at once, the oldest

_KEPT: Final = schema.searches.c
_Outcome = TypeVar("_Outcome")


@final
class Searches:
    """Keeps who looks for an opponent.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, search: Search, *, key: str, now: float) -> None:
        """Begin to search; a search that the key has already ends with that.

        Args:
            search: the search.
            key: whose it is.
            now: seconds since 1970-01-01 UTC.
        """
        row = _row(search, key=key, now=now)

        def write(connection: Connection) -> None:
            end_searches(connection, _KEPT.key_hash == row["key_hash"])
            connection.execute(insert(schema.searches).values(row))

        await self._database.write(write)

    async def take(self, invitation: str, *, key: str, taker: Search, now: float) -> bool:
        """Sit down with somebody who waits; whether they waited still, and are somebody else.

        Args:
            invitation: the id of their search.
            key: of the one who sits down.
            taker: as what they are told of to the other one; its wish is that of the invitation.
            now: seconds since 1970-01-01 UTC.
        """
        row = _row(taker, key=key, now=now)

        def write(connection: Connection) -> bool:
            kept = connection.execute(
                select(schema.searches).where(
                    _KEPT.id == invitation,
                    is_free(now),
                    _KEPT.key_hash != row["key_hash"],
                )
            ).one_or_none()
            if kept is None:
                return False
            end_searches(connection, _KEPT.key_hash == row["key_hash"])
            wish = {"rules": kept.rules, "clock": kept.clock, "is_rated": kept.is_rated}
            connection.execute(insert(schema.searches).values({**row, **wish}))
            if not make_pair(connection, invitation, taker.id, now=now):
                raise _TakenError
            return True

        return await self._unless_taken(write, otherwise=False)

    async def pair(self, one: str, other: str, *, now: float) -> bool:
        """Pair two who wait; whether both were free: a pair is made once."""

        def write(connection: Connection) -> bool:
            if not make_pair(connection, one, other, now=now):
                raise _TakenError
            return True

        return await self._unless_taken(write, otherwise=False)

    async def _unless_taken(
        self, write: Callable[[Connection], _Outcome], *, otherwise: _Outcome
    ) -> _Outcome:
        try:
            return await self._database.write(write)
        except _TakenError:
            return otherwise

    async def come(self, search: str, *, has_cut: bool) -> None:
        """Somebody who was paired wishes to play; whether their device takes part in the deals."""
        change = (
            update(schema.searches)
            .where(_KEPT.id == search, _KEPT.pair.is_not(None))
            .values(has_come=True, has_cut=has_cut)
        )
        await self._database.change(change)

    async def end(self, search: str, *, key: str | None = None) -> None:
        """End a search; whoever was paired with it waits on.

        Args:
            search: its id.
            key: whose it must be; None for anybody's.
        """
        wanted = _KEPT.id == search
        if key is not None:
            wanted &= _KEPT.key_hash == hashed(key)
        await self._database.write(lambda connection: end_searches(connection, wanted))

    async def of(self, key: str) -> str | None:
        """The id of the search that a key has now."""
        wanted = select(_KEPT.id).where(_KEPT.key_hash == hashed(key), ~_KEPT.is_open)
        found = await self._database.scalar(wanted)
        return None if found is None else str(found)

    async def beat(self, searches: Collection[str], *, now: float) -> None:
        """Say that these are searched for still: their sockets are open."""
        if searches:
            change = update(schema.searches).where(_KEPT.id.in_(searches)).values(seen_at=now)
            await self._database.change(change)

    async def lose(self, search: str) -> None:
        """A socket has closed: nobody is paired with it until it is back."""
        change = update(schema.searches).where(_KEPT.id == search).values(seen_at=0.0)
        await self._database.change(change)

    async def open(self, *, now: float) -> tuple[Search, ...]:
        """All who wait and are there, the first come first."""
        wanted = select(schema.searches).where(is_free(now)).order_by(_KEPT.since).limit(_LISTED)
        rows = await self._database.rows(wanted)
        return tuple(map(search_of, rows))

    async def standings(self, searches: Collection[str]) -> Mapping[str, Standing]:
        """How far these have come; those that have ended are left out."""
        mine, other = schema.searches, schema.searches.alias("other")
        wanted = (
            select(
                mine,
                other.c.name.label("their_name"),
                other.c.rating.label("their_rating"),
                other.c.deviation.label("their_deviation"),
                other.c.has_come.label("have_they_come"),
            )
            .outerjoin_from(mine, other, and_(mine.c.pair == other.c.pair, mine.c.id != other.c.id))
            .where(mine.c.id.in_(searches))
        )
        rows = await self._database.rows(wanted)
        return {row.id: _standing(row) for row in rows}

    async def to_open(self, table: str, *, search: str) -> tuple[Guest, ...]:
        """Take it on to open the table of a pair that have both come.

        Args:
            table: the id that it gets.
            search: the id of one of them.

        Returns:
            Both, north first; nobody where another process has taken it on, or not both have
            come.
        """

        def write(connection: Connection) -> tuple[Guest, ...]:
            name = connection.scalar(select(_KEPT.pair).where(_KEPT.id == search))
            is_theirs = and_(_KEPT.pair == name, _KEPT.has_come, _KEPT.table_id.is_(None))
            change = update(schema.searches).where(is_theirs).values(table_id=table)
            if name is None or connection.execute(change).rowcount != len(Seat):
                raise _TakenError
            rows = connection.execute(
                select(schema.searches).where(_KEPT.pair == name).order_by(_KEPT.seat)
            ).all()
            return tuple(
                Guest(name=row.name, key_hash=row.key_hash, has_cut=row.has_cut) for row in rows
            )

        return await self._unless_taken(write, otherwise=())

    async def sweep(self, *, now: float) -> None:
        """End what nobody comes to: those who did not come in time, and lines that stay silent.

        Whoever has come to a pair in vain waits on, as long as before.
        """
        is_late = and_(_KEPT.pair.is_not(None), ~_KEPT.is_open, _KEPT.paired_at < now - COME_WITHIN)
        is_gone = and_(~_KEPT.is_open, _KEPT.seen_at < now - _FORGOTTEN_AFTER)
        is_done = and_(_KEPT.is_open, _KEPT.paired_at < now - _FORGOTTEN_AFTER)

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.searches).where(is_late, ~_KEPT.has_come))
            connection.execute(update(schema.searches).where(is_late).values(FREE))
            connection.execute(delete(schema.searches).where(is_done))
            end_searches(connection, and_(is_gone, _KEPT.since < now - _FORGOTTEN_AFTER))

        await self._database.write(write)


class _TakenError(Exception):
    """Somebody else was faster; nothing is written."""


def _row(search: Search, *, key: str, now: float) -> dict[str, Any]:
    return {
        "id": search.id,
        "key_hash": hashed(key),
        "name": search.name,
        "rules": search.wish.rules,
        "clock": search.wish.clock,
        "is_rated": search.wish.is_rated,
        "rating": search.rating.value,
        "deviation": search.rating.deviation,
        "since": search.since,
        "seen_at": now,
        "has_come": False,
        "is_open": False,
    }


def _standing(row: Row[Any]) -> Standing:
    partner = None
    if row.have_they_come is not None:
        partner = Partner(
            name=row.their_name,
            rating=Rating(row.their_rating, row.their_deviation),
            has_come=row.have_they_come,
        )
    return Standing(
        search=search_of(row),
        partner=partner,
        paired_at=row.paired_at or 0.0,
        has_come=row.has_come,
        table=row.table_id if row.is_open else None,
        seat=None if row.seat is None else Seat(row.seat),
    )
