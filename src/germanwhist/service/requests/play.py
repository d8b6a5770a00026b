"""Playing a card."""

from dataclasses import replace

from germanwhist.cards import Card
from germanwhist.rules import Fault, Seat
from germanwhist.service.event import Event
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.state import TableState

__all__ = ["Play", "Played"]


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A seat played a card."""

    seat: Seat
    card: Card

    def after(self, state: TableState) -> TableState:
        """The card lies on the table, and an offer is withdrawn."""
        return replace(state, match=state.begun_match.play(self.card, self.seat), offer=None)


class Play(Request, frozen=True, kw_only=True, tag="play"):
    """Play a card, such as `QD`."""

    card: Card

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Not without a hand, and not when the other seat is to play."""
        is_mine = moment.state.to_play is moment.seat
        return moment.why_no_hand() or (None if is_mine else Fault.NOT_YOUR_TURN)

    def why_not(self, moment: Moment) -> Code | None:
        """What the rules say of this card."""
        hand = moment.state.hand
        return moment.why_no_hand() if hand is None else hand.why_illegal(self.card, moment.seat)

    def events(self, moment: Moment) -> Events:
        """The card lies on the table."""
        return (Played(seat=moment.seat, card=self.card),)
