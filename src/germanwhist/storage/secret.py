"""What a server keeps secret, and finds again after it was stopped."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select, update

from germanwhist.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from germanwhist.storage.database import Database

__all__ = ["secret_of", "try_to_write", "unsigned_keys"]

_NAME: Final = "keys"
_WRITTEN: Final = "written"  # no secret: what was written last to try whether that can be done
_WANTED: Final = select(schema.secrets.c.value).where(schema.secrets.c.name == _NAME)


async def secret_of(database: Database) -> str:
    """The secret of a database: made once, and the same ever after.

    Args:
        database: an open database.

    Raises:
        StorageError: it can neither be read nor written.
    """

    def find_or_make(connection: Connection) -> str:
        found = connection.scalar(_WANTED)
        if found is not None:
            return str(found)
        value = secrets.token_urlsafe(32)
        connection.execute(insert(schema.secrets), {"name": _NAME, "value": value})
        return value

    return await database.write_once(find_or_make)


async def unsigned_keys(database: Database) -> frozenset[str]:
    """The hashes of the keys that clients were given before keys were signed.

    Raises:
        StorageError: they cannot be read.
    """
    wanted = select(schema.unsigned_keys.c.key_hash)
    return frozenset(await database.read(lambda connection: connection.scalars(wanted).all()))


async def try_to_write(database: Database) -> None:
    """Write something new, to find out whether anything can be written.

    What is there already would not do: SQLite leaves a page alone that does not change.

    Raises:
        StorageError: nothing can.
    """
    kept, value = schema.secrets, secrets.token_urlsafe(16)
    change = update(kept).where(kept.c.name == _WRITTEN).values(value=value)

    def write(connection: Connection) -> None:
        if not connection.execute(change).rowcount:
            connection.execute(insert(kept), {"name": _WRITTEN, "value": value})

    await database.write_once(write)
