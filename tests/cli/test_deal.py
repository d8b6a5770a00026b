"""`germanwhist deal`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from germanwhist import (
    PRESETS,
    Deal,
    RuleSet,
    Seat,
    parse_record,
    read_records,
    record_from_json,
)

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_a_seed_deals_what_it_deals_everywhere(run: Run) -> None:
    """The first deal is that of the library."""
    record = parse_record(run("deal", "--seed", 7).out)
    assert record.deal == Deal.shuffled(7, Seat.NORTH)
    assert record.plays == ()


def test_a_seed_gives_the_same_row_of_different_deals(run: Run) -> None:
    """Again and again the same, and within the row none twice."""
    first = run("deal", "--seed", 7, "--count", 5).out
    assert run("deal", "--seed", 7, "--count", 5).out == first
    assert len({record.deal for record in read_records(first.splitlines())}) == 5


def test_without_a_seed_every_deal_is_new(run: Run) -> None:
    """Two of 52! orders are not the same."""
    assert run("deal").out != run("deal").out


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_dealt(run: Run, preset: str) -> None:
    """With its rules and its pack."""
    record = parse_record(run("deal", "--rules", preset, "--dealer", "south").out)
    assert record.ruleset == RuleSet.preset(preset)
    assert record.deal.dealer is Seat.SOUTH


def test_json_has_the_same_deals(run: Run) -> None:
    """One object on each line."""
    lines = run("deal", "--seed", 3, "--count", 3, "--json").out.splitlines()
    records = [record_from_json(json.loads(line)) for line in lines]
    text = run("deal", "--seed", 3, "--count", 3).out
    assert records == list(read_records(text.splitlines()))


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--rules", "golf", "no such preset: 'golf' (expected one of standard"),
        ("--rules", "pack=40", "bad pack: '40' (expected 52, 28, 16, 12 or 8)"),
        ("--rules", "objective=by_colour counting=weighted", "clashes with counting=weighted"),
        ("--dealer", "east", "no such seat: 'east' (expected north or south)"),
        ("--count", "0", "0"),
        ("--count", "many", "many"),
        ("--seed", "x", "x"),
    ],
)
def test_a_bad_value_is_refused_by_name(run: Run, option: str, value: str, said: str) -> None:
    """The option, the value and what was expected."""
    line = run("deal", option, value).refused()
    assert option in line
    assert said in line
