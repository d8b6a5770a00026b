"""Sharing the processors: everybody who asks gets a turn, and quick work never waits for long.

Work is done in three rows, each with threads of its own: quick cards, cards and hints that need a
search, and reviews. So what costs little never waits behind what costs much. In a row, the address
that was served longest ago is next; among the people of one address, the one who was; then the
work that has waited longest.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

from germanwhist.engine.stopping import Stop
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.threads import threads_of_a_row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Executor

__all__ = ["Row", "Thinking", "asked_by"]

_QUICK_WORKERS: Final = 2
_WAITING_OF_AN_ADDRESS: Final = 12  # of what may be refused: a household at the end of a match
_WAITING_OF_ALL: Final = 100
_REMEMBERED: Final = 10_000
_Result = TypeVar("_Result")
_asker: ContextVar[tuple[str, str]] = ContextVar("germanwhist_asker", default=("", ""))


@contextmanager
def asked_by(address: str, person: str) -> Iterator[None]:
    """Say who asks for what is begun in this context.

    Args:
        address: where they ask from.
        person: what tells them apart from others there.
    """
    token = _asker.set((address, person))
    try:
        yield
    finally:
        _asker.reset(token)


class Row(Enum):
    """What work waits with."""

    QUICK = "quick"
    SEARCH = "search"
    REVIEW = "review"


@dataclass(eq=False, slots=True)
class _Job:
    asker: tuple[str, str]
    number: int
    may_begin: asyncio.Future[None]


@dataclass(slots=True)
class _Queue:
    """One row.

    Args:
        free: threads that have nothing to do.
        threads: where its work is done.
    """

    free: int
    threads: Executor
    waiting: list[_Job] = field(default_factory=list)
    running: Counter[str] = field(default_factory=Counter)  # by address
    served: dict[str, int] = field(default_factory=dict)  # when an address, or a person, was


@final
class Thinking:
    """Does work in threads, in a fair order. Belongs to one event loop.

    Args:
        workers: how many searches at once; None for one for each processor.
    """

    def __init__(self, *, workers: int | None = None) -> None:
        searching = workers or os.cpu_count() or 1
        self._queues = {
            Row.QUICK: _Queue(_QUICK_WORKERS, threads_of_a_row(Row.QUICK.value)),
            Row.SEARCH: _Queue(searching, threads_of_a_row(Row.SEARCH.value)),
            Row.REVIEW: _Queue(1, threads_of_a_row(Row.REVIEW.value)),
        }
        self._number = 0
        self._stop = Stop()
        self._end_of_all: asyncio.Future[None] | None = None

    def waiting(self, row: Row) -> int:
        """How much waits in a row."""
        return len(self._queues[row].waiting)

    async def run(
        self,
        work: Callable[[], _Result],
        row: Row,
        *,
        limit: float | None = None,
        may_be_refused: bool = False,
    ) -> _Result:
        """Do something in a thread when its turn has come.

        Args:
            work: what to do.
            row: what it waits with.
            limit: seconds it may take once it has begun.
            may_be_refused: whether it is better sent away than kept waiting for long.

        Raises:
            RefusedError: too much waits already, or nothing is done any more (code `busy`).
            TimeoutError: it took longer than the limit; the thread goes on to its end.
        """
        closed = self._closed()
        _refuse_if(closed)
        queue = self._queues[row]
        asker = _asker.get()
        if may_be_refused:
            _refuse_if_busy(queue, asker[0])
        self._number += 1
        job = _Job(asker, self._number, asyncio.get_running_loop().create_future())
        queue.waiting.append(job)
        self._begin_next(queue)
        try:
            await job.may_begin
        except asyncio.CancelledError:
            if job in queue.waiting:
                queue.waiting.remove(job)
            elif not job.may_begin.cancelled():
                self._end(queue, asker[0])
            raise
        _refuse_if(closed)
        doing = asyncio.get_running_loop().run_in_executor(queue.threads, self._do, work)
        ended = self._when_ended(queue, asker[0])
        doing.add_done_callback(ended)
        try:
            async with asyncio.timeout(limit):
                await asyncio.wait((doing, closed), return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            # The thread cannot be stopped; others must not wait for one that may never end.
            doing.remove_done_callback(ended)
            doing.add_done_callback(_forget)
            self._end(queue, asker[0])
            raise
        _refuse_if(closed)  # a search that was ended in the middle is no answer
        return doing.result()

    def _do(self, work: Callable[[], _Result]) -> _Result:
        with self._stop.heard():
            return work()

    def close(self) -> None:
        """End every search under way, and refuse whatever was asked for, or will be."""
        self._stop.now()
        if not self._closed().done():
            self._closed().set_result(None)
            for queue in self._queues.values():
                queue.free = len(queue.waiting)  # each begins, and hears that it is too late
                self._begin_next(queue)

    def _closed(self) -> asyncio.Future[None]:
        """Is done when all has ended."""
        if self._end_of_all is None:
            self._end_of_all = asyncio.get_running_loop().create_future()
        return self._end_of_all

    def _when_ended(self, queue: _Queue, address: str) -> Callable[[asyncio.Future[Any]], None]:
        def ended(doing: asyncio.Future[Any]) -> None:
            _forget(doing)
            self._end(queue, address)

        return ended

    def _end(self, queue: _Queue, address: str) -> None:
        queue.free += 1
        queue.running[address] -= 1
        if not queue.running[address]:
            del queue.running[address]
        self._begin_next(queue)

    def _begin_next(self, queue: _Queue) -> None:
        while queue.free and queue.waiting:
            job = min(queue.waiting, key=lambda job: _order(queue, job))
            queue.waiting.remove(job)
            if job.may_begin.cancelled():
                continue
            queue.free -= 1
            self._number += 1
            address, person = job.asker
            queue.running[address] += 1
            if len(queue.served) > _REMEMBERED:
                queue.served.clear()
            queue.served[address] = queue.served[f"{address} {person}"] = self._number
            job.may_begin.set_result(None)


def _forget(doing: asyncio.Future[Any]) -> None:
    """Let the error of work go that nobody waits for; whoever does is told of it."""
    if not doing.cancelled():
        doing.exception()


def _refuse_if(closed: asyncio.Future[None]) -> None:
    if closed.done():
        raise RefusedError("nothing is thought about any more", code=Refusal.BUSY)


def _order(queue: _Queue, job: _Job) -> tuple[int, int, int, int]:
    """What decides who is next: the least goes first."""
    address, person = job.asker
    return (
        queue.running[address],
        queue.served.get(address, 0),
        queue.served.get(f"{address} {person}", 0),
        job.number,
    )


def _refuse_if_busy(queue: _Queue, address: str) -> None:
    own = sum(job.asker[0] == address for job in queue.waiting)
    if own >= _WAITING_OF_AN_ADDRESS or len(queue.waiting) >= _WAITING_OF_ALL:
        raise RefusedError(
            f"{len(queue.waiting)} wait already, {own} of them from here (ask again later)",
            code=Refusal.BUSY,
        )
