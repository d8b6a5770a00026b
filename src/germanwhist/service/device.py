"""A person's device: it makes the cuts of its seat, remembers them, and opens them in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.honest import new_cut, promise_of
from germanwhist.service.requests import OpenCut, PromiseCut

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.service.requests import Request
    from germanwhist.service.table_view import TableView

__all__ = ["Device"]


class Device:
    """Takes part in honest deals for a person who plays in this very process.

    Example:
        >>> from germanwhist import Seat
        >>> device = Device()
        >>> device.promise(Seat.SOUTH) == device.promise(Seat.SOUTH)
        False
    """

    def __init__(self) -> None:
        self._cuts: dict[str, str] = {}

    def promise(self, seat: Seat) -> str:
        """Make a cut, and give its promise.

        Args:
            seat: whose cut.
        """
        cut = new_cut()
        promise = promise_of(cut, seat)
        self._cuts[promise] = cut
        return promise

    def answer(self, table: TableView) -> Request | None:
        """What this device asks for in this state of a table; None for nothing.

        Args:
            table: what its seat sees.
        """
        seal = table.next_seal
        if seal is None:
            return None
        mine = seal.cuts[table.seat]
        cut = None if mine is None else self._cuts.get(mine.promise)
        if cut is None and table.may(PromiseCut):
            return PromiseCut(seq=table.seq, promise=self.promise(table.seat))
        if cut is not None and table.may(OpenCut):
            return OpenCut(seq=table.seq, cut=cut, promise=self.promise(table.seat))
        return None
