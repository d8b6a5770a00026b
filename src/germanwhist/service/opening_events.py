"""What happens before anything can be asked for: a table is opened, seated and dealt at."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

import datetime as dt
from dataclasses import replace

from germanwhist.cards import Card
from germanwhist.rules import Deal, FirstDealer, Match, RuleSet, Seat
from germanwhist.service.clocks import Clock, ClockKind
from germanwhist.service.event import Event
from germanwhist.service.sealing import Sealing
from germanwhist.service.seats import Occupant, SeatKind
from germanwhist.service.state import TableState
from germanwhist.service.table_values import HandNote, Replay, SameHand

__all__ = ["Created", "Cut", "Dealt", "Sealed", "Seated"]


class Created(Event, frozen=True, kw_only=True, tag="created"):
    """The table was opened.

    Args:
        rules: every option of the rule set as text.
        first_dealer: who deals first where the rules name a dealer; None where it is cut for.
        replay: the hand whose deal is played again, if any.
        previous: the table whose match went before, if the same two go on.
        is_rated: whether the match counts for ratings.
        day: the day whose hand is played, if it is the hand of a day.
        same: the deal of a challenge, if it is one.
        clock: which clock the seats have.
    """

    rules: dict[str, str]
    first_dealer: Seat | None = None
    replay: Replay | None = None
    previous: str | None = None
    is_rated: bool = False
    day: dt.date | None = None
    same: SameHand | None = None
    clock: ClockKind = ClockKind.NONE
    is_first = True

    def opened(self, table: str) -> TableState:
        """A table where nobody sits yet."""
        rules = RuleSet.from_options(self.rules)
        is_named = rules.first_dealer is FirstDealer.SEAT
        match = Match.start(rules, first_dealer=self.first_dealer) if is_named else None
        return TableState(
            table=table,
            seq=1,
            rules=rules,
            match=match,
            replay=self.replay,
            previous=self.previous,
            is_rated=self.is_rated,
            day=self.day,
            same=self.same,
            clock=None if self.clock is ClockKind.NONE else Clock.of(self.clock),
        )

    def after(self, state: TableState) -> TableState:  # noqa: ARG002
        """Never."""
        raise ValueError("a table is opened once")


class Sealed(Event, frozen=True, kw_only=True, tag="sealed"):
    """The server fixed its secret for the first hand; those of later hands come with a deal.

    Args:
        secret: 64 hexadecimal digits; it leaves the service only when its hand is over.
    """

    secret: str
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """Deals are sealed."""
        return replace(state, sealing=Sealing(secret=self.secret))


class Seated(Event, frozen=True, kw_only=True, tag="seated"):
    """A person or a computer level took a seat.

    Args:
        seat: which one.
        kind: a person or a computer.
        name: the person's name, if given.
        level: the computer's level.
        has_cut: whether the seat takes part in the deals with a cut of its own device.
        is_gone: whether the person has deleted all that was kept of them since then.
    """

    seat: Seat
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    has_cut: bool = False
    is_gone: bool = False

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """The seat is taken; when it was the last one the first hand is waited for."""
        gone = self.is_gone
        occupant = Occupant(
            self.kind, name=self.name, level=self.level, has_left=gone, is_gone=gone
        )
        taken = state.with_occupant(self.seat, occupant)
        sealing = taken.sealing
        if sealing is not None and self.has_cut:
            sealing = sealing.seated(self.seat)
        if sealing is not None and None not in taken.seats:
            sealing = replace(sealing, asked_at=at)
        return replace(taken, sealing=sealing)


class Cut(Event, frozen=True, kw_only=True, tag="cut"):
    """Both seats cut for the first deal: the pairs, north's card first."""

    cuts: tuple[tuple[Card, Card], ...]

    def after(self, state: TableState) -> TableState:
        """The match begins."""
        return replace(state, match=Match.start(state.rules, cuts=self.cuts))


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A hand was dealt.

    Args:
        dealer: who deals.
        cards: the whole pack from top to bottom.
        is_sealed: whether it follows from the secret and the cuts that went before.
        next_secret: where deals are sealed, the server's secret for the next hand.
        players: the level and version of the computer in each seat, north first.
    """

    dealer: Seat
    cards: tuple[Card, ...]
    is_sealed: bool = False
    next_secret: str | None = None
    players: tuple[str | None, str | None] = (None, None)

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """A hand is in play."""
        sealing, secret = state.sealing, self.next_secret
        # A computer in a person's place makes it neither's hand alone.
        is_shared = any(who is not None and who.is_replaced for who in state.seats)
        note = HandNote(
            at,
            is_practice=is_shared or state.replay is not None,
            sealed=sealing if self.is_sealed else None,
            players=self.players,
        )
        return replace(
            state,
            match=state.begun_match.deal(Deal(self.cards, self.dealer)),
            notes=(*state.notes, note),
            offer=None,
            sealing=None if sealing is None or secret is None else sealing.after_deal(secret),
        )
