"""Many short trials, some at once, each in a world of its own, until enough has gone wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import threading
import traceback
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from benchmarks.postgresql import cluster, new_database
from tests.web.faults.found import Found  # noqa: TC001 - msgspec reads it
from tests.web.faults.kinds import OF_POSTGRESQL, OF_SQLITE
from tests.web.faults.trial import trial

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Round", "RoundResult", "play_rounds"]

_PLAYING = threading.Lock()


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One trial, on a database of its own.

    Args:
        number: which one it is; what is left to chance follows from it.
        processes: how many servers: one on SQLite, several on PostgreSQL.
        faults: how many come.
        tables: how many are played at once.
        kinds: names of kinds of faults; none for all that there are.
    """

    number: int
    processes: int
    faults: int
    tables: int
    kinds: tuple[str, ...] = ()


class RoundResult(msgspec.Struct, frozen=True, kw_only=True):
    """A round, and what was found in it.

    Args:
        round: the round.
        found: what was found; None where it was not played to its end.
        error: why not.
    """

    round: Round
    found: Found | None = None
    error: str | None = None


def play_rounds(rounds: Iterator[Round], *, at_once: int) -> Iterator[RoundResult]:
    """Play rounds, each in a process of its own.

    Args:
        rounds: all of them; once there are no more, those that have begun are played to their end.
        at_once: how many at the same time.

    Yields:
        Each as soon as it is over.
    """
    context = get_context("spawn")
    with ProcessPoolExecutor(at_once, context, initializer=_begin) as processes:
        running: dict[Future[RoundResult], Round] = {}
        while True:
            while len(running) < at_once and (one := next(rounds, None)) is not None:
                running[processes.submit(_play, one)] = one
            if not running:
                return
            for ended in wait(running, return_when=FIRST_COMPLETED).done:
                del running[ended]
                yield ended.result()


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what has begun is played to its end
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Leave no server behind where the program was killed, which cannot end its rounds."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    with _PLAYING:  # the round has been cleared away
        os._exit(1)


def _play(one: Round) -> RoundResult:
    try:
        with _PLAYING:
            return RoundResult(round=one, found=_found(one))
    except Exception as error:  # the other rounds go on, and this one is told of
        return RoundResult(round=one, error="".join(traceback.format_exception(error)))


def _found(one: Round) -> Found:
    with ExitStack() as stack:
        if one.processes == 1:
            place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = f"sqlite:///{place / 'tables.db'}"
        else:
            # What programs have written the system keeps, whichever of them ends.
            database = new_database(stack.enter_context(cluster()))
        kinds = one.kinds or (OF_SQLITE if one.processes == 1 else OF_POSTGRESQL)
        return asyncio.run(
            trial(
                database,
                kinds=kinds,
                faults=one.faults,
                processes=one.processes,
                tables=one.tables,
                seed=one.number,
            )
        )
