"""Where somebody is on the scale of the levels, skill by skill, and how well that is known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING, Final

from germanwhist.rules import RuleSet
from germanwhist.school.skills.levels import level_costs
from germanwhist.school.skills.skill import Skill, cost_of_skill

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from germanwhist.school.mistake_kind import MistakeKind
    from germanwhist.school.skills.levels import LevelCost

__all__ = ["FEWEST_HANDS", "RECENT_HANDS", "SkillPlace", "Standing", "is_comparable", "skills_of"]

FEWEST_HANDS: Final = 10
"""Fewer hands say too little."""
RECENT_HANDS: Final = 60
"""The latest hands that count."""
_NORMAL_95: Final = 1.96
_ALIKE: Final = 0.05  # tricks a hand: levels no further apart are named together
_ONE_MORE: Final = 1.0  # tricks: what hands without a mistake may have hidden


class Standing(StrEnum):
    """Where somebody is, in words."""

    CLOSE = "close"  # a level lies within the margin
    BETWEEN = "between"  # between two levels, clearly apart from both
    ABOVE = "above"  # clearly better than the best
    BELOW = "below"  # clearly worse than the worst


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillPlace:
    """Where somebody is on the scale of one skill.

    Args:
        skill: which.
        cost: tricks given away a hand.
        margin: how far off that may be, 19 times of 20, in tricks.
        standing: where that is.
        levels: the names of the levels to which `standing` points, the weaker first: those close
            by, the two on either side, the best or the worst.
    """

    skill: Skill
    cost: float
    margin: float
    standing: Standing
    levels: tuple[str, ...]


def is_comparable(ruleset: RuleSet) -> bool:
    """Whether hands of a rule set are played like those by which the levels were measured.

    Example:
        >>> is_comparable(RuleSet.preset("match10")), is_comparable(RuleSet.preset("small"))
        (True, False)
    """
    standard = RuleSet()
    return all(
        getattr(ruleset, name) == getattr(standard, name)
        for name in ("counting", "hand_score", "first_stage_follow", "objective", "trumps", "pack")
    )


def skills_of(hands: Sequence[Mapping[MistakeKind, float]]) -> tuple[SkillPlace, ...]:
    """Where somebody is in each skill; empty before `FEWEST_HANDS` hands.

    Args:
        hands: tricks that each reviewed hand gave away, by kind of mistake, the oldest hand first.

    Example:
        >>> [place.standing.value for place in skills_of([{}] * 60)][-1]
        'close'
    """
    if len(hands) < FEWEST_HANDS:
        return ()
    recent = hands[-RECENT_HANDS:]
    return tuple(_place(skill, [cost_of_skill(skill, one) for one in recent]) for skill in Skill)


def _place(skill: Skill, costs: Sequence[float]) -> SkillPlace:
    cost = mean(costs)
    # One hand more, with one trick more: without it ten faultless hands would be beyond all doubt.
    deviation = stdev([*costs, cost + _ONE_MORE])
    margin = _NORMAL_95 * deviation / sqrt(len(costs) + 1)
    ranked = sorted(level_costs(skill), key=lambda one: -one.cost)
    standing, levels = _standing(cost, margin, ranked)
    return SkillPlace(skill=skill, cost=cost, margin=margin, standing=standing, levels=levels)


def _standing(
    cost: float, margin: float, ranked: Sequence[LevelCost]
) -> tuple[Standing, tuple[str, ...]]:
    nearest = min(ranked, key=lambda one: abs(one.cost - cost))
    if abs(nearest.cost - cost) <= margin:
        near = (one.level for one in ranked if abs(one.cost - nearest.cost) <= _ALIKE)
        return Standing.CLOSE, tuple(near)
    worse = [one.level for one in ranked if one.cost > cost]
    better = [one.level for one in ranked if one.cost < cost]
    if not better:
        return Standing.ABOVE, (worse[-1],)
    if not worse:
        return Standing.BELOW, (better[0],)
    return Standing.BETWEEN, (worse[-1], better[0])
