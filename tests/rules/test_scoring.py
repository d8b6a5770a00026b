from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import HandScore, Objective, RuleSet, Seat
from germanwhist.rules import hand_winner, score_hand

HIGH, LOW = Objective.HIGH, Objective.LOW


@pytest.mark.parametrize(
    ("rules", "counted", "points"),
    [
        # 13 tricks of stage two
        ("hand_score=difference", (7, 6), (1, 0)),
        ("hand_score=difference", (6, 7), (0, 1)),
        ("hand_score=difference", (13, 0), (13, 0)),
        ("hand_score=over_half", (7, 6), (1, 0)),
        ("hand_score=over_half", (3, 10), (0, 4)),
        ("hand_score=over_half", (13, 0), (7, 0)),
        ("hand_score=per_trick", (10, 3), (10, 3)),
        ("hand_score=win", (0, 13), (0, 1)),
        # all 26
        ("counting=all_tricks", (16, 10), (6, 0)),
        ("counting=all_tricks hand_score=over_half", (16, 10), (3, 0)),
        ("counting=all_tricks hand_score=over_half", (13, 13), (0, 0)),
        ("counting=all_tricks hand_score=win", (13, 13), (0, 0)),
        ("counting=all_tricks hand_score=per_trick", (13, 13), (13, 13)),
        # 39 weighted points, half rounded down to 19
        ("counting=weighted", (20, 19), (1, 0)),
        ("counting=weighted hand_score=over_half", (20, 19), (1, 0)),
        ("counting=weighted hand_score=over_half", (0, 39), (0, 20)),
        ("counting=weighted hand_score=per_trick", (25, 14), (25, 14)),
        # the small game: 7, half rounded down to 3; 14; 21, half 10
        ("pack=28", (4, 3), (1, 0)),
        ("pack=28 hand_score=over_half", (2, 5), (0, 2)),
        ("pack=28 counting=all_tricks hand_score=over_half", (9, 5), (2, 0)),
        ("pack=28 counting=weighted hand_score=over_half", (11, 10), (1, 0)),
        # the stake multiplies whatever is scored
        ("stake=4", (9, 4), (20, 0)),
        ("stake=4 hand_score=over_half", (9, 4), (12, 0)),
        ("stake=4 hand_score=per_trick", (9, 4), (36, 16)),
        ("stake=4 hand_score=win", (4, 9), (0, 4)),
    ],
)
def test_high_hand_scores(rules: str, counted: tuple[int, int], points: tuple[int, int]) -> None:
    """Hand-worked scores of high hands, for each way of counting and scoring."""
    assert score_hand(RuleSet.parse(rules), HIGH, counted=counted) == points


@pytest.mark.parametrize(
    ("rules", "counted", "points"),
    [
        ("hand_score=difference", (4, 9), (5, 0)),
        ("hand_score=difference", (9, 4), (0, 5)),
        ("hand_score=difference", (0, 13), (13, 0)),
        ("hand_score=over_half", (4, 9), (3, 0)),  # what south took above half of 13
        ("hand_score=over_half", (10, 3), (0, 4)),
        ("hand_score=per_trick", (4, 9), (9, 4)),  # each scores the tricks of the other
        ("hand_score=win", (7, 6), (0, 1)),
        ("hand_score=difference pack=28", (3, 4), (1, 0)),
        ("hand_score=over_half pack=28 stake=2", (6, 1), (0, 6)),
    ],
)
def test_low_hand_scores_from_the_other_side(
    rules: str, counted: tuple[int, int], points: tuple[int, int]
) -> None:
    """In a low hand fewer tricks win, and what the opponent took is what is scored."""
    assert score_hand(RuleSet.parse(f"objective=by_colour {rules}"), LOW, counted=counted) == points


def test_winner_has_more_tricks_in_a_high_hand_and_fewer_in_a_low_one() -> None:
    """Equal counts have no winner in either."""
    assert hand_winner(HIGH, (7, 6)) is Seat.NORTH
    assert hand_winner(HIGH, (6, 7)) is Seat.SOUTH
    assert hand_winner(LOW, (7, 6)) is Seat.SOUTH
    assert hand_winner(LOW, (6, 7)) is Seat.NORTH
    assert hand_winner(HIGH, (13, 13)) is hand_winner(LOW, (13, 13)) is None


@given(st.sampled_from(HandScore), st.integers(0, 13), st.sampled_from(Objective))
def test_scores_do_not_depend_on_who_sits_north(
    kind: HandScore, north: int, objective: Objective
) -> None:
    """Seats exchanged, scores exchanged; nobody scores below zero, and the loser never more."""
    rules = RuleSet(hand_score=kind)
    counted = (north, 13 - north)
    points = score_hand(rules, objective, counted=counted)
    assert score_hand(rules, objective, counted=counted[::-1]) == points[::-1]
    winner = hand_winner(objective, counted)
    assert winner is not None
    assert points[winner] > points[winner.opponent] >= 0
