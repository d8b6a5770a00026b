"""Answering what the opponent offered."""

from germanwhist.service.refusal import Refusal
from germanwhist.service.requests.claim import Claimed, ClaimRefused
from germanwhist.service.requests.moment import Moment
from germanwhist.service.requests.request import Code, Events, Request
from germanwhist.service.requests.undo import UndoRefused, undone
from germanwhist.service.table_values import OfferKind

__all__ = ["Answer"]


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Accept or refuse the opponent's offer."""

    accept: bool

    @classmethod
    def why_not_now(cls, moment: Moment) -> Code | None:
        """Only when the opponent has offered something."""
        is_asked = moment.state.offer is not None and not moment.has_offered
        return None if is_asked else Refusal.NOTHING_OFFERED

    def events(self, moment: Moment) -> Events:
        """What was offered happens, or not."""
        offer = moment.state.offer
        if offer is None:
            return ()
        if offer.kind is OfferKind.UNDO:
            return (
                undone(moment.state, offer.seat) if self.accept else UndoRefused(seat=offer.seat),
            )
        if self.accept:
            return (Claimed(seat=offer.seat, tricks=offer.tricks, is_accepted=True),)
        return (ClaimRefused(seat=offer.seat, tricks=offer.tricks),)
