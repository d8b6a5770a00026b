from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given

from germanwhist import (
    PRESETS,
    Counting,
    FirstDealer,
    FirstStageFollow,
    HandScore,
    MatchLength,
    ObjectiveRule,
    Rank,
    RuleSet,
    RuleSetError,
    TargetTie,
    TrumpRule,
)
from germanwhist.testing.strategies import rule_sets
from tests.values import evaluated, pickled

STANDARD_OPTIONS = {
    "counting": "second_stage",
    "hand_score": "difference",
    "stake": "1",
    "match": "hand",
    "target_tie": "higher",
    "first_stage_follow": "required",
    "objective": "high",
    "trumps": "upcard",
    "pack": "52",
    "first_dealer": "cut",
}


def test_standard_game_is_the_first_value_of_each_row() -> None:
    """The defaults are the first values in the table of the rules page, in its order."""
    assert list(RuleSet().options().items()) == list(STANDARD_OPTIONS.items())


@pytest.mark.parametrize(
    ("preset", "different"),
    [
        ("standard", {}),
        ("match10", {"match": "target=10"}),
        ("match20", {"match": "target=20"}),
        ("classic1894", {"counting": "all_tricks"}),
        ("score_from_seven", {"hand_score": "over_half"}),
        ("free_first_stage", {"first_stage_follow": "free"}),
        ("high_low", {"objective": "by_colour", "match": "target=10"}),
        ("weighted", {"counting": "weighted"}),
        ("small", {"pack": "28"}),
    ],
)
def test_preset_is_what_the_rules_page_says(preset: str, different: dict[str, str]) -> None:
    """Each preset differs from the standard game in just the options named for it."""
    rules = RuleSet.preset(preset)
    assert rules.options() == STANDARD_OPTIONS | different
    assert rules.preset_name == preset


def test_there_are_nine_presets_and_they_cannot_be_changed() -> None:
    """The table of presets is complete, and read-only for everyone."""
    assert len(PRESETS) == 9
    with pytest.raises(TypeError):
        PRESETS["standard"] = RuleSet(pack=28)  # type: ignore[index]


@given(rule_sets())
def test_rule_set_reads_back_from_each_of_its_texts(rules: RuleSet) -> None:
    """The text, the table of options, the repr, a pickle and a copy all give an equal rule set."""
    assert RuleSet.parse(str(rules)) == rules
    assert RuleSet.from_options(rules.options()) == rules
    assert evaluated(repr(rules)) == rules
    assert pickled(rules) == rules
    assert copy.deepcopy(rules) == rules
    assert hash(copy.copy(rules)) == hash(rules)


@given(rule_sets(packs=(4, 8, 12, 40)))
def test_study_rule_set_reads_back_from_its_repr(rules: RuleSet) -> None:
    """A pack that is never played has no text of its own, but its repr can be evaluated."""
    assert evaluated(repr(rules)) == rules


def test_typed_values_and_texts_are_alike() -> None:
    """Options may be given as enumeration members and numbers or as their texts."""
    typed = RuleSet(
        counting=Counting.ALL_TRICKS,
        hand_score=HandScore.PER_TRICK,
        stake=5,
        match=MatchLength(target=50),
        target_tie=TargetTie.EXTEND,
        first_stage_follow=FirstStageFollow.FREE,
        objective=ObjectiveRule.HIGH,
        trumps=TrumpRule(frozenset({Rank.ACE, Rank.KING})),
        pack=28,
        first_dealer=FirstDealer.SEAT,
    )
    text = (
        "counting=all_tricks hand_score=per_trick stake=5 match=target=50 target_tie=extend "
        "first_stage_follow=free trumps=none_on=AK pack=28 first_dealer=seat"
    )
    assert RuleSet.parse(text) == typed
    assert str(typed) == text


