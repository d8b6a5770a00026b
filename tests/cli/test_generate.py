"""`germanwhist generate`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from germanwhist import Card, Deal, Hand, Record, RuleSet, Seat, Verifier, load_records

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ASKED = ("generate", "--hands", 30, "--seed", 4, "--rules", "pack=28", "--north", "random")


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a Parquet file."""
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow, the extra data")
    table: list[dict[str, Any]] = parquet.read_table(name).to_pylist()
    return table


def test_records_are_sound_and_have_the_exact_value(run: Run) -> None:
    """As many as were asked for, with names and a tag."""
    assert run(*ASKED, "hands.gwr", "--workers", 1).code == 0
    records = list(load_records(Path("hands.gwr")))
    assert len(records) == 30
    assert [fault for record in records for fault in Verifier().check(record)] == []
    assert {(record.north, record.south) for record in records} == {("random", "greedy")}
    assert all(0 <= int(dict(record.tags)["ExactTricks"]) <= 7 for record in records)


def test_a_table_has_the_same_hands_as_the_records(run: Run) -> None:
    """Each row is a hand that can be played again, with its result."""
    run(*ASKED, "hands.parquet", "--workers", 1)
    run(*ASKED, "hands.gwr", "--workers", 1)
    rules = RuleSet(pack=28)
    records = list(load_records(Path("hands.gwr")))
    for row, record in zip(rows("hands.parquet"), records, strict=True):
        deal = Deal(tuple(map(Card.from_index, row["deal"])), Seat(row["dealer"]))
        hand = Hand.replay(rules, deal, plays=map(Card.from_index, row["plays"]))
        assert Record.of(hand).plays == record.plays
        assert deal == record.deal
        assert hand.result is not None
        assert (row["counted_north"], row["counted_south"]) == hand.result.counted
        assert (row["points_north"], row["points_south"]) == hand.result.points
        assert row["exact_tricks"] == int(dict(record.tags)["ExactTricks"])
        assert row["stage_two_leader"] == hand.tricks[7].leader
        assert row["trump"] == hand.trump
        assert row["is_low"] is False


def test_a_table_keeps_points_of_the_largest_stake(run: Run) -> None:
    """Its columns have 32 bits."""
    rules = "pack=28 counting=weighted hand_score=per_trick stake=10000"
    assert run(*ASKED, "hands.parquet", "--workers", 1, "--rules", rules).code == 0
    for row in rows("hands.parquet"):
        assert row["points_north"] + row["points_south"] == 21 * 10_000


def test_the_same_seed_makes_the_same_file(run: Run) -> None:
    """Byte for byte, on one process and on two; another seed makes another."""
    pytest.importorskip("pyarrow", reason="needs pyarrow, the extra data")
    name = "hands.parquet"
    contents = []
    for more in (("--workers", 1), ("--workers", 2), ("--workers", 1, "--seed", 5)):
        assert run(*ASKED, name, *more).code == 0
        contents.append(Path(name).read_bytes())
    assert contents[0] == contents[1] != contents[2]


def test_what_the_file_is_about_stands_in_it(run: Run) -> None:
    """The rules, the players, the seed and the version."""
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow, the extra data")
    run(*ASKED, "hands.parquet", "--workers", 1)
    about = parquet.read_schema("hands.parquet").metadata
    assert about[b"rules"] == b"pack=28"
    assert (about[b"north"], about[b"south"], about[b"seed"]) == (b"random", b"greedy", b"4")


def test_without_pyarrow_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is played or written."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert "germanwhist[data]" in run(*ASKED, "hands.parquet").refused()
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("hands.csv",), "no such kind of file: 'hands.csv'"),
        (("hands.gwr", "--north", "nobody"), "no such player"),
        (("hands.gwr", "--north", "py:tests.arena.contestants:Crashing"), "forfeits"),
        (("no/such/folder/hands.gwr", "--hands", "1"), "no such file or directory"),
        (("no/such/folder/hands.parquet", "--hands", "1"), "no/such/folder"),
    ],
)
def test_what_cannot_be_made_is_refused(run: Run, arguments: tuple[str, ...], said: str) -> None:
    """In one line, and no file is left."""
    assert said in run("generate", *arguments, "--workers", 1).refused().lower()
    assert list(Path().iterdir()) == []
