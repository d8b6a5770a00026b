"""What finished hands and matches add up to."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, final

from sqlalchemy import Select, func, select, update

from germanwhist.cards import Card
from germanwhist.rules import Seat
from germanwhist.service import SeatKind
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed

if TYPE_CHECKING:
    from sqlalchemy import Row, Table

    from germanwhist.storage.database import Database

__all__ = ["FinishedHand", "FinishedMatch", "KnownDeal", "Statistics"]

_MOST: Final = 5_000  # hands or matches of one key that are looked at, the newest
_SETTLED_AFTER: Final = 60.0  # seconds, far longer than anybody's transaction
_LAST: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A hand as the one who played it counts it; pairs are one's own value first.

    Args:
        table: the table's id.
        number: the hand's number there, from 1.
        at: when it ended, in seconds since 1970-01-01 UTC.
        rules: the rule set as text.
        level: the computer player opposite; None for a person.
        is_practice: whether it stays out of the record.
        counted: counted tricks or points.
        points: what each scored.
        is_won: whether the hand was won; None for equal counts.
        mistakes: one's own mistakes; None until the hand was reviewed.
    """

    table: str
    number: int
    at: float
    rules: str
    level: str | None
    is_practice: bool
    counted: tuple[int, int]
    points: tuple[int, int]
    is_won: bool | None
    mistakes: int | None


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match as the one who played it counts it.

    Args:
        table: the table's id.
        at: when it ended.
        rules: the rule set as text.
        level: the computer player opposite; None for a person.
        is_practice: whether any of its hands was practice.
        is_won: whether it was won; None for a draw.
    """

    table: str
    at: float
    rules: str
    level: str | None
    is_practice: bool
    is_won: bool | None


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """The deal of a finished hand.

    Args:
        number: counts all finished hands up, with gaps.
        cards: the whole pack from top to bottom.
        dealer: who dealt.
        computers: the seats of computer players.
    """

    number: int
    cards: tuple[Card, ...]
    dealer: Seat
    computers: tuple[Seat, ...]


@final
class Statistics:
    """Asks what was played, by whom and with what result.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def hands(self, key: str) -> tuple[FinishedHand, ...]:
        """The finished hands of a key's seats, the newest first.

        Hands between two at one screen are left out: one key cannot tell who of them won.
        """
        wanted = _played_with(key, schema.hands).order_by(schema.hands.c.id.desc())
        rows = await self._database.rows(wanted)
        return tuple(_hand(row) for row in rows if _my_kind(row) == SeatKind.PERSON)

    async def matches(self, key: str) -> tuple[FinishedMatch, ...]:
        """The finished matches of a key's seats, the newest first; see `hands`."""
        wanted = (
            _played_with(key, schema.tables)
            .where(schema.tables.c.is_over)
            .order_by(schema.tables.c.updated_at.desc())
        )
        rows = await self._database.rows(wanted)
        return tuple(_match(row) for row in rows if _my_kind(row) == SeatKind.PERSON)

    async def note_mistakes(self, table: str, number: int, mistakes: tuple[int, int]) -> None:
        """Keep what a review has found.

        Args:
            table: the table's id.
            number: the hand's number there, from 1.
            mistakes: of each seat, north first.
        """
        kept = schema.hands.c
        change = (
            update(schema.hands)
            .where(kept.table_id == table, kept.number == number)
            .values(mistakes_north=mistakes[Seat.NORTH], mistakes_south=mistakes[Seat.SOUTH])
        )
        await self._database.change(change)

    async def deals(self, *, after: int, limit: int = 10_000) -> tuple[KnownDeal, ...]:
        """The deals of finished hands, in order, without those played again.

        Where several processes write, a hand may be there before one with a lower number. So the
        hands of the last minute are left for later, and with them all that have higher numbers.

        Args:
            after: the `number` of the last deal known already; 0 for none.
            limit: how many at most.
        """
        kept = schema.hands.c
        wanted = (
            select(kept.id, kept.cards, kept.dealer, kept.north_kind, kept.south_kind)
            .where(kept.id > after, kept.is_replay.is_(False))
            .order_by(kept.id)
            .limit(limit)
        )
        if self._database.path is None:
            recent = select(func.min(kept.id)).where(
                kept.id > after, kept.finished_at >= time.time() - _SETTLED_AFTER
            )
            wanted = wanted.where(kept.id < func.coalesce(recent.scalar_subquery(), _LAST))
        rows = await self._database.rows(wanted)
        return tuple(_deal(*row) for row in rows)


def _played_with(key: str, table: Table) -> Select[Any]:
    """Rows of a table, with the seat of a key that holds one seat there and not both."""
    kept = schema.seat_keys.c
    single = (
        select(kept.table_id, func.min(kept.seat).label("seat"))
        .where(kept.key_hash == hashed(key))
        .group_by(kept.table_id)
        .having(func.count() == 1)
        .subquery()
    )
    table_id = table.c.id if table is schema.tables else table.c.table_id
    return select(table, single.c.seat).join(single, single.c.table_id == table_id).limit(_MOST)


def _my_kind(row: Row[Any]) -> str:
    return str(row.south_kind if row.seat else row.north_kind)


def _opposite_level(row: Row[Any]) -> str | None:
    level = row.north_level if row.seat else row.south_level
    return None if level is None else str(level)


def _own_first(row: Row[Any], north: int, south: int) -> tuple[int, int]:
    return (south, north) if row.seat else (north, south)


def _is_won(row: Row[Any]) -> bool | None:
    return None if row.winner is None else bool(row.winner == row.seat)


def _hand(row: Row[Any]) -> FinishedHand:
    return FinishedHand(
        table=row.table_id,
        number=row.number,
        at=row.finished_at,
        rules=row.rules,
        level=_opposite_level(row),
        is_practice=row.is_practice,
        counted=_own_first(row, row.counted_north, row.counted_south),
        points=_own_first(row, row.points_north, row.points_south),
        is_won=_is_won(row),
        mistakes=row.mistakes_south if row.seat else row.mistakes_north,
    )


def _match(row: Row[Any]) -> FinishedMatch:
    return FinishedMatch(
        table=row.id,
        at=row.updated_at,
        rules=row.rules,
        level=_opposite_level(row),
        is_practice=row.is_practice,
        is_won=_is_won(row),
    )


def _deal(number: int, cards: str, dealer: int, *kinds: str) -> KnownDeal:
    seats = zip(Seat, kinds, strict=True)
    return KnownDeal(
        number=number,
        cards=tuple(Card(cards[i : i + 2]) for i in range(0, len(cards), 2)),
        dealer=Seat(dealer),
        computers=tuple(seat for seat, kind in seats if kind == SeatKind.COMPUTER),
    )
