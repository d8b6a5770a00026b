"""Working all ratings out again, from the events, and comparing them with those that are kept."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from math import isclose
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from germanwhist.ratings import Rating, after_each, level_rating
from germanwhist.rules import Seat
from germanwhist.service.events import decode_event
from germanwhist.service.folding import fold
from germanwhist.service.rated import RatedMatch, rated_match
from germanwhist.service.store import StoredEvent
from germanwhist.storage import schema
from germanwhist.storage.ratings.rating import are_two

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Connection, Row

    from germanwhist.storage.database import Database

__all__ = ["Disagreement", "Verified", "verify_ratings"]

_NEWCOMER: Final = Rating()


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """Something that is kept otherwise than it follows.

    Args:
        table: the table's id.
        seat: whose rating it is; None for the match as a whole.
        what: `missing`, a match that counts is not kept; `uncounted`, one is kept that does not
            count; `result`, its result, opponent or clock; `opponent`, how strong the opponent was;
            `rating`, the rating afterwards.
    """

    table: str
    seat: Seat | None
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What has been compared.

    Args:
        matches: matches that count.
        people: keys that have a rating.
        without_events: matches whose events were removed since; their result was taken as kept.
        disagreements: what was found, in the order in which it was kept.
    """

    matches: int
    people: int
    without_events: int
    disagreements: tuple[Disagreement, ...]


async def verify_ratings(database: Database) -> Verified:
    """Compare every rating with what follows from the events.

    A match counts as `germanwhist.service.rated.rated_match` says, from its table's events alone.
    Ratings follow from the results of a key in the order in which they were kept, and from how
    strong each opponent was then; where an opponent's keys have become one since, that is taken
    as it is kept.

    Args:
        database: an open database; nothing is written.
    """
    return await database.read(_verify)


def _verify(connection: Connection) -> Verified:
    kept = schema.rated_results.c
    rows = connection.execute(select(schema.rated_results).order_by(kept.id)).all()
    by_table: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row)
    found: list[Disagreement] = []
    known = connection.scalars(select(schema.tables.c.id).where(schema.tables.c.is_rated)).all()
    for table in known:
        found += _of_a_match(connection, table, by_table.get(table, ()))
    found += _of_chains(rows, by_table)
    return Verified(
        matches=len(by_table),
        people=len({row.key_hash for row in rows} - {None}),
        without_events=len(by_table.keys() - set(known)),
        disagreements=tuple(found),
    )


def _of_a_match(
    connection: Connection, table: str, rows: Sequence[Row[Any]]
) -> Iterator[Disagreement]:
    match = _match(connection, table)
    if match is None:
        if rows:
            yield Disagreement(table=table, seat=None, what="uncounted")
        return
    if not rows and _should_be_kept(connection, match):
        yield Disagreement(table=table, seat=None, what="missing")
    for row in rows:
        seat = Seat(row.seat)
        score = match.score if seat is Seat.NORTH else 1 - match.score
        told = (row.score, row.level, row.clock, row.at)
        if told != (score, match.levels[seat.opponent], match.clock, match.at):
            yield Disagreement(table=table, seat=seat, what="result")


def _match(connection: Connection, table: str) -> RatedMatch | None:
    """What the events say of a table's match, at the event that ended it."""
    kept = schema.events.c
    rows = connection.execute(
        select(kept.seq, kept.at, kept.data).where(kept.table_id == table).order_by(kept.seq)
    )
    state = None
    for row in rows:
        state = fold(table, [StoredEvent(row.seq, row.at, decode_event(row.data))], state)
        match = None if state is None else rated_match(state)
        if match is not None:
            return match
    return None


def _should_be_kept(connection: Connection, match: RatedMatch) -> bool:
    """Whether a person plays there who is not both, nor gone, and the level has a rating."""
    kept = schema.seat_keys.c
    rows = connection.execute(
        select(kept.seat, kept.key_hash).where(kept.table_id == match.table)
    ).all()
    keys = {row.seat: row.key_hash for row in rows}
    is_rated = all(level is None or level_rating(level) is not None for level in match.levels)
    return is_rated and are_two((keys.get(Seat.NORTH), keys.get(Seat.SOUTH)), match.levels)


def _of_chains(
    rows: Sequence[Row[Any]], by_table: Mapping[str, Sequence[Row[Any]]]
) -> Iterator[Disagreement]:
    before: dict[int, Rating] = {}  # by the id of a row, its key's rating before it

    def whose(row: Row[Any]) -> tuple[str, str]:
        return (row.key_hash or "", row.clock)

    for (key, _), chain in groupby(sorted(rows, key=whose), key=whose):
        if not key:  # whose they were is forgotten, and so is what followed
            continue
        own = list(chain)
        results = [(Rating(row.opponent_value, row.opponent_deviation), row.score) for row in own]
        rating = _NEWCOMER
        for row, after in zip(own, after_each(results, _NEWCOMER), strict=True):
            before[row.id] = rating
            rating = after
            kept = Rating(row.value, row.deviation, row.volatility)
            if not _agree(kept, after):
                yield Disagreement(table=row.table_id, seat=Seat(row.seat), what="rating")
    for row in rows:
        other = next((one for one in by_table[row.table_id] if one.seat != row.seat), None)
        if other is None or other.is_joined or other.id not in before:
            continue
        was = before[other.id]
        if not _agree(was, Rating(row.opponent_value, row.opponent_deviation, was.volatility)):
            yield Disagreement(table=row.table_id, seat=Seat(row.seat), what="opponent")


def _agree(one: Rating, other: Rating) -> bool:
    return all(
        isclose(a, b, rel_tol=1e-9)
        for a, b in (
            (one.value, other.value),
            (one.deviation, other.deviation),
            (one.volatility, other.volatility),
        )
    )
