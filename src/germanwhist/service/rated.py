"""What a match that counts for ratings has brought, as its events say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.honest import misfits
from germanwhist.service.clocks import ClockKind
from germanwhist.service.table_values import Phase

if TYPE_CHECKING:
    from germanwhist.service.state import TableState

__all__ = ["RatedMatch", "rated_match"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedMatch:
    """A finished match that counts.

    Args:
        table: the table's id.
        at: when it ended, in seconds since 1970-01-01 UTC.
        clock: the clock it was played by; each has ratings of its own.
        levels: the computer level of each seat, north first; None for a person.
        score: north's: 1 for a match won, 0 for one lost, a half for a draw.
    """

    table: str
    at: float
    clock: str
    levels: tuple[str | None, str | None]
    score: float


def rated_match(state: TableState) -> RatedMatch | None:
    """The result of a table's match; None for one that is not over or does not count.

    A match counts when it was opened for that, when nobody was helped or replaced in any of its
    hands, and when every receipt fits its hand. Who won is all that counts, and not by how much.
    """
    match = state.match
    if not state.is_rated or match is None or state.phase is not Phase.MATCH_OVER:
        return None
    north, south = state.seats
    if north is None or south is None or any(note.is_practice for note in state.notes):
        return None
    if not _is_honest(state):
        return None
    score = 0.5 if match.winner is None else float(not match.winner)
    return RatedMatch(
        table=state.table,
        at=state.updated_at,
        clock=(ClockKind.NONE if state.clock is None else state.clock.kind).value,
        levels=(north.level, south.level),
        score=score,
    )


def _is_honest(state: TableState) -> bool:
    """Whether the cards of every sealed hand follow from what was sealed."""
    match = state.begun_match
    return not any(
        misfits(
            note.sealed.receipt,
            hand.deal.cards,
            hand=number,
            first_dealer=match.cuts if number == 1 else (),
        )
        for number, (hand, note) in enumerate(zip(match.hands, state.notes, strict=True), 1)
        if note.sealed is not None
    )
