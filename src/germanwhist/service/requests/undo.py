"""Taking the last own play back."""

from germanwhist.rules import Hand, Seat
from germanwhist.service.events import Undone, UndoOffered
from germanwhist.service.refusal import Refusal, RefusedError
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState

__all__ = ["Undo", "plays_after_undo", "undone"]


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take the last own play back: at once against a computer, by consent against a person."""

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

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
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
