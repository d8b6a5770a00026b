"""What it is worth to know that low hands are no mirror of high ones.

The greedy player against itself in low hands, where its opponent takes a card to be as much worse
there as it is better in a high hand. Deals are duplicate; stage two is scored by its exact value.
`python -m benchmarks.low_worths --deals N` prints the table of the documentation.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

import click

from benchmarks.options import stage_one_margin
from germanwhist import Deal, Hand, Objective, RuleSet, Seat
from germanwhist.engine import worth
from germanwhist.players import GreedyPlayer

if TYPE_CHECKING:
    from germanwhist import Card, Suit, View

__all__ = ["RULES", "MirrorPlayer", "gains", "run"]

RULES: Final = (
    "objective=by_colour",
    "objective=by_colour trumps=none",
    "objective=by_colour pack=28",
)
_FIRST_DEAL: Final = 5_000_000


class MirrorPlayer:
    """The greedy player with the worths of high hands turned round in low ones."""

    def choose(self, view: View) -> Card:
        """What the greedy player plays that believes so."""
        with patch.object(worth, "worths_of_suit", _mirrored):
            return GreedyPlayer().choose(view)


_OWN: Final = worth.worths_of_suit


def _mirrored(suit: Suit, trump: Suit | None, objective: Objective) -> tuple[float, ...]:
    high = _OWN(suit, trump, Objective.HIGH)
    return high if objective is Objective.HIGH else tuple(-value for value in high)


def run(*, deals: int = 50) -> dict[str, float]:
    """Measure every rule set.

    Args:
        deals: low deals for each, 2 or more.

    Returns:
        For each rule set the tricks a hand by which the greedy player wins, and the standard error.
    """
    figures = {}
    for rules in RULES:
        found = gains(rules, deals=deals)
        figures[rules] = fmean(found)
        figures[f"{rules} error"] = stdev(found) / sqrt(deals)
    return figures


def gains(rules: str, *, deals: int) -> list[float]:
    """What the greedy player makes above an even split, deal by deal, mean of both seats.

    Args:
        rules: the rule set; only its low deals are played.
        deals: how many.
    """
    ruleset = RuleSet.parse(rules)
    found: list[float] = []
    seed = _FIRST_DEAL
    while len(found) < deals:
        seed += 1
        hand = Hand.start(ruleset, Deal.shuffled(seed, Seat(seed % 2), pack=ruleset.pack))
        if hand.objective is Objective.LOW:
            pair = GreedyPlayer(), MirrorPlayer()
            found.append(fmean(stage_one_margin(hand, *pair, seat) for seat in Seat))
    return found


@click.command()
@click.option("--deals", default=3_000, show_default=True, type=click.IntRange(2))
def main(deals: int) -> None:
    """Print the table of gains."""
    figures = run(deals=deals)
    click.echo("| low hands under | gain | standard error |\n|---|---|---|")
    for rules in RULES:
        click.echo(f"| `{rules}` | {figures[rules]:+.2f} | {figures[f'{rules} error']:.3f} |")


if __name__ == "__main__":
    main()
