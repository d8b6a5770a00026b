"""Puzzles: one first card that keeps the goal, a tempting one that fails, all worked out anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from germanwhist import Card, NotationError, Objective
from germanwhist.notation import parse_position
from germanwhist.ratings import Rating
from germanwhist.school.practice import Tried
from germanwhist.school.puzzles import (
    Puzzle,
    PuzzleProgress,
    Theme,
    Trial,
    balanced,
    first_rating,
    format_puzzle,
    make_puzzles,
    next_puzzle,
    parse_puzzle,
    parse_puzzles,
    rating_of_try,
    shipped_puzzles,
    themes_of,
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
    assert {puzzle.theme for puzzle in puzzles} == set(themes_of(2))
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
        ({"pack": 28}, "pack"),
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


THROW_IN = parse_puzzle("N:.Q3.2./.J2.5.; 2; throw_in; 1100; 2D5D 2H3H QHJH")


def test_trial_is_made_from_plays_and_ends_with_the_goal() -> None:
    """Diamonds out first: the jack has to come to the queen. Nothing may be played after the end.

    2♦5♦ is lost, then the opponent leads 2♥ (or J♥) into Q3: both hearts are won.
    """
    trial = Trial.of(THROW_IN, [Card("2D"), Card("3H")])
    assert trial is not None
    assert [(str(t.lead), str(t.follow), t.is_own_lead, t.is_own) for t in trial.line] == [
        ("2D", "5D", True, False),
        ("2H", "3H", False, True),
    ]
    assert (trial.is_solved, trial.wrong) == (False, None)
    whole = Trial.of(THROW_IN, [Card("2D"), Card("3H"), Card("QH")])
    assert whole is not None
    assert (whole.is_solved, whole.tricks) == (True, 2)
    assert Trial.of(THROW_IN, [Card("2D"), Card("QD")]) is None


def test_trial_names_the_card_that_lets_the_goal_go() -> None:
    """The queen takes the 2, and the jack is good then: one trick."""
    trial = Trial.of(THROW_IN, [Card("QH")])
    assert trial is not None
    assert (trial.wrong, trial.before_wrong, trial.is_solved) == (
        Card("QH"),
        THROW_IN.position,
        False,
    )
    assert Trial.of(THROW_IN, [Card("QH"), Card("3H")]) is None


def test_next_puzzle_is_about_as_hard_as_the_person_is_strong() -> None:
    """The nearest of those that were not tried; what people made of a puzzle comes first."""
    some = [
        replace(THROW_IN, rating=rating, position=parse_position(text))
        for rating, text in (
            (900, "N:.Q3.2./.J2.5."),
            (1190, "N:.Q3.3./.J2.5."),
            (1250, "N:.Q3.4./.J2.5."),
        )
    ]
    nobody = PuzzleProgress(())
    assert next_puzzle(some, nobody) is some[1]
    assert next_puzzle(some, nobody, ratings={some[0].id: Rating(1201.0)}) is some[0]
    assert next_puzzle(some, nobody, theme=Theme.RUFF) is None
    mine, puzzle = rating_of_try(
        nobody.rating, first_rating(some[1]), is_solved=True, is_from_memory=False
    )
    assert mine.value > nobody.rating.value
    assert puzzle.value < 1190
    tried = Tried(
        puzzle=some[1].id,
        is_solved=True,
        from_memory=False,
        rating=mine.value,
        deviation=mine.deviation,
        volatility=mine.volatility,
    )
    after = PuzzleProgress.of([tried, "something else"])
    assert after.rating == mine
    assert after.has_tried(some[1])
    assert next_puzzle(some, after) is some[2]


def test_puzzle_from_memory_is_worth_more_and_says_nothing_of_the_open_one() -> None:
    """The same try counts more; the puzzle's own rating stays."""
    person, puzzle = PuzzleProgress(()).rating, first_rating(THROW_IN)
    shown, _ = rating_of_try(person, puzzle, is_solved=True, is_from_memory=False)
    hidden, after = rating_of_try(person, puzzle, is_solved=True, is_from_memory=True)
    assert hidden.value > shown.value
    assert after == puzzle


def test_balanced_puzzles_leave_out_what_is_common() -> None:
    """Until each theme has one, then down to the number: the last of the commonest go."""
    ruff, unload = (replace(THROW_IN, theme=theme) for theme in (Theme.RUFF, Theme.UNLOAD))
    others = [replace(THROW_IN, theme=theme) for theme in themes_of(2) if theme is not Theme.RUFF]
    made = [replace(unload, rating=rating) for rating in (903, 902, 901)] + others + [ruff, ruff]
    found = balanced(made, number=10, each=1)
    assert {puzzle.theme for puzzle in found} == set(themes_of(2))
    assert [puzzle.rating for puzzle in found if puzzle.theme is Theme.UNLOAD] == [902, 903]
    assert len(found) == 10
    with pytest.raises(ValueError, match="only 11 puzzles"):
        balanced(made[:11], number=10, each=1)
