"""From the package's values to the kernel's and back: every conversion is here."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from germanwhist.engine import _kernel
from germanwhist.rules import Counting, Objective, ObjectiveRule

if TYPE_CHECKING:
    from germanwhist.cards import Card, Suit
    from germanwhist.rules import RuleSet

__all__ = [
    "kernel_card",
    "kernel_objective",
    "kernel_rules",
    "kernel_seed",
    "kernel_suit",
    "objective_of",
]

_SEEDS: Final = 2**64

_OBJECTIVES: Final = {
    Objective.HIGH: _kernel.Objective.HIGH,
    Objective.LOW: _kernel.Objective.LOW,
}
_COUNTINGS: Final = {
    Counting.SECOND_STAGE: _kernel.Counting.SECOND_STAGE,
    Counting.ALL_TRICKS: _kernel.Counting.ALL_TRICKS,
    Counting.WEIGHTED: _kernel.Counting.WEIGHTED,
}


def kernel_objective(objective: Objective) -> _kernel.Objective:
    """The kernel's objective for the package's."""
    return _OBJECTIVES[objective]


def objective_of(objective: _kernel.Objective) -> Objective:
    """The package's objective for the kernel's."""
    return Objective.HIGH if objective is _kernel.Objective.HIGH else Objective.LOW


def kernel_suit(suit: Suit | None) -> int:
    """The kernel's number of a trump suit: 0 to 3, or -1 for none."""
    return -1 if suit is None else int(suit)


def kernel_card(card: Card | None) -> int | None:
    """The kernel's number of a card: its index."""
    return None if card is None else card.index


def kernel_rules(ruleset: RuleSet) -> _kernel.Rules:
    """What the kernel has to know of a rule set to play one hand.

    Example:
        >>> from germanwhist.rules import RuleSet
        >>> kernel_rules(RuleSet.preset("small")).ranks
        7
    """
    return _kernel.Rules(
        ranks=ruleset.cards_per_hand,
        is_first_stage_free=not ruleset.must_follow(1),
        counting=_COUNTINGS[ruleset.counting],
        is_objective_by_colour=ruleset.objective is ObjectiveRule.BY_COLOUR,
        no_trump_ranks=sum(1 << rank for rank in ruleset.trumps.none_on),
    )


def kernel_seed(seed: int) -> int:
    """The kernel's seed for any whole number: itself from 0 to 2**64 - 1, else a digest of it.

    Example:
        >>> kernel_seed(7), 0 <= kernel_seed(-(10**30)) < 2**64
        (7, True)
    """
    number = int(seed)
    if 0 <= number < _SEEDS:
        return number
    digest = hashlib.sha256(f"germanwhist:{number}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big")
