"""Rating the two who have finished a match that counts, in the transaction of its last event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import func, insert, select

from germanwhist.ratings import Rating, level_rating, rated
from germanwhist.rules import Seat
from germanwhist.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.service.rated import RatedMatch

__all__ = ["are_two", "keys_of_seats", "last_rating", "rate"]

_LOCK: Final = 0x6757_7261_7465  # any number, the same at every process


def rate(connection: Connection, match: RatedMatch) -> None:
    """Keep what a match has brought to the people in it.

    Nothing is kept of a match at which one key holds both seats, or where somebody has deleted
    what was kept of them, or against a level that has no rating. Ratings follow one after the
    other, at whichever processes matches end.

    Args:
        connection: within the transaction that writes the end of the match.
        match: the match.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    keys = keys_of_seats(connection, match.table)
    if not are_two(keys, match.levels):
        return
    before = []
    for seat in Seat:
        level = match.levels[seat]
        known = (
            last_rating(connection, keys[seat], match.clock)
            if level is None
            else level_rating(level)
        )
        if known is None:
            return
        before.append(known)
    for seat in Seat:
        if match.levels[seat] is not None:
            continue
        score = match.score if seat is Seat.NORTH else 1 - match.score
        other = before[seat.opponent]
        # As it is kept, so that it can be worked out again: of the other, no volatility counts.
        after = rated(before[seat], [(Rating(other.value, other.deviation), score)])
        row = {
            "table_id": match.table,
            "seat": int(seat),
            "key_hash": keys[seat],
            "clock": match.clock,
            "at": match.at,
            "level": match.levels[seat.opponent],
            "score": score,
            "opponent_value": other.value,
            "opponent_deviation": other.deviation,
            "value": after.value,
            "deviation": after.deviation,
            "volatility": after.volatility,
            "is_joined": False,
        }
        connection.execute(insert(schema.rated_results).values(row))


def last_rating(connection: Connection, key_hash: str | None, clock: str) -> Rating:
    """The rating of a key by a clock; that of a newcomer for one that has none.

    Args:
        connection: within a transaction.
        key_hash: the hash of the key.
        clock: the clock.
    """
    kept = schema.rated_results.c
    wanted = (
        select(kept.value, kept.deviation, kept.volatility)
        .where(kept.key_hash == key_hash, kept.clock == clock)
        .order_by(kept.id.desc())
        .limit(1)
    )
    row = connection.execute(wanted).one_or_none()
    return Rating() if row is None else Rating(row.value, row.deviation, row.volatility)


def are_two(keys: tuple[str | None, str | None], levels: tuple[str | None, str | None]) -> bool:
    """Whether a person plays against a level, or against another person.

    Args:
        keys: the hash of the key of each seat, north's first; None for a seat without one.
        levels: the level of each computer player, likewise.
    """
    people = [key for key, level in zip(keys, levels, strict=True) if level is None]
    return bool(people) and None not in people and len(set(people)) == len(people)


def keys_of_seats(connection: Connection, table: str) -> tuple[str | None, str | None]:
    """The hash of the key of each seat, north's first; None for a seat that has none."""
    kept = schema.seat_keys.c
    wanted = select(kept.seat, kept.key_hash).where(kept.table_id == table)
    found = {row.seat: row.key_hash for row in connection.execute(wanted)}
    return found.get(Seat.NORTH), found.get(Seat.SOUTH)
