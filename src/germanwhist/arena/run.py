"""Playing many deals: in this process, or on all processors of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from germanwhist.arena.kept import KeptPrograms
from germanwhist.arena.match import MatchPlan, play_deals
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from germanwhist.arena.outcomes import DealOutcome

__all__ = ["Block", "BlockResult", "end_kept_programs", "play_block", "run_tasks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Some deals of a match: what is handed to one process at a time.

    Args:
        match: the number of the match in its tournament.
        plan: the match.
        start: the first deal's number.
        stop: the number after the last.
    """

    match: int
    plan: MatchPlan
    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class BlockResult:
    """What came of a block.

    Args:
        match: the number of the match in its tournament.
        outcomes: its deals in order.
    """

    match: int
    outcomes: tuple[DealOutcome, ...]


Task = TypeVar("Task")
Result = TypeVar("Result")
_KEPT: Final = KeptPrograms()
_AHEAD: Final = 4  # tasks for each process: one slow task must not keep the others idle


def play_block(block: Block) -> BlockResult:
    """Play a block: a pure function of it, the times apart.

    Programs that stay are kept in this process until it ends, or `end_kept_programs`.
    """
    outcomes = play_deals(
        block.plan, start=block.start, stop=block.stop, match=block.match, kept=_KEPT
    )
    return BlockResult(block.match, tuple(outcomes))


def end_kept_programs() -> None:
    """End the programs that wait in this process for another block."""
    _KEPT.close()


def run_tasks(
    function: Callable[[Task], Result], tasks: Iterable[Task], *, workers: int
) -> Generator[Result, None, None]:
    """Call a function with each task, in several processes of this machine.

    Args:
        function: a pure function that another process can import.
        tasks: asked for as processes become free.
        workers: how many processes, 1 for this one.

    Yields:
        The results in the order of the tasks.

    Raises:
        EngineError: a process ended in the middle, as by a fault in compiled code (code
            `worker_died`).

    Example:
        >>> list(run_tasks(abs, [-1, 2], workers=1))
        [1, 2]
    """
    if workers == 1:
        try:
            yield from map(function, tasks)
        finally:
            end_kept_programs()
        return
    queue = iter(tasks)
    context = get_context("spawn")
    watched, lifeline = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_prepare, initargs=(watched,)
    )
    with pool:
        try:
            ahead = islice(queue, _AHEAD * workers)
            futures = deque(pool.submit(function, task) for task in ahead)
            while futures:
                yield futures.popleft().result()
                futures.extend(pool.submit(function, task) for task in islice(queue, 1))
        except BrokenProcessPool:
            raise EngineError(
                "a playing process ended in the middle of a deal (expected players that only "
                "raise errors; one that can end its process may play as cmd:)",
                code="worker_died",
            ) from None
        finally:
            lifeline.close()  # whoever still plays need not come to an end
            pool.shutdown(wait=True, cancel_futures=True)


def _prepare(watched: Connection) -> None:
    """Make ready a process that plays.

    Ctrl-C is for the main process. When that has no more use for this one, or is gone, however it
    ended, this one ends at once; the programs that play in it are ended by their guards.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    ends = [watched] if parent is None else [watched, parent.sentinel]
    threading.Thread(target=_end_with, args=(ends,), daemon=True).start()


def _end_with(ends: Sequence[Connection | int]) -> NoReturn:
    wait(ends)
    os._exit(1)
