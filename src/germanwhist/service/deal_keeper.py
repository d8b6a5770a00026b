"""Dealing the hands of the tables in memory when their cuts have come, or are late."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, final

from germanwhist.service.dealing import deal_when_due, is_awaiting_deal
from germanwhist.service.live_table import MovedOnError
from germanwhist.service.unexpected import log_unheard

if TYPE_CHECKING:
    from germanwhist.service.in_memory import InMemory
    from germanwhist.service.live_table import LiveTable
    from germanwhist.service.setup import Setup
    from germanwhist.service.state import TableState

__all__ = ["DealKeeper"]

_LATE_AT_LEAST: Final = 0.05  # seconds; a clock and the event loop's need not agree to the last bit


@final
class DealKeeper:
    """Deals sealed hands, for the tables of this process.

    Args:
        tables: the tables in memory.
        setup: the time, and how long a cut is waited for.
    """

    def __init__(self, tables: InMemory, setup: Setup) -> None:
        self._tables = tables
        self._setup = setup

    async def deal_when_due(self, live: LiveTable, state: TableState) -> TableState:
        """Deal a sealed hand when its cuts are there; else look again when they are late.

        Args:
            live: the table, whose lock is the caller's to hold.
            state: what it is like.
        """
        now, limit = self._setup.clock(), self._setup.cut_limit
        dealt = deal_when_due(state, now=now, limit=limit)
        if dealt:
            try:
                state = await live.append(dealt)
            except MovedOnError:  # another process has dealt
                state = await live.current()
        due_at = state.sealing.due_at(limit) if state.sealing else None
        if live.deal_timer is not None:
            live.deal_timer.cancel()
            live.deal_timer = None
        if due_at is not None and is_awaiting_deal(state):
            live.deal_timer = asyncio.get_running_loop().call_later(
                max(due_at - now, _LATE_AT_LEAST), self.look_again, live.table
            )
        return state

    def look_again(self, table: str) -> None:
        """Find out, beside everything else, whether a hand is to be dealt now."""
        self._tables.spawn(self._deal_late(table)).add_done_callback(log_unheard)

    async def _deal_late(self, table: str) -> None:
        async with self._tables.using(table) as live, live.lock:
            await self.deal_when_due(live, await live.refresh())
            self._tables.wake(live)
