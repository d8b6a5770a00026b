"""Removing challenges whose time has long been over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import exists, or_, select

from germanwhist.storage import schema
from germanwhist.storage.same.leaving import remove_challenge

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.storage.database import Database

__all__ = ["remove_challenges"]

_AT_ONCE: Final = 200


async def remove_challenges(
    database: Database, *, unshared_before: float, all_before: float
) -> None:
    """Remove challenges, a few in one transaction; the hands that were played stay.

    Args:
        database: an open database.
        unshared_before: one that was over before this moment goes where no two have begun the
            same deal; in seconds since 1970-01-01 UTC.
        all_before: likewise any other one.
    """
    kept = schema.same_challenges.c
    one, two = schema.same_tries.alias().c, schema.same_tries.alias().c
    is_shared = exists().where(
        one.challenge_id == kept.id,
        two.challenge_id == kept.id,
        one.number == two.number,
        one.place != two.place,
    )
    is_old = or_(kept.ends_at < all_before, (kept.ends_at < unshared_before) & ~is_shared)
    wanted = select(kept.id).where(is_old).limit(_AT_ONCE)

    def remove(connection: Connection) -> int:
        found = connection.scalars(wanted).all()
        for each in found:
            remove_challenge(connection, each)
        return len(found)

    while await database.write(remove) == _AT_ONCE:
        pass
