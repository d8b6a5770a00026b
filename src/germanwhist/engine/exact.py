"""Exact play in stage two, where both hands are known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.engine.advice import Advice, CardAdvice
from germanwhist.engine.seat_view import check_turn
from germanwhist.engine.solver import solve
from germanwhist.notation import Position
from germanwhist.rules import score_hand

if TYPE_CHECKING:
    from germanwhist.engine.tables import SolvedTables
    from germanwhist.rules import View

__all__ = ["exact_advice"]


def exact_advice(view: View, tables: SolvedTables | None = None) -> Advice:
    """Every legal card of stage two with the exact points it leads to.

    Both sides are taken to play their best for tricks. Cards of equal tricks are ordered from
    low to high, so that nothing is spent that need not be.

    Args:
        view: a view of stage two in which it is the seat's turn.
        tables: where exact values come from; None for those of this process.

    Raises:
        EngineError: it is not the seat's turn (code `no_decision`).
        NotationError: the view is of stage one.
    """
    check_turn(view)
    solution = solve(Position.of_view(view), tables=tables)
    is_leader = view.leader is view.seat
    valued = []
    for play in solution.plays:
        tricks = play.leader_tricks if is_leader else view.tricks_left - play.leader_tricks
        valued.append((-view.objective.sign * tricks, play.card, tricks))
    valued.sort(key=lambda entry: entry[:2])
    cards = tuple(
        CardAdvice(
            card=card,
            points=_points(view, tricks),
            standard_error=0.0,
            tries=0,
            error_behind=0.0,
        )
        for _, card, tricks in valued
    )
    return Advice(cards, is_exact=True)


def _points(view: View, tricks: int) -> float:
    """Points of the seat less the opponent's when it makes so many of the remaining tricks."""
    worth = view.ruleset.trick_worth(2)
    counted = list(view.counted)
    counted[view.seat] += tricks * worth
    counted[view.seat.opponent] += (view.tricks_left - tricks) * worth
    points = score_hand(view.ruleset, view.objective, counted=(counted[0], counted[1]))
    return float(points[view.seat] - points[view.seat.opponent])