def test_preset_comes_first_and_options_change_it() -> None:
    """Words after a preset change it; blanks and commas both part them."""
    assert RuleSet.parse("high_low,match=hands=3").options() == (
        STANDARD_OPTIONS | {"objective": "by_colour", "match": "hands=3"}
    )
    assert RuleSet.parse("") == RuleSet()


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("bridge", "unknown_preset", "no such preset: 'bridge' (expected one of standard, match10"),
        ("colour=red", "unknown_option", "no such option: 'colour' (expected one of counting, "),
        ("stake=2 small", "bad_option", "not an option: 'small' (expected name=value"),
        ("stake=2 stake=3", "bad_option", "not an option: 'stake=3' (expected name=value, each"),
        ("counting=some", "bad_option", "bad counting: 'some' (expected second_stage or all_tri"),
        ("stake=0", "bad_option", "bad stake: '0' (expected a whole number from 1 to 10000)"),
        ("stake=-1", "bad_option", "bad stake: '-1' (expected a whole number from 1 to 10000)"),
        ("stake=1.5", "bad_option", "bad stake: '1.5'"),
        ("stake=²", "bad_option", "bad stake: '²'"),
        ("match=target=0", "bad_option", "bad match: 'target=0' (expected hand, hands=N or targe"),
        ("match=hands", "bad_option", "bad match: 'hands'"),
        ("match=hand=2", "bad_option", "bad match: 'hand=2'"),
        ("match=points=2", "bad_option", "bad match: 'points=2'"),
        ("trumps=hearts", "bad_option", "bad trumps: 'hearts' (expected upcard, none, or none_on="),
        ("trumps=none_on=", "bad_option", "bad trumps: 'none_on='"),
        ("trumps=none_on=AA", "bad_option", "bad trumps: 'none_on=AA'"),
        ("trumps=none_on=1", "bad_option", "bad trumps: 'none_on=1'"),
        ("pack=32", "bad_option", "bad pack: '32' (expected 52, 28, 16, 12 or 8)"),
        ("first_dealer=north", "bad_option", "bad first_dealer: 'north' (expected cut or seat)"),
    ],
)
def test_wrong_text_is_refused_with_value_and_expectation(
    text: str, code: str, message: str
) -> None:
    """The error names what was found and what was expected."""
    with pytest.raises(RuleSetError) as caught:
        RuleSet.parse(text)
    assert caught.value.code == code
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("option", list(STANDARD_OPTIONS))
@pytest.mark.parametrize("value", [None, -1, 1.5, True, "", "Hand", (), b"cut"])
def test_wrong_typed_value_is_refused(option: str, value: object) -> None:
    """No option takes a value that is not its own, whatever its type."""
    options: dict[str, Any] = {option: value}
    with pytest.raises(RuleSetError, match=f"bad {option}") as caught:
        RuleSet(**options)
    assert caught.value.options == (option,)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "objective=by_colour counting=all_tricks",
            "objective=by_colour clashes with counting=all_tricks (expected counting=second_stage)",
        ),
        (
            "high_low counting=weighted",
            "objective=by_colour clashes with counting=weighted (expected counting=second_stage)",
        ),
        (
            "small trumps=none_on=A7",
            "trumps=none_on=A7 clashes with pack=28 (expected ranks from 8 to A)",
        ),
        (
            "target_tie=extend hand_score=per_trick match=hands=4",
            "target_tie=extend clashes with match=hands=4 (expected match=target=N)",
        ),
        (
            "match10 target_tie=extend",
            "target_tie=extend clashes with hand_score=difference (expected hand_score=per_trick",
        ),
    ],
)
def test_contradiction_names_both_options(text: str, message: str) -> None:
    """Two options that contradict each other are refused, and both are named."""
    with pytest.raises(RuleSetError) as caught:
        RuleSet.parse(text)
    assert caught.value.code == "options_clash"
    assert str(caught.value).startswith(message)
    assert all(name in message for name in caught.value.options)
    assert len(caught.value.options) == 2


def test_rule_set_cannot_be_changed() -> None:
    """A rule set is a frozen value."""
    with pytest.raises(FrozenInstanceError):
        RuleSet().stake = 2  # type: ignore[misc]


def test_no_trumps_by_all_ranks_is_the_same_as_none() -> None:
    """Naming every rank is another way to say that there are no trumps."""
    assert RuleSet.parse("trumps=none_on=AKQJT98765432") == RuleSet.parse("trumps=none")
    assert RuleSet.parse("small trumps=none").trumps == TrumpRule(frozenset(Rank))


@pytest.mark.parametrize("pack", [0, 3, 6, 56, -4, "12", None])
def test_study_pack_is_a_multiple_of_four(pack: Any) -> None:
    """A pack for study has whole ranks."""
    with pytest.raises(RuleSetError, match="study pack"):
        RuleSet.for_study(pack)


def test_study_pack_refuses_clashes_too() -> None:
    """A rank that the smaller pack lacks cannot be named there either."""
    with pytest.raises(RuleSetError, match="trumps=none_on=T clashes with pack=16"):
        RuleSet.for_study(16, trumps="none_on=T")


@pytest.mark.parametrize(
    ("text", "total", "first", "second"),
    [
        ("standard", 13, 0, 1),
        ("classic1894", 26, 1, 1),
        ("weighted", 39, 1, 2),
        ("small", 7, 0, 1),
        ("small counting=all_tricks", 14, 1, 1),
        ("small counting=weighted", 21, 1, 2),
    ],
)
def test_counted_total_and_worth_of_tricks(text: str, total: int, first: int, second: int) -> None:
    """13, 26 or 39 count in a hand, 7, 14 or 21 in the small game."""
    rules = RuleSet.parse(text)
    assert rules.counted_total == total
    assert (rules.trick_worth(1), rules.trick_worth(2)) == (first, second)


@pytest.mark.parametrize("numbers", [{}, {"hands": 1, "target": 1}, {"hands": 0}, {"target": -2}])
def test_match_length_is_exactly_one_positive_number(numbers: dict[str, int]) -> None:
    """A match ends after hands or at points, not both and not neither."""
    with pytest.raises(ValueError, match="expected hand, hands=N or target=N"):
        MatchLength(**numbers)
