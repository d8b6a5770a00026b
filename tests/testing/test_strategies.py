from __future__ import annotations

import importlib
import sys
from functools import partial

import pytest
from hypothesis import Phase, find, given, settings
from hypothesis import strategies as st

from germanwhist import Deal, Objective, Position, RuleSet, View
from germanwhist.rules import EndKind
from germanwhist.testing.strategies import deals, hands, positions, rule_sets, views

VALUES = {
    "counting": ("second_stage", "all_tricks", "weighted"),
    "hand_score": ("difference", "over_half", "per_trick", "win"),
    "target_tie": ("higher", "extend"),
    "first_stage_follow": ("required", "free"),
    "objective": ("high", "by_colour"),
    "trumps": ("upcard", "none", "none_on="),
    "pack": ("52", "28"),
    "first_dealer": ("cut", "seat"),
}


@pytest.mark.parametrize(
    ("option", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
def test_rule_sets_reach_every_value(option: str, value: str) -> None:
    """Each value of each option comes up."""
    found = find(
        rule_sets(),
        lambda rules: rules.options()[option].startswith(value),
        settings=settings(phases=[Phase.generate]),
    )
    assert RuleSet.parse(str(found)) == found


@pytest.mark.thorough
def test_rule_sets_shrink_towards_the_standard_game() -> None:
    """What has nothing to do with a failure falls away."""
    assert find(rule_sets(), lambda rules: rules.stake > 1) == RuleSet(stake=2)


@given(rule_sets(packs=(8, 12)))
def test_rule_sets_take_other_packs(rules: RuleSet) -> None:
    """Small packs are for exact counts."""
    assert rules.pack in (8, 12)


@pytest.mark.parametrize("stage", [1, 2])
@given(data=st.data())
def test_hands_keep_to_the_stage_asked_for(stage: int, data: st.DataObject) -> None:
    """With hands in play and finished ones."""
    assert data.draw(hands(stage=stage)).stage == stage
    assert data.draw(views(stage=stage)).stage == stage
    assert data.draw(views(stage=stage, is_to_play=True)).stage == stage


@pytest.mark.parametrize("is_over", [True, False])
@given(data=st.data())
def test_hands_are_over_or_not_as_asked(*, is_over: bool, data: st.DataObject) -> None:
    """Either, in any stage."""
    assert data.draw(hands(is_over=is_over)).is_over is is_over
    assert data.draw(hands(is_over=is_over, stage=1)).is_over is is_over
    assert data.draw(hands(is_over=is_over, stage=2)).is_over is is_over


@pytest.mark.parametrize("kind", EndKind)
def test_hands_end_in_every_way(kind: EndKind) -> None:
    """Played out, claimed and resigned."""
    small = st.just(RuleSet.for_study(4))
    found = find(hands(small), lambda hand: hand.result is not None and hand.result.ended is kind)
    assert found.is_over


@given(views(is_to_play=True))
def test_views_to_play_can_play(view: View) -> None:
    """They belong to the seat whose turn it is."""
    assert view.is_to_play
    assert view.legal_plays()


@given(positions(fewest=3, most=5))
def test_positions_have_as_many_tricks_as_asked(position: Position) -> None:
    """Between the bounds, and no card twice (`Position` refuses that)."""
    assert 3 <= position.tricks <= 5


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("is_led", [True, False])
def test_positions_are_of_every_kind(objective: Objective, *, is_led: bool) -> None:
    """High and low, before and after the lead, with and without trumps."""
    for has_trumps in (True, False):
        found = find(
            positions(most=2).filter(lambda position: position.objective is objective),
            partial(_is_of_kind, is_led=is_led, has_trumps=has_trumps),
            settings=settings(phases=[Phase.generate]),
        )
        assert found.tricks <= 2


def _is_of_kind(position: Position, *, is_led: bool, has_trumps: bool) -> bool:
    return (position.led is not None) is is_led and (position.trump is not None) is has_trumps


@given(deals(pack=28))
@settings(max_examples=5)
def test_deals_have_the_pack_asked_for(deal: Deal) -> None:
    """28 cards make the small game."""
    assert len(deal.cards) == 28


def test_strategies_say_that_they_need_hypothesis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it the import fails with one clear line, and the checks still work."""
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    monkeypatch.delitem(sys.modules, "germanwhist.testing.strategies")
    with pytest.raises(ModuleNotFoundError) as caught:
        importlib.import_module("germanwhist.testing.strategies")
    assert str(caught.value) == (
        "germanwhist.testing.strategies needs Hypothesis (pip install hypothesis)"
    )
    importlib.import_module("germanwhist.testing.conformance")
