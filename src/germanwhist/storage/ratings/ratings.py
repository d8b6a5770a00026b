"""Asking for ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import and_, func, select

from germanwhist.ratings import Rating
from germanwhist.rules import Seat
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.ratings.rating import keys_of_seats, last_rating

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection, Row

    from germanwhist.storage.database import Database

__all__ = ["RatedResult", "Ratings"]

_MOST: Final = 1_000  # results of one key that are looked at, the newest


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedResult:
    """A match as the one whose rating it changed counts it.

    Args:
        table: the table's id; the table may be gone.
        at: when it ended, in seconds since 1970-01-01 UTC.
        clock: the clock it was played by.
        level: the computer level opposite; None for a person.
        name: what the person opposite was called there, if that is known.
        is_gone: whether the person opposite has deleted all that was kept of them.
        score: 1 for a match won, 0 for one lost, a half for a draw.
        points: the points of both, one's own first; None where the table is gone.
        rating: the rating after it.
    """

    table: str
    at: float
    clock: str
    level: str | None
    name: str | None
    is_gone: bool
    score: float
    points: tuple[int, int] | None
    rating: Rating


@final
class Ratings:
    """Tells how people are rated.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def results(self, key: str) -> tuple[RatedResult, ...]:
        """The matches of a key that counted, the newest first."""
        kept, tables = schema.rated_results, schema.tables
        theirs = schema.rated_results.alias("theirs")  # which has no key once they have deleted it
        is_theirs = and_(kept.c.table_id == theirs.c.table_id, kept.c.seat != theirs.c.seat)
        wanted = (
            select(
                kept,
                theirs.c.key_hash.label("their_key"),
                tables.c.north_name,
                tables.c.south_name,
                tables.c.points_north,
                tables.c.points_south,
            )
            .outerjoin_from(kept, tables, kept.c.table_id == tables.c.id)
            .outerjoin(theirs, is_theirs)
            .where(kept.c.key_hash == hashed(key))
            .order_by(kept.c.id.desc())
            .limit(_MOST)
        )
        rows = await self._database.rows(wanted)
        return tuple(map(_result, rows))

    async def all(self, key: str) -> Mapping[str, Rating]:
        """The rating of a key by each clock that it has one by."""
        kept = schema.rated_results.c
        last = select(func.max(kept.id)).where(kept.key_hash == hashed(key)).group_by(kept.clock)
        wanted = select(schema.rated_results).where(kept.id.in_(last))
        rows = await self._database.rows(wanted)
        return {row.clock: Rating(row.value, row.deviation, row.volatility) for row in rows}

    async def at_table(self, table: str, clock: str) -> tuple[Rating | None, Rating | None]:
        """How those who sit at a table are rated by a clock now, north first.

        Args:
            table: the table's id.
            clock: the clock.

        Returns:
            The ratings; None for a seat that belongs to no key.
        """

        def look(connection: Connection) -> tuple[Rating | None, Rating | None]:
            north, south = (
                None if key is None else last_rating(connection, key, clock)
                for key in keys_of_seats(connection, table)
            )
            return north, south

        return await self._database.read(look)

    async def has_open_match(self, key: str) -> bool:
        """Whether a key has begun a match with a level that counts, and not finished it."""
        keys, tables = schema.seat_keys.c, schema.tables.c
        wanted = (
            select(tables.id)
            .join_from(schema.tables, schema.seat_keys)
            .where(
                keys.key_hash == hashed(key),
                tables.is_rated,
                tables.is_over.is_(False),
                ~tables.is_practice,
                (tables.north_level.is_not(None)) | (tables.south_level.is_not(None)),
            )
            .limit(1)
        )
        found = await self._database.scalar(wanted)
        return found is not None


def _result(row: Row[Any]) -> RatedResult:
    is_south = row.seat == Seat.SOUTH
    points = (row.points_north, row.points_south)
    mine = None if row.points_north is None else points[::-1] if is_south else points
    return RatedResult(
        table=row.table_id,
        at=row.at,
        clock=row.clock,
        level=row.level,
        name=row.north_name if is_south else row.south_name,
        is_gone=row.level is None and row.their_key is None,
        score=row.score,
        points=mine,
        rating=Rating(row.value, row.deviation, row.volatility),
    )
