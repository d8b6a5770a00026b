"""What is kept of somebody, for them to take along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from germanwhist.rules import Seat
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed

if TYPE_CHECKING:
    from germanwhist.storage.database import Database

__all__ = ["OwnTable", "own_tables"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnTable:
    """A table where somebody has a seat.

    Args:
        id: of the table.
        seats: theirs, north first.
        rules: the rule set as text.
        at: when it was last used, in seconds since 1970-01-01 UTC.
        hands: how many are finished.
    """

    id: str
    seats: tuple[Seat, ...]
    rules: str
    at: float
    hands: int


async def own_tables(database: Database, key: str) -> tuple[OwnTable, ...]:
    """All tables where a key opens a seat, the oldest first; also those that were put away."""
    kept, keys, hands = schema.tables.c, schema.seat_keys.c, schema.hands.c
    finished = (
        select(func.count())
        .where(hands.table_id == kept.id)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    wanted = (
        select(kept.id, kept.rules, kept.updated_at, keys.seat, finished.label("finished"))
        .join_from(schema.tables, schema.seat_keys)
        .where(keys.key_hash == hashed(key))
        .order_by(kept.updated_at, kept.id, keys.seat)
    )
    rows = await database.rows(wanted)
    seats: dict[str, tuple[Seat, ...]] = {}
    for row in rows:
        seats[row.id] = (*seats.get(row.id, ()), Seat(row.seat))
    found = {
        row.id: OwnTable(
            id=row.id,
            seats=seats[row.id],
            rules=row.rules,
            at=row.updated_at,
            hands=row.finished,
        )
        for row in rows
    }
    return tuple(found.values())
