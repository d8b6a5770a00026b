"""Removing the tables at which nobody has played, or that nobody wants to see again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, exists, or_, select

from germanwhist.errors import RuleSetError
from germanwhist.service import Played, SeatKind
from germanwhist.service.events import decode_event
from germanwhist.storage import schema

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from germanwhist.storage.database import Database

__all__ = ["remove_unplayed"]

_LONGEST: Final = 12  # events; whoever has played at a table of more is looked for no further
_AT_ONCE: Final = 500


async def remove_unplayed(
    database: Database, *, dealt_before: float, made_before: float, in_use: Collection[str]
) -> int:
    """Remove tables that were made, perhaps dealt at, and never played at by a person.

    Those go as well at which no hand was finished and that all who sit there have put away.

    Args:
        database: an open database.
        dealt_before: seconds since 1970-01-01 UTC; a table with both seats taken that was last
            used before is removed; likewise one that was put away.
        made_before: likewise for one that waits for somebody with an invitation.
        in_use: tables to keep, since somebody looks at them.

    Returns:
        How many were removed.

    Raises:
        StorageError: nothing was removed.
    """
    tables, events = schema.tables.c, schema.events.c
    is_waiting = or_(tables.north_kind.is_(None), tables.south_kind.is_(None))
    wanted = (
        select(tables.id, tables.seq, tables.north_kind, tables.south_kind)
        .where(tables.is_over.is_(False), tables.hands <= 1, tables.seq <= _LONGEST)
        .where(
            or_(
                is_waiting & (tables.updated_at < made_before),
                ~is_waiting & (tables.updated_at < dealt_before),
            )
        )
        .order_by(tables.updated_at)
        .limit(_AT_ONCE)
    )
    keys, hands = schema.seat_keys.c, schema.hands.c
    of_table = keys.table_id == tables.id
    put_away = (
        select(tables.id)
        .where(tables.is_over.is_(False), tables.updated_at < dealt_before)
        .where(exists().where(of_table, keys.is_put_away))
        .where(~exists().where(of_table, ~keys.is_put_away))
        .where(~exists().where(hands.table_id == tables.id))
        .order_by(tables.updated_at)
        .limit(_AT_ONCE)
    )

    def remove(connection: Connection) -> int:
        count = 0
        for row in connection.execute(wanted).all():
            kinds = (row.north_kind, row.south_kind)
            texts = connection.scalars(select(events.data).where(events.table_id == row.id))
            if row.id in in_use or _has_play_of_a_person(texts.all(), kinds):
                continue
            _remove(connection, row.id)
            count += 1
        for table in connection.scalars(put_away).all():
            if table not in in_use:
                _remove(connection, table)
                count += 1
        return count

    return await database.write(remove)


def _remove(connection: Connection, table: str) -> None:
    """Remove a table with all that belongs to it."""
    for kept, column in (
        (schema.events, schema.events.c.table_id),
        (schema.seat_keys, schema.seat_keys.c.table_id),
        (schema.tables, schema.tables.c.id),
    ):
        connection.execute(delete(kept).where(column == table))


def _has_play_of_a_person(texts: Collection[str], kinds: tuple[str | None, str | None]) -> bool:
    for text in texts:
        try:
            event = decode_event(text)
        except (RuleSetError, ValueError):
            return True  # nothing is removed that cannot be read
        if isinstance(event, Played) and kinds[event.seat] != SeatKind.COMPUTER:
            return True
    return False
