"""The state of a table: what its events say, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, assert_never

from germanwhist.errors import StorageError
from germanwhist.rules import Deal, FirstDealer, Hand, Match, RuleSet
from germanwhist.service.events import (
    Claimed,
    ClaimOffered,
    ClaimRefused,
    Created,
    Cut,
    CutOpened,
    CutPromised,
    Dealt,
    Failed,
    Forfeited,
    HandAsked,
    Hinted,
    Left,
    Played,
    RematchAccepted,
    RematchOffered,
    Replaced,
    Replay,
    Resigned,
    Returned,
    SameHand,
    Scope,
    Sealed,
    Seated,
    Undone,
    UndoOffered,
    UndoRefused,
)
from germanwhist.service.seal_events import SEAL_EVENTS
from germanwhist.service.sealing import Sealing
from germanwhist.service.seats import Occupant, SeatKind
from germanwhist.service.table_values import (
    HandNote,
    Offer,
    OfferKind,
    Phase,
    RematchWish,
    ReplayOf,
)

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

    from germanwhist.rules import Seat, View
    from germanwhist.service.events import Event
    from germanwhist.service.store import StoredEvent

__all__ = ["TableState", "fold", "opened"]


@dataclass(frozen=True, slots=True, kw_only=True)
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
        rematch: the wish for another match.
        day: the day whose hand is played here, if it is the hand of a day.
        same: the deal that two people play, if it is one; only the service knows its secret.
        sealing: how far the next deal has come, where deals are sealed.
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
    rematch: RematchWish | None = None
    day: dt.date | None = None
    same: SameHand | None = None
    sealing: Sealing | None = None
    moved: int = 0
    is_forfeited: bool = False
    created_at: float = 0.0
    updated_at: float = 0.0

    @property
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
        return None if replay is None else ReplayOf(replay.table, replay.hand, len(replay.plays))

    @property
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


def fold(
    table: str, events: Iterable[StoredEvent], state: TableState | None = None
) -> TableState | None:
    """The state after these events.

    Args:
        table: the table's id.
        events: the events in order, the first of all or those after `state`.
        state: the state before them; None to begin.

    Returns:
        The state; None when there are no events at all.

    Raises:
        StorageError: the events do not follow on each other (code `bad_events`).

    Example:
        >>> from germanwhist.service.events import Created
        >>> from germanwhist.service.store import StoredEvent
        >>> opened = StoredEvent(1, 0.0, Created(rules=RuleSet().options()))
        >>> fold("t", [opened]).phase
        <Phase.WAITING: 'waiting'>
    """
    for stored in events:
        expected = 1 if state is None else state.seq + 1
        is_first = isinstance(stored.event, Created)
        if stored.seq != expected or is_first != (state is None):
            raise StorageError(
                f"table {table}: event {stored.seq} is {type(stored.event).__name__} "
                f"(expected number {expected} of a table that begins with Created)",
                code="bad_events",
            )
        try:
            after = opened(table, stored.event) if state is None else _after(state, stored)
        except ValueError as error:
            raise StorageError(
                f"table {table}: event {stored.seq} cannot have happened: {error}",
                code="bad_events",
            ) from None
        created_at = stored.at if state is None else state.created_at
        is_aside = state is not None and isinstance(stored.event, SEAL_EVENTS)
        state = replace(
            after,
            seq=stored.seq,
            moved=after.moved if is_aside else stored.seq,
            created_at=created_at,
            updated_at=stored.at,
        )
    return state


def opened(table: str, event: Event) -> TableState:
    """A table of which only the first event has happened.

    Raises:
        TypeError: the event opens no table.
    """
    if not isinstance(event, Created):
        raise TypeError(f"{type(event).__name__} opens no table")
    rules = RuleSet.from_options(event.rules)
    is_named = rules.first_dealer is FirstDealer.SEAT
    return TableState(
        table=table,
        seq=1,
        rules=rules,
        match=Match.start(rules, first_dealer=event.first_dealer) if is_named else None,
        replay=event.replay,
        previous=event.previous,
        day=event.day,
        same=event.same,
    )


def _after(state: TableState, stored: StoredEvent) -> TableState:  # noqa: PLR0911, PLR0912  # one case an event
    """The state after one event; the numbers and times are the caller's."""
    match stored.event:
        case Created():
            raise ValueError("a table is opened once")
        case Cut(cuts=cuts):
            return replace(state, match=Match.start(state.rules, cuts=cuts))
        case Dealt() as event:
            return _after_deal(state, event, stored.at)
        case Played(seat=seat, card=card):
            return replace(state, match=_match(state).play(card, seat), offer=None)
        case Undone(plays=plays):
            # What both agreed to is no practice; nothing was revealed by it.
            is_agreed = state.offer is not None and state.offer.kind is OfferKind.UNDO
            before = state if is_agreed else _as_practice(state)
            return replace(before, match=_taken_back(state, plays), offer=None)
        case Claimed(seat=seat, tricks=tricks, is_accepted=is_accepted):
            claimed = replace(state, match=_match(state).claim(seat, tricks), offer=None)
            return _with_note(claimed, is_claim_accepted=is_accepted)
        case ClaimOffered(seat=seat, tricks=tricks):
            return replace(_unproven(state, seat), offer=Offer(OfferKind.CLAIM, seat, tricks))
        case UndoOffered(seat=seat):
            return replace(state, offer=Offer(OfferKind.UNDO, seat))
        case ClaimRefused(seat=seat):
            return replace(_unproven(state, seat), offer=None)
        case UndoRefused():
            return replace(state, offer=None)
        case Hinted():
            return _as_practice(state)
        case Resigned(seat=seat, scope=Scope.HAND):
            return replace(state, match=_match(state).resign(seat), offer=None)
        case Resigned(seat=seat) | Forfeited(seat=seat):
            is_forfeited = isinstance(stored.event, Forfeited)
            ended = replace(state, match=_given_up(_match(state), seat), offer=None)
            in_hand = is_forfeited and state.hand is not None
            if in_hand:
                ended = _with_note(ended, is_forfeited=True)
            return replace(ended, is_forfeited=is_forfeited)
        case Sealed() | CutPromised() | CutOpened() | HandAsked():
            return replace(state, sealing=_after_sealing(state.sealing, stored.event, stored.at))
        case RematchOffered(seat=seat, table=table):
            return replace(state, rematch=RematchWish(seat, table))
        case RematchAccepted():
            return replace(state, rematch=replace(_rematch(state), is_accepted=True))
        case event:
            return _after_seating(state, event, stored.at)


