"""Skills on the scale of the levels: standing and margin, worked out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from germanwhist import RuleSet
from germanwhist.players import LEVEL_NAMES
from germanwhist.school.mistakes import MistakeKind
from germanwhist.school.skills import (
    FEWEST_HANDS,
    KINDS_OF_SKILL,
    Skill,
    Standing,
    is_comparable,
    level_costs,
    skills_of,
)


def test_every_kind_of_mistake_tells_of_one_skill() -> None:
    """None is left out, and none counts twice."""
    kinds = [kind for skill in Skill for kind in KINDS_OF_SKILL[skill]]
    assert sorted(kinds) == sorted(MistakeKind)


def test_levels_are_measured_in_each_skill() -> None:
    """Six of them; whoever works stage two out loses nothing in it."""
    for skill in Skill:
        assert tuple(one.level for one in level_costs(skill)) == LEVEL_NAMES
    exact = {one.level: one.cost for one in level_costs(Skill.STAGE_TWO)}
    assert exact["counter"] == exact["expert"] == exact["master"] == 0


def test_nothing_is_said_before_ten_hands() -> None:
    """Nine hands say too little; ten give every skill."""
    assert skills_of([{}] * (FEWEST_HANDS - 1)) == ()
    assert [place.skill for place in skills_of([{}] * FEWEST_HANDS)] == list(Skill)


def test_margin_is_that_of_the_mean_and_of_one_hand_more() -> None:
    """Half of ten hands gave away one trick: mean 0.5; with one hand more of 1.5, by hand."""
    hands = [{MistakeKind.LEAD: 1.0}, {}] * 5
    lead = next(place for place in skills_of(hands) if place.skill is Skill.LEAD)
    mean = (5 * 1.0 + 1.5) / 11
    squares = 5 * (1 - mean) ** 2 + 5 * mean**2 + (1.5 - mean) ** 2
    assert lead.cost == pytest.approx(0.5)
    assert lead.margin == pytest.approx(1.96 * sqrt(squares / 10) / sqrt(11))


def test_standing_names_the_levels_that_are_near() -> None:
    """Faultless hands are those of the levels that work stage two out; awful ones are below."""
    faultless = skills_of([{}] * 60)[-1]
    awful = skills_of([{MistakeKind.STAGE_TWO: 9.0}] * 60)[-1]
    assert (faultless.standing, faultless.levels) == (
        Standing.CLOSE,
        ("counter", "expert", "master"),
    )
    assert (awful.standing, awful.levels) == (Standing.BELOW, ("novice",))
    costs = sorted({one.cost for one in level_costs(Skill.STAGE_TWO)})
    middle = skills_of([{MistakeKind.STAGE_TWO: (costs[0] + costs[1]) / 2}] * 60)[-1]
    assert (middle.standing, len(middle.levels)) == (Standing.BETWEEN, 2)


def test_only_the_latest_sixty_hands_count() -> None:
    """Who played badly long ago is not told of it for ever."""
    hands = [{MistakeKind.LEAD: 3.0}] * 40 + [{}] * 60
    assert all(place.cost == 0 for place in skills_of(hands))


def test_hands_of_other_rules_are_not_compared() -> None:
    """What scores a match changes no play of a hand; what is aimed at does."""
    same = ("match10", "match=target=100 stake=3", "first_dealer=seat")
    others = ("small", "objective=by_colour", "counting=all_tricks", "trumps=none")
    assert all(is_comparable(RuleSet.parse(text)) for text in same)
    assert not any(is_comparable(RuleSet.parse(text)) for text in others)
