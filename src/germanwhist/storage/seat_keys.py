"""Who may sit where: the keys of browsers and the invitations, kept as hashes only."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from sqlalchemy import insert, select, update

from germanwhist.rules import Seat
from germanwhist.storage import schema
from germanwhist.storage.sql_event_store import summary_of

if TYPE_CHECKING:
    from germanwhist.service import TableSummary
    from germanwhist.storage.database import Database

__all__ = ["SeatKey", "SeatKeys", "hashed"]


@dataclass(frozen=True, slots=True)
class SeatKey:
    """Who holds a seat, or who may take it: the one or the other.

    Args:
        seat: the seat.
        key: the key of the browser that holds it.
        invite: the invitation to it.
    """

    seat: Seat
    key: str | None = None
    invite: str | None = None


@final
class SeatKeys:
    """Tells which seats a key opens. Keys and invitations are secrets; only hashes are kept.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, keys: tuple[SeatKey, ...]) -> None:
        """Keep the keys of a new table's seats."""
        rows = [
            {
                "table_id": table,
                "seat": key.seat,
                "key_hash": hashed(key.key),
                "invite_hash": hashed(key.invite),
            }
            for key in keys
        ]
        await self._database.write(
            lambda connection: connection.execute(insert(schema.seat_keys), rows).rowcount
        )

    async def accept(self, table: str, invite: str, key: str) -> Seat | None:
        """Give an invited seat to the first key that comes; to the same key again and again.

        Returns:
            The seat; None when there is no such invitation, or somebody else has it.
        """
        kept = schema.seat_keys.c
        is_invited = (kept.table_id == table) & (kept.invite_hash == hashed(invite))
        is_free = kept.key_hash.is_(None) | (kept.key_hash == hashed(key))
        change = (
            update(schema.seat_keys)
            .where(is_invited & is_free)
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

    async def tables(self, key: str, *, limit: int = 100) -> tuple[tuple[TableSummary, Seat], ...]:
        """The tables where a key opens a seat, the last used first, with the (first) seat."""
        kept = schema.seat_keys.c
        wanted = (
            select(schema.tables, kept.seat)
            .join(schema.seat_keys)
            .where(kept.key_hash == hashed(key))
            .order_by(schema.tables.c.updated_at.desc(), kept.seat)
            .limit(2 * limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(wanted).all())
        found: dict[str, tuple[TableSummary, Seat]] = {}
        for row in rows:
            found.setdefault(row.id, (summary_of(row), Seat(row.seat)))
        return tuple(found.values())[:limit]


def hashed(secret: str | None) -> str | None:
    """The hash of a secret of 128 random bits, which needs no salt."""
    return None if secret is None else hashlib.sha256(secret.encode()).hexdigest()
