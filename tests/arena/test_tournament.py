"""Tournaments: all pairs, on any number of processes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from germanwhist import Deal, EngineError, InvalidDealError, Seat
from germanwhist.arena import (
    Contestant,
    DealOutcome,
    Results,
    Tournament,
    play_block,
    run_tasks,
)
from tests.arena.contestants import HERE, Killing

if TYPE_CHECKING:
    from pathlib import Path

THREE = Tournament(players=tuple(map(Contestant, ("greedy", "random", "lowest"))), seed=2)


def outcomes(results: Results) -> list[tuple[object, ...]]:
    """Everything a tournament has come to, the times apart."""
    return [tuple(tally.figures.items()) for tally in results.tallies]


def test_every_player_meets_every_other_on_the_same_deals() -> None:
    """Three pairs; the cards of a deal's number are the same for all."""
    assert THREE.pairs == ((0, 1), (0, 2), (1, 2))
    assert len({plan.deal(5) for plan in THREE.matches}) == 1


def test_all_matches_get_on_together() -> None:
    """So that an interruption leaves a fair table."""
    blocks = [(block.match, block.start, block.stop) for block in THREE.blocks(2)]
    assert blocks == [(0, 0, 1), (1, 0, 1), (2, 0, 1), (0, 1, 2), (1, 1, 2), (2, 1, 2)]


def test_what_was_played_is_not_played_again() -> None:
    """In none of the matches."""
    done = ({0, 1, 2}, {0, 1}, set[int]())
    blocks = [(block.match, block.start) for block in THREE.blocks(4, done)]
    assert blocks == [(2, 0), (2, 1), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3)]


def test_given_deals_come_first() -> None:
    """In every match, by their numbers, with their dealers; each block has its own alone."""
    deals = tuple(Deal.shuffled(number, Seat.SOUTH) for number in (7, 8))
    given = replace(THREE, given=deals)
    blocks = list(given.blocks(3))
    for block in blocks[:6]:
        assert block.plan.deal(block.start) == deals[block.start]
        assert len(block.plan.given) == 1
        assert given.matches[block.match].deal(block.start) == deals[block.start]
    assert blocks[6].plan.deal(2) == THREE.matches[0].deal(2)
    assert blocks[6].plan.given == ()


def test_given_deals_have_the_pack_of_the_rules() -> None:
    """Any other is named."""
    deals = (Deal.shuffled(1), Deal.shuffled(1, pack=28))
    with pytest.raises(InvalidDealError, match=r"deal 1 has 28 cards \(expected 52"):
        replace(THREE, given=deals)


def test_two_processes_come_to_the_same_as_one() -> None:
    """The same deals in the same order, whatever process played them."""
    here, there = Results(THREE), Results(THREE)
    for played in map(play_block, THREE.blocks(3)):
        here.add(played)
    for played in run_tasks(play_block, THREE.blocks(3), workers=2):
        there.add(played)
    assert outcomes(here) == outcomes(there)
    assert here.ratings() == there.ratings()


def test_a_match_that_is_decided_counts_no_more_deals() -> None:
    """The deciding deal is the last."""
    match = Tournament(players=tuple(map(Contestant, ("greedy", "random"))), seed=1)
    results = Results(match, until_decided=True)
    counted: list[DealOutcome] = []
    for played in map(play_block, match.blocks(100)):
        new = results.add(played)
        counted += new
        if results.is_decided:
            break
    assert results.is_decided
    assert len(counted) == len(results.tallies[0]) < 100
    before = Results(match, until_decided=True)
    for played in map(play_block, match.blocks(len(counted) - 1)):
        before.add(played)
    assert not before.is_decided


def test_a_process_that_dies_at_home_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line says what to do; the deals before it are kept by a journal."""
    monkeypatch.setenv(Killing.MARKER, str(tmp_path / "killed"))
    killing = Tournament(players=(Contestant(f"{HERE}:Killing"), Contestant("random")))
    with pytest.raises(EngineError, match="ended in the middle of a deal"):
        list(run_tasks(play_block, killing.blocks(2), workers=2))
