"""Wishing for another match."""

from dataclasses import replace

from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState
from germanwhist.service.table_id import new_id
from germanwhist.service.table_values import Phase, RematchWish

__all__ = ["Rematch", "RematchAccepted", "RematchOffered"]


class RematchOffered(Event, frozen=True, kw_only=True, tag="rematch_offered"):
    """A seat wished for another match; leaving takes the wish back, and refuses it.

    Args:
        seat: who wished it.
        table: the id that the other match's table will have, so that it is opened only once.
    """

    seat: Seat
    table: str

    def after(self, state: TableState, *, at: float) -> TableState:  # noqa: ARG002
        """The wish is known."""
        return replace(state, rematch=RematchWish(self.seat, self.table))


class RematchAccepted(Event, frozen=True, kw_only=True, tag="rematch_accepted"):
    """This seat wished for it too: the two go on at the other table, which is there by now."""

    seat: Seat

    def after(self, state: TableState, *, at: float) -> TableState:  # noqa: ARG002
        """Both wish it."""
        if state.rematch is None:
            raise ValueError("nobody wished for another match")
        return replace(state, rematch=replace(state.rematch, is_accepted=True))


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """Wish for another match with the same person, or agree to their wish.

    When both wish it, `TableView.rematch` names the table where they go on, with the same rules
    and seats. Leaving takes the wish back, or refuses it.
    """

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only when the match is over, and with a person who is still there."""
        opponent, wish = moment.opponent, moment.state.rematch
        if opponent is None:
            return Refusal.WAITING
        if moment.state.phase is not Phase.MATCH_OVER:
            return Refusal.MATCH_IN_PLAY
        if opponent.is_computer:
            return Refusal.AGAINST_COMPUTER
        if opponent.has_left:
            return Refusal.OPPONENT_LEFT
        is_free = wish is None or not (wish.is_accepted or wish.seat is moment.seat)
        return None if is_free else Refusal.ALREADY_OFFERED

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """A wish, or the answer to one; the next table is opened with the answer."""
        if moment.state.rematch is None:
            return (RematchOffered(seat=moment.seat, table=new_id()),)
        return (RematchAccepted(seat=moment.seat),)
