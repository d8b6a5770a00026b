"""What the six levels give away in a hand: the scale on which a person is placed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from germanwhist.players import LEVEL_NAMES
from germanwhist.school.skills.skill import Skill

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["LevelCost", "level_costs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelCost:
    """What a level gives away.

    Args:
        level: its name.
        cost: tricks a hand.
        standard_error: of the cost.
    """

    level: str
    cost: float
    standard_error: float


def level_costs(skill: Skill) -> tuple[LevelCost, ...]:
    """What each level gives away for want of a skill, the weakest level first.

    Measured by `python -m benchmarks.skills`, in hands of each level against itself.

    Example:
        >>> novice, *_, master = level_costs(Skill.STAGE_TWO)
        >>> novice.level, master.level, novice.cost > master.cost
        ('novice', 'master', True)
    """
    measured = _measured()
    return tuple(
        LevelCost(level=level, cost=cost, standard_error=error)
        for level in LEVEL_NAMES
        for cost, error in [measured[level][skill]]
    )


@cache
def _measured() -> Mapping[str, Mapping[Skill, tuple[float, float]]]:
    data = files(__package__).joinpath("levels.toml").read_bytes()
    return msgspec.toml.decode(data, type=dict[str, dict[Skill, tuple[float, float]]])
