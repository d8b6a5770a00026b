"""What a device was asked to sign, so that its answer is taken once and from nobody else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, final

from sqlalchemy import delete, insert

from germanwhist.storage.hashes import hashed
from germanwhist.storage.people import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.storage.database import Database

__all__ = ["Ceremonies", "Ceremony", "CeremonyKind"]

_SECONDS: Final = 600.0  # enough to look for a phone in the other room


class CeremonyKind(StrEnum):
    """What the device's answer is for."""

    MAKE = "make"  # a passkey, the first one or another
    USE = "use"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ceremony:
    """One question to a device.

    Args:
        challenge: what is to be signed: random bits as text.
        kind: what the answer is for.
        person: who gets the passkey; None where the answer is to tell who somebody is.
        origin: the address of the page that asks.
    """

    challenge: str
    kind: CeremonyKind
    person: str | None
    origin: str


@final
class Ceremonies:
    """Keeps what devices were asked, for all processes of a server.

    Args:
        database: an open database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, ceremony: Ceremony, *, key: str, now: float) -> None:
        """Keep a question for one browser; its last one of this kind, and all old ones, make room.

        Args:
            ceremony: the question.
            key: of the browser that asks its device.
            now: seconds since 1970-01-01 UTC.
        """
        kept = schema.ceremonies
        row = {
            "challenge": ceremony.challenge,
            "kind": ceremony.kind,
            "key_hash": hashed(key),
            "person_id": ceremony.person,
            "origin": ceremony.origin,
            "ends_at": now + _SECONDS,
        }

        def write(connection: Connection) -> None:
            is_before = (kept.c.key_hash == row["key_hash"]) & (kept.c.kind == row["kind"])
            connection.execute(delete(kept).where(is_before | (kept.c.ends_at < now)))
            connection.execute(insert(kept).values(row))

        await self._database.write(write)

    async def end(
        self, challenge: str, kind: CeremonyKind, *, key: str, now: float
    ) -> Ceremony | None:
        """Take the question that an answer belongs to, which can then be answered no more.

        Args:
            challenge: what was signed.
            kind: what the answer is for.
            key: of the browser that the answer comes from.
            now: seconds since 1970-01-01 UTC.

        Returns:
            The question; None where this browser has no such open one.
        """
        kept = schema.ceremonies.c
        is_it = (
            (kept.challenge == challenge)
            & (kept.kind == kind)
            & (kept.key_hash == hashed(key))
            & (kept.ends_at >= now)
        )
        taken = delete(schema.ceremonies).where(is_it).returning(kept.person_id, kept.origin)
        row = await self._database.write(lambda connection: connection.execute(taken).one_or_none())
        if row is None:
            return None
        return Ceremony(challenge=challenge, kind=kind, person=row.person_id, origin=row.origin)
