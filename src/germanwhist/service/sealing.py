"""An honest deal on its way: the server's secret, the promises and the cuts of one hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from germanwhist.honest import Receipt, SeatCut, promise_of, seal_of
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from germanwhist.service.seats import Occupant

__all__ = ["NOBODY", "Sealing", "Texts"]

Texts: TypeAlias = tuple[str | None, str | None]
NOBODY: Final[Texts] = (None, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealing:
    """How far the deal of a hand has come. It holds the secret and stays in the service.

    Args:
        secret: the server's.
        cutters: whether each seat has a cut, north first.
        promises: what the seats have promised.
        cuts: what they have opened.
        next_promises: what they have promised for the hand after.
        asked_at: since when nothing but cuts is waited for; None while the hand before is played.
        opened_at: when the first cut was opened.
    """

    secret: str
    cutters: tuple[bool, bool] = (False, False)
    promises: Texts = NOBODY
    cuts: Texts = NOBODY
    next_promises: Texts = NOBODY
    asked_at: float | None = None
    opened_at: float | None = None

    @property
    def seal(self) -> str:
        """What is told of the secret before the hand is over."""
        return seal_of(self.secret)

    @property
    def seat_cuts(self) -> tuple[SeatCut | None, SeatCut | None]:
        """The promises and cuts as a receipt has them."""
        north, south = (
            None if promise is None else SeatCut(promise, cut)
            for promise, cut in zip(self.promises, self.cuts, strict=True)
        )
        return north, south

    @property
    def receipt(self) -> Receipt:
        """What proves the deal, once the hand is over."""
        return Receipt(self.seal, self.secret, self.seat_cuts)

    def seated(self, seat: Seat) -> Sealing:
        """With a seat that has a cut."""
        north, south = self.cutters
        return replace(self, cutters=(north or seat is Seat.NORTH, south or seat is Seat.SOUTH))

    def promised(self, seat: Seat, promise: str) -> Sealing:
        """With a promise.

        Raises:
            ValueError: a cut has been opened already.
        """
        if self.cuts != NOBODY:
            raise ValueError("a cut is open: promises are fixed")
        return replace(self.seated(seat), promises=_with(self.promises, seat, promise))

    def opened(self, seat: Seat, cut: str, *, promise: str, at: float) -> Sealing:
        """With an opened cut.

        Args:
            seat: whose.
            cut: the cut.
            promise: what the seat promises for the hand after.
            at: when.

        Raises:
            ValueError: it was opened before, or does not fit its promise.
        """
        if self.cuts[seat] is not None or promise_of(cut, seat) != self.promises[seat]:
            raise ValueError(f"no cut of {seat.label} that fits its promise")
        return replace(
            self,
            cuts=_with(self.cuts, seat, cut),
            next_promises=_with(self.next_promises, seat, promise),
            opened_at=at if self.opened_at is None else self.opened_at,
        )

    def after_deal(self, secret: str) -> Sealing:
        """The deal of the next hand, with a new secret and the promises that were made for it."""
        return Sealing(secret=secret, cutters=self.cutters, promises=self.next_promises)

    def awaited(self, seats: tuple[Occupant | None, Occupant | None]) -> tuple[Seat, ...]:
        """The seats whose cut is still to come; a computer in a person's place gives none.

        Args:
            seats: who sits there.
        """
        return tuple(seat for seat in Seat if self._takes_part(seat, seats) and not self.cuts[seat])

    def may_open(self, seats: tuple[Occupant | None, Occupant | None]) -> bool:
        """Whether every seat that takes part has promised.

        Args:
            seats: who sits there.
        """
        return all(self.promises[seat] for seat in Seat if self._takes_part(seat, seats))

    def _takes_part(self, seat: Seat, seats: tuple[Occupant | None, Occupant | None]) -> bool:
        occupant = seats[seat]
        return self.cutters[seat] and occupant is not None and not occupant.is_computer

    def due_at(self, limit: float) -> float | None:
        """When the cards are dealt at the latest; None while there is no cut to deal from.

        Args:
            limit: seconds for which a cut is waited for.
        """
        if self.asked_at is None or self.opened_at is None:
            return None
        return max(self.asked_at, self.opened_at) + limit


def _with(texts: Texts, seat: Seat, text: str) -> Texts:
    north, south = texts
    return (north, text) if seat else (text, south)
