"""Hands of the packs for study go through every form of a record."""

from __future__ import annotations

from random import Random

import jsonschema
import pytest

from germanwhist import (
    STUDY_PACKS,
    Deal,
    Hand,
    Record,
    RuleSet,
    format_record,
    parse_record,
    record_from_json,
    record_schema,
    record_to_json,
)


@pytest.mark.parametrize("pack", STUDY_PACKS)
def test_a_hand_of_a_study_pack_is_a_record_as_text_and_as_json(pack: int) -> None:
    """A quarter of the pack in each hand; the text names the pack, and both forms read back."""
    rng = Random(pack)
    hand = Hand.start(RuleSet(pack=pack), Deal.shuffled(pack, pack=pack))
    assert len(hand.view(hand.leader).holding) == pack // 4
    while not hand.is_over:
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    record = Record.of(hand)
    text = format_record(record)
    assert f'[Rules "pack={pack}"]' in text
    assert parse_record(text).hand() == hand
    value = record_to_json(record)
    jsonschema.Draft202012Validator(record_schema()).validate(value)
    assert record_from_json(value).hand() == hand
