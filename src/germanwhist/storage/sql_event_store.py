"""The service's `EventStore` in an SQL database."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import Connection, Row, Select, bindparam, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from germanwhist.errors import RuleSetError
from germanwhist.rules import RuleSet, Seat
from germanwhist.service import Occupant, SeatKind, SeqTakenError, StoredEvent, TableSummary
from germanwhist.service.events import decode_event, encode_event
from germanwhist.service.processes import Moved
from germanwhist.storage import schema
from germanwhist.storage.hashes import key_rows
from germanwhist.storage.meeting.pairing import give_table
from germanwhist.storage.processes import announce
from germanwhist.storage.ratings.rating import rate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from germanwhist.service import HandSummary, SeatKey
    from germanwhist.service.rated import RatedMatch
    from germanwhist.storage.database import Database

__all__ = ["SqlEventStore", "summary_of"]


_AT_ONCE: Final = 500  # tables in one question

# A table moves on only from the number that the writer has seen.
_NEXT: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("known_id"))
    .where(schema.tables.c.seq == bindparam("known_seq"))
)


@final
class SqlEventStore:
    """Keeps events in a database; implements `germanwhist.service.EventStore`.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(  # noqa: PLR0913 - what may be written together
        self,
        events: Sequence[StoredEvent],
        *,
        summary: TableSummary,
        finished: HandSummary | None = None,
        rated: RatedMatch | None = None,
        previous: str | None = None,
        keys: tuple[SeatKey, ...] = (),
        is_pair: bool = False,
    ) -> None:
        """Write events, what ended with them, and new or inherited keys in one transaction.

        Raises:
            SeqTakenError: somebody else has written to this table since it was read, or the pair
                that it is for has parted.
            StorageError: nothing was written.
        """
        table = summary.table
        rows = [
            {"table_id": table, "seq": s.seq, "at": s.at, "data": encode_event(s.event)}
            for s in events
        ]
        before = events[0].seq - 1

        def write(connection: Connection) -> None:
            if before == 0:
                connection.execute(insert(schema.tables), _table_row(summary))
            else:
                values = {**_table_row(summary), "known_id": table, "known_seq": before}
                if connection.execute(_NEXT, values).rowcount != 1:
                    raise _taken(table, before)
            connection.execute(insert(schema.events), rows)
            if finished is not None:
                connection.execute(insert(schema.hands), _hand_row(table, finished))
            if rated is not None:
                rate(connection, rated)
            if previous is not None:
                _copy_keys(connection, previous, table)
            if is_pair and not give_table(connection, table):
                raise _taken(table, before)
            if keys:
                connection.execute(insert(schema.seat_keys), key_rows(table, keys))
            if before > 0:  # a new table is known to nobody else yet
                announce(connection, Moved(table, summary.seq))

        try:
            await self._database.write(write)
        except IntegrityError:
            raise _taken(table, before) from None

    async def read(self, table: str, *, after: int = 0) -> tuple[StoredEvent, ...]:
        """The events of a table with numbers above `after`, in order."""
        kept = schema.events.c
        wanted = (
            select(kept.seq, kept.at, kept.data)
            .where(kept.table_id == table, kept.seq > after)
            .order_by(kept.seq)
        )
        rows = await self._database.rows(wanted)
        return tuple(StoredEvent(row.seq, row.at, decode_event(row.data)) for row in rows)

    async def moved_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """Of these tables, with the numbers of the last events known, those with later ones."""
        kept = schema.tables.c
        found: list[str] = []
        names = list(known)
        for first in range(0, len(names), _AT_ONCE):
            wanted = select(kept.id, kept.seq).where(kept.id.in_(names[first : first + _AT_ONCE]))
            rows = await self._database.read(partial(_rows, wanted))
            found += [row.id for row in rows if row.seq > known[row.id]]
        return tuple(found)

    async def unfinished(self) -> tuple[TableSummary, ...]:
        """The tables whose match is not over, the last used first."""
        kept = schema.tables.c
        wanted = (
            select(schema.tables).where(kept.is_over.is_(False)).order_by(kept.updated_at.desc())
        )
        rows = await self._database.rows(wanted)
        return _summaries(rows)

    async def finished(self, *, limit: int) -> tuple[TableSummary, ...]:
        """The tables whose match is over, the last used first, at most so many."""
        kept = schema.tables.c
        wanted = (
            select(schema.tables)
            .where(kept.is_over.is_(True))
            .order_by(kept.updated_at.desc())
            .limit(limit)
        )
        rows = await self._database.rows(wanted)
        return _summaries(rows)


