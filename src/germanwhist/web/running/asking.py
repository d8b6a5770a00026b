"""Asking a database elsewhere whether it is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from germanwhist.errors import StorageError

if TYPE_CHECKING:
    from germanwhist.storage import Database

__all__ = ["ask_often"]

_EVERY: Final = 1.0  # seconds


async def ask_often(database: Database) -> None:
    """Find out within a second that a database server went, whatever else is asked of it.

    Somebody may come from another server, which noticed it at once, and their clock goes on here:
    `Database.reaching` tells the clocks. A file is there as long as the server is.
    """
    while database.path is None:
        with suppress(StorageError):
            await database.read(lambda connection: connection.scalar(select(1)))
        await asyncio.sleep(_EVERY)
