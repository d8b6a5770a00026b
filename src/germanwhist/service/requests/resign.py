"""Giving up the hand or the match."""

from dataclasses import replace
from enum import StrEnum

from germanwhist.rules import Match, Seat
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Phase

__all__ = ["Resign", "ResignMatch", "Resigned", "Scope", "given_up"]


class Scope(StrEnum):
    """What is given up by resigning."""

    HAND = "hand"
    MATCH = "match"


class Resigned(Event, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave the hand or the match up; the hand in play ends with the match."""

    seat: Seat
    scope: Scope

    def after(self, state: TableState) -> TableState:
        """The hand or the match is over."""
        match = state.begun_match
        is_hand = self.scope is Scope.HAND
        ended = match.resign(self.seat) if is_hand else given_up(match, self.seat)
        return replace(state, match=ended, offer=None)


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Give up the hand."""

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only with a hand in play."""
        return moment.why_no_hand()

    def events(self, moment: Moment) -> Events:
        """The hand is over."""
        return (Resigned(seat=moment.seat, scope=Scope.HAND),)


class ResignMatch(Request, frozen=True, kw_only=True, tag="resign_match"):
    """Give up the match, and the hand in play with it."""

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only once both sit, and not when the match is over."""
        return {
            Phase.WAITING: Refusal.WAITING,
            Phase.MATCH_OVER: Refusal.MATCH_OVER,
        }.get(moment.state.phase)

    def events(self, moment: Moment) -> Events:
        """The match is over."""
        return (Resigned(seat=moment.seat, scope=Scope.MATCH),)


def given_up(match: Match, seat: Seat) -> Match:
    """A match given up, and with it the hand in play: then everything is open.

    Raises:
        ValueError: it is over.
    """
    if match.is_over:
        raise ValueError("the match is over")
    ended = match.resign(seat) if match.is_in_hand else match
    return replace(ended, resigned=seat)
