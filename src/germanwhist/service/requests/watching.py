"""Letting others watch by a link."""

from typing import ClassVar, Self

from germanwhist.notation import SeatName
from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.fact_view import FactView
from germanwhist.service.facts import Fact
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Phase

__all__ = ["LetWatch", "Watched", "WatchedView", "WatchingAllowed", "WatchingEnded"]


class Watched(Fact, frozen=True, kw_only=True):
    """Others may watch.

    Args:
        seat: who has let them.
        link: tells the link from those of other times; the number of the event before.
    """

    seat: Seat
    link: int


class WatchedView(FactView, frozen=True, kw_only=True):
    """Others may watch by a link, and see what lies on the table.

    Args:
        by: who has let them.
    """

    field: ClassVar[str] = "watched"

    by: SeatName

    @classmethod
    def told(cls, state: TableState, seat: Seat) -> Self | None:  # noqa: ARG003
        """Told to both alike."""
        watched = state.fact(Watched)
        return None if watched is None else cls(by=watched.seat.label)


class WatchingAllowed(Event, frozen=True, kw_only=True, tag="watching_allowed"):
    """This seat has let others watch."""

    seat: Seat
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """Others may watch."""
        return state.with_fact(Watched(seat=self.seat, link=state.seq))


class WatchingEnded(Event, frozen=True, kw_only=True, tag="watching_ended"):
    """This seat has ended the watching."""

    seat: Seat
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """Nobody may watch."""
        return state.without_fact(Watched)


class LetWatch(Request, frozen=True, kw_only=True, tag="let_watch"):
    """Let others watch by a link, or no more.

    Both seats may do either, and both are told in `watched`. Those who watch see what lies on the
    table, and the rest when the hand is over. A link that was ended opens nothing any more: when
    others may watch again, it is by another one.

    Args:
        allowed: whether others may watch.
    """

    allowed: bool = True

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Not where others are still to play the same cards."""
        if moment.state.same is not None:
            return Refusal.SAME_COUNTS
        if moment.state.day is not None:
            return Refusal.DAY_COUNTS
        return Refusal.WAITING if moment.state.phase is Phase.WAITING else None

    def events(self, moment: Moment) -> Events:
        """A change; nothing where it is so already."""
        is_allowed = moment.state.fact(Watched) is not None
        if self.allowed == is_allowed:
            return ()
        kind = WatchingAllowed if self.allowed else WatchingEnded
        return (kind(seat=moment.seat),)
