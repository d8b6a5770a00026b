"""Who may sit where: the keys of browsers and the invitations, kept as hashes only."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from sqlalchemy import delete, exists, select, update

from germanwhist.errors import RuleSetError
from germanwhist.rules import Seat
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.sql_event_store import summary_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.service import TableSummary
    from germanwhist.storage.database import Database

__all__ = ["Invitation", "SeatKeys"]


@dataclass(frozen=True, slots=True)
class Invitation:
    """What an invitation is to the browser that comes with it.

    Args:
        seat: the seat it opens.
        is_taken: whether another browser has taken that seat.
        is_yours: whether this one has.
        is_own: whether this one holds the other seat, so that it is for somebody else.
    """

    seat: Seat
    is_taken: bool
    is_yours: bool
    is_own: bool


@final
class SeatKeys:
    """Tells which seats a key opens. Keys and invitations are secrets; only hashes are kept.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invitation(self, table: str, invite: str, key: str) -> Invitation | None:
        """What an invitation is to the one who comes with it; None when there is no such one."""
        kept = schema.seat_keys.c
        wanted = select(kept.seat, kept.key_hash, kept.invite_hash).where(kept.table_id == table)
        rows = await self._database.rows(wanted)
        row = next((row for row in rows if row.invite_hash == hashed(invite)), None)
        if row is None:
            return None
        is_yours = row.key_hash == hashed(key)
        return Invitation(
            Seat(row.seat),
            is_taken=row.key_hash is not None and not is_yours,
            is_yours=is_yours,
            is_own=not is_yours and any(other.key_hash == hashed(key) for other in rows),
        )

    async def accept(self, table: str, invite: str, key: str) -> Seat | None:
        """Give an invited seat to the first key that comes; to the same key again and again.

        Returns:
            The seat; None when there is no such invitation, somebody else has it, or the key
            holds the other seat: who invited somebody does not take both.
        """
        kept, other = schema.seat_keys.c, schema.seat_keys.alias().c
        is_invited = (kept.table_id == table) & (kept.invite_hash == hashed(invite))
        is_free = kept.key_hash.is_(None) | (kept.key_hash == hashed(key))
        is_opposite = exists().where(
            other.table_id == table, other.seat != kept.seat, other.key_hash == hashed(key)
        )
        change = (
            update(schema.seat_keys)
            .where(is_invited & is_free & ~is_opposite)
            .values(key_hash=hashed(key))
            .returning(kept.seat)
        )
        seat = await self._database.write(lambda connection: connection.scalar(change))
        return None if seat is None else Seat(seat)

    async def seats(self, table: str, key: str) -> tuple[Seat, ...]:
        """The seats of a table that a key opens, north first; none, one, or both."""
        kept = schema.seat_keys.c
        wanted = (
            select(kept.seat)
            .where(kept.table_id == table, kept.key_hash == hashed(key))
            .order_by(kept.seat)
        )
        seats = await self._database.read(lambda connection: connection.scalars(wanted).all())
        return tuple(map(Seat, seats))

    async def put_away(self, table: str, key: str) -> None:
        """List a table no more for a key, and take back its invitation, if it has an open one.

        The seats, and what was played there, stay the key's.
        """
        kept = schema.seat_keys.c
        is_mine = (kept.table_id == table) & (kept.key_hash == hashed(key))
        is_open = (kept.table_id == table) & kept.key_hash.is_(None)

        def write(connection: Connection) -> None:
            put = update(schema.seat_keys).where(is_mine).values(is_put_away=True)
            if connection.execute(put).rowcount:
                connection.execute(delete(schema.seat_keys).where(is_open))

        await self._database.write(write)

    async def take_up(self, table: str, key: str) -> None:
        """List a table again that was put away; whoever goes on there wants to find it again."""
        kept = schema.seat_keys.c
        is_away = (kept.table_id == table) & (kept.key_hash == hashed(key)) & kept.is_put_away
        wanted = select(kept.seat).where(is_away)
        if await self._database.read(lambda connection: connection.scalars(wanted).all()):
            change = update(schema.seat_keys).where(is_away).values(is_put_away=False)
            await self._database.change(change)

    async def tables(self, key: str, *, limit: int = 100) -> tuple[tuple[TableSummary, Seat], ...]:
        """The tables where a key opens a seat, with the (first) seat; none that was put away.

        Those that are not over, or where somebody waits for an answer, come before all others, so
        that no number of finished ones hides them; of each kind the last used comes first.
        """
        kept = schema.seat_keys.c
        is_done = schema.tables.c.is_over & schema.tables.c.asks.is_(None)
        wanted = (
            select(schema.tables, kept.seat)
            .join(schema.seat_keys)
            .where(kept.key_hash == hashed(key), kept.is_put_away.is_(False))
            .order_by(is_done, schema.tables.c.updated_at.desc(), kept.seat)
            .limit(2 * limit)
        )
        rows = await self._database.rows(wanted)
        found: dict[str, tuple[TableSummary, Seat]] = {}
        for row in rows:
            with suppress(RuleSetError):  # of an older version, which had no limits for numbers
                found.setdefault(row.id, (summary_of(row), Seat(row.seat)))
        return tuple(found.values())[:limit]
