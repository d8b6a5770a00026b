"""The state of a table: what its events say, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from germanwhist.service.facts import Fact
from germanwhist.service.table_values import Phase, ReplayOf

if TYPE_CHECKING:
    import datetime as dt

    from germanwhist.rules import Hand, Match, RuleSet, Seat, View
    from germanwhist.service.clocks.clock import Clock
    from germanwhist.service.sealing import Sealing
    from germanwhist.service.seats import Occupant
    from germanwhist.service.table_values import HandNote, Offer, Replay, SameHand

__all__ = ["TableState"]

AnyFact = TypeVar("AnyFact", bound=Fact)


# Without slots: what is asked for again and again is worked out once.
@dataclass(frozen=True, kw_only=True)
class TableState:
    """Everything about a table, both holdings and the stock included; it stays in the service.

    Args:
        table: the table's id.
        seq: the number of the last event.
        rules: the rule set.
        seats: who sits there, north first; None for an empty seat.
        match: the match; None before the cut for the first deal.
        notes: one for each hand dealt.
        offer: what waits for an answer.
        replay: the hand that is played again, if any.
        previous: the table whose match went before, if this one follows another.
        facts: what single kinds of requests know of, at most one of each kind.
        is_rated: whether the match counts for the ratings of those who play it.
        day: the day whose hand is played here, if it is the hand of a day.
        same: the deal of a challenge, if it is one; only the service knows its secret.
        sealing: how far the next deal has come, where deals are sealed.
        clock: the clock, where the seats have one.
        moved: the number of the last event by which the table itself has changed; what only
            belongs to a deal to come is none.
        is_forfeited: whether the match was taken, since the one who gave it up stayed away.
        created_at: seconds since 1970-01-01 UTC.
        updated_at: the time of the last event, likewise.
    """

    table: str
    seq: int
    rules: RuleSet
    seats: tuple[Occupant | None, Occupant | None] = (None, None)
    match: Match | None = None
    notes: tuple[HandNote, ...] = ()
    offer: Offer | None = None
    replay: Replay | None = None
    previous: str | None = None
    facts: tuple[Fact, ...] = ()
    is_rated: bool = False
    day: dt.date | None = None
    same: SameHand | None = None
    sealing: Sealing | None = None
    clock: Clock | None = None
    moved: int = 0
    is_forfeited: bool = False
    created_at: float = 0.0
    updated_at: float = 0.0

    @cached_property
    def phase(self) -> Phase:
        """Where the table is."""
        match = self.match
        if match is None or not match.hands:
            return Phase.MATCH_OVER if match is not None and match.is_over else Phase.WAITING
        if match.is_over:
            return Phase.MATCH_OVER
        return Phase.PLAYING if match.is_in_hand else Phase.HAND_OVER

    @property
    def origin(self) -> ReplayOf | None:
        """Which hand is played again, if any; of its cards nothing is said."""
        replay = self.replay
        return (
            None
            if replay is None
            else ReplayOf(table=replay.table, hand=replay.hand, plays=len(replay.plays))
        )

    @cached_property
    def hand(self) -> Hand | None:
        """The hand in play; None between hands."""
        return self.match.hand if self.match is not None and self.match.is_in_hand else None

    def view(self, seat: Seat) -> View | None:
        """What a seat knows of the last hand dealt; None before the first deal."""
        match = self.match
        return match.view(seat) if match is not None and match.hands else None

    @property
    def to_play(self) -> Seat | None:
        """Whose turn it is."""
        return self.hand.to_play if self.hand is not None else None

    @property
    def is_practice(self) -> bool:
        """Whether the last hand dealt is practice."""
        return bool(self.notes) and self.notes[-1].is_practice

    @property
    def is_counted_day(self) -> bool:
        """Whether the hand in play is somebody's one counted try of a day's hand."""
        return self.day is not None and self.hand is not None and not self.is_practice

    def occupant(self, seat: Seat) -> Occupant | None:
        """Who holds a seat."""
        return self.seats[seat]

    @property
    def begun_match(self) -> Match:
        """The match.

        Raises:
            ValueError: there was no cut for the first deal yet.
        """
        if self.match is None:
            raise ValueError("there was no cut for the first deal yet")
        return self.match

    @property
    def sealed_deal(self) -> Sealing:
        """How far the next deal has come.

        Raises:
            ValueError: no deal is sealed here.
        """
        if self.sealing is None:
            raise ValueError("no deal is sealed here")
        return self.sealing

    @property
    def set_clock(self) -> Clock:
        """The clock.

        Raises:
            ValueError: the seats have none.
        """
        if self.clock is None:
            raise ValueError("no clock here")
        return self.clock

    @property
    def timed_out(self) -> Seat | None:
        """Who lost the match since their time was up."""
        clock = self.clock
        if clock is None or clock.ran_out is None or self.match is None:
            return None
        return None if clock.rule.is_for_card else self.match.resigned

    def has_run_out_since(self, seq: int) -> bool:
        """Whether the time of a seat was up after the event of this number."""
        ran_out = None if self.clock is None else self.clock.ran_out
        return ran_out is not None and ran_out[0] > seq

    def holder(self, seat: Seat) -> Occupant:
        """Who holds a seat.

        Raises:
            ValueError: it is empty.
        """
        occupant = self.seats[seat]
        if occupant is None:
            raise ValueError(f"the seat {seat.label} is empty")
        return occupant

    def fact(self, kind: type[AnyFact]) -> AnyFact | None:
        """The fact of a kind; None where there is none."""
        return next((fact for fact in self.facts if isinstance(fact, kind)), None)

    def with_fact(self, fact: Fact) -> TableState:
        """With a fact, in the place of the one of its kind."""
        others = self.without_fact(type(fact)).facts
        return replace(self, facts=(*others, fact))

    def without_fact(self, kind: type[Fact]) -> TableState:
        """Without the fact of a kind."""
        return replace(self, facts=tuple(f for f in self.facts if not isinstance(f, kind)))

    def with_occupant(self, seat: Seat, occupant: Occupant) -> TableState:
        """With somebody in a seat."""
        north, south = self.seats
        return replace(self, seats=(north, occupant) if seat else (occupant, south))

    def with_note(self, **changes: Any) -> TableState:
        """With something else remembered of the last hand: fields of `HandNote`."""
        return replace(self, notes=(*self.notes[:-1], replace(self.notes[-1], **changes)))

    def as_practice(self) -> TableState:
        """With the hand in play marked; a finished one keeps its place in the record."""
        return self if self.hand is None else self.with_note(is_practice=True)
