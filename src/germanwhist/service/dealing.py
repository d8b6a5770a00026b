"""The next deal: drawn at once, or sealed and dealt when its cuts have come, or are late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.honest import new_secret
from germanwhist.rules import Deal, Match, Seat, shuffled_pack
from germanwhist.service.opening_events import Cut, Dealt
from germanwhist.service.players import version_to_deal_to

if TYPE_CHECKING:
    from germanwhist.rules import RandomSource
    from germanwhist.service.event import Event
    from germanwhist.service.sealing import Sealing
    from germanwhist.service.state import TableState

__all__ = ["deal_at_once", "deal_when_due", "dealt", "is_awaiting_deal"]


def is_awaiting_deal(state: TableState) -> bool:
    """Whether a hand is to be dealt here, and nothing but its cuts is waited for."""
    sealing, match = state.sealing, state.match
    is_over = match is not None and match.is_over
    return sealing is not None and sealing.asked_at is not None and not is_over


def deal_when_due(state: TableState, *, now: float, limit: float) -> tuple[Event, ...]:
    """The next hand of a table with sealed deals; nothing while its cuts are waited for.

    Args:
        state: the table.
        now: seconds since 1970-01-01 UTC.
        limit: seconds for which a cut is waited for.
    """
    sealing = state.sealing
    if sealing is None or not is_awaiting_deal(state):
        return ()
    due_at = sealing.due_at(limit)
    is_late = due_at is not None and now >= due_at
    if sealing.awaited(state.seats) and not is_late:
        return ()
    return _sealed_deal(state, sealing)


def deal_at_once(state: TableState) -> tuple[Event, ...]:
    """The next hand, if no cut is waited for."""
    sealing = state.sealing
    return () if sealing is None or sealing.awaited(state.seats) else _sealed_deal(state, sealing)


def _sealed_deal(state: TableState, sealing: Sealing) -> tuple[Event, ...]:
    """The cards; without any cut, since computers play for all who had one, they prove nothing."""
    receipt, pack = sealing.receipt, state.rules.pack
    honest = receipt.deal(1 if state.match is None else len(state.match.hands) + 1)
    cuts = honest.first_dealer(pack) if state.match is None else ()
    match = Match.start(state.rules, cuts=cuts) if state.match is None else state.match
    cards = honest.pack(pack) if receipt.has_cut else shuffled_pack(pack=pack)
    north, south = (version_to_deal_to(state, seat) for seat in Seat)
    event = Dealt(
        dealer=match.dealer,
        cards=cards,
        is_sealed=receipt.has_cut,
        next_secret=new_secret(),
        players=(north, south),
    )
    return (Cut(cuts=cuts), event) if cuts else (event,)


def dealt(state: TableState, match: Match, source: RandomSource | None) -> Dealt:
    """The next deal of a match."""
    deal = Deal.shuffled(source, match.dealer, pack=state.rules.pack)
    return Dealt(dealer=deal.dealer, cards=deal.cards)
