"""Receipts in records: written, read strictly, checked."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

from germanwhist import (
    Deal,
    NotationError,
    Record,
    RuleSet,
    Seat,
    Verifier,
    format_record,
    parse_record,
    record_from_json,
    record_schema,
    record_to_json,
)
from tests.honest.test_vectors import VECTORS, cards_of, receipt_of

if TYPE_CHECKING:
    from germanwhist import Card


def record_of(vector: dict[str, Any]) -> Record:
    """A hand that was dealt as a vector says, and not played yet."""
    cards = cards_of(vector)
    cuts = [(north, south) for north, south in _pairs(vector)] if vector["hand"] == 1 else []
    dealer = Seat.NORTH if not cuts or cuts[-1][0].rank > cuts[-1][1].rank else Seat.SOUTH
    return Record(
        ruleset=RuleSet(pack=len(cards)),
        deal=Deal(cards, dealer),
        hand_number=vector["hand"],
        cuts=tuple(cuts),
        receipt=receipt_of(vector),
    )


def _pairs(vector: dict[str, Any]) -> list[tuple[Card, Card]]:
    deal = receipt_of(vector).deal(vector["hand"])
    return list(deal.first_dealer(len(vector["cards"])))


RECORDS = [record_of(vector) for vector in VECTORS]


@pytest.mark.parametrize("record", RECORDS)
def test_both_forms_keep_the_receipt(record: Record) -> None:
    """Text and JSON read back to an equal record, and the schema describes it."""
    text, value = format_record(record), record_to_json(record)
    assert parse_record(text) == record
    assert record_from_json(value) == record
    jsonschema.Draft202012Validator(record_schema()).validate(value)
    assert Verifier().check(parse_record(text)) == ()


@pytest.mark.parametrize(
    ("old", "new", "code", "told"),
    [
        (
            '[Receipt "seal f4a4',
            '[Receipt "seal f4a5',
            "receipt_seal",
            "f4a4ecb5... (expected f4a5",
        ),
        ("north 8cff", "north 8cfe", "receipt_north", "north's cut"),
        ("of d1b0", "of d1b1", "receipt_south", "d1b0b078... (expected d1b1b078...)"),
        ("7D TS", "TS 7D", "receipt_pack", "card 1 of the deal is TS (expected 7D)"),
        ("KH-7D", "KH-6D", "receipt_first_dealer", "cut for the first deal"),
    ],
)
def test_the_row_that_does_not_fit_is_named_with_its_place(
    old: str, new: str, code: str, told: str
) -> None:
    """One digit or two cards are enough."""
    text = format_record(RECORDS[0])
    assert text.count(old) == 1
    (fault,) = Verifier().check(parse_record(text.replace(old, new)))
    assert fault.code == code
    assert told in fault.message
    line = text.replace(old, new).splitlines()[(fault.line or 0) - 1]
    assert new.rsplit(maxsplit=1)[-1] in line


@pytest.mark.parametrize(
    "value",
    [
        "",
        "seal ab secret cd north none south none",
        f"seal {'A' * 64} secret {'0' * 64} north none south none",
        f"seal {'0' * 64} secret {'0' * 64} north none",
        f"seal {'0' * 64} secret {'0' * 64} north none south {'0' * 31} of {'0' * 64}",
        f"seal {'0' * 64} secret {'0' * 64} north none south none ",
        f"seal {'0' * 64} secret {'0' * 64} north late south none",
    ],
)
def test_other_texts_are_refused(value: str) -> None:
    """With the place, and what was expected."""
    text = format_record(RECORDS[0])
    line = next(line for line in text.splitlines() if line.startswith("[Receipt"))
    with pytest.raises(NotationError, match=r"bad Receipt.*expected seal H secret H") as refused:
        parse_record(text.replace(line, f'[Receipt "{value}"]'))
    assert refused.value.column == len("[Receipt ") + 2


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seal",), "ab"),
        (("secret",), "G" * 64),
        (("north", "cut"), "0" * 33),
        (("north", "promise"), None),
        (("further",), "0"),
    ],
)
def test_other_json_is_refused(path: tuple[str, ...], value: object) -> None:
    """Sizes and digits are those of the schema."""
    whole = json.loads(json.dumps(record_to_json(RECORDS[0])))
    part = whole["receipt"]
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    with pytest.raises(NotationError, match=r"receipt"):
        record_from_json(whole)


def test_a_receipt_belongs_to_a_hand_with_a_number() -> None:
    """The number is in the cards."""
    with pytest.raises(NotationError, match="expected one with a hand number"):
        replace(RECORDS[0], hand_number=None)
