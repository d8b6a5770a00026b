"""Records of which not every card is known: written, read and verified as far as can be."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import jsonschema
import pytest

from germanwhist import (
    NotationError,
    PartialDeal,
    Record,
    Verifier,
    format_record,
    parse_record,
    record_from_json,
    record_schema,
    record_to_json,
)
from tests.notation.samples import SMALL, random_records

if TYPE_CHECKING:
    from collections.abc import Iterable

STOCK = """\
JC ?? ?? ?? ?? ?? ??
?? ?? ?? ?? ?? ?? ??
"""
PARTIAL = SMALL.replace(
    """\
JC JH JS KD JD KC AC
AH 8H QH TC QC QS 9C
""",
    STOCK,
)
"""The hand worked out on paper, without its later stock."""


def _without(record: Record, places: Iterable[int]) -> Record:
    hidden = set(places)
    deal = record.deal
    cards = tuple(None if place in hidden else card for place, card in enumerate(deal.cards))
    return replace(record, deal=PartialDeal(cards, deal.dealer))


def _stock_but_the_first(record: Record) -> Iterable[int]:
    pack = len(record.deal.cards)
    return range(pack // 2 + 1, pack)


def _codes(text: str) -> list[str]:
    return [fault.code for fault in Verifier().check(parse_record(text))]


def test_text_and_json_come_back_as_they_were() -> None:
    """Both forms, of hands of every preset, and the JSON fits its schema."""
    validator = jsonschema.Draft202012Validator(record_schema())
    for whole in random_records(18):
        record = _without(whole, _stock_but_the_first(whole))
        text = format_record(record)
        assert parse_record(text) == record
        assert format_record(parse_record(text)) == text
        value = record_to_json(record)
        validator.validate(value)
        assert record_from_json(json.loads(json.dumps(value))) == record
        assert value["deal"]["cards"].count("??") == whole.ruleset.pack // 2 - 1


def test_the_sample_without_its_stock_is_true() -> None:
    """Legal plays, the same counts and points, and its claim."""
    assert format_record(parse_record(PARTIAL)) == PARTIAL
    assert _codes(PARTIAL) == []


def test_hands_without_a_stock_or_a_holding_are_verified() -> None:
    """No false alarm, whatever is hidden."""
    for whole in random_records(18):
        pack = len(whole.deal.cards)
        for places in (
            _stock_but_the_first(whole),
            range(0, pack // 2, 2),
            range(1, pack // 2, 2),
            [place for place in range(pack) if place != pack // 2],
        ):
            assert Verifier().check(_without(whole, places)) == ()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("1. 9S TS", "1. 9S TH", "must_follow"),  # south was dealt TS and KS
        ("1. 9S TS", "1. AC TS", "card_not_held"),  # not north's, and nothing was drawn
        ("2. 8S AS", "2. JC AS", "must_follow"),  # north has spades that he plays later
        ("3. 8C JC", "3. 8C AD", "card_not_held"),  # dealt to north
        ("9. AD JD", "9. AS JD", "already_played"),
        ('"3-4"', '"4-3"', "wrong_counted"),
        ('"0-1"', '"1-0"', "wrong_points"),
    ],
)
def test_what_no_deal_allows_is_a_fault(old: str, new: str, code: str) -> None:
    """What is known is checked; each with the place."""
    assert old in PARTIAL
    text = PARTIAL.replace(old, new)
    (fault,) = Verifier().check(parse_record(text))
    assert fault.code == code
    line = next(n for n, line in enumerate(text.splitlines(), 1) if new in line)
    assert fault.line == line


@pytest.mark.parametrize(
    ("old", "new", "code", "found"),
    [
        ("JC ??", "?? JC", "no_upcard", "17:1: found '??' (expected the first upcard"),
        ("JC ??", "JC AS", "bad_deal", "the first stands at"),
        ("JC ??", "JC 2C", "bad_deal", "found '2C'"),
        ("JC ??", "JC ?", "bad_card", "or ?? when it is not known"),
        ("JC ??", "JC", "bad_card", "found '1.'"),
    ],
)
def test_faults_of_form_name_their_place(old: str, new: str, code: str, found: str) -> None:
    """As in any record."""
    with pytest.raises(NotationError) as caught:
        parse_record(PARTIAL.replace(old, new, 1).replace("{A short game.}\n", ""))
    assert caught.value.code == code
    assert found in str(caught.value)


@pytest.mark.parametrize(
    ("change", "code"),
    [({14: "??"}, "no_upcard"), ({15: "AS"}, "bad_deal"), ({15: "2C"}, "bad_deal")],
)
def test_faults_of_form_in_json(change: dict[int, str], code: str) -> None:
    """The same, by the member's name."""
    value = record_to_json(parse_record(PARTIAL))
    for place, name in change.items():
        value["deal"]["cards"][place] = name
    with pytest.raises(NotationError, match=r"^deal\.cards\[\d+\]: found") as caught:
        record_from_json(value)
    assert caught.value.code == code


def test_what_needs_every_card_refuses() -> None:
    """With the place of the first that is not known."""
    record = parse_record(PARTIAL)
    with pytest.raises(NotationError, match=r"^17:4: 13 cards of the deal are not known") as caught:
        record.hand()
    assert caught.value.code == "unknown_cards"
    assert parse_record(SMALL).partial_hand() is None
