"""Checking records: illegal plays, wrong results, matches that do not follow."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from germanwhist import (
    Card,
    Comment,
    Deal,
    Match,
    NotationError,
    Record,
    RuleSet,
    Seat,
    Verifier,
    format_record,
    parse_record,
    read_records,
)
from tests.notation.samples import SMALL, random_hand, random_records
from tests.rules.builders import cards, pair, stage_two, start

SAMPLE = parse_record(SMALL)


def _faults(*records: Record) -> list[tuple[str, int]]:
    """The codes of the faults, each with the index of its record."""
    verifier = Verifier()
    return [(f.code, i) for i, record in enumerate(records) for f in verifier.check(record)]


def _the_fault(text: str) -> NotationError:
    (fault,) = Verifier().check(parse_record(text))
    return fault


def _match(rules: str, *, seed: int = 1) -> list[Record]:
    """A whole match at random, each hand its record."""
    ruleset = RuleSet.parse(rules)
    rng = random.Random(seed)
    cuts = (pair("7S 7H"), pair("2C KD"))
    match = Match.start(ruleset, cuts=cuts)
    records: list[Record] = []
    while not match.is_over:
        before = match.points
        match = match.deal(Deal.shuffled(rng, match.dealer, pack=ruleset.pack))
        while match.is_in_hand and match.hand is not None:
            match = match.play(rng.choice(list(match.hand.legal_plays())))
        assert match.hand is not None
        records.append(
            replace(
                Record.of(match.hand),
                match_id="m",
                hand_number=len(match.hands),
                points_before=before,
                cuts=cuts if len(match.hands) == 1 else (),
            )
        )
    return records


def test_true_records_have_no_faults() -> None:
    """The sample, and hands of every preset."""
    assert _faults(SAMPLE, *random_records(18)) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column", "found"),
    [
        # south holds TS TH TD KS KH QD 8S
        ("1. 9S TS", "1. 9S TH", "must_follow", 21, 7, "play 2, TH"),
        ("1. 9S TS", "1. 9S 9H", "card_not_held", 21, 7, "play 2, 9H"),
        ("2. 8S AS", "2. 8S 9S", "already_played", 22, 7, "it was play 1 at 21:4"),
        ("11. AC QC", "11. QC AC", "card_not_held", 24, 36, "play 21, QC"),
        ("south 2 forced", "south 4 forced", "claim_out_of_range", 26, 1, "0 to 3"),
        ('[Counted "3-4"]', '[Counted "4-3"]', "wrong_counted", 11, 11, "4-3 (expected 3-4)"),
        ('[Points "0-1"]', '[Points "1-0"]', "wrong_points", 12, 10, "1-0 (expected 0-1)"),
        ('"0-0"', '"1-0"', "wrong_points_before", 10, 16, "1-0 (expected 0-0)"),
        ("TC-KD", "KD-TC", "wrong_dealer", 9, 10, "north won the cut"),
        ("TC-KD", "TC-TD", "wrong_cuts", 8, 8, "9S-9H, TC-TD"),
        ('"pack=28"', '"pack=28 first_dealer=seat"', "wrong_cuts", 8, 8, "names the dealer"),
    ],
)
def test_each_fault_has_its_code_and_its_place(  # noqa: PLR0913, PLR0917 - a row of the table
    old: str, new: str, code: str, line: int, column: int, found: str
) -> None:
    """One change in the sample; line and column are counted by hand."""
    assert old in SMALL
    fault = _the_fault(SMALL.replace(old, new, 1))
    assert (fault.code, fault.line, fault.column) == (code, line, column), str(fault)
    assert found in str(fault)


def test_a_result_of_an_unfinished_hand_is_a_fault() -> None:
    """Nothing is scored before the end."""
    record = replace(Record.of(start()), counted=(0, 0), points=(0, 0))
    assert _faults(record) == [("wrong_counted", 0), ("wrong_points", 0)]


def test_a_claim_in_stage_one_is_a_fault() -> None:
    """The cards to come are unknown."""
    early = replace(Record.of(stage_two().claim(Seat.NORTH, 3)), plays=(), counted=None)
    assert _faults(replace(early, points=None)) == [("claim_in_stage_one", 0)]


def test_results_need_not_be_written() -> None:
    """A record without them has nothing to be wrong about."""
    assert _faults(replace(SAMPLE, counted=None, points=None, points_before=None)) == []


@pytest.mark.parametrize(
    "rules",
    ["match=hands=4", "match10", "match=target=30 hand_score=per_trick target_tie=extend"],
)
def test_a_true_match_has_no_faults(rules: str) -> None:
    """Numbers, dealers, points and the end follow from each other."""
    records = _match(rules)
    assert len(records) > 1
    assert _faults(*records) == []


def test_two_matches_may_be_mixed_in_a_file() -> None:
    """Each is followed by its own name."""
    one = _match("match=hands=4")
    two = [replace(record, match_id="n") for record in _match("match=hands=4", seed=2)]
    assert _faults(*(record for both in zip(one, two, strict=True) for record in both)) == []


def test_a_match_may_begin_in_the_middle() -> None:
    """A part of a file is checked by what it says of itself."""
    assert _faults(*_match("match=hands=4")[2:]) == []


def test_hands_without_a_match_are_not_compared() -> None:
    """Every one stands by itself."""
    records = [replace(record, match_id=None) for record in _match("match=hands=4")]
    assert _faults(*reversed(records)) == []


def test_a_missing_hand_is_told_once() -> None:
    """After the gap the file is believed again."""
    records = _match("match=hands=4")
    del records[1]
    assert _faults(*records) == [("wrong_hand_number", 1)]


def test_a_hand_that_could_not_be_read_leaves_a_gap_without_a_fault() -> None:
    """The one fault was told on reading."""
    records = _match("match=hands=4")
    verifier = Verifier()
    assert verifier.check(records[0]) == ()
    verifier.lose_hand()
    assert verifier.check(records[2]) == ()
    assert verifier.check(records[3]) == ()


def test_a_lost_hand_of_another_match_excuses_nothing() -> None:
    """The next hand by its number still follows from the last."""
    first, second = _match("match=hands=4")[:2]
    verifier = Verifier()
    verifier.check(first)
    verifier.lose_hand()
    (fault,) = verifier.check(replace(second, points_before=(99, 99)))
    assert fault.code == "wrong_points_before"


def test_a_wrong_number_of_points_is_told_once() -> None:
    """The hands after it are compared with the truth."""
    records = _match("match=hands=4")
    records[2] = replace(records[2], points_before=(99, 99))
    assert _faults(*records) == [("wrong_points_before", 2)]


def test_a_dealer_who_deals_twice_is_told() -> None:
    """The deal alternates."""
    first, second = _match("match=hands=4")[:2]
    swapped = Record.of(random_hand(first.ruleset, 7))
    again = replace(
        swapped,
        deal=replace(swapped.deal, dealer=first.deal.dealer),
        plays=(),
        counted=None,
        points=None,
        match_id="m",
        hand_number=second.hand_number,
        points_before=second.points_before,
    )
    assert _faults(first, again) == [("wrong_dealer", 1)]


def test_other_rules_in_the_same_match_are_told() -> None:
    """A match has one rule set."""
    first, second = _match("match=hands=4")[:2]
    other = replace(second, ruleset=RuleSet.parse("match=hands=5"))
    assert _faults(first, other) == [("wrong_rules", 1)]


def test_a_hand_after_the_end_of_the_match_is_told() -> None:
    """Neither after the last hand, nor after the target, nor after the match was resigned."""
    for rules in ("match=hands=2", "match10"):
        records = _match(rules)
        last = records[-1]
        result = last.hand().result
        assert result is not None
        assert last.points_before is not None
        assert last.hand_number is not None
        extra = replace(
            Record.of(start(str(RuleSet.parse(rules)))),
            match_id="m",
            hand_number=last.hand_number + 1,
            points_before=(
                last.points_before[0] + result.points[0],
                last.points_before[1] + result.points[1],
            ),
        )
        dealer = last.deal.dealer.opponent
        extra = replace(extra, deal=replace(extra.deal, dealer=dealer))
        assert _faults(*records, extra) == [("match_over", len(records))]
    first, second = _match("match=hands=4")[:2]
    resigned = replace(first, match_resigned=Seat.NORTH)
    assert _faults(resigned, second) == [("match_over", 1)]


def test_why_a_match_was_over_is_told_once() -> None:
    """A hundred hands by themselves under one name are one fault, and the rule is named."""
    hands = [replace(Record.of(start("standard").resign(Seat.NORTH)), match_id="m")] * 100
    hands = [
        replace(hand, deal=replace(hand.deal, dealer=Seat(number % 2)), hand_number=number + 1)
        for number, hand in enumerate(hands)
    ]
    verifier = Verifier()
    (fault,) = [fault for hand in hands for fault in verifier.check(hand)]
    assert fault.code == "match_over"
    assert "by match=hand it was over after 1 hand at 0-13" in fault.message


def test_a_hand_after_an_unfinished_one_is_told() -> None:
    """The next hand cannot begin before the last one is over."""
    first, second = _match("match=hands=4")[:2]
    cut = replace(first, plays=first.plays[:-1], counted=None, points=None)
    assert _faults(cut, second) == [("hand_unfinished", 1)]


def test_after_an_illegal_hand_the_match_goes_on_from_what_it_says() -> None:
    """One bad hand is one fault."""
    first, second = _match("match=hands=4")[:2]
    bad = replace(first, plays=(first.plays[0], first.plays[0], *first.plays[2:]))
    assert [code for code, _ in _faults(bad, second)] == ["already_played"]


def test_any_changed_card_is_found_and_its_line_named() -> None:
    """A slip in a whole hand cannot hide: every card is played once."""
    rng = random.Random(20)
    record = replace(Record.of(random_hand(RuleSet(), 20)), comments=(Comment(9, "well"),))
    text = format_record(record)
    for _ in range(60):
        number = rng.randrange(52)
        other = rng.choice(
            [card for card in record.whole_deal().cards if card is not record.plays[number]]
        )
        plays = list(record.plays)
        plays[number] = other
        changed = format_record(replace(record, plays=tuple(plays)))
        line = next(
            index
            for index, (a, b) in enumerate(
                zip(text.split("\n"), changed.split("\n"), strict=True), 1
            )
            if a != b
        )
        fault = _the_fault(changed)
        assert fault.line == line or f" at {line}:" in str(fault), str(fault)


def test_a_fault_of_a_small_card_in_the_small_game_is_found() -> None:
    """A card that is not in the pack is held by nobody."""
    plays = (Card("2C"), *SAMPLE.plays[1:])
    assert _faults(replace(SAMPLE, plays=plays)) == [("card_not_held", 0)]
    assert cards("2C")[0] not in SAMPLE.deal.cards


def test_the_place_is_that_of_the_whole_file() -> None:
    """Line numbers count through all hands."""
    bad = SMALL.replace("1. 9S TS", "1. 9S TH")
    verifier = Verifier()
    lines = (SMALL + bad).split("\n")
    faults = [f for r in read_records(lines, source="k.gwr") for f in verifier.check(r)]
    assert str(faults[0]).startswith("k.gwr:47:7: play 2, TH, is refused: must_follow")
