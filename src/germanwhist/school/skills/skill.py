"""What a player can be good at, by the kinds of mistakes that tell it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from germanwhist.school.mistake_kind import MistakeKind

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["KINDS_OF_SKILL", "Skill", "cost_of_skill"]


class Skill(StrEnum):
    """What a player can be good at. The order is that of a hand."""

    UPCARD = "upcard"  # whether to win the trick or to leave it, and what to give for it
    LEAD = "lead"  # which card to lead before the stock is out
    STAGE_TWO = "stage_two"  # the last tricks, when all cards are known


KINDS_OF_SKILL: Final[Mapping[Skill, frozenset[MistakeKind]]] = {
    # Cards thrown to a trick that is rightly left cost no level enough to be told apart.
    Skill.UPCARD: frozenset(
        {MistakeKind.TOO_DEAR, MistakeKind.LET_GO, MistakeKind.RUFFED, MistakeKind.THREW}
    ),
    Skill.LEAD: frozenset({MistakeKind.LEAD}),
    Skill.STAGE_TWO: frozenset({MistakeKind.STAGE_TWO}),
}


def cost_of_skill(skill: Skill, costs: Mapping[MistakeKind, float]) -> float:
    """Tricks that one hand gave away for want of a skill.

    Args:
        skill: which.
        costs: tricks that the hand gave away, by kind of mistake; a kind left out gave none.

    Example:
        >>> cost_of_skill(Skill.UPCARD, {MistakeKind.LET_GO: 0.5, MistakeKind.LEAD: 1.0})
        0.5
    """
    return sum(cost for kind, cost in costs.items() if kind in KINDS_OF_SKILL[skill])