def _summaries(rows: Sequence[Row[Any]]) -> tuple[TableSummary, ...]:
    found = []
    for row in rows:
        with suppress(RuleSetError):  # of an older version, which had no limits for numbers
            found.append(summary_of(row))
    return tuple(found)


def _rows(wanted: Select[Any], connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(wanted).all()


def _copy_keys(connection: Connection, previous: str, table: str) -> None:
    """Let the keys of one table's seats open the same seats of another."""
    kept = schema.seat_keys.c
    keys = select(literal(table), kept.seat, kept.key_hash).where(kept.table_id == previous)
    connection.execute(insert(schema.seat_keys).from_select(["table_id", "seat", "key_hash"], keys))


def _taken(table: str, before: int) -> SeqTakenError:
    return SeqTakenError(
        f"table {table}: event {before + 1} is taken (expected to be the first to write it)",
        code="stale",
    )


def _table_row(summary: TableSummary) -> dict[str, Any]:
    north, south = summary.seats
    return {
        "id": summary.table,
        "seq": summary.seq,
        "rules": str(summary.rules),
        "north_kind": None if north is None else north.kind,
        "north_name": None if north is None else north.name,
        "north_level": None if north is None else north.level,
        "south_kind": None if south is None else south.kind,
        "south_name": None if south is None else south.name,
        "south_level": None if south is None else south.level,
        "points_north": summary.points[Seat.NORTH],
        "points_south": summary.points[Seat.SOUTH],
        "hands": summary.hands,
        "is_over": summary.is_over,
        "winner": summary.winner,
        "is_practice": summary.is_practice,
        "is_rated": summary.is_rated,
        "asks": summary.asks,
        "created_at": summary.created_at,
        "updated_at": summary.updated_at,
    }


def _hand_row(table: str, hand: HandSummary) -> dict[str, Any]:
    north, south = hand.seats
    return {
        "table_id": table,
        "number": hand.number,
        "rules": str(hand.rules),
        "north_kind": north.kind,
        "north_level": north.level,
        "south_kind": south.kind,
        "south_level": south.level,
        "dealer": hand.dealer,
        "cards": "".join(map(str, hand.cards)),
        "counted_north": hand.result.counted[Seat.NORTH],
        "counted_south": hand.result.counted[Seat.SOUTH],
        "points_north": hand.result.points[Seat.NORTH],
        "points_south": hand.result.points[Seat.SOUTH],
        "winner": hand.result.winner,
        "ended": hand.result.ended,
        "is_practice": hand.is_practice,
        "is_replay": hand.is_replay,
        "finished_at": hand.finished_at,
    }


def summary_of(row: Row[Any]) -> TableSummary:
    """A row of `schema.tables` as the service knows it."""
    return TableSummary(
        table=row.id,
        seq=row.seq,
        rules=RuleSet.parse(row.rules),
        seats=(
            _occupant(row.north_kind, row.north_name, row.north_level),
            _occupant(row.south_kind, row.south_name, row.south_level),
        ),
        points=(row.points_north, row.points_south),
        hands=row.hands,
        is_over=row.is_over,
        winner=None if row.winner is None else Seat(row.winner),
        is_practice=row.is_practice,
        is_rated=row.is_rated,
        asks=None if row.asks is None else Seat(row.asks),
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def _occupant(kind: str | None, name: str | None, level: str | None) -> Occupant | None:
    return None if kind is None else Occupant(SeatKind(kind), name=name, level=level)
