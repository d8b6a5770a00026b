"""How far a player can be exploited, exactly, with packs small enough to play every deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules
from germanwhist.engine.self_play import kinds_of_hand
from germanwhist.engine.tables import SolvedTables

if TYPE_CHECKING:
    from germanwhist.engine.networks import Networks
    from germanwhist.rules import RuleSet

__all__ = ["exact_response"]


def exact_response(player: Networks | None, ruleset: RuleSet, *, is_sampled: bool = False) -> float:
    """What a best response wins of a player, in the mean of both seats.

    Every deal with hearts for the first upcard's suit is played; with 12 cards one holding of the
    response stands for all that differ by the names of side suits, so it is exact for a player who
    treats those alike. The response knows how the player plays, not its cards, and both play
    stage two perfectly. Between equals the mean is 0, so this is also the player's distance from
    an equilibrium: NashConv / 4, where NashConv is in points of the standard game.

    Args:
        player: the networks, whose policy plays stage one; None for the greedy player.
        ruleset: of a pack of 8 or 12 cards, with one objective.
        is_sampled: whether the player draws its cards by the policy's chances; else it plays the
            best.

    Returns:
        Tricks a hand above an even split, 0 or more.

    Raises:
        EngineError: the pack is larger, or the objective goes by colour (code `bad_pack`).

    Example:
        >>> from germanwhist import RuleSet
        >>> round(exact_response(None, RuleSet(pack=8)), 4)
        0.0625

    Source: own; checked against OpenSpiel's best responses.
    """
    source = SolvedTables(levels=ruleset.cards_per_hand)
    tables = [
        source.kernel_table(objective, has_trump=has_trump)
        for objective, has_trump in kinds_of_hand(ruleset)
    ]
    kernel = player and player.kernel
    return _kernel.exact_response(kernel, kernel_rules(ruleset), tables, is_sampled=is_sampled)
