"""Having the next hand dealt."""

from dataclasses import replace

from germanwhist.rules import Seat
from germanwhist.service.dealing import deal_at_once, dealt, is_awaiting_deal
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Phase

__all__ = ["HandAsked", "NextHand"]


class HandAsked(Event, frozen=True, kw_only=True, tag="hand_asked"):
    """A seat wished the next hand, which waits for a cut."""

    seat: Seat
    is_aside = True

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """Nothing but cuts is waited for."""
        return replace(state, sealing=replace(state.sealed_deal, asked_at=at))


class NextHand(Request, frozen=True, kw_only=True, tag="next"):
    """Have the next hand dealt; either seat may ask."""

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only between two hands of a match."""
        if moment.state.phase is Phase.HAND_OVER:
            return Refusal.DEALING if is_awaiting_deal(moment.state) else None
        is_in_play = moment.state.phase is Phase.PLAYING
        return Refusal.HAND_IN_PLAY if is_in_play else moment.why_no_hand()

    def granted(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The next deal; a sealed one comes when its cuts have."""
        if moment.state.sealing is not None:
            return deal_at_once(moment.state) or (HandAsked(seat=moment.seat),)
        match = moment.state.match
        return () if match is None else (dealt(moment.state, match, setup.source),)
