"""Puzzles: one first card that keeps the goal, a tempting one that fails, all worked out anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from germanwhist import Card, NotationError, Objective
from germanwhist.notation import parse_position
from germanwhist.school.puzzles import (
    Puzzle,
    Theme,
    Trial,
    format_puzzle,
    make_puzzles,
    parse_puzzle,
    parse_puzzles,
    shipped_puzzles,
    why_wrong,
)
from germanwhist.school.puzzles.making import puzzle_of
from germanwhist.school.puzzles.puzzle import tempting_card
from germanwhist.testing.reference_solver import ReferenceSolver

SAMPLE = 40  # puzzles of the package that each run looks at


def values(puzzle: Puzzle) -> dict[Card, int]:
    """The solver's tricks by first card, by a solver that shares no code with the kernel."""
    position = puzzle.position
    solver = ReferenceSolver(position.objective, has_trump=position.trump is not None)
    return dict(solver.play_values(position))


def sample() -> list[Puzzle]:
    """Some puzzles of the package, of every difficulty, always the same."""
    puzzles = shipped_puzzles()
    step = max(1, len(puzzles) // SAMPLE)
    return list(puzzles[::step])


def test_a_position_worked_out_by_hand_is_a_puzzle() -> None:
    """Queen and three of hearts against jack and two: the two of diamonds throws the lead away.

    The highest card, the queen, makes a trick less; and a heart too low loses one later.
    """
    found = puzzle_of(parse_position("N:.Q3.2./.J2.5."))
    assert found is not None
    assert (found.goal, found.theme) == (2, Theme.THROW_IN)
    assert found.solution[0] == Card("2D")
    assert tempting_card(found.position) == Card("QH")


def test_a_position_with_two_best_cards_is_none() -> None:
    """Two aces of different suits are as good first."""
    assert puzzle_of(parse_position("N:A..A./2..2.")) is None


def test_the_puzzles_of_the_package_are_right() -> None:
    """A sample: everything about each is what comes out anew."""
    assert [why_wrong(puzzle) for puzzle in sample()] == [None] * len(sample())


def test_a_solver_of_its_own_finds_the_same_first_card() -> None:
    """The goal is the best there is, one card (or touching ones) reaches it, the tempting fails."""
    for puzzle in sample():
        if puzzle.position.tricks > 6:
            continue
        sign = puzzle.position.objective.sign
        found = values(puzzle)
        best = max(sign * tricks for tricks in found.values())
        assert best == sign * puzzle.goal
        keeping = [card for card, tricks in found.items() if sign * tricks == best]
        assert puzzle.solution[0] in keeping
        assert len({card.suit for card in keeping}) == 1
        tempting = tempting_card(puzzle.position)
        assert tempting is not None
        assert tempting not in keeping


def test_the_package_has_every_theme_and_both_objectives() -> None:
    """From the easiest to the hardest."""
    puzzles = shipped_puzzles()
    assert {puzzle.theme for puzzle in puzzles} == set(Theme)
    assert {puzzle.position.objective for puzzle in puzzles} == set(Objective)
    ratings = [puzzle.rating for puzzle in puzzles]
    assert ratings == sorted(ratings)
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)


def test_a_seed_makes_the_same_puzzles() -> None:
    """And another seed makes others."""
    first, again, other = (list(islice(make_puzzles(seed), 3)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"goal": 1}, "goal"),
        ({"theme": Theme.RUFF}, "theme"),
        ({"rating": 1}, "rating"),
        ({"solution": ()}, "solution"),
        ({"position": parse_position("N:.Q3../.J2.5. led 2D")}, "position"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, object], field: str) -> None:
    """Each field of a right puzzle, changed."""
    right = puzzle_of(parse_position("N:.Q3.2./.J2.5."))
    assert right is not None
    assert why_wrong(right) is None
    assert why_wrong(replace(right, **change)) == field  # type: ignore[arg-type]


def test_text_is_read_back_and_faults_name_their_line() -> None:
    """Every puzzle of the sample goes through text and back."""
    for puzzle in sample():
        assert parse_puzzle(format_puzzle(puzzle)) == puzzle
    with pytest.raises(NotationError) as caught:
        parse_puzzles(["# puzzles", "", "N:.Q3.2./.J2.5.; two; throw_in; 1100; 2D5D"])
    assert (caught.value.line, caught.value.code) == (3, "bad_puzzle")


def test_a_trial_ends_at_the_first_card_that_lets_the_goal_go() -> None:
    """The solution makes the goal; any card is tried against best defence, never worse than it."""
    rng = Random(3)
    for puzzle in sample()[:15]:
        trial = Trial(puzzle)
        own = [puzzle.solution[0]]
        while not trial.is_over and not trial.is_failed:
            card = own.pop() if own else rng.choice(tuple(trial.legal_plays()))
            assert card in trial.legal_plays()
            trial.play(card)
        sign = puzzle.position.objective.sign
        if trial.is_over:
            assert trial.is_failed is (sign * trial.tricks < sign * puzzle.goal)
        else:
            assert trial.is_failed


def test_the_solution_of_a_puzzle_solves_it() -> None:
    """Played against best defence, own cards from the solution, the goal is made."""
    for puzzle in sample():
        trial, left = Trial(puzzle), list(puzzle.solution)
        while not trial.is_over:
            card = next(c for c in left if c in trial.own)
            played = [card, *trial.play(card)]
            left = [c for c in left if c not in played]
            assert not trial.is_failed
        assert trial.tricks == puzzle.goal