def _after_deal(state: TableState, event: Dealt, at: float) -> TableState:
    sealing = state.sealing
    # A computer in a person's place makes it neither's hand alone.
    is_shared = any(who is not None and who.is_replaced for who in state.seats)
    note = HandNote(
        at,
        is_practice=is_shared or state.replay is not None,
        sealed=sealing if event.is_sealed else None,
        players=event.players,
    )
    secret = event.next_secret
    return replace(
        state,
        match=_match(state).deal(Deal(event.cards, event.dealer)),
        notes=(*state.notes, note),
        offer=None,
        sealing=None if sealing is None or secret is None else sealing.after_deal(secret),
    )


def _after_sealing(
    sealing: Sealing | None, event: Sealed | CutPromised | CutOpened | HandAsked, at: float
) -> Sealing:
    if isinstance(event, Sealed):
        return Sealing(secret=event.secret)
    if sealing is None:
        raise ValueError("no deal is sealed here")
    match event:
        case CutPromised(seat=seat, promise=promise):
            return sealing.promised(seat, promise)
        case CutOpened(seat=seat, cut=cut, promise=promise):
            return sealing.opened(seat, cut, promise=promise, at=at)
        case HandAsked():
            return replace(sealing, asked_at=at)


def _after_seating(
    state: TableState,
    event: Seated | Left | Returned | Replaced | Failed,
    at: float,
) -> TableState:
    """The state after an event that only says who takes the decisions."""
    match event:
        case Seated(seat=seat, kind=kind, name=name, level=level):
            taken = _with_occupant(state, seat, Occupant(kind, name=name, level=level))
            sealing = taken.sealing
            if sealing is not None and event.has_cut:
                sealing = sealing.seated(seat)
            if sealing is not None and None not in taken.seats:
                sealing = replace(sealing, asked_at=at)  # the first hand is waited for
            return replace(taken, sealing=sealing)
        case Left(seat=seat):
            gone = replace(_occupant(state, seat), has_left=True)
            return _with_occupant(_without_wish(state), seat, gone)
        case Returned(seat=seat):
            back = Occupant(SeatKind.PERSON, name=_occupant(state, seat).name)
            return _with_occupant(state, seat, back)
        case Replaced(seat=seat, level=level):
            before = _occupant(state, seat)
            is_replaced = before.is_replaced or not before.is_computer
            stand_in = Occupant(SeatKind.COMPUTER, before.name, level, is_replaced=is_replaced)
            # The hand is then no longer one player's work, but for an opponent made anew.
            after = state if state.same is not None else _as_practice(state)
            return replace(_with_occupant(after, seat, stand_in), offer=None)
        case Failed(seat=seat):
            return _with_occupant(state, seat, replace(_occupant(state, seat), has_failed=True))
        case _:
            assert_never(event)


def _match(state: TableState) -> Match:
    if state.match is None:
        raise ValueError("there was no cut for the first deal yet")
    return state.match


def _occupant(state: TableState, seat: Seat) -> Occupant:
    occupant = state.seats[seat]
    if occupant is None:
        raise ValueError(f"the seat {seat.label} is empty")
    return occupant


def _rematch(state: TableState) -> RematchWish:
    if state.rematch is None:
        raise ValueError("nobody wished for another match")
    return state.rematch


def _without_wish(state: TableState) -> TableState:
    """Without a wish for another match that one of the two no longer waits to hear answered."""
    is_open = state.rematch is not None and not state.rematch.is_accepted
    return replace(state, rematch=None) if is_open else state


def _with_occupant(state: TableState, seat: Seat, occupant: Occupant) -> TableState:
    north, south = state.seats
    seats = (north, occupant) if seat else (occupant, south)
    return replace(state, seats=seats)


def _as_practice(state: TableState) -> TableState:
    """Mark the hand in play; a finished one keeps its place in the record."""
    return state if state.hand is None else _with_note(state, is_practice=True)


def _unproven(state: TableState, seat: Seat) -> TableState:
    """Remember whose claim could not be forced."""
    before = state.notes[-1].unproven
    return _with_note(state, unproven=before if seat in before else (*before, seat))


def _with_note(state: TableState, **changes: Any) -> TableState:
    return replace(state, notes=(*state.notes[:-1], replace(state.notes[-1], **changes)))


def _given_up(match: Match, seat: Seat) -> Match:
    """A match given up, and with it the hand in play: then everything is open."""
    if match.is_over:
        raise ValueError("the match is over")
    ended = match.resign(seat) if match.is_in_hand else match
    return replace(ended, resigned=seat)


def _taken_back(state: TableState, plays: int) -> Match:
    match, hand = _match(state), state.hand
    if hand is None:
        raise ValueError("no hand is in play")
    before = Hand.replay(state.rules, hand.deal, plays=hand.plays[:plays])
    return replace(match, hands=(*match.hands[:-1], before))
