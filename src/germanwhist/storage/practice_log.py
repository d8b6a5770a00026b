"""What people did to learn, kept for each of them in the order in which it happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import delete, insert, select

from germanwhist.school.practice import decode_practice, encode_practice
from germanwhist.storage import schema
from germanwhist.storage.hashes import hashed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlalchemy import Connection

    from germanwhist.school.practice import Practice
    from germanwhist.storage.database import Database

__all__ = ["DatedPractice", "PracticeLog"]

_MOST: Final = 20_000  # of one person; the oldest make room for new ones


@dataclass(frozen=True, slots=True)
class DatedPractice:
    """What somebody did, and when.

    Args:
        at: in seconds since 1970-01-01 UTC.
        practice: what it was.
    """

    at: float
    practice: Practice


@final
class PracticeLog:
    """Keeps what the holder of a key did to learn. Of keys only hashes are kept.

    Args:
        database: an open database.
        most: how much is kept of one key.
    """

    def __init__(self, database: Database, *, most: int = _MOST) -> None:
        self._database = database
        self._most = most

    async def add(self, key: str, practice: Practice, *, at: float) -> None:
        """Keep one more thing that somebody did; when this returns, it is on disk.

        Args:
            key: whose it is.
            practice: what was done.
            at: when, in seconds since 1970-01-01 UTC.
        """
        kept = schema.practice.c
        row = {"key_hash": hashed(key), "at": at, "data": encode_practice(practice)}
        mine = kept.key_hash == hashed(key)
        oldest = select(kept.id).where(mine).order_by(kept.id.desc()).offset(self._most)

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.practice).values(row))
            too_old = connection.scalar(oldest.limit(1))
            if too_old is not None:
                connection.execute(delete(schema.practice).where(mine, kept.id <= too_old))

        await self._database.write(write)

    async def of(self, key: str | None) -> tuple[DatedPractice, ...]:
        """All that the holder of a key did, the oldest first; nothing without a key.

        What can be done but once is there once, even if it was asked for twice at the same moment.
        """
        if key is None:
            return ()
        kept = schema.practice.c
        wanted = select(kept.at, kept.data).where(kept.key_hash == hashed(key)).order_by(kept.id)
        rows = await self._database.rows(wanted)
        return tuple(_once(DatedPractice(row.at, decode_practice(row.data)) for row in rows))


def _once(done: Iterable[DatedPractice]) -> Iterator[DatedPractice]:
    seen: set[tuple[str, ...]] = set()
    for dated in done:
        once = dated.practice.once
        if once is None or once not in seen:
            yield dated
        if once is not None:
            seen.add(once)
