"""A match on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, NotationError, RuleSet, StorageError
from germanwhist.arena import BlockResult, Contestant, Journal, TimeLimits, Tournament, play_block
from tests.arena.contestants import HERE

if TYPE_CHECKING:
    from pathlib import Path

TOURNAMENT = Tournament(players=(Contestant("greedy"), Contestant(f"{HERE}:Crashing")), seed=3)
PLAYED = [play_block(block) for block in TOURNAMENT.blocks(2)]


def written(path: Path, tournament: Tournament = TOURNAMENT) -> None:
    """A journal of two deals."""
    journal = Journal(path, tournament)
    for played in PLAYED:
        journal.add(0, played.outcomes)
    journal.close()


def reread(path: Path, tournament: Tournament = TOURNAMENT) -> tuple[BlockResult, ...]:
    """What a journal says was played."""
    journal = Journal(path, tournament)
    journal.close()
    return journal.done


def test_what_was_written_is_read(tmp_path: Path) -> None:
    """Everything but the last digits of the times."""
    path = tmp_path / "match"
    written(path)
    outcomes = [outcome for played in reread(path) for outcome in played.outcomes]
    assert len(outcomes) == 2
    for there, here in zip(outcomes, (o for p in PLAYED for o in p.outcomes), strict=True):
        assert there.number == here.number
        for hand, same in zip(there.hands, here.hands, strict=True):
            assert hand.record == same.record
            assert (hand.first_seat, hand.forfeit) == (same.first_seat, same.forfeit)
            assert (hand.margin, hand.points, hand.luck) == (same.margin, same.points, same.luck)
            for times, same_times in zip(hand.seconds, same.seconds, strict=True):
                assert times == pytest.approx(same_times, abs=1e-6)


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    """And written over."""
    path = tmp_path / "match"
    written(path)
    path.write_bytes(path.read_bytes()[:-10])
    assert len(reread(path)) == 1
    assert len(reread(path)) == 1
    assert path.read_bytes().endswith(b"\n")


def test_an_empty_file_is_a_new_match(tmp_path: Path) -> None:
    """As when nothing came of the first attempt."""
    path = tmp_path / "match"
    path.touch()
    assert reread(path) == ()
    assert reread(path) == ()


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Tournament(players=TOURNAMENT.players, seed=4), "seed 3"),
        (Tournament(players=TOURNAMENT.players[::-1], seed=3), "players"),
        (Tournament(players=TOURNAMENT.players, ruleset=RuleSet(pack=28), seed=3), "rules"),
        (Tournament(players=TOURNAMENT.players, seed=3, given=(Deal.shuffled(1),)), "given ''"),
        (
            Tournament(players=TOURNAMENT.players, seed=3, limits=TimeLimits(play=1.0)),
            "seconds None",
        ),
        (
            Tournament(players=TOURNAMENT.players, seed=3, limits=TimeLimits(hand=1.0)),
            "hand_seconds None",
        ),
    ],
)
def test_another_match_is_not_gone_on_with(tmp_path: Path, other: Tournament, said: str) -> None:
    """The message says what is different."""
    path = tmp_path / "match"
    written(path)
    with pytest.raises(StorageError, match=said):
        Journal(path, other)


@pytest.mark.parametrize(
    "damage",
    [b"{}", b"[]", b"\xff", b"nonsense", b'{"match":1,"deal":0,"hands":[]}'],
)
def test_a_damaged_line_is_named(tmp_path: Path, damage: bytes) -> None:
    """The second line of the file."""
    path = tmp_path / "match"
    written(path)
    first, _, third = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([first, damage, third, b""]))
    with pytest.raises(NotationError, match=":2: damaged"):
        Journal(path, TOURNAMENT)


def test_a_record_that_cannot_be_is_named(tmp_path: Path) -> None:
    """An illegal play in the middle of a hand."""
    path = tmp_path / "match"
    written(path)
    first, second, third = path.read_text("utf-8").splitlines()
    start = second.index('"plays":[') + len('"plays":[')
    swapped = second[:start] + second[start + 5 : start + 10] + second[start : start + 5]
    path.write_text("\n".join([first, swapped + second[start + 10 :], third, ""]), "utf-8")
    with pytest.raises(NotationError, match=":2: damaged"):
        Journal(path, TOURNAMENT)
