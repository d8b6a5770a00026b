"""Claiming the rest."""

from dataclasses import replace
from typing import Annotated

from msgspec import Meta

from germanwhist.rules import Objective, Seat
from germanwhist.service.claims import is_claim_forced
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request, Thought
from germanwhist.service.setup import Setup
from germanwhist.service.state import TableState
from germanwhist.service.table_values import Offer, OfferKind
from germanwhist.service.thinking import Thinking

__all__ = ["Claim", "ClaimOffered", "ClaimRefused", "Claimed"]


class ClaimOffered(Event, frozen=True, kw_only=True, tag="claim_offered"):
    """A seat claimed tricks that cannot be forced; the opponent may accept."""

    seat: Seat
    tricks: int

    def after(self, state: TableState) -> TableState:
        """The opponent is asked."""
        offer = Offer(kind=OfferKind.CLAIM, by=self.seat.label, tricks=self.tricks)
        return replace(_unproven(state, self.seat), offer=offer)


class Claimed(Event, frozen=True, kw_only=True, tag="claimed"):
    """A claim stands and ended the hand.

    Args:
        seat: who claimed.
        tricks: how many of the remaining tricks.
        is_accepted: whether it stands by the opponent's consent; otherwise it was forced.
    """

    seat: Seat
    tricks: int
    is_accepted: bool = False

    def after(self, state: TableState) -> TableState:
        """The hand is over."""
        match = state.begun_match.claim(self.seat, self.tricks)
        ended = replace(state, match=match, offer=None)
        return ended.with_note(is_claim_accepted=self.is_accepted)


class ClaimRefused(Event, frozen=True, kw_only=True, tag="claim_refused"):
    """A claim of this seat was refused; play goes on."""

    seat: Seat
    tricks: int

    def after(self, state: TableState) -> TableState:
        """It is remembered whose claim could not be forced."""
        return replace(_unproven(state, self.seat), offer=None)


class Claim(Request, frozen=True, kw_only=True, tag="claim"):
    """Claim a number of the remaining tricks.

    It stands at once when it can be forced. If not, a computer refuses it (code
    `claim_unproven`) and a person is asked; the seat may then claim no more in this hand, unless
    it is practice against a computer: otherwise it could find out by asking what it can force.
    """

    tricks: Annotated[int, Meta(ge=0, le=13)]
    needs_thought = True

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only in stage two, once, and not while an offer of this seat is open."""
        return _why_not(moment, None)

    def why_not(self, moment: Moment) -> Code | None:
        """The number must fit, too, and be a claim of something."""
        return _why_not(moment, self.tricks)

    async def think(self, moment: Moment, setup: Setup, thinking: Thinking) -> bool:
        """Whether the claim holds against any play."""
        judge, state = setup.judge, moment.state
        return await is_claim_forced(judge, thinking, state, moment.seat, self.tricks)

    def granted(self, moment: Moment, setup: Setup, thought: Thought) -> Events:  # noqa: ARG002
        """The hand ends, a computer refuses, or the person opposite is asked."""
        if thought:
            return (Claimed(seat=moment.seat, tricks=self.tricks),)
        if moment.does_computer_play:
            return (ClaimRefused(seat=moment.seat, tricks=self.tricks),)
        return (ClaimOffered(seat=moment.seat, tricks=self.tricks),)

    def why_in_vain(self, events: Events) -> Code | None:
        """A computer has refused it."""
        is_refused = any(isinstance(event, ClaimRefused) for event in events)
        return Refusal.CLAIM_UNPROVEN if is_refused else None


def _why_not(moment: Moment, tricks: int | None) -> Code | None:
    """Why so many tricks may not be claimed; with None, why no number of them may."""
    hand = moment.state.hand
    if hand is None:
        return moment.why_no_hand()
    if moment.has_offered:
        return Refusal.ALREADY_OFFERED
    nothing = 0 if hand.objective is Objective.HIGH else hand.tricks_left
    fault = hand.why_claim_illegal(hand.tricks_left - nothing if tricks is None else tricks)
    if fault is not None:
        return fault
    is_free = moment.state.is_practice and moment.is_against_computer
    if moment.seat in moment.state.notes[-1].unproven and not is_free:
        return Refusal.CLAIM_USED
    return Refusal.CLAIM_OF_NOTHING if tricks == nothing else None


def _unproven(state: TableState, seat: Seat) -> TableState:
    """Remember whose claim could not be forced."""
    before = state.notes[-1].unproven
    return state.with_note(unproven=before if seat in before else (*before, seat))
