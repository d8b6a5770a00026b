"""The JSON of a record: the same content, one object a hand."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any

import pytest

from germanwhist import (
    NotationError,
    Record,
    Seat,
    format_record,
    parse_record,
    read_json_records,
    record_from_json,
    record_to_json,
    write_json_records,
)
from tests.notation.samples import SMALL, random_records
from tests.rules.builders import played_out, stage_two, start

RECORD = parse_record(SMALL)
VALUE = record_to_json(RECORD)
LINE = json.dumps(VALUE) + "\n"


def _recovered(text: str) -> tuple[list[Record], list[NotationError]]:
    faults: list[NotationError] = []
    records = list(read_json_records(text.split("\n"), on_error=faults.append))
    return records, faults


def test_the_json_says_what_the_text_says() -> None:
    """Each member of the sample, by its own name."""
    assert VALUE["germanwhist"] == 1
    assert VALUE["rules"]["pack"] == "28"
    assert (VALUE["north"], VALUE["south"], VALUE["date"]) == ("Ann", "Ben", "2026-03-01")
    assert (VALUE["match"], VALUE["hand"]) == ("kitchen", 1)
    assert VALUE["cuts"] == [["9S", "9H"], ["TC", "KD"]]
    assert VALUE["deal"]["dealer"] == "south"
    assert VALUE["deal"]["cards"][:3] == ["AS", "TS", "9S"]
    assert VALUE["plays"][:3] == ["9S", "TS", "8S"]
    assert VALUE["comments"][1] == {"after": 2, "text": "The ten is enough."}
    assert VALUE["end"] == {"kind": "claim", "seat": "south", "tricks": 2, "basis": "forced"}
    assert (VALUE["counted"], VALUE["points"]) == ([3, 4], [0, 1])
    assert VALUE["tags"] == {"Place": "at home"}


def test_text_to_json_and_back_is_the_same_text() -> None:
    """Nothing is lost between the two forms."""
    assert format_record(record_from_json(json.loads(LINE))) == SMALL


@pytest.mark.parametrize(
    "record",
    [
        Record.of(played_out(start())),
        Record.of(start()),
        Record.of(start().resign(Seat.NORTH)),
        Record.of(stage_two().claim(Seat.NORTH, 7)),
        replace(Record.of(start().resign(Seat.SOUTH)), match_resigned=Seat.SOUTH),
    ],
)
def test_every_end_has_its_json(record: Record) -> None:
    """Played out, unfinished, resigned, claimed, and the match given up."""
    assert record_from_json(json.loads(json.dumps(record_to_json(record)))) == record


def test_records_are_written_one_on_a_line() -> None:
    """JSON Lines, in order, in UTF-8 without escapes."""
    records = [replace(record, north="Zoë") for record in random_records(9)]
    stream = io.StringIO()
    assert write_json_records(records, stream) == 9
    assert stream.getvalue().count("\n") == 9
    assert "Zoë" in stream.getvalue()
    assert list(read_json_records(io.StringIO(stream.getvalue()))) == records


def test_one_hand_may_be_spread_over_lines() -> None:
    """As programs print it: only the outer braces begin their lines."""
    text = json.dumps(VALUE, indent=2)
    assert list(read_json_records((text + "\n\n" + text).split("\n"))) == [RECORD, RECORD]


def test_null_is_the_same_as_nothing() -> None:
    """Other programs write what is not there."""
    missing = {"north": None, "date": None, "hand": None, "points": None, "match_resigned": None}
    expected = replace(RECORD, north=None, date=None, hand_number=None, points=None)
    assert record_from_json(VALUE | missing) == expected


# What is changed, the code, the text that begins at the place named, and what is said of it.
FAULTS = [
    ('"germanwhist": 1', '"germanwhist": 2', "future_version", "2, ", "a newer germanwhist"),
    ('"germanwhist": 1', '"germanwhist": 0', "bad_form", "0, ", "germanwhist: invalid"),
    ('"germanwhist": 1, ', "", "bad_form", '{"rules"', "missing required field `germanwhist`"),
    ('"pack": "28"', '"pack": "27"', "bad_option", '{"counting"', "bad pack: '27'"),
    ('"pack": "28"', '"pakc": "28"', "unknown_option", '{"counting"', "no such option: 'pakc'"),
    ('"pack": "28"', '"pack": 28', "bad_form", '{"counting"', "got `int`"),
    ('"north": "Ann"', '"north": 5', "bad_form", "5, ", "got `int`"),
    ('"north": "Ann"', '"nort": "Ann"', "bad_form", '{"germanwhist"', "unknown field `nort`"),
    ('"2026-03-01"', '"2026-02-30"', "bad_form", '"2026-02-30"', "date"),
    ('"hand": 1', '"hand": 0', "bad_form", "0, ", ">= 1"),
    ('"9H"', '"9X"', "bad_card", '"9X"', "cuts[0][1]: found '9X'"),
    ("[3, 4]", "[3, -4]", "bad_form", "-4]", "counted[1]"),
    ("[3, 4]", "[3, 4, 5]", "bad_form", "[3, 4, 5]", "counted"),
    ('"dealer": "south"', '"dealer": "east"', "bad_form", '"east"', "deal.dealer"),
    ('"AS", "TS"', '"AS", "XX"', "bad_card", '"XX"', "deal.cards[1]: found 'XX'"),
    ('"AS", "TS"', '"AS", "AS"', "bad_deal", '"AS", "9S"', "deal.cards[1]: found AS"),
    ('"AS", "TS"', '"AS", "2S"', "bad_deal", '"2S"', "deal.cards[1]: found 2S"),
    ('"AS", "TS"', '"AS"', "bad_deal", '["AS", "9S"', "deal.cards: found 27 cards (expected 28)"),
    ('"after": 2', '"after": 23', "bad_record", '{"germanwhist"', "comments after"),
    ('"kind": "claim"', '"kind": "clam"', "bad_form", '"clam"', "end.kind"),
    ('"Place"', '"place"', "bad_record", '{"germanwhist"', "'place'"),
    ('"at home"', "7", "bad_form", '{"Place"', "tags"),
    ('"north": "Ann"', '"north": "\udcff"', "bad_json", "\udcff", "a byte ff that is not UTF-8"),
    ('"north": "Ann"', '"north": Ann', "bad_json", "Ann", "malformed"),
]


@pytest.mark.parametrize(("old", "new", "code", "place", "found"), FAULTS)
def test_a_fault_names_the_member_and_its_place(
    old: str, new: str, code: str, place: str, found: str
) -> None:
    """One change in the sample, on the second line."""
    assert LINE.count(old) >= 1
    text = LINE.replace(old, new, 1)
    with pytest.raises(NotationError) as caught:
        list(read_json_records([LINE, text], source="a.jsonl"))
    error = caught.value
    assert (error.code, error.source, error.line) == (code, "a.jsonl", 2), str(error)
    assert text[error.column - 1 :].startswith(place), str(error)
    assert found in error.message


def test_a_fault_in_a_spread_object_has_its_own_line() -> None:
    """Line and column count in the whole file."""
    text = json.dumps(VALUE, indent=1).replace('"9H"', '"9X"', 1)
    with pytest.raises(NotationError) as caught:
        list(read_json_records(("\n" + text).split("\n")))
    line = ("\n" + text).split("\n")[caught.value.line - 1]
    assert line[caught.value.column - 1 :] == '"9X"'


def test_a_fault_without_a_text_names_the_member_only() -> None:
    """A value from elsewhere has no lines."""
    with pytest.raises(NotationError) as caught:
        record_from_json(VALUE | {"plays": ["9S", "2S", "QX"]})
    assert str(caught.value) == "plays[2]: found 'QX' (expected a card such as QD)"


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, [VALUE], {"germanwhist": "1"}])
def test_a_value_of_another_shape_is_no_record(value: Any) -> None:
    """Whatever JSON holds is refused with an error of the package."""
    with pytest.raises(NotationError):
        record_from_json(value)


def test_a_later_version_is_told_from_a_fault() -> None:
    """Members that this version does not know do not hide the reason."""
    with pytest.raises(NotationError) as caught:
        record_from_json({"germanwhist": 2, "layout": "new"})
    assert caught.value.code == "future_version"


def test_reading_goes_on_past_a_bad_hand() -> None:
    """The neighbours are whole, and each fault is told once, wherever the text broke."""
    for bad in (LINE[:300] + "\n", LINE[1:], LINE.replace("9H", "9X"), "}\n"):
        records, faults = _recovered(LINE + bad + LINE)
        assert records == [RECORD, RECORD], bad
        assert [fault.line for fault in faults] == [2], bad


def test_an_array_of_records_is_told_how_it_should_be() -> None:
    """One object a line is the form; the fault says so."""
    with pytest.raises(NotationError) as caught:
        list(read_json_records([json.dumps([VALUE])]))
    assert "a JSON object for each hand" in str(caught.value)


def test_deep_nesting_is_refused_quietly() -> None:
    """No text can exhaust the stack."""
    deep = '{"germanwhist": 1, "rules": ' + "[" * 100_000 + "\n"
    records, faults = _recovered(LINE + deep + LINE)
    assert len(records) == 2
    assert len(faults) == 1


def test_a_record_knows_where_its_parts_stand() -> None:
    """The place of a play, a tag and the end is where they begin in the text."""
    (record,) = read_json_records(["\n", LINE], source="a.jsonl")
    origin = record.origin
    assert origin is not None
    for part, index, begins in (
        ("plays", 2, '"8S", "AS"'),
        ("deal", 2, '"9S"'),
        ("dealer", 0, '"south"'),
        ("ending", 0, '{"kind"'),
        ("points", 0, "[0, 1]"),
        ("comments", 1, '{"after": 2'),
        ("match_id", 0, '"kitchen"'),
    ):
        line, column = origin.place(part, index)
        assert line == 2
        assert LINE[column - 1 :].startswith(begins), part
