"""Playing for the computer seats of the tables in memory."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final, final

from germanwhist.errors import StorageError
from germanwhist.service.computers import ask, computer_turn, what_follows
from germanwhist.service.refusal import RefusedError
from germanwhist.service.unexpected import log_unexpected

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from germanwhist.players import Player
    from germanwhist.service.computers import Turn
    from germanwhist.service.in_memory import InMemory
    from germanwhist.service.live_table import LiveTable
    from germanwhist.service.processes import Others
    from germanwhist.service.setup import Setup

__all__ = ["Drivers"]

_LOG: Final = logging.getLogger(__name__)
# Seconds after which a write that failed is tried again: each time after twice as long.
_FIRST_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 1.0  # a disk may be full for a moment, and again soon after


@final
class Drivers:
    """Plays for computer seats, one driver for a table.

    Args:
        tables: the tables in memory.
        setup: players and limits.
        others: the other processes; where a table is open at several, one of them plays.
    """

    def __init__(self, tables: InMemory, setup: Setup, *, others: Others) -> None:
        self._tables = tables
        self._setup = setup
        self._others = others

    def begin(self, live: LiveTable, *, then: Callable[[LiveTable], object]) -> None:
        """Let the computer players of a table play on, if it is their turn.

        Args:
            live: the table.
            then: is called with the table when a person is to decide, or it could not be kept.
        """

        def end(driver: asyncio.Task[None]) -> None:
            # Nobody waits for a driver to hear of its error.
            if not driver.cancelled() and (error := driver.exception()) is not None:
                log_unexpected(_LOG, error, "a computer player's turn")
            then(live)

        is_driven = live.driver is not None and not live.driver.done()
        if not is_driven and live.state is not None and computer_turn(live.state) is not None:
            live.driver = self._tables.spawn(self._drive(live))
            live.driver.add_done_callback(end)

    async def _drive(self, live: LiveTable) -> None:
        async with self._alone(live) as is_ours:
            if is_ours:
                await self._play_on(live)

    @asynccontextmanager
    async def _alone(self, live: LiveTable) -> AsyncIterator[bool]:
        """Keep other processes at which the table is open from thinking about the same card."""
        if live.audience.is_elsewhere:
            async with self._others.alone(f"table {live.table}") as is_ours:
                if is_ours:  # whoever had the turn until now may have played
                    with suppress(StorageError, RefusedError):
                        async with live.lock:
                            await live.refresh()
                yield is_ours
        else:
            yield True

    async def _play_on(self, live: LiveTable) -> None:
        """Play for the computer seats until a person is to decide."""
        pause = _FIRST_PAUSE
        while True:
            try:
                turn = computer_turn(await live.current())
                if turn is None:
                    return
                await self._take_turn(live, turn)
                pause = _FIRST_PAUSE
            except RefusedError:
                return  # the server stops, or the table is gone
            except StorageError as error:
                _LOG.warning("a computer player's card was not kept: %s", error.code)
                if not live.audience.is_here:
                    return  # the next visit tries again
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def _take_turn(self, live: LiveTable, turn: Turn) -> None:
        """Ask for a card and play it, unless the table has moved on in the meantime."""

        def player() -> Player:
            key = (turn.seat, turn.level, turn.seed)
            if key not in live.players:
                live.players[key] = self._setup.player(turn.level, turn.fixed, seed=turn.seed)
            return live.players[key]

        card = await ask(turn, player, self._tables.thinking, limit=self._setup.think_limit)

        with suppress(RefusedError):  # another process was faster
            await self._tables.commit(live, lambda _, state: what_follows(state, turn, card))
