"""What happens on the way to an honest deal; see `germanwhist.service.sealing`."""

from germanwhist.rules import Seat
from germanwhist.service.event_base import EventBase

__all__ = ["SEAL_EVENTS", "CutOpened", "CutPromised", "HandAsked", "Sealed"]


class Sealed(EventBase, frozen=True, kw_only=True, tag="sealed"):
    """The server fixed its secret for the first hand; those of later hands come with a deal.

    Args:
        secret: 64 hexadecimal digits; it leaves the service only when its hand is over.
    """

    secret: str


class CutPromised(EventBase, frozen=True, kw_only=True, tag="cut_promised"):
    """A seat fixed its cut for the next deal by a promise."""

    seat: Seat
    promise: str


class CutOpened(EventBase, frozen=True, kw_only=True, tag="cut_opened"):
    """A seat opened its cut for the next deal, and promised the one after it."""

    seat: Seat
    cut: str
    promise: str


class HandAsked(EventBase, frozen=True, kw_only=True, tag="hand_asked"):
    """A seat wished the next hand, which waits for a cut."""

    seat: Seat


SEAL_EVENTS = (Sealed, CutPromised, CutOpened, HandAsked)
"""They make no request late: nothing at the table has changed for whoever plays."""
