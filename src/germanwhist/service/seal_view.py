"""What both seats may know of a sealed deal: the secret is told when its hand is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.honest import SeatCut
from germanwhist.service.wire import Shown

if TYPE_CHECKING:
    from germanwhist.service.sealing import Sealing
    from germanwhist.service.state import TableState

__all__ = ["CutView", "SealView", "coming_seal", "seal_of_hand"]


class CutView(Shown, frozen=True, kw_only=True):
    """A seat's part in a sealed deal; see `germanwhist.honest.SeatCut`.

    Args:
        promise: what fixed the cut.
        cut: the cut; null until the hand is dealt, and when it did not come in time.
    """

    promise: str
    cut: str | None


class SealView(Shown, frozen=True, kw_only=True):
    """A sealed deal.

    Args:
        hand: the number of the hand in its match, from 1.
        seal: the seal of the server's secret.
        secret: the server's secret; null until the hand is over.
        north: north's part; null for a seat without one.
        south: likewise.
    """

    hand: int
    seal: str
    secret: str | None
    north: CutView | None
    south: CutView | None

    @property
    def cuts(self) -> tuple[SeatCut | None, SeatCut | None]:
        """Both parts as a receipt has them, north's first."""
        return _part(self.north), _part(self.south)


def seal_of_hand(state: TableState) -> SealView | None:
    """The seal of the last hand dealt; None for a deal without one."""
    sealed = state.notes[-1].sealed if state.notes else None
    if sealed is None:
        return None
    north, south = (_shown(promise, cut) for promise, cut in _parts(sealed))
    return SealView(
        hand=len(state.notes),
        seal=sealed.seal,
        secret=sealed.secret if state.hand is None else None,
        north=north,
        south=south,
    )


def coming_seal(state: TableState) -> SealView | None:
    """The seal of the next hand, without its cuts; None where deals are not sealed."""
    sealing = state.sealing
    if sealing is None:
        return None
    north, south = (_shown(promise, None) for promise in sealing.promises)
    return SealView(
        hand=len(state.notes) + 1, seal=sealing.seal, secret=None, north=north, south=south
    )


def _parts(sealed: Sealing) -> zip[tuple[str | None, str | None]]:
    return zip(sealed.promises, sealed.cuts, strict=True)


def _shown(promise: str | None, cut: str | None) -> CutView | None:
    return None if promise is None else CutView(promise=promise, cut=cut)


def _part(shown: CutView | None) -> SeatCut | None:
    return None if shown is None else SeatCut(shown.promise, shown.cut)
