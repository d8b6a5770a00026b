"""The published JSON Schema describes what is written and refuses what is not read."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

from germanwhist import Seat, parse_record, record_schema, record_to_json
from germanwhist.notation import view_schema, view_to_json
from tests.notation.samples import SMALL, random_records

SHIPPED = json.loads(
    files("germanwhist.notation").joinpath("record.schema.json").read_text(encoding="utf-8")
)
VALIDATOR = jsonschema.Draft202012Validator(SHIPPED)
VALUE = record_to_json(parse_record(SMALL))


def test_the_shipped_schema_is_the_one_of_the_types() -> None:
    """When the types change, write `record_schema()` to the file, indented by two."""
    assert json.loads(json.dumps(record_schema())) == SHIPPED


def test_the_schema_is_a_schema() -> None:
    """It follows the draft that it names."""
    jsonschema.Draft202012Validator.check_schema(SHIPPED)


def test_what_is_written_fits_the_schema() -> None:
    """The sample and hands of every preset."""
    for value in (VALUE, *map(record_to_json, random_records(18))):
        VALIDATOR.validate(value)


@pytest.mark.parametrize(
    "change",
    [
        {"germanwhist": 2},
        {"unknown": 1},
        {"rules": {"speed": "fast"}},
        {"deal": {"dealer": "east", "cards": VALUE["deal"]["cards"]}},
        {"deal": {"dealer": "south", "cards": VALUE["deal"]["cards"][1:]}},
        {"deal": {"dealer": "south", "cards": ["AS"] * 28}},
        {"plays": ["10D"]},
        {"counted": [1]},
        {"points": [-1, 0]},
        {"hand": 0},
        {"tags": {"place": "x"}},
        {"end": {"kind": "claim"}},
        {"comments": [{"text": "x"}]},
    ],
)
def test_what_is_refused_on_reading_does_not_fit_the_schema(change: dict[str, Any]) -> None:
    """One member at fault is enough."""
    assert not VALIDATOR.is_valid(VALUE | change)


VIEWS = json.loads(
    files("germanwhist.notation").joinpath("view.schema.json").read_text(encoding="utf-8")
)
VIEW_VALIDATOR = jsonschema.Draft202012Validator(VIEWS)
SAMPLE = parse_record(SMALL)
VIEW = view_to_json(SAMPLE.hand().view(Seat.NORTH))


def test_the_shipped_schema_of_views_is_the_one_of_the_types() -> None:
    """When the types change, write `view_schema()` to the file, indented by two."""
    VIEW_VALIDATOR.check_schema(VIEWS)
    assert json.loads(json.dumps(view_schema())) == VIEWS


def test_every_view_fits_the_schema() -> None:
    """Of the moments of hands of every preset, from each seat in turn, leading and following."""
    for record in random_records(18):
        for plays, moment in enumerate(record.replay()):
            seat = Seat(plays // 2 % 2)
            VIEW_VALIDATOR.validate(view_to_json(moment.view(seat)))


@pytest.mark.parametrize(
    "change",
    [
        {"stage": 3},
        {"trick": 0},
        {"trump": "N"},
        {"objective": "middle"},
        {"legal": ["10D"]},
        {"holding": ["QD", "QD"]},
        {"stock_left": 27},
        {"opponent_count": 14},
        {"counted": [1]},
        {"counted": [1, -1]},
        {"to_play": "east"},
        {"led": "x"},
    ],
)
def test_what_is_no_view_does_not_fit_the_schema(change: dict[str, Any]) -> None:
    """One member at fault is enough."""
    assert not VIEW_VALIDATOR.is_valid(VIEW | change)
