"""Two processes on one database follow each other's plays, such as a terminal beside a server."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from germanwhist.rules import Seat
from germanwhist.service import Tables
from germanwhist.service.requests import Play
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, seeded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@asynccontextmanager
async def process(path: Path) -> AsyncIterator[Tables]:
    """Tables with a database and a cache of their own, as another process has them."""
    async with await Database.open(path) as database:
        tables = Tables(SqlEventStore(database), seeded(look_every=0.01))
        yield tables
        await tables.aclose()


async def test_what_one_process_writes_is_shown_in_the_other(tmp_path: Path) -> None:
    """Both sides see every play, and the next play is no longer refused as stale."""
    async with process(tmp_path / "a.db") as server, process(tmp_path / "a.db") as terminal:
        table = await server.create(NAMED_DEALER, TWO_PEOPLE)
        async with asyncio.timeout(60), server.subscribe(table, Seat.NORTH) as views:
            last = await anext(views)
            for _ in range(4):
                seat = last.view.to_play if last.view is not None else None
                assert seat is not None
                here = await terminal.view(table, seat)
                assert here.view is not None
                card = next(iter(here.view.legal_plays()))
                await terminal.ask(table, seat, Play(card=card, seq=here.seq))
                while last.seq <= here.seq:
                    last = await anext(views)
