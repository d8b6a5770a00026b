"""A program that plays ten games at once and says what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from germanwhist import RuleSet, Seat
from germanwhist.service import Phase, Tables
from germanwhist.service.requests import NextHand, Play
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import WITH_COMPUTER, ask, seeded

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

GAMES = 10


def main(path: Path, answers: Connection) -> None:
    """Go on with the unfinished games, and begin as many as are missing.

    Args:
        path: the database.
        answers: is sent the table, the event number and the card of each play acknowledged.
    """
    asyncio.run(_play(path, answers))


async def _play(path: Path, answers: Connection) -> None:
    async with await Database.open(path) as database:
        tables = Tables(SqlEventStore(database), seeded(source=None))
        known = [summary.table for summary in await tables.unfinished()]
        games: list[str | None] = [*known, *[None] * GAMES][:GAMES]
        await asyncio.gather(*(_play_game(tables, table, answers) for table in games))


async def _play_game(tables: Tables, table: str | None, answers: Connection) -> None:
    """Play one game after the other from the south seat."""
    while True:
        if table is None:
            table = await tables.create(RuleSet.preset("match10"), WITH_COMPUTER)
            answers.send((table, 0, None))
        async with tables.subscribe(table, Seat.SOUTH) as views:
            async for view in views:
                if view.may(Play) and view.view is not None:
                    card = view.view.legal_plays().highest()
                    await ask(tables, table, Seat.SOUTH, Play(seq=view.seq, card=card))
                    answers.send((table, view.seq + 1, card))
                elif view.may(NextHand):
                    await ask(tables, table, Seat.SOUTH, NextHand(seq=view.seq))
                elif view.phase is Phase.MATCH_OVER:
                    break
        table = None
