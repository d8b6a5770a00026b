"""What the kernel does in a second, on this machine, now."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules
from germanwhist.engine.networks import default_networks
from germanwhist.engine.seat_view import kernel_view
from germanwhist.engine.solver import solve_many
from germanwhist.engine.tables import SolvedTables
from germanwhist.rules import Deal, Hand, Objective, RuleSet, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from germanwhist.rules import View

    _Rows = tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int8]]

__all__ = ["KernelFigures", "measure_kernel", "signature"]

_PASSES: Final = 3  # of which the quickest counts: other programs only make a pass slower


@dataclass(frozen=True, slots=True, kw_only=True)
class KernelFigures:
    """Figures of one run, all on one core but the first solve.

    Args:
        solve_us_9: microseconds to solve one of 10,000 random positions of 13 tricks, in one call,
            with tables up to 9 tricks.
        solve_us_10: the same with tables up to 10 tricks.
        first_solve_s: seconds until the first position is solved when no table exists.
        worlds_per_s: worlds drawn in a second, at the slowest of several moments of stage one.
        hands_per_s: whole random hands dealt and played in a second.
        policy_us: microseconds of one decision by the policy network.
        signature: positions visited by fixed searches, the same on every machine; it changes only
            when the search does.
    """

    solve_us_9: float
    solve_us_10: float
    first_solve_s: float
    worlds_per_s: float
    hands_per_s: float
    policy_us: float
    signature: int


def measure_kernel() -> KernelFigures:
    """Measure the kernel; takes some ten seconds.

    Source: own; the positions and hands are random deals of the standard game.
    """
    rows = _random_rows(10_000)
    return KernelFigures(
        solve_us_9=_solve_us(rows, levels=9),
        solve_us_10=_solve_us(rows, levels=10),
        first_solve_s=_quickest_seconds(lambda: _visited(_random_rows(1), Objective.HIGH, 9)),
        worlds_per_s=min(_worlds_per_second(plays) for plays in (0, 9, 16, 24)),
        hands_per_s=_hands_per_second(200_000),
        policy_us=_policy_us(20_000),
        signature=signature(),
    )


def signature() -> int:
    """Positions visited to solve some high and some low hands."""
    rows = _random_rows(2_000)
    return sum(_visited(rows, objective, 9) for objective in Objective)


def _quickest_seconds(work: Callable[[], object]) -> float:
    """How long the quickest of some passes takes."""

    def seconds() -> float:
        start = perf_counter()
        work()
        return perf_counter() - start

    return min(seconds() for _ in range(_PASSES))


def _random_rows(count: int) -> _Rows:
    """Leaders' and followers' masks and trump suits: the deals of the seeds from 0 up."""
    import numpy as np  # noqa: PLC0415  # here, so that importing the package stays quick

    deals = [Deal.shuffled(seed) for seed in range(count)]
    return (
        np.array([deal.holding(Seat.SOUTH).mask for deal in deals], dtype=np.uint64),
        np.array([deal.holding(Seat.NORTH).mask for deal in deals], dtype=np.uint64),
        np.array([deal.first_upcard.suit for deal in deals], dtype=np.int8),
    )


def _solve_us(rows: _Rows, *, levels: int) -> float:
    """Microseconds for each row."""
    tables = SolvedTables(levels=levels)
    tables.kernel_table(Objective.HIGH, has_trump=True)
    seconds = _quickest_seconds(lambda: solve_many(rows[0], rows[1], trumps=rows[2], tables=tables))
    return seconds / len(rows[0]) * 1e6


def _visited(rows: _Rows, objective: Objective, levels: int) -> int:
    """Build a table, solve the rows, and count the positions visited."""
    import numpy as np  # noqa: PLC0415  # here, so that importing the package stays quick

    table = SolvedTables(levels=levels).kernel_table(objective, has_trump=True)
    leaders, followers, trumps = rows
    tricks = np.empty(len(leaders), dtype=np.uint8)
    return _kernel.solve_many(table, leaders, followers, trumps, np.full_like(trumps, -1), tricks)


def _view_after(plays: int) -> View:
    """What the seat to play sees after so many plays of the highest legal card."""
    hand = Hand.start(RuleSet(), Deal.shuffled(1))
    for _ in range(plays):
        hand = hand.play(hand.legal_plays().highest())
    return hand.view(hand.leader if hand.to_play is None else hand.to_play)


def _worlds_per_second(plays: int, count: int = 100_000) -> float:
    """Worlds drawn in a second from a view after so many plays."""
    worlds = _kernel.Worlds(kernel_view(_view_after(plays)))
    return count / _quickest_seconds(lambda: worlds.sample_checksum(count, 1))


def _hands_per_second(count: int) -> float:
    rules = kernel_rules(RuleSet())
    return count / _quickest_seconds(lambda: _kernel.simulate_random_hands(rules, count, 1))


def _policy_us(count: int) -> float:
    networks, view = default_networks(), kernel_view(_view_after(8))
    seconds = _quickest_seconds(lambda: networks.kernel.decide_often(view, count))
    return seconds / count * 1e6
