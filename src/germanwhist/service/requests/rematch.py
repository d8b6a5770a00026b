"""Wishing for another match."""

from typing import ClassVar, Self

import msgspec

from germanwhist.notation import SeatName
from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.fact_view import FactView
from germanwhist.service.facts import Fact
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.state import TableState
from germanwhist.service.table_id import new_id
from germanwhist.service.table_values import Phase

__all__ = ["Rematch", "RematchAccepted", "RematchOffered", "RematchView", "RematchWish"]


class RematchWish(Fact, frozen=True, kw_only=True):
    """The wish for another match once this one is over.

    Args:
        seat: who wished it first.
        table: the id of the table where it is played, once the other one wishes it too.
        is_accepted: whether both wish it: then that table is there.
    """

    seat: Seat
    table: str
    is_accepted: bool = False


class RematchView(FactView, frozen=True, kw_only=True):
    """The wish for another match; once both wish it they go on at its table.

    Args:
        by: who wished it first.
        table: where the two go on, once both wish it.
    """

    field: ClassVar[str] = "rematch"

    by: SeatName
    table: str | None

    @classmethod
    def told(cls, state: TableState, seat: Seat) -> Self | None:  # noqa: ARG003
        """Whose wish it is; the table once it is there."""
        wish = state.fact(RematchWish)
        if wish is None:
            return None
        return cls(by=wish.seat.label, table=wish.table if wish.is_accepted else None)


class RematchOffered(Event, frozen=True, kw_only=True, tag="rematch_offered"):
    """A seat wished for another match; leaving takes the wish back, and refuses it.

    Args:
        seat: who wished it.
        table: the id that the other match's table will have, so that it is opened only once.
    """

    seat: Seat
    table: str

    def after(self, state: TableState) -> TableState:
        """The wish is known."""
        return state.with_fact(RematchWish(seat=self.seat, table=self.table))


class RematchAccepted(Event, frozen=True, kw_only=True, tag="rematch_accepted"):
    """This seat wished for it too: the two go on at the other table, which is there by now."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """Both wish it."""
        wish = state.fact(RematchWish)
        if wish is None:
            raise ValueError("nobody wished for another match")
        return state.with_fact(msgspec.structs.replace(wish, is_accepted=True))


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """Wish for another match with the same person, or agree to their wish.

    Once the match is over. When both wish it, `rematch` names the table where they go on, with the
    same rules and seats.
    """

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only when the match is over, and with a person who is still there."""
        opponent, wish = moment.opponent, moment.state.fact(RematchWish)
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

    def events(self, moment: Moment) -> Events:
        """A wish, or the answer to one; the next table is opened with the answer."""
        if moment.state.fact(RematchWish) is None:
            return (RematchOffered(seat=moment.seat, table=new_id()),)
        return (RematchAccepted(seat=moment.seat),)
