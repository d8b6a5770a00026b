"""Every combination of option values: refused with both names, or played to the end of a match."""

from __future__ import annotations

from itertools import product

import pytest

from germanwhist import (
    Counting,
    Deal,
    FirstDealer,
    FirstStageFollow,
    HandScore,
    Match,
    ObjectiveRule,
    RuleSet,
    RuleSetError,
    Seat,
    SeededSource,
    TargetTie,
    cut_for_dealer,
)
from tests.rules import plain

VALUES = {
    "counting": ("second_stage", "all_tricks", "weighted"),
    "hand_score": ("difference", "over_half", "per_trick", "win"),
    "stake": ("1", "3"),
    "match": ("hand", "hands=2", "target=5"),
    "target_tie": ("higher", "extend"),
    "first_stage_follow": ("required", "free"),
    "objective": ("high", "by_colour"),
    "trumps": ("upcard", "none", "none_on=AK", "none_on=7"),
    "pack": ("52", "28", "8"),
    "first_dealer": ("cut", "seat"),
}


def _clashes(options: dict[str, str]) -> list[tuple[str, str]]:
    """The pairs of options that the rules page calls a contradiction."""
    extend = options["target_tie"] == "extend"
    conditions = {
        ("objective", "counting"): options["objective"] == "by_colour"
        and options["counting"] != "second_stage",
        ("trumps", "pack"): options["trumps"] == "none_on=7" and options["pack"] != "52",
        ("target_tie", "match"): extend and not options["match"].startswith("target"),
        ("target_tie", "hand_score"): extend and options["hand_score"] != "per_trick",
    }
    return [pair for pair, clashes in conditions.items() if clashes]


def _combinations(counting: str, hand_score: str) -> list[dict[str, str]]:
    fixed = VALUES | {"counting": (counting,), "hand_score": (hand_score,)}
    return [dict(zip(fixed, values, strict=True)) for values in product(*fixed.values())]


def test_the_table_knows_every_option_and_every_named_value() -> None:
    """A new option or value must come into the product below."""
    assert list(VALUES) == list(RuleSet().options())
    for kind, name in (
        (Counting, "counting"),
        (HandScore, "hand_score"),
        (TargetTie, "target_tie"),
        (FirstStageFollow, "first_stage_follow"),
        (ObjectiveRule, "objective"),
        (FirstDealer, "first_dealer"),
    ):
        assert VALUES[name] == tuple(member.value for member in kind)


@pytest.mark.parametrize("hand_score", VALUES["hand_score"])
@pytest.mark.parametrize("counting", VALUES["counting"])
@pytest.mark.thorough
def test_every_combination_is_refused_by_name_or_plays_to_the_end(
    counting: str, hand_score: str
) -> None:
    """A combination names its two clashing options, or its matches end with the right scores."""
    for number, options in enumerate(_combinations(counting, hand_score)):
        clashes = _clashes(options)
        if not clashes:
            _play_match(RuleSet.from_options(options), options, number)
            continue
        with pytest.raises(RuleSetError) as caught:
            RuleSet.from_options(options)
        assert caught.value.code == "options_clash"
        names = [tuple(f"{name}={options[name]}" for name in pair) for pair in clashes]
        assert any(all(name in str(caught.value) for name in pair) for pair in names)


def _play_match(ruleset: RuleSet, options: dict[str, str], number: int) -> None:
    """Play random hands to the end of a match, and compare each with plain data."""
    source = SeededSource(number)
    if options["first_dealer"] == "cut":
        match = Match.start(ruleset, cuts=cut_for_dealer(source, pack=ruleset.pack))
    else:
        match = Match.start(ruleset, first_dealer=Seat.SOUTH)
    totals = [0, 0]
    while not match.is_over:
        assert len(match.hands) < 40, f"no end: {ruleset}"
        match = match.deal(Deal.shuffled(source, match.dealer, pack=ruleset.pack))
        match, score = _play_hand(match, options, source)
        totals = [totals[0] + score[0], totals[1] + score[1]]
        assert match.points == tuple(totals)
        assert match.is_over == _has_ended(options, totals, len(match.hands))
    ahead = None if totals[0] == totals[1] else Seat(totals[1] > totals[0])
    assert match.winner is ahead


def _play_hand(
    match: Match, options: dict[str, str], source: SeededSource
) -> tuple[Match, list[int]]:
    assert match.hand is not None
    cards = [str(card) for card in match.hand.deal.cards]
    table = plain.Table(options, cards, match.dealer)
    while match.is_in_hand:
        assert match.hand is not None
        legal = tuple(match.hand.legal_plays())
        card = legal[source.randrange(len(legal))]
        assert str(card) in table.legal()
        table.play(str(card))
        match = match.play(card)
    counted = table.counted()
    result = match.results[-1]
    score = plain.points(options, is_low=table.is_low, counted=counted, total=sum(counted))
    assert result.counted == tuple(counted)
    assert result.points == tuple(score)
    assert sum(counted) == match.ruleset.counted_total
    return match, score


def _has_ended(options: dict[str, str], totals: list[int], hands: int) -> bool:
    """Whether the match is over after these hands, as the rules page words it."""
    if options["match"] == "hand":
        return hands == 1
    if options["match"] == "hands=2":
        return hands == 2
    target = 5
    if options["target_tie"] == "extend":
        while totals[0] >= target and totals[1] >= target:
            target += 10
        return (totals[0] >= target) != (totals[1] >= target)
    return max(totals) >= target and totals[0] != totals[1]
