"""What can be done when the opponent is away or has failed."""

from dataclasses import replace
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.requests.resign import given_up
from germanwhist.service.seats import Occupant, SeatKind
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState

__all__ = ["Failed", "FailureKind", "Forfeited", "Replace", "Replaced", "TakeMatch"]


class FailureKind(StrEnum):
    """How a computer player failed."""

    CRASHED = "crashed"  # it raised an error
    ILLEGAL = "illegal"  # it chose a card that may not be played
    TOO_SLOW = "too_slow"  # it did not answer in time


class Replaced(Event, frozen=True, kw_only=True, tag="replaced"):
    """A computer level took over a seat: an absent person's or a failed computer's."""

    seat: Seat
    level: str

    def after(self, state: TableState) -> TableState:
        """The hand is practice: no longer one player's work."""
        before = state.holder(self.seat)
        is_replaced = before.is_replaced or not before.is_computer
        stand_in = Occupant(SeatKind.COMPUTER, before.name, self.level, is_replaced=is_replaced)
        # Where two play the same deal the opponent is only made anew.
        after = state if state.same is not None else state.as_practice()
        return replace(after.with_occupant(self.seat, stand_in), offer=None)


class Forfeited(Event, frozen=True, kw_only=True, tag="forfeited"):
    """This seat was away, and its opponent took the match."""

    seat: Seat

    def after(self, state: TableState) -> TableState:
        """The match is over, and the hand in play with it."""
        match = given_up(state.begun_match, self.seat)
        ended = replace(state, match=match, offer=None, is_forfeited=True)
        return ended if state.hand is None else ended.with_note(is_forfeited=True)


class Failed(Event, frozen=True, kw_only=True, tag="failed"):
    """The computer at a seat failed and waits to be replaced."""

    seat: Seat
    kind: FailureKind

    def after(self, state: TableState) -> TableState:
        """The computer waits to be replaced."""
        failed = replace(state.holder(self.seat), has_failed=True)
        return state.with_occupant(self.seat, failed)


class Replace(Request, frozen=True, kw_only=True, tag="replace"):
    """Let a computer level take over the seat of an opponent who is away or has failed.

    Away is who left, or has not been connected for a minute.
    """

    level: Annotated[str, Meta(max_length=40)]

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only when the seat is free, and not for a person whose rating the match counts for."""
        opponent = moment.opponent
        is_persons = opponent is not None and opponent.is_persons
        is_unfair = moment.state.is_rated and is_persons
        return moment.why_not_free() or (Refusal.RATED_COUNTS if is_unfair else None)

    def why_not(self, moment: Moment) -> Code | None:
        """Where two people play the same cards, only the same level."""
        same, opponent = moment.state.same, moment.opponent
        is_other = opponent is not None and opponent.level != self.level
        is_unfair = same is not None and is_other
        return self.why_not_now(moment) or (Refusal.SAME_COUNTS if is_unfair else None)

    def granted(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The level plays there."""
        setup.check_level(self.level)
        return (Replaced(seat=moment.seat.opponent, level=self.level),)


class TakeMatch(Request, frozen=True, kw_only=True, tag="take_match"):
    """Win the match, since the opponent is away."""

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only from a person: a computer that failed is replaced."""
        is_present = moment.does_computer_play
        return moment.why_not_free() or (Refusal.OPPONENT_PRESENT if is_present else None)

    def events(self, moment: Moment) -> Events:
        """The match is over."""
        return (Forfeited(seat=moment.seat.opponent),)
