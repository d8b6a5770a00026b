"""Giving what hangs on one key to another."""

from __future__ import annotations

from heapq import merge
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from germanwhist.storage import schema
from germanwhist.storage.meeting.pairing import end_search_of
from germanwhist.storage.ratings.joining import give_ratings
from germanwhist.storage.same.leaving import give_challenges

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["give_everything"]


def give_everything(connection: Connection, given: str, *, to: str) -> None:
    """Let all that hangs on one key hang on another one, in one transaction.

    The other key keeps its own try of a day where both have one. Nobody plays a
    challenge against themselves. What both did to learn is put in order
    of time, and ratings follow from the matches of both.

    Args:
        connection: within a transaction that writes.
        given: the hash of the key that loses everything.
        to: the hash of the key that gets it.
    """
    seats = schema.seat_keys
    connection.execute(update(seats).where(seats.c.key_hash == given).values(key_hash=to))
    _give_days(connection, given, to)
    give_challenges(connection, given, to=to)
    _give_practice(connection, given, to)
    give_ratings(connection, given, to=to)
    end_search_of(connection, given)


def _give_days(connection: Connection, given: str, to: str) -> None:
    tries = schema.day_tries
    known = select(tries.c.day).where(tries.c.key_hash == to).scalar_subquery()
    connection.execute(delete(tries).where(tries.c.key_hash == given, tries.c.day.in_(known)))
    connection.execute(update(tries).where(tries.c.key_hash == given).values(key_hash=to))


def _give_practice(connection: Connection, given: str, to: str) -> None:
    """Number the rows of both anew, since they are read in the order of their numbers."""
    kept = schema.practice

    def rows(key: str) -> list[dict[str, object]]:
        wanted = select(kept.c.at, kept.c.data).where(kept.c.key_hash == key).order_by(kept.c.id)
        return [
            {"key_hash": to, "at": row.at, "data": row.data} for row in connection.execute(wanted)
        ]

    new, own = rows(given), rows(to)
    if not own:
        connection.execute(update(kept).where(kept.c.key_hash == given).values(key_hash=to))
    elif new:
        connection.execute(delete(kept).where(kept.c.key_hash.in_((given, to))))
        in_order = list(merge(own, new, key=lambda row: float(str(row["at"]))))
        connection.execute(insert(kept), in_order)
