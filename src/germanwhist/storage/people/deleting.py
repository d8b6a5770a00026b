"""Deleting all that is kept of somebody, at once."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update

from germanwhist.rules import Seat
from germanwhist.service.events import decode_event, encode_event
from germanwhist.service.opening_events import Seated
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed
from germanwhist.storage.meeting.pairing import end_search_of
from germanwhist.storage.people import schema as own
from germanwhist.storage.ratings.joining import forget_ratings
from germanwhist.storage.removing import remove_tables
from germanwhist.storage.same.leaving import close_challenge, remove_challenge
from germanwhist.storage.same.standing import INVITER

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from germanwhist.storage.database import Database

__all__ = ["delete_everything"]


async def delete_everything(database: Database, key: str) -> tuple[str, ...]:
    """Delete all that hangs on a key, and the person whose key it is, in one transaction.

    A table where another person has a seat, or whose result another person of a challenge
    compares, keeps its cards; its seat opens to nobody any more, and has no name.

    Args:
        database: an open database.
        key: the key.

    Returns:
        The tables that are gone or changed; whoever has one in memory reads it anew.
    """

    def write(connection: Connection) -> tuple[str, ...]:
        mine = hashed(key) or ""
        keys = schema.seat_keys.c
        tables = connection.scalars(
            select(keys.table_id).where(keys.key_hash == mine).distinct()
        ).all()
        shared = select(keys.table_id).where(keys.key_hash == mine, _is_shared(mine)).distinct()
        kept = frozenset(connection.scalars(shared).all())
        for table in kept:
            _take_name(connection, table, mine)
        _leave_challenges(connection, mine)
        forget_ratings(connection, mine)
        end_search_of(connection, mine)
        remove_tables(connection, [table for table in tables if table not in kept])
        for column in (
            schema.seat_keys.c.key_hash,
            schema.practice.c.key_hash,
            schema.day_tries.c.key_hash,
            schema.unsigned_keys.c.key_hash,
        ):
            connection.execute(delete(column.table).where(column == mine))
        _delete_person(connection, key)
        return tuple(tables)

    return await database.write(write)


def _is_shared(mine: str) -> ColumnElement[bool]:
    """Whether somebody else has a part in a table where a key has a seat."""
    keys, other = schema.seat_keys.c, schema.seat_keys.alias().c
    tries, players = schema.same_tries.c, schema.same_players.c
    return or_(
        exists().where(
            other.table_id == keys.table_id, other.key_hash.is_not(None), other.key_hash != mine
        ),
        exists().where(
            and_(
                tries.table_id == keys.table_id,
                tries.challenge_id == players.challenge_id,
                players.key_hash != mine,
            )
        ),
    )


def _take_name(connection: Connection, table: str, mine: str) -> None:
    """Take somebody's name from a table and from its events, which then say that they are gone."""
    keys, kept, events = schema.seat_keys.c, schema.tables, schema.events
    wanted = select(keys.seat).where(keys.table_id == table, keys.key_hash == mine)
    seats = {Seat(seat) for seat in connection.scalars(wanted)}
    nameless: dict[str, None] = {f"{seat.label}_name": None for seat in seats}
    connection.execute(update(kept).where(kept.c.id == table).values(nameless))
    rows = select(events.c.seq, events.c.data).where(
        events.c.table_id == table, events.c.data.contains('"type":"seated"')
    )
    for row in connection.execute(rows).all():
        event = decode_event(row.data)
        if isinstance(event, Seated) and event.seat in seats:
            data = encode_event(msgspec.structs.replace(event, name=None, is_gone=True))
            connection.execute(
                update(events)
                .where(events.c.table_id == table, events.c.seq == row.seq)
                .values(data=data)
            )


def _leave_challenges(connection: Connection, mine: str) -> None:
    """Leave the challenges of somebody; those that nobody else is in go whole.

    Nobody comes any more to those that they have made.
    """
    players, other = schema.same_players, schema.same_players.alias()
    alone = select(players.c.challenge_id).where(
        players.c.key_hash == mine,
        ~exists().where(
            other.c.challenge_id == players.c.challenge_id, other.c.place != players.c.place
        ),
    )
    for challenge in connection.scalars(alone).all():
        remove_challenge(connection, challenge)
    own_ones = select(players.c.challenge_id).where(
        players.c.key_hash == mine, players.c.place == INVITER
    )
    for challenge in connection.scalars(own_ones).all():
        close_challenge(connection, challenge)
    left = {"name": None, "is_put_away": True, "key_hash": hashed(secrets.token_urlsafe(16))}
    connection.execute(update(players).where(players.c.key_hash == mine).values(left))


def _delete_person(connection: Connection, person: str) -> None:
    parts: Iterable[ColumnElement[str]] = (
        own.browsers.c.person_id,
        own.recovery_codes.c.person_id,
        own.passkeys.c.person_id,
        own.ceremonies.c.person_id,
        own.people.c.id,
    )
    for column in parts:
        connection.execute(delete(column.table).where(column == person))
