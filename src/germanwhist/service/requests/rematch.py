"""Wishing for another match."""

from germanwhist.service.events import RematchAccepted, RematchOffered
from germanwhist.service.opening import new_id
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.table_values import Phase

__all__ = ["Rematch"]


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
