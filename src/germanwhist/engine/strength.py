"""How strong the policy is: duplicate matches of stage one, scored exactly."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules, kernel_seed
from germanwhist.engine.self_play import kinds_of_hand
from germanwhist.engine.tables import SolvedTables, default_tables

if TYPE_CHECKING:
    from germanwhist.engine.networks import Networks
    from germanwhist.rules import RuleSet

__all__ = ["Strength", "measure_strength"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """The result of a duplicate match.

    Args:
        mean: what the first player makes of a hand above an even split, in tricks of stage two;
            fewer tricks are better in low hands.
        standard_error: of the mean.
        deals: deals, each played twice with the seats changed.
    """

    mean: float
    standard_error: float
    deals: int


def measure_strength(  # noqa: PLR0913 - one keyword for each thing that can be chosen
    players: tuple[Networks | None, Networks | None],
    ruleset: RuleSet,
    *,
    deals: int,
    seed: int,
    tables: SolvedTables | None = None,
    is_second_sampled: bool = False,
) -> Strength:
    """Play a duplicate match of two policies, without search, each playing its best card.

    Args:
        players: the player whose result is told and its opponent; None stands for the greedy
            player.
        ruleset: the rules in force.
        deals: deals, 2 or more; each is played twice with the seats changed.
        seed: of the deals.
        tables: where exact values come from; None for those of this process.
        is_second_sampled: whether the opponent draws its cards by its policy's chances instead.

    Source: own. Stage two is not played but scored by its exact value.
    """
    source = default_tables() if tables is None else tables
    kernel_tables = [
        source.kernel_table(objective, has_trump=has_trump)
        for objective, has_trump in kinds_of_hand(ruleset)
    ]
    first, second = (player and player.kernel for player in players)
    results = _kernel.play_duplicates(
        first,
        second,
        kernel_rules(ruleset),
        deals,
        kernel_seed(seed),
        kernel_tables,
        is_second_sampled=is_second_sampled,
    )
    return Strength(mean=fmean(results), standard_error=stdev(results) / sqrt(deals), deals=deals)
