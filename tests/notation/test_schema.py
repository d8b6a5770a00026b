"""The published JSON Schema describes what is written and refuses what is not read."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

from germanwhist import parse_record, record_schema, record_to_json
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
