"""What a server says of somebody's progress: mistakes over time, skills, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from germanwhist.school.mistakes import HandMistakes, MistakeKind, PointerKind, what_next
from germanwhist.school.skills import (
    RECENT_HANDS,
    Skill,
    Standing,
    level_costs,
    skills_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.school.skills import SkillPlace

__all__ = ["ProgressMessage", "progress_message"]


class HandProgress(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed hand.

    Args:
        at: when it was reviewed, in seconds since 1970-01-01 UTC.
        counts: mistakes by kind.
    """

    at: float
    counts: dict[MistakeKind, int]


class PointerMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Something to practise; see `germanwhist.school.mistakes.Pointer`."""

    to: PointerKind
    kind: MistakeKind | None
    cost: float
    count: int


class LevelTick(msgspec.Struct, frozen=True, kw_only=True):
    """What a level gives away.

    Args:
        level: its name.
        cost: tricks a hand.
    """

    level: str
    cost: float


class SkillMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Where the client is in a skill; see `germanwhist.school.skills.SkillPlace`.

    Args:
        skill: which.
        cost: tricks given away a hand, over the latest hands.
        margin: how far off that may be, 19 times of 20.
        standing: where that is among the levels.
        near: the levels to which `standing` points, the weaker first.
        levels: what each level gives away, the weakest level first.
    """

    skill: Skill
    cost: float
    margin: float
    standing: Standing
    near: list[str]
    levels: list[LevelTick]


class ProgressMessage(msgspec.Struct, frozen=True, kw_only=True):
    """How the client's play changes.

    Args:
        hands: the reviewed hands, the oldest first.
        skills: where the client is among the levels; empty before ten hands that are comparable.
        skill_hands: over how many hands.
        next: ways to go on, the one that promises most first.
    """

    hands: list[HandProgress]
    skills: list[SkillMessage]
    skill_hands: int
    next: list[PointerMessage]


def progress_message(hands: Sequence[HandMistakes], due: Sequence[MistakeKind]) -> ProgressMessage:
    """How somebody's play changes, as a message.

    Args:
        hands: the reviewed hands, the oldest first.
        due: the kinds of one's own mistakes that are due.
    """
    costs = [hand.costs for hand in hands if hand.is_comparable]
    return ProgressMessage(
        hands=[HandProgress(at=hand.at, counts=dict(hand.counts)) for hand in hands],
        skills=[_skill(place) for place in skills_of(costs)],
        skill_hands=min(len(costs), RECENT_HANDS),
        next=[
            PointerMessage(to=one.to, kind=one.kind, cost=one.cost, count=one.count)
            for one in what_next(hands, due)
        ],
    )


def _skill(place: SkillPlace) -> SkillMessage:
    return SkillMessage(
        skill=place.skill,
        cost=place.cost,
        margin=place.margin,
        standing=place.standing,
        near=list(place.levels),
        levels=[LevelTick(level=one.level, cost=one.cost) for one in level_costs(place.skill)],
    )
