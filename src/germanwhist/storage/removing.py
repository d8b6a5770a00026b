"""Removing tables with all that belongs to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete

from germanwhist.storage import schema

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

__all__ = ["remove_tables"]

_AT_ONCE: Final = 500  # names in one statement
_OF_A_TABLE: Final = (  # what goes with one, itself last
    schema.events.c.table_id,
    schema.hands.c.table_id,
    schema.seat_keys.c.table_id,
    schema.tables.c.id,
)


def remove_tables(connection: Connection, tables: Sequence[str]) -> None:
    """Remove tables with their events, hands and keys.

    Args:
        connection: within a transaction that writes.
        tables: their ids.
    """
    for first in range(0, len(tables), _AT_ONCE):
        some = tables[first : first + _AT_ONCE]
        for column in _OF_A_TABLE:
            connection.execute(delete(column.table).where(column.in_(some)))
