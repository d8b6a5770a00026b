"""The finished hands of a match, as both seats may know them."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from typing import Literal

from germanwhist.notation import SeatName
from germanwhist.service.state import TableState
from germanwhist.service.table_values import HandNote
from germanwhist.service.wire import Shown

__all__ = ["HandReport", "hand_reports"]


class HandReport(Shown, frozen=True, kw_only=True):
    """A finished hand of the match; pairs are north's value first.

    Args:
        counted: counted tricks or points.
        points: what each player scored.
        winner: who won the hand; null for equal counts.
        ended: how it ended; by absence when the loser stayed away, by time when it was up.
        is_practice: whether it is practice.
    """

    counted: tuple[int, int]
    points: tuple[int, int]
    winner: SeatName | None
    ended: Literal["played", "claim", "resignation", "absence", "time"]
    is_practice: bool


def hand_reports(state: TableState) -> tuple[HandReport, ...]:
    """The finished hands of a table's match."""
    results = () if state.match is None else state.match.results
    return tuple(
        HandReport(
            counted=result.counted,
            points=result.points,
            winner=None if result.winner is None else result.winner.label,
            ended=_ended(note) or result.ended.value,
            is_practice=note.is_practice,
        )
        for result, note in zip(results, state.notes, strict=False)
    )


def _ended(note: HandNote) -> Literal["absence", "time"] | None:
    """How a hand ended otherwise than by the cards, a claim or a wish."""
    if note.is_forfeited:
        return "absence"
    return "time" if note.has_run_out else None
