"""Nothing that was acknowledged is lost when the program is killed."""

from __future__ import annotations

import multiprocessing
import signal
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import pytest

from germanwhist import Card, Seat
from germanwhist.service import Phase, Played, Tables, fold
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import play_match, seeded
from tests.storage import player_to_kill

if TYPE_CHECKING:
    from pathlib import Path

Answer: TypeAlias = tuple[str, int, Card | None]

KILLS = 20
SEED = 1


def run_and_kill(path: Path, enough: int) -> list[Answer]:
    """Let the program play, kill it after so many answers, and return all it acknowledged."""
    # The server has the program in memory already, so that twenty starts take no time.
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([player_to_kill.__name__])
    receiver, sender = processes.Pipe(duplex=False)
    program = processes.Process(target=player_to_kill.main, args=(path, sender))
    program.start()
    sender.close()
    answers = [receiver.recv() for _ in range(enough)]
    # It plays on while it is being killed; what it still said counts too.
    program.kill()
    while True:
        try:
            answers.append(receiver.recv())
        except EOFError:
            break
    program.join()
    assert program.exitcode == -signal.SIGKILL
    receiver.close()
    program.close()
    return answers


@pytest.mark.thorough
async def test_every_acknowledged_event_survives_sigkill(tmp_path: Path) -> None:
    """Killed at 20 random moments while it plays ten games at once; then the games go on."""
    rng = Random(SEED)
    path = tmp_path / "tables.db"
    acknowledged = [
        answer for _ in range(KILLS) for answer in run_and_kill(path, rng.randrange(1, 60))
    ]
    async with await Database.open(path) as database:
        store = SqlEventStore(database)
        events = {table: await store.read(table) for table, _, _ in acknowledged}
        for table, seq, card in acknowledged:
            event = events[table][seq - 1].event
            assert card is None or event == Played(seat=Seat.SOUTH, card=card)
        for table, kept in events.items():
            assert fold(table, kept) is not None
        tables = Tables(store, seeded())
        unfinished = await tables.unfinished()
        assert len(unfinished) >= player_to_kill.GAMES - 1
        for summary in unfinished[:3]:
            last = (await play_match(tables, summary.table, Seat.SOUTH))[-1]
            assert last.phase is Phase.MATCH_OVER
        await tables.aclose()
