"""The tables: opening them, sitting down, watching, and the one door for every request.

A request takes the table's lock, decides from the state alone what happens, and its events are
durable before it is answered. Computer players enter by the same door as people.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from germanwhist.rules import Seat
from germanwhist.school import Counsel
from germanwhist.school.day import DAY_LEVEL
from germanwhist.service.clocks import ClockKind
from germanwhist.service.live_table import Watcher
from germanwhist.service.live_tables import LiveTables
from germanwhist.service.names import checked_name
from germanwhist.service.opening import (
    day_opening,
    opening,
    same_opening,
    seat_all,
    sit,
)
from germanwhist.service.records import records_of
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.replays import finished_hand, opening_again, seats_again
from germanwhist.service.requests import ComeBack
from germanwhist.service.sealing import NOBODY, Texts
from germanwhist.service.seats import computer, person
from germanwhist.service.setup import Setup
from germanwhist.service.table_id import new_id
from germanwhist.service.table_values import ReplayOf
from germanwhist.service.watched_table import watched_table

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import AsyncIterator, Sequence

    from germanwhist.notation import Record
    from germanwhist.rules import Hand, RuleSet
    from germanwhist.service.opening_events import Created
    from germanwhist.service.processes import Others
    from germanwhist.service.requests import Request
    from germanwhist.service.seats import Occupant, SeatKey
    from germanwhist.service.state import TableState
    from germanwhist.service.store import EventStore, TableSummary
    from germanwhist.service.table_values import SameHand
    from germanwhist.service.table_view import TableView
    from germanwhist.service.thinking import Thinking
    from germanwhist.service.watched_table import WatchedTable

__all__ = ["Tables"]


class Tables:
    """All tables of one store. Belongs to one event loop; close it with `aclose`.

    Args:
        store: where the events are kept.
        setup: players, judge, random numbers and clocks.
        others: the other processes that use the store; None where nobody is heard.
    """

    def __init__(
        self, store: EventStore, setup: Setup | None = None, *, others: Others | None = None
    ) -> None:
        self._store = store
        self._setup = Setup() if setup is None else setup
        self._live = LiveTables(store, setup=self._setup, others=others)

    @property
    def thinking(self) -> Thinking:
        """Where whatever takes long waits for its turn."""
        return self._live.thinking

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer levels that may be chosen."""
        return self._setup.levels

    async def create(  # noqa: PLR0913 - what a table may be opened with
        self,
        rules: RuleSet,
        seats: tuple[Occupant | None, Occupant | None],
        *,
        first_dealer: Seat = Seat.NORTH,
        keys: tuple[SeatKey, ...] = (),
        promises: Texts = NOBODY,
        clock: ClockKind = ClockKind.NONE,
        is_rated: bool = False,
    ) -> str:
        """Open a table; with both seats taken the first hand is dealt at once.

        Where a seat promises a cut, the deals are sealed: the first one comes when the cuts are
        opened, see `germanwhist.service.requests.OpenCut`.

        Args:
            rules: the rule set.
            seats: who sits there, north first; None for a seat to be taken later.
            first_dealer: who deals first, where the rules name a dealer.
            keys: who holds the seats or may take them; kept together with the table.
            promises: of the seats' cuts, north's first; None for a seat without one.
            clock: which clock the seats have, at a table for two people.
            is_rated: whether the match counts for ratings.

        Returns:
            The table's id: 128 random bits that nobody can guess.

        Raises:
            RefusedError: a level or a name is refused (codes `unknown_level`,
                `name_too_long`, `name_unshowable`, `name_invisible`), or a clock where a computer
                plays (`no_clock_here`).
            StorageError: it cannot be kept.
        """
        has_computer = any(who is not None and who.is_computer for who in seats)
        if clock is not ClockKind.NONE and has_computer:
            raise RefusedError("a clock is for two people", code=Refusal.NO_CLOCK_HERE)
        opened = opening(rules, first_dealer=first_dealer, is_rated=is_rated)
        first = msgspec.structs.replace(opened, clock=clock)
        return await self._open(first, seats, keys, promises=promises)

    async def open_pair(  # noqa: PLR0913 - who plays what, and whether it counts
        self,
        rules: RuleSet,
        names: tuple[str | None, str | None],
        *,
        table: str,
        keys: tuple[SeatKey, ...],
        cutters: tuple[bool, bool],
        is_rated: bool,
        clock: ClockKind = ClockKind.NONE,
    ) -> None:
        """Open a table for two people who have found each other.

        Args:
            rules: the rule set.
            names: what they are called, north first.
            table: the id that the table gets, from `new_id`.
            keys: as for `create`.
            cutters: whether each device takes part in the deals; it promises when it is there.
            is_rated: whether the match counts for ratings.
            clock: which clock the seats have.

        Raises:
            RefusedError: as for `open_day`.
        """
        opened = opening(rules, first_dealer=Seat.NORTH, is_rated=is_rated)
        first = msgspec.structs.replace(opened, clock=clock)
        north, south = (self._checked(person(name)) for name in names)
        seated = seat_all(first.opened(table), (north, south), self._setup.source, cutters=cutters)
        await self._live.open(table, (first, *seated), keys)

    async def open_day(
        self,
        day: dt.date,
        occupant: Occupant,
        *,
        table: str,
        is_practice: bool = False,
        keys: tuple[SeatKey, ...] = (),
    ) -> None:
        """Open a table for the hand of a day, which is against the opponent of that day.

        Args:
            day: the day.
            occupant: who tries; they sit at `germanwhist.school.day.DAY_SEAT`.
            table: the id that the table gets, from `new_id`.
            is_practice: whether it is practice, and not a counted try.
            keys: as for `create`.

        Raises:
            RefusedError: there is such a table already (code `stale`), or a name is refused, as
                for `create`.
        """
        seats = (computer(DAY_LEVEL), self._checked(occupant))
        await self._begin(day_opening(day, is_practice=is_practice), seats, keys, table=table)

    async def open_same(
        self,
        same: SameHand,
        rules: RuleSet,
        *,
        occupant: Occupant,
        table: str,
        keys: tuple[SeatKey, ...] = (),
    ) -> None:
        """Open a table for one of the deals that two people play.

        Args:
            same: which deal of theirs.
            rules: of the one hand, as `germanwhist.school.same.one_hand` makes them.
            occupant: who plays; they sit at `germanwhist.school.same.SAME_SEAT`.
            table: the id that the table gets, from `new_id`.
            keys: as for `create`.

        Raises:
            RefusedError: as for `open_day`.
        """
        level, _, _ = same.level.partition("@")
        seats = (computer(level), self._checked(occupant))
        await self._begin(same_opening(same, rules), seats, keys, table=table)

    async def sit(
        self, table: str, seat: Seat, occupant: Occupant, *, promise: str | None = None
    ) -> None:
        """Take an empty seat.

        Args:
            table: the table.
            seat: the seat.
            occupant: who takes it.
            promise: of the seat's cut, if it takes part in the deals.

        Raises:
            RefusedError: the seat is taken, or the level or name refused.
        """
        taken = self._checked(occupant)
        await self._live.carry_out(
            table,
            lambda _, state: sit(state, seat, taken, source=self._setup.source, promise=promise),
        )

    async def again(  # noqa: PLR0913 - what may differ from the first time
        self,
        table: str,
        seat: Seat,
        *,
        hand: int | None = None,
        swap: bool = True,
        plays: int | None = None,
        level: str | None = None,
        keys: tuple[SeatKey, ...] = (),
    ) -> str:
        """Open a table that plays a finished hand's deal again, as practice.

        The person of the asking seat sits down; a computer opponent does too, and a person's
        seat stays empty for them.

        Args:
            table: where the hand was played.
            seat: who asks.
            hand: the number of the hand from 1; None for the last finished one.
            swap: whether to play it from the other side.
            plays: how many of its plays are made again first; None for as many as there were
                when it was dealt at that table: none, unless it was played again there.
            level: the computer level to play against; None for the same opponent.
            keys: as for `create`.

        Returns:
            The new table's id.

        Raises:
            RefusedError: there is no such finished hand, no such point in it, or no such level.
        """
        state = await self._state(table)
        number, played = finished_hand(state, hand)
        begun = 0 if state.origin is None else state.origin.plays
        opening = opening_again(
            played, ReplayOf(table=table, hand=number, plays=begun if plays is None else plays)
        )
        return await self._open(opening, seats_again(state, seat, swap=swap, level=level), keys)

    async def replay(
        self,
        hand: Hand,
        seats: tuple[Occupant | None, Occupant | None],
        *,
        number: int = 1,
        plays: int = 0,
        keys: tuple[SeatKey, ...] = (),
    ) -> str:
        """Open a table that plays the hand of a record again, as practice.

        Args:
            hand: the hand as it was played.
            seats: who sits there, north first.
            number: which hand of the record it is, from 1.
            plays: how many of its plays are made again first.
            keys: as for `create`.

        Returns:
            The new table's id.

        Raises:
            RefusedError: there is no such point in the hand, or a level or name is refused.
        """
        return await self._open(
            opening_again(hand, ReplayOf(table=None, hand=number, plays=plays)), seats, keys
        )

    async def view(self, table: str, seat: Seat) -> TableView:
        """What a seat sees now.

        Raises:
            RefusedError: there is no such table.
        """
        async with self._live.using(table) as live, live.lock:
            state = await live.refresh()
            self._live.wake(live)
            return live.view(state, seat)

    async def watched(self, table: str) -> WatchedTable | None:
        """What somebody sees who watches from no seat; None where nobody may.

        Raises:
            RefusedError: there is no such table.
        """
        async with self._live.using(table) as live, live.lock:
            state = await live.refresh()
            north, south = (live.tabs_at(seat) > 0 for seat in Seat)
            return watched_table(state, present=(north, south))

    @asynccontextmanager
    async def subscribe(self, table: str, seat: Seat) -> AsyncIterator[AsyncIterator[TableView]]:
        """Watch a table from a seat, which is then present.

        Entering gives an iterator of what the seat sees: now, and after every change, until the
        context is left or the tables are closed. A very slow reader misses views, never the
        newest.

        Raises:
            RefusedError: there is no such table.
        """
        watcher = Watcher(seat)
        async with self._live.using(table) as live:
            async with live.lock:
                state = await live.refresh()
                self._live.watch(live, watcher, state=state)
            try:
                occupant = state.occupant(seat)
                if occupant is not None and occupant.has_left:
                    await self._live.grant(table, seat, ComeBack())
                self._live.wake(live)
                yield watcher.views(live)
            finally:
                self._live.unwatch(live, watcher)

    async def ask(self, table: str, seat: Seat, request: Request) -> Counsel | None:
        """Ask for something as a seat of a table; those who watch are shown what follows.

        A request names the number of the last event its sender has seen. One that is late or
        comes twice is refused (code `stale`) and changes nothing.

        Args:
            table: the table.
            seat: who asks.
            request: one of `germanwhist.service.requests`.

        Returns:
            The advice for a `Hint`, or on a `Coached` card that costs too much; else None.

        Raises:
            RefusedError: `code` is a `Refusal`, or the `Fault` of the rules.
            StorageError: it could not be written; nothing has changed.
        """
        thought = await self._live.think(table, seat, request) if request.needs_thought else None
        events = await self._live.grant(table, seat, request, thought=thought)
        code = request.why_in_vain(events)
        if code is not None:
            raise RefusedError(f"{request} was in vain: {code}", code=code)
        return thought if isinstance(thought, Counsel) else None

    async def records(self, table: str) -> tuple[Record, ...]:
        """The finished hands of a table as records, which hold every card.

        Raises:
            RefusedError: there is no such table.
        """
        return records_of(await self._state(table))

    @property
    def in_use(self) -> frozenset[str]:
        """The tables that are in memory, since somebody uses or watches them."""
        return self._live.in_use

    def let_go(self, tables: Sequence[str]) -> None:
        """Forget tables that are gone, or changed otherwise than by events.

        Whoever watches one hears that the server closes the line, and may come again.
        """
        self._live.let_go(tables)

    async def unfinished(self) -> tuple[TableSummary, ...]:
        """The tables whose match is not over, the last used first."""
        return await self._store.unfinished()

    async def aclose(self) -> None:
        """End every subscription, stop thinking, and wait for what is being written."""
        await self._live.aclose()

    async def _state(self, table: str) -> TableState:
        async with self._live.using(table) as live, live.lock:
            return await live.refresh()

    async def _open(
        self,
        opening: Created,
        seats: tuple[Occupant | None, Occupant | None],
        keys: tuple[SeatKey, ...],
        *,
        promises: Texts = NOBODY,
    ) -> str:
        checked = (
            None if seats[0] is None else self._checked(seats[0]),
            None if seats[1] is None else self._checked(seats[1]),
        )
        return await self._begin(opening, checked, keys, table=new_id(), promises=promises)

    async def _begin(
        self,
        opening: Created,
        seats: tuple[Occupant | None, Occupant | None],
        keys: tuple[SeatKey, ...],
        *,
        table: str,
        promises: Texts = NOBODY,
    ) -> str:
        state = opening.opened(table)
        seated = seat_all(state, seats, self._setup.source, promises=promises)
        await self._live.open(table, (opening, *seated), keys)
        return table

    def _checked(self, occupant: Occupant) -> Occupant:
        """A newcomer as they may sit down: a known level, or a name that can be shown."""
        if occupant.level is not None:
            self._setup.check_level(occupant.level)
        return replace(occupant, name=checked_name(occupant.name))
