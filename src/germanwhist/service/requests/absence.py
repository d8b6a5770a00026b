"""What can be done when the opponent is away or has failed."""

from typing import Annotated

from msgspec import Meta

from germanwhist.service.events import Forfeited, Replaced
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup

__all__ = ["Replace", "TakeMatch"]


class Replace(Request, frozen=True, kw_only=True, tag="replace"):
    """Let a computer level take over the seat of an opponent who is away or has failed."""

    level: Annotated[str, Meta(max_length=40)]

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only when the seat is free."""
        return moment.why_not_free()

    def why_not(self, moment: Moment) -> Code | None:
        """Where two people play the same cards, only the same level."""
        same, opponent = moment.state.same, moment.opponent
        is_other = opponent is not None and opponent.level != self.level
        is_unfair = same is not None and is_other
        return self.why_not_now(moment) or (Refusal.SAME_COUNTS if is_unfair else None)

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
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

    def events(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The match is over."""
        return (Forfeited(seat=moment.seat.opponent),)
