"""A seat's part in an honest deal: its device promises a cut, and opens it when all have."""

from dataclasses import replace
from typing import Annotated, TypeAlias

from msgspec import Meta

from germanwhist.honest import promise_of
from germanwhist.rules import Seat
from germanwhist.service.event import Event
from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.sealing import NOBODY
from germanwhist.service.state import TableState

__all__ = ["CutOpened", "CutPromised", "OpenCut", "PromiseCut"]

_Cut: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
_Promise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class CutPromised(Event, frozen=True, kw_only=True, tag="cut_promised"):
    """A seat fixed its cut for the next deal by a promise."""

    seat: Seat
    promise: str
    is_aside = True

    def after(self, state: TableState) -> TableState:
        """The promise is known."""
        return replace(state, sealing=state.sealed_deal.promised(self.seat, self.promise))


class CutOpened(Event, frozen=True, kw_only=True, tag="cut_opened"):
    """A seat opened its cut for the next deal, and promised the one after it."""

    seat: Seat
    cut: str
    promise: str
    is_aside = True

    def after_at(self, state: TableState, *, at: float) -> TableState:
        """The cut is known."""
        sealing = state.sealed_deal.opened(self.seat, self.cut, promise=self.promise, at=at)
        return replace(state, sealing=sealing)


class PromiseCut(Request, frozen=True, kw_only=True, tag="promise_cut"):
    """Promise the cut for the next deal; another promise may take its place until a cut is open.

    Args:
        promise: of the cut.
    """

    promise: _Promise
    needs_newest = False

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only for a sealed deal of which no cut is open yet."""
        sealing = moment.state.sealing
        if sealing is None or not sealing.cutters[moment.seat]:
            return Refusal.NOT_SEALED
        return None if sealing.cuts == NOBODY else Refusal.CUT_OPEN

    def events(self, moment: Moment) -> Events:
        """The promise."""
        return (CutPromised(seat=moment.seat, promise=self.promise),)


class OpenCut(Request, frozen=True, kw_only=True, tag="open_cut"):
    """Open the cut for the next deal, and promise the one for the deal after it.

    Args:
        cut: what was promised.
        promise: of the next cut.
    """

    cut: _Cut
    promise: _Promise
    needs_newest = False

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only once, and when everybody who takes part is there and has promised."""
        sealing, seats = moment.state.sealing, moment.state.seats
        if sealing is None or not sealing.cutters[moment.seat]:
            return Refusal.NOT_SEALED
        if None in seats:
            return Refusal.WAITING
        if sealing.cuts[moment.seat] is not None:
            return Refusal.CUT_OPEN
        return None if sealing.may_open(seats) else Refusal.NOT_PROMISED

    def why_not(self, moment: Moment) -> Code | None:
        """And only the cut that was promised."""
        sealing = moment.state.sealing
        code = self.why_not_now(moment)
        if code is not None or sealing is None:
            return code
        is_kept = promise_of(self.cut, moment.seat) == sealing.promises[moment.seat]
        return None if is_kept else Refusal.PROMISE_BROKEN

    def events(self, moment: Moment) -> Events:
        """The cut; the cards follow when it was the last."""
        return (CutOpened(seat=moment.seat, cut=self.cut, promise=self.promise),)
