"""Taking the last own play back."""

from dataclasses import replace

from germanwhist.rules import Hand, Match, Seat
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Offer, OfferKind

__all__ = ["Undo", "UndoOffered", "UndoRefused", "Undone", "plays_after_undo", "undone"]


class UndoOffered(Event, frozen=True, kw_only=True, tag="undo_offered"):
    """A seat asked to take its last play back."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """The opponent is asked."""
        return replace(state, offer=Offer(kind=OfferKind.UNDO, by=self.seat.label))


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """The hand went back for a seat.

    Args:
        seat: who wanted it.
        plays: how many plays of the hand were kept.
    """

    seat: Seat
    plays: int

    def after(self, state: TableState) -> TableState:
        """The hand is as it was; practice, unless both agreed: then nothing was revealed by it."""
        is_agreed = state.offer is not None and state.offer.kind is OfferKind.UNDO
        before = state if is_agreed else state.as_practice()
        return replace(before, match=_taken_back(state, self.plays), offer=None)


class UndoRefused(Event, frozen=True, kw_only=True, tag="undo_refused"):
    """The wish of this seat to take a play back was refused."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """Play goes on."""
        return replace(state, offer=None)


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take the last own play back: at once against a computer, by consent against a person.

    Between people only while nothing was drawn since.
    """

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Between people nothing may have been drawn since, for that cannot be forgotten.

        The opponent must also be there to agree.
        """
        hand = moment.state.hand
        if hand is None:
            return moment.why_no_hand()
        plays = plays_after_undo(hand, moment.seat)
        if plays is None:
            return Refusal.NOTHING_TO_UNDO
        private = moment.why_not_private()
        if private is not Refusal.AGAINST_PERSON:
            return private
        if any(trick.upcard is not None for trick in hand.tricks[plays // 2 :]):
            return Refusal.ALREADY_REVEALED
        return Refusal.ALREADY_OFFERED if moment.has_offered else None

    def events(self, moment: Moment) -> Events:
        """The play is taken back, or the opponent asked."""
        if moment.is_against_computer:
            return (undone(moment.state, moment.seat),)
        return (UndoOffered(seat=moment.seat),)


def undone(state: TableState, seat: Seat) -> Undone:
    """The event that takes a seat's last play back.

    Raises:
        RefusedError: it has played none.
    """
    plays = None if state.hand is None else plays_after_undo(state.hand, seat)
    if plays is None:
        raise RefusedError("there is no play to take back", code=Refusal.NOTHING_TO_UNDO)
    return Undone(seat=seat, plays=plays)


def plays_after_undo(hand: Hand, seat: Seat) -> int | None:
    """How many plays are left when a seat takes its last one back; None if it has played none."""
    leaders = [trick.leader for trick in hand.tricks] + [hand.leader]
    for number in reversed(range(len(hand.plays))):
        leader = leaders[number // 2]
        if seat is (leader if number % 2 == 0 else leader.opponent):
            return number
    return None


def _taken_back(state: TableState, plays: int) -> Match:
    match, hand = state.begun_match, state.hand
    if hand is None:
        raise ValueError("no hand is in play")
    before = Hand.replay(state.rules, hand.deal, plays=hand.plays[:plays])
    return replace(match, hands=(*match.hands[:-1], before))
