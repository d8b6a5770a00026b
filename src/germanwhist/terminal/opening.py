"""Opening a session: its storage, its tables, and where it is kept what a person learns."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from germanwhist.service import DayPars, Setup, Tables
from germanwhist.storage import Database, Days, PracticeLog, SqlEventStore
from germanwhist.terminal.session import School, Session

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from germanwhist.terminal.run_options import RunOptions

__all__ = ["open_session"]


@asynccontextmanager
async def open_session(
    settings_file: Path,
    *,
    database: Path | None = None,
    setup: Setup | None = None,
    options: RunOptions,
) -> AsyncIterator[Session]:
    """Open the storage and the tables, and close them again.

    Args:
        settings_file: where the settings are kept.
        database: the SQLite file; None for the user's own.
        setup: players, judge, random numbers; None for those of the product.
        options: what holds for this run only.

    Raises:
        StorageError: the tables cannot be opened.
    """
    async with await Database.open(database) as opened:
        store = SqlEventStore(opened)
        tables = Tables(store, setup, others=opened.others)
        days = Days(opened)
        play = (Setup() if setup is None else setup).par_play
        pars = DayPars(days, tables.thinking, others=opened.others, play=play)
        school = School(practice=PracticeLog(opened), days=days, pars=pars)
        try:
            yield Session(tables, store, settings_file, options=options, school=school)
        finally:
            pars.close()
            await tables.aclose()
