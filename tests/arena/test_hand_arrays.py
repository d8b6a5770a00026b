"""Generated hands as arrays: the same from each kind of file, and true."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from germanwhist import NotationError, Objective, RuleSet, Seat, write_json_records, write_records
from germanwhist.arena import (
    Contestant,
    DataPlan,
    HandArrays,
    arrays_of,
    generate_hands,
    load_hands,
)

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist import HandRecord
    from germanwhist.arena import GeneratedHand

RULES = RuleSet.parse("pack=28 objective=by_colour trumps=upcard")
PLAN = DataPlan(players=(Contestant("greedy"), Contestant("random")), ruleset=RULES, seed=5)


@pytest.fixture(scope="module")
def made() -> list[GeneratedHand]:
    """Hands with their exact values."""
    return list(generate_hands(PLAN, start=0, stop=24))


@pytest.fixture(scope="module")
def records(made: list[GeneratedHand]) -> list[HandRecord]:
    """The same as records."""
    return [hand.record for hand in made]


def same(first: HandArrays, second: HandArrays) -> bool:
    """Equal in every part, dtypes and shapes included."""
    for part in fields(HandArrays):
        a, b = getattr(first, part.name), getattr(second, part.name)
        if isinstance(a, np.ndarray):
            if a.dtype != b.dtype or not np.array_equal(a, b):
                return False
        elif a != b:
            return False
    return True


def test_rows_are_the_hands(made: list[GeneratedHand], records: list[HandRecord]) -> None:
    """Each array against the hand played again, seat by seat."""
    hands = arrays_of(records)
    assert len(hands) == 24
    for row, record in enumerate(records):
        hand = record.hand()
        assert hands.hand(row) == hand
        assert len(hands.hand(row, plays=5).plays) == 5
        assert hands.trump[row] == (-1 if hand.trump is None else hand.trump)
        assert bool(hands.is_low[row]) is (hand.objective is Objective.LOW)
        assert hands.stage_two_leader[row] == hand.tricks[7].leader
        assert hands.exact_tricks[row] == made[row].exact_tricks
        assert hand.result is not None
        for seat in Seat:
            assert hands.counted[row, seat] == hand.result.counted[seat]
            assert hands.points[row, seat] == hand.result.points[seat]


def test_each_kind_of_file_gives_the_same(
    made: list[GeneratedHand], records: list[HandRecord], tmp_path: Path
) -> None:
    """Text, JSON and Parquet."""
    right = arrays_of(records)
    with (tmp_path / "hands.gwr").open("w", encoding="utf-8") as stream:
        write_records(records, stream)
    with (tmp_path / "hands.jsonl").open("w", encoding="utf-8") as stream:
        write_json_records(records, stream)
    assert same(load_hands(tmp_path / "hands.gwr"), right)
    assert same(load_hands(tmp_path / "hands.jsonl"), right)
    pytest.importorskip("pyarrow", reason="needs pyarrow, the extra data")
    from germanwhist.arena.parquet import write_parquet  # noqa: PLC0415 - an extra

    write_parquet(made, tmp_path / "hands.parquet", PLAN)
    assert same(load_hands(tmp_path / "hands.parquet"), right)


def test_what_was_not_generated_is_refused(records: list[HandRecord], tmp_path: Path) -> None:
    """One line each, with the file."""
    record = records[0]
    for others in (
        [],
        [replace(record, tags=())],
        [record, replace(record, north="Ann")],
        [replace(record, plays=record.plays[:4], counted=None, points=None)],
    ):
        with pytest.raises(NotationError) as caught:
            arrays_of(others)
        assert caught.value.code == "not_generated"
    with pytest.raises(NotationError, match="found the ending"):
        load_hands("hands.csv")
    pa = pytest.importorskip("pyarrow", reason="needs pyarrow, the extra data")
    pq = pytest.importorskip("pyarrow.parquet")
    (tmp_path / "bad.parquet").write_bytes(b"no table")
    pq.write_table(pa.table({"x": [1]}), tmp_path / "other.parquet")
    for name in ("bad.parquet", "other.parquet"):
        with pytest.raises(NotationError, match=name) as caught:
            load_hands(tmp_path / name)
        assert caught.value.code == "not_generated"
        assert "\n" not in str(caught.value)


def test_levels_play_with_their_options() -> None:
    """A version and a number of threads are told in the name of the player, and change no hand."""
    plain, more = (
        generate_hands(
            DataPlan(players=(Contestant(name), Contestant("greedy")), ruleset=RULES, seed=1),
            start=0,
            stop=1,
        )
        for name in ("master", "master@4?threads=2")
    )
    assert plain[0].record.plays == more[0].record.plays
