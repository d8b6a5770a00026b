"""Noting that tables are in use, so that no other process takes them for forgotten ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, exists, select, update

from germanwhist.storage import schema
from germanwhist.storage.pruning import DAY

if TYPE_CHECKING:
    from collections.abc import Collection

    from germanwhist.storage.database import Database

__all__ = ["keep_young"]


async def keep_young(database: Database, in_use: Collection[str], *, now: float) -> None:
    """Note that tables are in use, though nothing has happened there for half a day.

    Args:
        database: an open database.
        in_use: tables that somebody has open.
        now: seconds since 1970-01-01 UTC.
    """
    kept = schema.tables.c
    is_meant = and_(kept.id.in_(in_use), kept.is_over.is_(False), kept.updated_at < now - DAY / 2)
    change = update(schema.tables).where(is_meant).values(updated_at=now)
    if await database.read(lambda read: read.scalar(select(exists().where(is_meant)))):
        await database.change(change)
