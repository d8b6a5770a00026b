"""The use cases of a table: every request a seat can make, in one place.

A request takes the table's lock, is decided by a pure function of the state, and its events are
durable before it is answered. Computer players enter by the same door as people.
"""

from __future__ import annotations

import secrets
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist.errors import EngineError
from germanwhist.rules import Seat
from germanwhist.service import checks, decisions
from germanwhist.service.claims import is_claim_forced
from germanwhist.service.desk import Desk
from germanwhist.service.live import Watcher
from germanwhist.service.names import checked_name
from germanwhist.service.parts import Origin, Phase
from germanwhist.service.records import records_of
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.rematch import rematch
from germanwhist.service.replays import finished_hand, opening_again, seats_again
from germanwhist.service.setup import Setup
from germanwhist.service.state import opened
from germanwhist.service.thinking import Row, Thinking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from germanwhist.cards import Card
    from germanwhist.engine import Advice
    from germanwhist.notation import Record
    from germanwhist.rules import Hand, RuleSet
    from germanwhist.service.events import Created, Scope
    from germanwhist.service.seats import Occupant, SeatKey
    from germanwhist.service.state import TableState
    from germanwhist.service.store import EventStore, TableSummary
    from germanwhist.service.table_view import TableView

__all__ = ["Tables"]


