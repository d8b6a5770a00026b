"""Skills: what the mistakes of many hands say, on the scale of the six levels.

A skill is measured by the tricks that a hand gives away for want of it, as its review finds them.
The levels' own hands, reviewed alike, are the scale.
"""

from germanwhist.school.skills.levels import LevelCost, level_costs
from germanwhist.school.skills.placing import (
    FEWEST_HANDS,
    RECENT_HANDS,
    SkillPlace,
    Standing,
    is_comparable,
    skills_of,
)
from germanwhist.school.skills.skill import KINDS_OF_SKILL, Skill, cost_of_skill

__all__ = [
    "FEWEST_HANDS",
    "KINDS_OF_SKILL",
    "RECENT_HANDS",
    "LevelCost",
    "Skill",
    "SkillPlace",
    "Standing",
    "cost_of_skill",
    "is_comparable",
    "level_costs",
    "skills_of",
]
