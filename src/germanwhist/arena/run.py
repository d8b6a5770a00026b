"""Running a match on all processors of this machine."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from germanwhist.arena.match import MatchPlan, play_deals

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.arena.outcomes import DealOutcome

__all__ = ["run_match"]

_BLOCK: Final = 5  # deals: small, so that progress shows and little is lost


def run_match(
    plan: MatchPlan, deals: int, *, workers: int | None = None, done: frozenset[int] = frozenset()
) -> Iterator[list[DealOutcome]]:
    """Play a match, and give the outcomes of each block of deals as they come.

    Args:
        plan: the match.
        deals: how many deals.
        workers: processes; None for one for each processor, 1 to play in this process.
        done: numbers of deals that need not be played again.

    Yields:
        Outcomes of some deals, in no fixed order between blocks.

    Raises:
        EngineError: a contestant's text names no player.
    """
    for contestant in plan.players:
        contestant.make(seed=0)  # a wrong name shows before anything is started
    starts = [n for n in range(0, deals, _BLOCK) if not done.issuperset(_numbers(n, deals))]
    count = workers or os.cpu_count() or 1
    if count == 1:
        for start in starts:
            yield play_deals(plan, start, min(start + _BLOCK, deals))
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        blocks = [
            pool.submit(play_deals, plan, start, min(start + _BLOCK, deals)) for start in starts
        ]
        try:
            for block in as_completed(blocks):
                yield block.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _numbers(start: int, deals: int) -> range:
    return range(start, min(start + _BLOCK, deals))
