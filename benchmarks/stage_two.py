"""What stage two is worth: exact values of random positions of 13 tricks, and what explains them.

Positions are two holdings of 13 cards drawn evenly from the pack, the other 26 gone, with hearts
as trumps: all suits are alike. `python -m benchmarks.stage_two` prints the tables of the page
"Facts about stage two"; a million positions take some ten seconds of one processor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click
import numpy as np

from benchmarks.stage_two_facts import facts_of, print_facts
from germanwhist import Objective, Suit
from germanwhist.engine import SolvedTables, solve_many

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from benchmarks.stage_two_facts import Facts

__all__ = ["measure", "run"]

_CARDS: Final = 52
_HELD: Final = 13
_CHUNK: Final = 50_000
_LEVELS: Final = 10


def run(*, positions: int = 20_000, seed: int = 1) -> dict[str, float]:
    """Measure high hands with trumps.

    Args:
        positions: how many.
        seed: of the positions.

    Returns:
        Mean and standard deviation of the leader's tricks, the share of positions it wins, and
        the share of the variance that a linear fit of card values explains.
    """
    facts = measure(Objective.HIGH, has_trump=True, positions=positions, seed=seed)
    return {
        "mean": facts.mean,
        "deviation": facts.deviation,
        "leader_wins": facts.leader_makes_most,
        "explained": facts.explained,
    }


def measure(
    objective: Objective,
    *,
    has_trump: bool,
    positions: int,
    seed: int,
    tables: SolvedTables | None = None,
) -> Facts:
    """Solve random positions and fit their values.

    Args:
        objective: whether tricks are sought or avoided.
        has_trump: whether hearts are trumps.
        positions: how many.
        seed: of the positions.
        tables: where exact values come from; None for those of this process.
    """
    kinds = 2 if has_trump else 1
    size = 13 * kinds + 1
    products = np.zeros((size, size))
    moments = np.zeros(size)
    counts = np.zeros(_HELD + 1)
    for owners in _random_owners(positions, seed):
        tricks = solve_many(
            _masks(owners == 1),
            _masks(owners == -1),
            trumps=np.full(len(owners), Suit.HEARTS if has_trump else -1, np.int8),
            objective=objective,
            tables=tables,
        )
        counts += np.bincount(tricks, minlength=_HELD + 1)
        rows = _fitted(owners, has_trump=has_trump)
        products += rows.T @ rows
        moments += rows.T @ tricks
    return facts_of(
        counts / positions, products / positions, moments / positions, positions=positions
    )


def _random_owners(positions: int, seed: int) -> Iterator[NDArray[np.int8]]:
    """For each position and card 1 for the leader's, -1 for the follower's and 0 for cards gone."""
    rng = np.random.default_rng(seed)
    dealt = np.repeat(np.array([1, -1, 0], np.int8), [_HELD, _HELD, _CARDS - 2 * _HELD])
    for begin in range(0, positions, _CHUNK):
        yield rng.permuted(np.tile(dealt, (min(_CHUNK, positions - begin), 1)), axis=1)


def _masks(is_held: NDArray[np.bool_]) -> NDArray[np.uint64]:
    bits = np.left_shift(np.uint64(1), np.arange(_CARDS, dtype=np.uint64))
    masks: NDArray[np.uint64] = is_held.astype(np.uint64) @ bits
    return masks


def _fitted(owners: NDArray[np.int8], *, has_trump: bool) -> NDArray[np.float64]:
    """A one, and for each rank of side suits and of trumps the leader's less the follower's."""
    suits = owners.reshape(-1, 4, 13)
    if not has_trump:
        parts = [suits.sum(axis=1)]
    else:
        sides = [suit for suit in Suit if suit is not Suit.HEARTS]
        parts = [suits[:, sides].sum(axis=1), suits[:, Suit.HEARTS]]
    return np.hstack([np.ones((len(owners), 1)), *parts]).astype(np.float64)


@click.command()
@click.option("--positions", default=1_000_000, show_default=True, type=click.IntRange(1_000))
@click.option("--seed", default=1, show_default=True)
def main(positions: int, seed: int) -> None:
    """Print the facts of all four kinds of hands."""
    tables = SolvedTables(levels=_LEVELS)
    for objective in Objective:
        for has_trump in (True, False):
            name = f"{objective.value} hands {'with' if has_trump else 'without'} trumps"
            facts = measure(
                objective, has_trump=has_trump, positions=positions, seed=seed, tables=tables
            )
            print_facts(name, facts)


if __name__ == "__main__":
    main()
