"""Opening tables: for two, for a pair, for a day, for the same cards, and for what was played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from germanwhist.rules import Seat
from germanwhist.school.day import DAY_LEVEL
from germanwhist.service.clocks import ClockKind
from germanwhist.service.live_tables import LiveTables
from germanwhist.service.names import checked_name
from germanwhist.service.opening import day_opening, opening, same_opening, seat_all
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.replays import finished_hand, opening_again, seats_again
from germanwhist.service.sealing import NOBODY, Texts
from germanwhist.service.seats import computer, person
from germanwhist.service.setup import Setup
from germanwhist.service.table_id import new_id
from germanwhist.service.table_values import ReplayOf

if TYPE_CHECKING:
    import datetime as dt

    from germanwhist.rules import Hand, RuleSet
    from germanwhist.service.opening_events import Created
    from germanwhist.service.processes import Others
    from germanwhist.service.seats import Occupant, SeatKey
    from germanwhist.service.state import TableState
    from germanwhist.service.store import EventStore
    from germanwhist.service.table_values import SameHand

__all__ = ["NewTables"]


class NewTables:
    """The ways to a new table; `germanwhist.service.Tables` has them all.

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
        """Open a table for two people who have found each other, which ends their search.

        Args:
            rules: the rule set.
            names: what they are called, north first.
            table: the id that the table gets, from `new_id`.
            keys: as for `create`.
            cutters: whether each device takes part in the deals; it promises when it is there.
            is_rated: whether the match counts for ratings.
            clock: which clock the seats have.

        Raises:
            RefusedError: a name is refused, as for `create`, there is such a table already (code
                `stale`), or one of them has gone in the meantime.
        """
        opened = opening(rules, first_dealer=Seat.NORTH, is_rated=is_rated)
        first = msgspec.structs.replace(opened, clock=clock)
        north, south = (self._checked(person(name)) for name in names)
        seated = seat_all(first.opened(table), (north, south), self._setup.source, cutters=cutters)
        await self._live.open(table, (first, *seated), keys, is_pair=True)

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

        A table of this id that is there already stays as it is.

        Args:
            day: the day.
            occupant: who tries; they sit at `germanwhist.school.day.DAY_SEAT`.
            table: the id that the table gets, from `new_id`.
            is_practice: whether it is practice, and not a counted try.
            keys: as for `create`.

        Raises:
            RefusedError: a name is refused, as for `create`.
        """
        seats = (computer(DAY_LEVEL), self._checked(occupant))
        await self._begin_once(day_opening(day, is_practice=is_practice), seats, keys, table=table)

    async def open_same(
        self,
        same: SameHand,
        rules: RuleSet,
        *,
        occupant: Occupant,
        table: str,
        keys: tuple[SeatKey, ...] = (),
    ) -> None:
        """Open a table for one of the deals of a challenge; one that is there stays as it is.

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
        await self._begin_once(same_opening(same, rules), seats, keys, table=table)

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

    async def _begin_once(
        self,
        opening: Created,
        seats: tuple[Occupant | None, Occupant | None],
        keys: tuple[SeatKey, ...],
        *,
        table: str,
    ) -> None:
        try:
            await self._begin(opening, seats, keys, table=table)
        except RefusedError as refused:
            if refused.code != Refusal.STALE:  # it was begun before
                raise

    def _checked(self, occupant: Occupant) -> Occupant:
        """A newcomer as they may sit down: a known level, or a name that can be shown."""
        if occupant.level is not None:
            self._setup.check_level(occupant.level)
        return replace(occupant, name=checked_name(occupant.name))
