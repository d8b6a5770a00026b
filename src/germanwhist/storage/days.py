"""The hands of the day: who has tried which, and par."""

from __future__ import annotations

import datetime as dt
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from germanwhist.cards import Card
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

    from germanwhist.school.day import ParPlay
    from germanwhist.storage.database import Database

__all__ = ["DayTry", "Days"]

_MOST: Final = 4_000  # days of one person: ten years
_FIRST_HAND: Final = 1


@dataclass(frozen=True, slots=True)
class DayTry:
    """Somebody's counted try of the hand of a day.

    Args:
        day: the day.
        table: the table it is played at.
        tricks: counted tricks of the one who tried; None while the hand is not over.
    """

    day: dt.date
    table: str
    tricks: int | None


@final
class Days:
    """Keeps who tried the hand of a day, once for each day and key. Of keys only hashes are kept.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, day: dt.date, key: str, *, table: str) -> str:
        """Give somebody a table for their try of a day, if they have none yet.

        Args:
            day: the day.
            key: whose try it is.
            table: the id of the table, which need not be there yet.

        Returns:
            The id of the table that is theirs: this one, or the one given before.
        """
        kept, name = schema.day_tries.c, hashed(key)
        wanted = select(kept.table_id).where(kept.day == day.isoformat(), kept.key_hash == name)
        row = {"day": day.isoformat(), "key_hash": name, "table_id": table}

        def find_or_keep(connection: Connection) -> str:
            found = connection.scalar(wanted)
            if found is None:
                connection.execute(insert(schema.day_tries).values(row))
            return table if found is None else str(found)

        return await self._database.write_once(find_or_keep)

    async def of(self, key: str) -> tuple[DayTry, ...]:
        """All tries of the holder of a key, the newest day first."""
        tries, hands = schema.day_tries.c, schema.hands.c
        wanted = (
            select(tries.day, tries.table_id, hands.counted_south)
            .join_from(
                schema.day_tries,
                schema.hands,
                (hands.table_id == tries.table_id) & (hands.number == _FIRST_HAND),
                isouter=True,
            )
            .where(tries.key_hash == hashed(key))
            .order_by(tries.day.desc())
            .limit(_MOST)
        )
        rows = await self._database.rows(wanted)
        return tuple(DayTry(dt.date.fromisoformat(row[0]), row[1], row[2]) for row in rows)

    async def spread(self, day: dt.date) -> Mapping[int, int]:
        """How many people made how many tricks in their counted tries of a day."""
        tries, hands = schema.day_tries.c, schema.hands.c
        wanted = (
            select(hands.counted_south, func.count())
            .join_from(schema.day_tries, schema.hands, hands.table_id == tries.table_id)
            .where(tries.day == day.isoformat(), hands.is_practice.is_(False))
            .group_by(hands.counted_south)
        )
        rows = await self._database.rows(wanted)
        return {row[0]: row[1] for row in rows}

    async def pars(self, first: dt.date, last: dt.date) -> Mapping[dt.date, int]:
        """The pars that are kept of these days and those between them."""
        kept = schema.day_pars.c
        wanted = select(kept.day, kept.tricks).where(
            kept.day.between(first.isoformat(), last.isoformat())
        )
        rows = await self._database.rows(wanted)
        return {dt.date.fromisoformat(row[0]): row[1] for row in rows}

    async def par_cards(self, day: dt.date) -> tuple[Card, ...] | None:
        """How par was played, card by card; None while there is none."""
        kept = schema.day_pars.c
        wanted = select(kept.cards).where(kept.day == day.isoformat())
        cards = await self._database.scalar(wanted)
        return None if cards is None else tuple(map(Card, cards.split()))

    async def keep_par(self, day: dt.date, par: ParPlay) -> None:
        """Keep the par of a day, which never changes."""
        cards = " ".join(map(str, par.cards))
        row = {"day": day.isoformat(), "tricks": par.tricks, "cards": cards}
        with suppress(IntegrityError):  # it is kept already
            await self._database.change(insert(schema.day_pars).values(row))
