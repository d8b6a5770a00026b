"""Stage two solved: right values, from independent sources, for every kind of position."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from germanwhist import Card, EngineError, Objective, parse_position
from germanwhist.engine import SolvedTables, solve, solve_many
from germanwhist.testing.reference_solver import ReferenceSolver
from tests.engine.positions import KIND_NAMES, KINDS, every_position, random_position
from tests.selection import first_of

if TYPE_CHECKING:
    from germanwhist import Position
    from germanwhist.engine import Solution

DATA = Path(__file__).parent / "data"


def play_values(solution: Solution) -> tuple[tuple[Card, int], ...]:
    """A solution's plays as the reference gives them."""
    return tuple((play.card, play.leader_tricks) for play in solution.plays)


@pytest.mark.parametrize("name", ["high", "low"])
def test_given_positions_have_their_known_values(name: str) -> None:
    """Values worked out by another program, in files beside this test."""
    for line in (DATA / f"known_{name}.jsonl").read_text().splitlines():
        known = json.loads(line)
        solution = solve(parse_position(known["position"]))
        assert solution.leader_tricks == known["leader_tricks"], known["position"]


@pytest.mark.parametrize(("objective", "has_trump"), KINDS, ids=KIND_NAMES)
def test_every_small_position_agrees_with_the_reference(
    objective: Objective, *, has_trump: bool
) -> None:
    """All positions of up to three tricks, whatever suits and ranks their cards have."""
    reference = ReferenceSolver(objective, has_trump=has_trump)
    count = 0
    for tricks in range(1, 4):
        for position in every_position(tricks, objective=objective, has_trump=has_trump):
            assert play_values(solve(position)) == reference.play_values(position), str(position)
            count += 1
    assert count >= 534, "8, 66 and 460 positions at least"


@pytest.mark.parametrize("is_led", [False, True], ids=["lead", "follow"])
@pytest.mark.parametrize(("objective", "has_trump"), KINDS, ids=KIND_NAMES)
def test_random_positions_agree_with_the_reference(
    objective: Objective, *, has_trump: bool, is_led: bool
) -> None:
    """Hundreds of positions of up to eight tricks, every legal play of each."""
    rng = Random(f"{objective} {has_trump} {is_led}")
    reference = ReferenceSolver(objective, has_trump=has_trump)
    for tricks, count in ((2, 40), (3, 60), (4, 100), (5, 150), (6, 100), (7, 60), (8, 30)):
        for _ in range(count):
            position = random_position(
                rng, tricks, objective=objective, has_trump=has_trump, is_led=is_led
            )
            solution = solve(position)
            assert play_values(solution) == reference.play_values(position), str(position)
            assert solution.leader_tricks == reference.leader_tricks(position), str(position)


@pytest.mark.parametrize(("objective", "has_trump"), first_of(KINDS, is_row=True), ids=KIND_NAMES)
def test_whole_second_stages_agree_with_the_reference(
    objective: Objective, *, has_trump: bool
) -> None:
    """Positions larger than the tables, so that search and look-up work together."""
    rng = Random(7)
    reference = ReferenceSolver(objective, has_trump=has_trump)
    for tricks in (9, 10, 11, 13):
        position = random_position(rng, tricks, objective=objective, has_trump=has_trump)
        assert play_values(solve(position)) == reference.play_values(position), str(position)


@pytest.mark.parametrize(("objective", "has_trump"), KINDS, ids=KIND_NAMES)
def test_looked_up_values_are_those_that_a_search_finds(
    objective: Objective, *, has_trump: bool
) -> None:
    """A table of two levels leaves to the search what a table of seven answers by itself."""
    rng = Random(8)
    few, many = SolvedTables(levels=2), SolvedTables(levels=7)
    for _ in range(150):
        position = random_position(rng, 7, objective=objective, has_trump=has_trump)
        assert solve(position, tables=few) == solve(position, tables=many)


def test_the_best_plays_keep_the_value() -> None:
    """The king of hearts draws the ace; everything else gives a trick away."""
    solution = solve(parse_position("H:A5.K../Q4.A.."))
    assert solution.leader_tricks == 2
    assert solution.best_plays == (Card("KH"),)


def test_nothing_left_to_play_is_worth_nothing() -> None:
    """The end of a hand is a position too."""
    solution = solve(parse_position("H:.../..."))
    assert (solution.leader_tricks, solution.plays) == (0, ())


def columns(positions: list[Position]) -> tuple[np.ndarray, ...]:
    """Positions as `solve_many` takes them."""
    return (
        np.array([position.leader.mask for position in positions], dtype=np.uint64),
        np.array([position.follower.mask for position in positions], dtype=np.uint64),
        np.array([-1 if p.trump is None else p.trump for p in positions], dtype=np.int8),
        np.array([-1 if p.led is None else p.led.index for p in positions], dtype=np.int8),
    )


@pytest.mark.parametrize("objective", Objective)
def test_many_positions_at_once_have_the_values_of_each(objective: Objective) -> None:
    """Rows with and without trumps, before and after the lead, in one call."""
    rng = Random(9)
    positions = [
        random_position(rng, 1 + i % 13, objective=objective, has_trump=i % 3 > 0, is_led=i % 2 > 0)
        for i in range(130)
    ]
    leaders, followers, trumps, leds = columns(positions)
    tricks = solve_many(leaders, followers, trumps=trumps, leds=leds, objective=objective)
    assert tricks.dtype == np.uint8
    assert tricks.tolist() == [solve(position).leader_tricks for position in positions]


def test_a_row_that_is_no_position_is_named() -> None:
    """Card 0 is in both holdings of row 1."""
    with pytest.raises(EngineError, match="row 1: not a position: card 0") as raised:
        solve_many([1, 1], [2, 1], trumps=0)
    assert raised.value.code == "bad_position"


@pytest.mark.parametrize(
    ("leaders", "followers"), [([1, 1], [2, 4, 8]), ([[1]], [[2]]), (["A"], [2]), ([-1], [2])]
)
def test_columns_that_do_not_fit_are_refused(leaders: object, followers: object) -> None:
    """Different lengths, two dimensions, text, negative masks."""
    with pytest.raises(EngineError) as raised:
        solve_many(leaders, followers, trumps=0)  # type: ignore[arg-type]
    assert raised.value.code == "bad_columns"


def test_no_rows_are_no_values() -> None:
    """An empty batch is not an error."""
    assert solve_many([], [], trumps=-1).shape == (0,)
