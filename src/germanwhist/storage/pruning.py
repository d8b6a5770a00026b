"""Removing what nobody plays at, looks at or comes back for any more."""

from __future__ import annotations

import datetime as dt
from dataclasses import astuple, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select, union

from germanwhist.errors import RuleSetError
from germanwhist.service import Played, SeatKind
from germanwhist.service.events import decode_event
from germanwhist.storage import schema
from germanwhist.storage.people import schema as people
from germanwhist.storage.ratings.joining import forget_ratings
from germanwhist.storage.removing import remove_tables
from germanwhist.storage.same.pruning import remove_challenges

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from sqlalchemy import Connection, Row

    from germanwhist.storage.database import Database

__all__ = ["DAY", "Ages", "Pruned", "prune"]

DAY: Final = 24 * 3600.0
_LONGEST: Final = 12  # events; whoever has played at a table of more is looked for no further
_UNSHARED: Final = 14 * DAY  # whoever looks for a challenge that nobody took up finds it
_AT_ONCE: Final = 200  # tables in one transaction, so that nobody's play waits long for it
_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True, kw_only=True)
class Ages:
    """After how many seconds without use something is removed; None for never.

    Args:
        unplayed: a table with both seats taken at which no person has played, or that all who sit
            there have put away before a hand was finished. a deal of a challenge is not put
            away: nobody plays it twice.
        invited: a table that waits for somebody with an invitation.
        unfinished: any other table whose match is not over.
        finished: a table whose match is over, with its hands; those of hands of the day stay,
            and those of same cards until their time has been over for so long too.
        people: what the holder of a key did to learn, once nothing at all was heard of them; not
            of those with a passkey.
    """

    unplayed: float = DAY
    invited: float = 7 * DAY  # a friend may be away for some days
    unfinished: float | None = None
    finished: float | None = None
    people: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pruned:
    """How many of each kind were removed; see `Ages`. `unplayed` has those invited to as well."""

    unplayed: int = 0
    unfinished: int = 0
    finished: int = 0
    people: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return sum(astuple(self))


async def prune(
    database: Database,
    ages: Ages,
    *,
    now: float,
    in_use: Collection[str] = (),
    is_dry: bool = False,
) -> Pruned:
    """Remove what is too old, a few tables at a time.

    It is safe beside any number of running servers: what is looked at is locked, and what somebody
    has just used is not old any more.

    Args:
        database: an open database.
        ages: what is too old.
        now: seconds since 1970-01-01 UTC.
        in_use: tables to keep, since somebody looks at them.
        is_dry: whether only to count.

    Raises:
        StorageError: the database does not answer; what was removed before stays removed.
    """
    kept, tries = schema.tables.c, schema.day_tries.c
    # Their results are looked up as long as others can compare theirs.
    is_compared = or_(
        exists().where(tries.table_id == kept.id),
        exists().where(schema.same_tries.c.table_id == kept.id),
    )
    over = 0.0 if ages.finished is None else now - ages.finished
    sweep = _Sweep(database, frozenset(in_use), is_dry=is_dry)

    async def remove_older(age: float | None, kind: ColumnElement[bool]) -> int:
        return 0 if age is None else await sweep.remove(kind & (kept.updated_at < now - age))

    pruned = Pruned(
        unplayed=await sweep.remove(_is_unwanted(ages, now), _is_unplayed),
        unfinished=await remove_older(
            ages.unfinished, kept.is_over.is_(False) & ~_is_of_challenge(since=now)
        ),
        finished=await remove_older(
            ages.finished, kept.is_over.is_(True) & ~is_compared & ~_is_of_challenge(since=over)
        ),
        people=0 if ages.people is None else await sweep.forget(now - ages.people),
    )
    if not is_dry:
        await remove_challenges(database, unshared_before=now - _UNSHARED, all_before=over)
    return pruned


def _is_put_away() -> ColumnElement[bool]:
    """Whether all who sit at a table have put it away, before a hand was finished."""
    kept, keys, hands = schema.tables.c, schema.seat_keys.c, schema.hands.c
    of_table = keys.table_id == kept.id
    return and_(
        exists().where(of_table, keys.is_put_away),
        ~exists().where(of_table, ~keys.is_put_away),
        ~exists().where(hands.table_id == kept.id),
        ~_is_of_challenge(since=0.0),
    )


def _is_of_challenge(*, since: float) -> ColumnElement[bool]:
    """Whether a deal of same cards is played at a table, whose time was not over at a moment."""
    tries, challenges = schema.same_tries.c, schema.same_challenges.c
    return exists().where(
        tries.table_id == schema.tables.c.id,
        tries.challenge_id == challenges.id,
        challenges.ends_at >= since,
    )


