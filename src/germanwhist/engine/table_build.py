"""Building the levels of a table, by several threads."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.engine import _kernel
from germanwhist.engine.processors import processor_count

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["BuildProgress", "build_level", "build_table", "table_positions"]

# Positions in one piece of work: about a twentieth of a second. Pieces start at even positions,
# since two positions share a byte.
_PIECE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class BuildProgress:
    """How far the building of a table has come.

    Args:
        level: the number of tricks of the level that is being built.
        done: positions finished, those of the levels below included.
    """

    level: int
    done: int


def table_positions(tricks: int, *, has_trump: bool) -> int:
    """How many positions a table of up to so many tricks holds.

    Example:
        >>> table_positions(9, has_trump=True)
        14813506
    """
    return sum(_kernel.level_size(n, has_trump=has_trump) for n in range(1, tricks + 1))


def build_level(
    table: _kernel.Table,
    *,
    threads: int,
    progress: Callable[[BuildProgress], None] | None = None,
) -> Iterator[bytes]:
    """Build the level above a table's highest, piece by piece in order.

    Only a few pieces are in memory at a time. When the caller stops early, pieces not begun are
    dropped.

    Args:
        table: a table that is not complete.
        threads: how many threads build.
        progress: called after each piece, in the caller's thread.
    """
    total = table.next_level_size()
    level = table.levels + 1
    below = table_positions(table.levels, has_trump=table.has_trump)
    begins = iter(range(0, total, _PIECE))
    waiting: deque[Future[bytes]] = deque()
    done = 0
    executor = ThreadPoolExecutor(threads, thread_name_prefix="germanwhist-table")
    try:
        while done < total:
            while len(waiting) < 2 * threads and (begin := next(begins, None)) is not None:
                end = min(begin + _PIECE, total)
                waiting.append(executor.submit(table.build_positions, begin, end))
            yield waiting.popleft().result()
            done = min(done + _PIECE, total)
            if progress is not None:
                progress(BuildProgress(level, below + done))
    finally:
        executor.shutdown(cancel_futures=True)


def build_table(objective: _kernel.Objective, *, has_trump: bool, levels: int) -> _kernel.Table:
    """A table in memory, built by as many threads as there are processors."""
    table = _kernel.Table(objective, has_trump=has_trump)
    threads = processor_count()
    while table.levels < levels:
        table = table.with_level(b"".join(build_level(table, threads=threads)))
    return table
