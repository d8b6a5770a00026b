"""Making and parting pairs, within transactions that write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, and_, delete, select, update

from germanwhist.rules import Seat
from germanwhist.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["FREE", "end_search_of", "end_searches", "give_table", "is_free", "make_pair"]

_SEEN_WITHIN: Final = 5.0  # seconds, in which a process that lives has written several times

_KEPT: Final = schema.searches.c

# What a search is as long as it has no pair.
FREE: Final[dict[str, Any]] = {
    "pair": None,
    "paired_at": None,
    "has_come": False,
    "seat": None,
    "table_id": None,
    "has_cut": False,
}


def is_free(now: float) -> ColumnElement[bool]:
    """That a search waits, and its socket is open.

    Args:
        now: seconds since 1970-01-01 UTC.
    """
    return and_(_KEPT.pair.is_(None), _KEPT.seen_at >= now - _SEEN_WITHIN)


def make_pair(connection: Connection, one: str, other: str, *, now: float) -> bool:
    """Give two searches the same pair, where both are free; the first sits north.

    Args:
        connection: within a transaction that writes.
        one: the id of who has waited longer.
        other: the id of the other one.
        now: seconds since 1970-01-01 UTC.

    Returns:
        Whether both were free; otherwise the transaction is to be undone.
    """
    made = 0
    both = zip((one, other), Seat, strict=True)
    for search, seat in sorted(both):  # everywhere in the same order, so that none waits in a ring
        change = (
            update(schema.searches)
            .where(_KEPT.id == search, is_free(now))
            .values(pair=one, paired_at=now, seat=int(seat))
        )
        made += connection.execute(change).rowcount
    return made == len(Seat)


def end_searches(connection: Connection, wanted: ColumnElement[bool]) -> None:
    """Delete searches; whoever was paired with one, and has no table yet, waits on.

    Args:
        connection: within a transaction that writes.
        wanted: which.
    """
    pairs = connection.scalars(
        select(_KEPT.pair).where(wanted, _KEPT.pair.is_not(None), ~_KEPT.is_open)
    ).all()
    connection.execute(delete(schema.searches).where(wanted))
    if pairs:
        connection.execute(update(schema.searches).where(_KEPT.pair.in_(pairs)).values(FREE))


def give_table(connection: Connection, table: str) -> bool:
    """Lead a pair to its table; whether both wait for it still.

    Args:
        connection: within the transaction that opens the table.
        table: the id that `Searches.to_open` has taken on.
    """
    change = update(schema.searches).where(_KEPT.table_id == table).values(is_open=True)
    return connection.execute(change).rowcount == len(Seat)


def end_search_of(connection: Connection, key_hash: str) -> None:
    """End the search of a key, if it has one.

    Args:
        connection: within a transaction that writes.
        key_hash: the hash of the key.
    """
    end_searches(connection, _KEPT.key_hash == key_hash)
