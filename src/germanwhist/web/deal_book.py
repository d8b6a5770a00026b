"""The counts of all deals, kept up to date in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, final

from germanwhist.service import DealStatistics

if TYPE_CHECKING:
    from germanwhist.storage import KnownDeal, Statistics

__all__ = ["DealBook"]


@final
class DealBook:
    """Counts the deals of all finished hands, and reads only what is new.

    Args:
        statistics: where the deals are.
    """

    def __init__(self, statistics: Statistics) -> None:
        self._statistics = statistics
        self._lock = asyncio.Lock()
        self._known = 0
        self._packs = {pack: DealStatistics(pack) for pack in (52, 28)}

    async def packs(self) -> dict[int, DealStatistics]:
        """The counts by the number of cards in the pack."""
        async with self._lock:
            while deals := await self._statistics.deals(after=self._known):
                await asyncio.to_thread(self._add, deals)
        return self._packs

    def _add(self, deals: tuple[KnownDeal, ...]) -> None:
        for deal in deals:
            self._packs[len(deal.cards)].add(deal.cards, deal.dealer, computers=deal.computers)
            self._known = deal.number
