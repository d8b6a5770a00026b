"""What is told of stage two, however measured: the leader's tricks, and what explains them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import click
import numpy as np

from germanwhist import Rank

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["Facts", "facts_of", "print_facts"]


@dataclass(frozen=True, slots=True)
class Facts:
    """What was found.

    Args:
        shares: the share of positions in which the leader makes 0, 1, 2 ... tricks.
        worths: of the cards from the lowest rank to the ace, in tricks and beside the average card
            of the pack: a row for side suits and one for trumps, or one row for all suits without
            trumps.
        constant: what the leader makes with equal cards, by the fit.
        explained: the share of the variance that the fit explains.
        positions: how many there were.
    """

    shares: tuple[float, ...]
    worths: tuple[tuple[float, ...], ...]
    constant: float
    explained: float
    positions: int

    @property
    def mean(self) -> float:
        """Of the leader's tricks."""
        return sum(tricks * share for tricks, share in enumerate(self.shares))

    @property
    def deviation(self) -> float:
        """The standard deviation of the leader's tricks."""
        squares = sum(tricks * tricks * share for tricks, share in enumerate(self.shares))
        return sqrt(squares - self.mean**2)

    @property
    def leader_makes_most(self) -> float:
        """The share of positions in which the leader makes more than half of the tricks."""
        return sum(self.shares[len(self.shares) // 2 :])


def facts_of(
    shares: NDArray[np.float64],
    products: NDArray[np.float64],
    moments: NDArray[np.float64],
    *,
    positions: int,
) -> Facts:
    """Fit the leader's tricks by least squares from the means that the fit needs.

    A row of the fit has a one, and for each rank of side suits, then of trumps, the number of its
    cards that the leader holds less those that the follower holds.

    Args:
        shares: the share of positions in which the leader makes 0, 1, 2 ... tricks.
        products: the mean of the products of a row's entries, two by two.
        moments: the mean of the products of a row's entries and the leader's tricks.
        positions: how many there were.
    """
    ranks = len(shares) - 1
    kinds = (len(moments) - 1) // ranks
    # The cards of both always balance, so worths could be moved up or down together: here the
    # average card of the pack is worth nothing.
    found = np.linalg.lstsq(products, moments)[0]
    weights = np.repeat([3, 1] if kinds == 2 else [4], ranks)
    found[1:] -= weights @ found[1:] / weights.sum()
    values = np.arange(len(shares))
    mean = float(shares @ values)
    variance = float(shares @ values**2) - mean**2
    return Facts(
        tuple(map(float, shares)),
        tuple(tuple(map(float, row)) for row in found[1:].reshape(kinds, ranks)),
        float(found[0]),
        (float(found @ moments) - mean**2) / variance,
        positions,
    )


def print_facts(name: str, facts: Facts) -> None:
    """Print facts as the tables of the page "Facts about stage two"."""
    click.echo(f"\n## {name}, {facts.positions:,} positions\n")
    click.echo(f"mean {facts.mean:.4f}, standard deviation {facts.deviation:.4f}, ", nl=False)
    click.echo(
        f"leader makes most {facts.leader_makes_most:.3%}; explained {facts.explained:.1%}, ",
        nl=False,
    )
    click.echo(f"constant {facts.constant:.3f}\n")
    click.echo("| tricks | " + " | ".join(map(str, range(len(facts.shares)))) + " |")
    click.echo("|---" * (len(facts.shares) + 1) + "|")
    click.echo("| % | " + " | ".join(f"{100 * share:.3f}" for share in facts.shares) + " |\n")
    ranks = list(Rank)[-len(facts.worths[0]) :]
    click.echo("| card | " + " | ".join(rank.letter for rank in ranks) + " |")
    click.echo("|---" * (len(ranks) + 1) + "|")
    names = ("side suit", "trump") if len(facts.worths) == 2 else ("any suit",)
    for suit, worths in reversed(list(zip(names, facts.worths, strict=True))):
        click.echo(f"| {suit} | " + " | ".join(f"{worth:+.2f}" for worth in worths) + " |")
