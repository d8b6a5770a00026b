"""The counts of all deals, kept up to date in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, final

from germanwhist.rules import PACKS
from germanwhist.service import DealStatistics

if TYPE_CHECKING:
    from germanwhist.storage import KnownDeal, Statistics

__all__ = ["DealBook"]


@final
class DealBook:
    """Counts the deals of all finished hands, and reads only what is new.

    Deals of a pack are published many together: from the counts before and after a single hand
    anybody could read who held what in it.

    Args:
        statistics: where the deals are.
        batch: how many deals of one pack are published together.
    """

    def __init__(self, statistics: Statistics, *, batch: int) -> None:
        self._statistics = statistics
        self._batch = batch
        self._lock = asyncio.Lock()
        self._known = 0
        self._packs = {pack: DealStatistics(pack) for pack in PACKS}
        self._waiting: dict[int, list[KnownDeal]] = {pack: [] for pack in PACKS}

    async def packs(self) -> dict[int, DealStatistics]:
        """The counts by the number of cards in the pack."""
        async with self._lock:
            while deals := await self._statistics.deals(after=self._known):
                await asyncio.to_thread(self._add, deals)
        return self._packs

    def _add(self, deals: tuple[KnownDeal, ...]) -> None:
        for deal in deals:
            self._known = deal.number
            waiting = self._waiting.get(len(deal.cards))
            if waiting is None:
                continue  # a pack for study
            waiting.append(deal)
            if len(waiting) >= self._batch:
                for known in waiting:
                    self._packs[len(known.cards)].add(
                        known.cards, known.dealer, computers=known.computers
                    )
                waiting.clear()