class Tables:
    """All tables of one store. Belongs to one event loop; close it with `aclose`.

    Every request names the number of the last event its sender has seen (`seq`). A request that
    is late or comes twice is refused with `Refusal.STALE` and changes nothing.

    Args:
        store: where the events are kept.
        setup: players, judge, random numbers and clocks.
    """

    def __init__(self, store: EventStore, setup: Setup | None = None) -> None:
        self._store = store
        self._setup = Setup() if setup is None else setup
        self._desk = Desk(store, self._setup)

    @property
    def thinking(self) -> Thinking:
        """Where whatever takes long waits for its turn."""
        return self._desk.thinking

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer levels that may be chosen."""
        return self._setup.levels

    async def create(
        self,
        rules: RuleSet,
        seats: tuple[Occupant | None, Occupant | None],
        *,
        first_dealer: Seat = Seat.NORTH,
        keys: tuple[SeatKey, ...] = (),
    ) -> str:
        """Open a table; with both seats taken the first hand is dealt at once.

        Args:
            rules: the rule set.
            seats: who sits there, north first; None for a seat to be taken later.
            first_dealer: who deals first, where the rules name a dealer.
            keys: who holds the seats or may take them; kept together with the table.

        Returns:
            The table's id: 128 random bits that nobody can guess.

        Raises:
            RefusedError: a level or a name is refused (codes `unknown_level`,
                `name_too_long`, `name_unshowable`, `name_invisible`).
            StorageError: it cannot be kept.
        """
        return await self._open(decisions.opening(rules, first_dealer=first_dealer), seats, keys)

    async def sit(self, table: str, seat: Seat, occupant: Occupant) -> TableView:
        """Take an empty seat.

        Raises:
            RefusedError: the seat is taken, or the level or name refused.
        """
        taken = self._checked(occupant)
        return await self._desk.carry_out(
            table, seat, lambda state: decisions.sit(state, seat, taken, self._setup.source)
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
        opening = opening_again(played, Origin(table, number, begun if plays is None else plays))
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
        return await self._open(opening_again(hand, Origin(None, number, plays)), seats, keys)

    async def view(self, table: str, seat: Seat) -> TableView:
        """What a seat sees now.

        Raises:
            RefusedError: there is no such table.
        """
        async with self._desk.using(table) as live, live.lock:
            state = await live.refresh()
            self._desk.wake(live)
            return live.view(state, seat)

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
        async with self._desk.using(table) as live:
            async with live.lock:
                state = await live.refresh()
                live.watch(watcher, state)
            try:
                occupant = state.occupant(seat)
                if occupant is not None and occupant.has_left:
                    await self._desk.carry_out(
                        table, seat, lambda state: decisions.come_back(state, seat)
                    )
                self._desk.wake(live)
                yield watcher.views(live)
            finally:
                live.unwatch(watcher)

    async def play(self, table: str, seat: Seat, card: Card, *, seq: int) -> TableView:
        """Play a card.

        Raises:
            RefusedError: `code` is the `Fault` of the rules, `stale`, or another `Refusal`.
        """
        return await self._desk.request(
            table, seat, seq, lambda state: decisions.play(state, seat, card)
        )

    async def undo(self, table: str, seat: Seat, *, seq: int) -> TableView:
        """Take the last own play back: at once against a computer, else it is offered."""
        return await self._desk.request(table, seat, seq, lambda state: decisions.undo(state, seat))

    async def claim(self, table: str, seat: Seat, tricks: int, *, seq: int) -> TableView:
        """Claim a number of the remaining tricks.

        It stands at once when it can be forced. If not, a computer refuses it (code
        `claim_unproven`) and a person is asked; the seat may then claim no more in this hand,
        unless it is practice against a computer.
        """
        state = await self._state(table)
        decisions.refuse_if_stale(state, seq)
        decisions.refuse_if(checks.why_not_claim(state, seat, tricks), f"a claim of {tricks}")
        is_forced = await is_claim_forced(self._setup.judge, self.thinking, state, seat, tricks)
        after = await self._desk.request(
            table,
            seat,
            seq,
            lambda state: decisions.claim(state, seat, tricks, is_forced=is_forced),
        )
        if after.phase is Phase.PLAYING and after.offer is None:
            decisions.refuse_if(Refusal.CLAIM_UNPROVEN, f"a claim of {tricks}")
        return after

    async def hint(self, table: str, seat: Seat, *, seq: int) -> Advice:
        """Be advised what to play; the hand is practice from then on.

        Raises:
            RefusedError: it is not this seat's turn, a person sits opposite, the request is
                late, no advice can be had (code `no_advice`), or too much is asked for at once
                (code `busy`).
        """
        state = await self._state(table)
        decisions.refuse_if_stale(state, seq)
        decisions.hint(state, seat)
        view = state.view(seat)
        if view is None:
            raise RefusedError("nothing is dealt", code=Refusal.NO_HAND)
        try:
            advice = await self.thinking.run(
                lambda: self._setup.advise(view), Row.SEARCH, may_be_refused=True
            )
        except EngineError as error:
            raise RefusedError(f"no advice: {error.code}", code=Refusal.NO_ADVICE) from error
        await self._desk.request(table, seat, seq, lambda state: decisions.hint(state, seat))
        return advice

    async def answer(self, table: str, seat: Seat, *, is_accepted: bool, seq: int) -> TableView:
        """Accept or refuse what the opponent offered."""
        return await self._desk.request(
            table, seat, seq, lambda state: decisions.answer(state, seat, is_accepted=is_accepted)
        )

    async def resign(self, table: str, seat: Seat, scope: Scope, *, seq: int) -> TableView:
        """Give up the hand or the match."""
        return await self._desk.request(
            table, seat, seq, lambda state: decisions.resign(state, seat, scope)
        )

    async def next_hand(self, table: str, seat: Seat, *, seq: int) -> TableView:
        """Have the next hand dealt; either seat may ask."""
        return await self._desk.request(
            table, seat, seq, lambda state: decisions.next_hand(state, self._setup.source)
        )

    async def rematch(self, table: str, seat: Seat, *, seq: int) -> TableView:
        """Wish for another match with the same person, or agree to their wish.

        When both wish it, `TableView.rematch` names the table where they go on, with the same
        rules and seats. Leaving takes the wish back, or refuses it.
        """
        following = _new_id()
        return await self._desk.request(
            table, seat, seq, lambda state: rematch(state, seat, following)
        )

    async def leave(self, table: str, seat: Seat, *, seq: int) -> TableView:
        """Leave on purpose; the seat is kept, but the opponent need not wait.

        Nobody has left who watches from this seat elsewhere too: then nothing happens.
        """

        def leave(state: TableState) -> decisions.Events:
            is_elsewhere = self._desk.watchers_at(state, seat) > 1
            return () if is_elsewhere else decisions.leave(state, seat)

        return await self._desk.request(table, seat, seq, leave)

    async def come_back(self, table: str, seat: Seat) -> TableView:
        """Come back after leaving, or take the seat back from a computer."""
        return await self._desk.carry_out(
            table, seat, lambda state: decisions.come_back(state, seat)
        )

    async def replace(self, table: str, seat: Seat, level: str, *, seq: int) -> TableView:
        """Let a computer take over the seat of an opponent who is away or has failed."""
        self._check_level(level)
        return await self._desk.request(
            table,
            seat,
            seq,
            lambda state: decisions.replace_opponent(
                state, seat, level, is_away=self._desk.is_away(state, seat.opponent)
            ),
        )

    async def take_match(self, table: str, seat: Seat, *, seq: int) -> TableView:
        """Win the match, since the opponent is away."""
        return await self._desk.request(
            table,
            seat,
            seq,
            lambda state: decisions.take_match(
                state, seat, is_away=self._desk.is_away(state, seat.opponent)
            ),
        )

    async def records(self, table: str) -> tuple[Record, ...]:
        """The finished hands of a table as records, which hold every card.

        Raises:
            RefusedError: there is no such table.
        """
        return records_of(await self._state(table))

    async def unfinished(self) -> tuple[TableSummary, ...]:
        """The tables whose match is not over, the last used first."""
        return await self._store.unfinished()

    async def aclose(self) -> None:
        """End every subscription, stop thinking, and wait for what is being written."""
        await self._desk.aclose()

    async def _state(self, table: str) -> TableState:
        async with self._desk.using(table) as live, live.lock:
            return await live.current()

    async def _open(
        self,
        opening: Created,
        seats: tuple[Occupant | None, Occupant | None],
        keys: tuple[SeatKey, ...],
    ) -> str:
        checked = (
            None if seats[0] is None else self._checked(seats[0]),
            None if seats[1] is None else self._checked(seats[1]),
        )
        table = _new_id()
        state = opened(table, opening)
        seated = decisions.seat_all(state, checked, self._setup.source)
        await self._desk.open(table, (opening, *seated), keys)
        return table

    def _checked(self, occupant: Occupant) -> Occupant:
        """A newcomer as they may sit down: a known level, or a name that can be shown."""
        if occupant.level is not None:
            self._check_level(occupant.level)
        return replace(occupant, name=checked_name(occupant.name))

    def _check_level(self, level: str) -> None:
        if level not in self.levels:
            raise RefusedError(
                f"no such level: {level!r} (expected one of {', '.join(self.levels)})",
                code=Refusal.UNKNOWN_LEVEL,
            )


def _new_id() -> str:
    """128 random bits as text, which nobody can guess."""
    return secrets.token_urlsafe(16)
