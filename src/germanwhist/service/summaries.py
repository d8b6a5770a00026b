"""What lists and statistics keep of a table, made from its state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.service.requests.rematch import RematchWish
from germanwhist.service.store import HandSummary, TableSummary

if TYPE_CHECKING:
    from germanwhist.service.state import TableState

__all__ = ["finished_hand", "table_summary"]


def table_summary(state: TableState) -> TableSummary:
    """A table in a list."""
    match, wish = state.match, state.fact(RematchWish)
    return TableSummary(
        table=state.table,
        seq=state.seq,
        rules=state.rules,
        seats=state.seats,
        points=(0, 0) if match is None else match.points,
        hands=0 if match is None else len(match.hands),
        is_over=match is not None and match.is_over,
        winner=None if match is None else match.winner,
        is_practice=any(note.is_practice for note in state.notes),
        is_rated=state.is_rated,
        asks=None if wish is None or wish.is_accepted else wish.seat,
        created_at=state.created_at,
        updated_at=state.updated_at,
    )


def finished_hand(before: TableState | None, after: TableState) -> HandSummary | None:
    """The hand that ended between two states of a table; None if none did."""
    if before is None or before.hand is None or after.match is None:
        return None
    hand = after.match.hands[-1]
    north, south = after.seats
    if hand.result is None or north is None or south is None:
        return None
    return HandSummary(
        number=len(after.match.hands),
        rules=after.rules,
        seats=(north, south),
        dealer=hand.deal.dealer,
        cards=hand.deal.cards,
        result=hand.result,
        is_practice=after.is_practice,
        is_replay=any(known is not None for known in (after.origin, after.day, after.same)),
        finished_at=after.updated_at,
    )
