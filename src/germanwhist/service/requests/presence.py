"""Leaving a seat on purpose, and coming back to it."""

from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.rematch import RematchWish
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.seats import Occupant, SeatKind
from germanwhist.service.state import TableState

__all__ = ["ComeBack", "Leave", "Left", "Returned"]


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A person left the table on purpose; the seat stays theirs."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """They are gone, and wait no more for an answer to a wish for another match."""
        gone = replace(state.holder(self.seat), has_left=True)
        left, wish = state.with_occupant(self.seat, gone), state.fact(RematchWish)
        is_open = wish is not None and not wish.is_accepted
        return left.without_fact(RematchWish) if is_open else left


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A person came back to their seat, from a computer too."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """The person takes the decisions again."""
        me = state.holder(self.seat)
        back = Occupant(SeatKind.PERSON, name=me.name, has_left=me.is_gone, is_gone=me.is_gone)
        return state.with_occupant(self.seat, back)


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Leave on purpose; the seat is kept, but the opponent need not wait.

    It takes back, or refuses, a wish for another match. Nobody has left who watches from this seat
    elsewhere too: then nothing happens. Whatever else has happened in the meantime, one may leave.
    """

    seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    needs_seat = False

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """A person may always leave; leaving twice changes nothing."""
        return None if moment.is_held_by_person else Refusal.NOT_SEATED

    def events(self, moment: Moment) -> Events:
        """The seat is left."""
        me = moment.state.occupant(moment.seat)
        is_here = me is not None and not me.has_left and moment.tabs <= 1
        return (Left(seat=moment.seat),) if is_here else ()


class ComeBack(Request, frozen=True, kw_only=True, tag="come_back"):
    """Come back after leaving, or take one's own seat back from a computer, at any time."""

    seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    needs_seat = False

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only to one's own seat, and only when one has been away from it."""
        return _why_not_own(moment) or (None if _is_gone(moment) else Refusal.NOT_AWAY)

    def why_not(self, moment: Moment) -> Code | None:
        """Coming back when one is there changes nothing, and is not refused."""
        return _why_not_own(moment)

    def events(self, moment: Moment) -> Events:
        """The person sits there again."""
        return (Returned(seat=moment.seat),) if _is_gone(moment) else ()


def _why_not_own(moment: Moment) -> Refusal | None:
    me = moment.state.occupant(moment.seat)
    return None if me is not None and me.is_persons else Refusal.NOT_SEATED


def _is_gone(moment: Moment) -> bool:
    me = moment.state.occupant(moment.seat)
    return me is not None and (me.is_replaced or me.has_left)
