"""Giving up the hand or the match."""

from germanwhist.service.events import Resigned, Scope
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.table_values import Phase

__all__ = ["Resign", "ResignMatch"]


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Give up the hand."""

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only with a hand in play."""
        return moment.why_no_hand()

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
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

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The match is over."""
        return (Resigned(seat=moment.seat, scope=Scope.MATCH),)