def _is_unwanted(ages: Ages, now: float) -> ColumnElement[bool]:
    """Whether a table is old enough for what it may be: `_is_unplayed` has the last word."""
    kept = schema.tables.c
    is_waiting = or_(kept.north_kind.is_(None), kept.south_kind.is_(None))
    is_short = and_(kept.hands <= 1, kept.seq <= _LONGEST)
    is_old = kept.updated_at < now - ages.unplayed
    return and_(
        kept.is_over.is_(False),
        or_(
            is_short & is_waiting & (kept.updated_at < now - ages.invited),
            is_short & ~is_waiting & is_old,
            is_old & _is_put_away(),
        ),
    )


def _is_unplayed(connection: Connection, row: Row[Any]) -> bool:
    """Whether no person has played at a table, or all have put it away."""
    if row.is_put_away:
        return True
    events = schema.events.c
    kinds = (row.north_kind, row.south_kind)
    wanted = select(events.data).where(events.table_id == row.id)
    for text in connection.scalars(wanted):
        try:
            event = decode_event(text)
        except (RuleSetError, ValueError):
            return False  # nothing is removed that cannot be read
        if isinstance(event, Played) and kinds[event.seat] != SeatKind.COMPUTER:
            return False
    return True


class _Sweep:
    """One round of removing.

    Args:
        database: an open database.
        in_use: tables to keep.
        is_dry: whether only to count.
    """

    def __init__(self, database: Database, in_use: frozenset[str], *, is_dry: bool) -> None:
        self._database = database
        self._in_use = in_use
        self._is_dry = is_dry

    async def remove(
        self,
        kind: ColumnElement[bool],
        is_meant: Callable[[Connection, Row[Any]], bool] = lambda *_: True,
    ) -> int:
        """Remove the tables of a kind; how many there were.

        Args:
            kind: what the database can tell of them.
            is_meant: the last word on each.
        """
        kept = schema.tables.c
        place: tuple[float, str] = (float("-inf"), "")
        count = 0
        while True:
            wanted = (
                select(
                    *(kept.id, kept.updated_at, kept.north_kind, kept.south_kind),
                    _is_put_away().label("is_put_away"),
                )
                .where(kind, or_(kept.updated_at > place[0], _is_later(place)))
                .order_by(kept.updated_at, kept.id)
                .limit(_AT_ONCE)
            )
            rows, removed = await self._at_once(partial(self._remove_some, wanted, is_meant))
            count += removed
            if len(rows) < _AT_ONCE:
                return count
            place = (rows[-1].updated_at, rows[-1].id)

    def _remove_some(
        self,
        wanted: Select[Any],
        is_meant: Callable[[Connection, Row[Any]], bool],
        connection: Connection,
    ) -> tuple[Sequence[Row[Any]], int]:
        # A server's database locks what is looked at; a file is locked as a whole.
        locked = wanted if self._is_dry else wanted.with_for_update(of=schema.tables)
        rows = connection.execute(locked).all()
        removed = [
            row.id for row in rows if row.id not in self._in_use and is_meant(connection, row)
        ]
        if not self._is_dry:
            remove_tables(connection, removed)
        return rows, len(removed)

    async def forget(self, before: float) -> int:
        """Forget the practice and ratings of those of whom nothing was heard since; how many."""
        practice, tries = schema.practice.c, schema.day_tries.c
        keys, kept = schema.seat_keys.c, schema.tables.c
        day = dt.datetime.fromtimestamp(before, dt.UTC).date().isoformat()
        rated = schema.rated_results.c
        known = union(
            select(practice.key_hash),
            select(tries.key_hash),
            select(rated.key_hash).where(rated.key_hash.is_not(None)),
        ).subquery()
        key = known.c.key_hash
        wanted = select(key).where(
            ~exists().where(practice.key_hash == key, practice.at >= before),
            ~exists().where(tries.key_hash == key, tries.day >= day),
            ~exists().where(rated.key_hash == key, rated.at >= before),
            ~exists().where(people.people.c.key_hash == key),  # who may come back at any time
            ~exists().where(
                keys.key_hash == key, keys.table_id == kept.id, kept.updated_at >= before
            ),
        )

        def forget(connection: Connection) -> int:
            found = connection.scalars(wanted).all()
            if not self._is_dry:
                for one in found:
                    for column in (practice.key_hash, tries.key_hash):
                        connection.execute(delete(column.table).where(column == one))
                    forget_ratings(connection, one)
            return len(found)

        return await self._at_once(forget)

    async def _at_once(self, work: Callable[[Connection], _Result]) -> _Result:
        database = self._database
        return await (database.read(work) if self._is_dry else database.write(work))


def _is_later(place: tuple[float, str]) -> ColumnElement[bool]:
    """Whether a table of the same moment comes later."""
    return and_(schema.tables.c.updated_at == place[0], schema.tables.c.id > place[1])
