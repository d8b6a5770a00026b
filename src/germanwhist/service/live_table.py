"""A table in memory: a cache of its events, a lock, and its audience."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from germanwhist.errors import StorageError
from germanwhist.rules import Seat
from germanwhist.service.audience import Audience
from germanwhist.service.folding import fold
from germanwhist.service.rated import rated_match
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.store import SeqTakenError, StoredEvent
from germanwhist.service.summaries import finished_hand, table_summary
from germanwhist.service.table_values import Phase
from germanwhist.service.table_view import TableView, table_view

if TYPE_CHECKING:
    from germanwhist.players import Player
    from germanwhist.service.clocks.times import Reading, Times
    from germanwhist.service.processes import Elsewhere
    from germanwhist.service.processes.last_seen import LastSeen
    from germanwhist.service.rated import RatedMatch
    from germanwhist.service.requests import Events
    from germanwhist.service.seats import SeatKey
    from germanwhist.service.setup import Setup
    from germanwhist.service.state import TableState
    from germanwhist.service.store import EventStore

__all__ = ["LiveTable", "MovedOnError"]


def _just_rated(before: TableState | None, after: TableState) -> RatedMatch | None:
    """The match that has just ended, if it counts for ratings."""
    if before is None or before.phase is Phase.MATCH_OVER:
        return None
    return rated_match(after)


class MovedOnError(RefusedError):
    """Another process has written to a table in the meantime."""


class LiveTable:
    """One table while somebody uses or watches it. The lock is the caller's to hold.

    Args:
        table: the table's id.
        store: where its events are.
        setup: clocks and limits.
        elsewhere: who watches at other processes.
        last_seen: when people went.
        times: the clocks of the server.
    """

    def __init__(  # noqa: PLR0913 - what it leans on
        self,
        table: str,
        store: EventStore,
        *,
        setup: Setup,
        elsewhere: Elsewhere,
        last_seen: LastSeen,
        times: Times,
    ) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.users = 0
        self.driver: asyncio.Task[None] | None = None
        self.players: dict[tuple[Seat, str, int | None], Player] = {}
        self.deal_timer: asyncio.TimerHandle | None = None
        self.clock_timer: asyncio.TimerHandle | None = None
        self.state: TableState | None = None
        self.audience = Audience(
            table, lambda: self.state, setup=setup, elsewhere=elsewhere, last_seen=last_seen
        )
        self._store = store
        self._setup = setup
        self._times = times
        self._known_at = times.read()
        self._is_kept: bool | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        is_driven = self.driver is not None and not self.driver.done()
        is_timed = self.clock_timer is not None
        return not (self.users or self.audience.is_here or is_driven or is_timed)

    @property
    def is_kept(self) -> bool | None:
        """Whether the last write was kept, here or at another process; None before the first."""
        return self._is_kept

    def jumped(self, reading: Reading) -> float:
        """Seconds not to be counted since the last event: a standstill, or a jump of the clock."""
        return reading.ahead - self._known_at.ahead

    async def current(self, *, seq: int = 0) -> TableState:
        """The state in memory, read from the store if need be.

        Args:
            seq: the number of an event that somebody has seen, perhaps at another process.

        Raises:
            RefusedError: there is no such table (code `unknown_table`).
        """
        is_known = self.state is not None and self.state.seq >= seq
        return self.state if self.state is not None and is_known else await self.refresh()

    async def refresh(self) -> TableState:
        """The state with what was written since: by others, or when a write seemed to fail."""
        known = self.state
        with self._times.storing():
            events = await self._store.read(self.table, after=0 if known is None else known.seq)
        state = fold(self.table, events, known)
        if state is None:
            raise RefusedError(f"no table {self.table!r}", code=Refusal.UNKNOWN_TABLE)
        self.state = state
        if events:
            reading = self._times.read()
            if known is not None:  # the last one has just happened, by whatever clock
                reading = reading._replace(now=state.updated_at)
                self._is_kept = True
            else:
                missed = self._times.without_store(since=state.updated_at)
                reading = reading._replace(running=reading.running + missed)
            self._known_at = reading
        if known is None or events:
            self.audience.show(state)
        return state

    async def append(
        self,
        events: Events,
        *,
        keys: tuple[SeatKey, ...] = (),
        is_pair: bool = False,
        reading: Reading | None = None,
    ) -> TableState:
        """Write what happened, then take it over and tell the watchers.

        Args:
            events: what happened.
            keys: for a new table, who holds its seats or may take them.
            is_pair: for a new table, whether it is for two who looked for each other.
            reading: when; None for now.

        Raises:
            MovedOnError: another process was faster; what it wrote is taken over.
            StorageError: it could not be written; the table is read afresh when next used.
        """
        before = self.state
        reading = reading or self._times.read()
        first = 1 if before is None else before.seq + 1
        stored = [StoredEvent(seq, reading.now, event) for seq, event in enumerate(events, first)]
        after = fold(self.table, stored, before)
        if after is None or not stored:
            return await self.current()
        # Until the write is known to have succeeded, memory cannot be trusted.
        self.state = None
        try:
            with self._times.storing():
                await self._store.append(
                    stored,
                    summary=table_summary(after),
                    finished=finished_hand(before, after),
                    rated=_just_rated(before, after),
                    previous=after.previous if before is None else None,
                    keys=keys,
                    is_pair=is_pair,
                )
        except SeqTakenError:
            await self._catch_up(before)
            raise MovedOnError(
                f"table {self.table} has moved on from {first - 1}", code=Refusal.STALE
            ) from None
        except StorageError:
            self._is_kept = False
            raise
        self.state = after
        self._known_at = reading
        self._is_kept = True
        self.audience.show(after)
        return after

    async def _catch_up(self, before: TableState | None) -> None:
        """Find out what another process has done to the table, which may have removed it."""
        self.state = before
        after = await self.refresh()
        if before is not None and after.seq == before.seq:
            self.state = None
            await self.refresh()

    def view(self, state: TableState, seat: Seat) -> TableView:
        """What a seat sees of a state; who asks is present."""
        north, south = (one is seat or self.audience.tabs_at(one) > 0 for one in Seat)
        return table_view(
            state,
            seat,
            present=(north, south),
            is_opponent_away=self.audience.is_away(state, seat.opponent),
            now=self._setup.clock(),
        )
