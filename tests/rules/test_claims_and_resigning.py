from __future__ import annotations

from random import Random
from typing import Any

import pytest

from germanwhist import Card, EndKind, Fault, Hand, IllegalPlayError, Objective, Seat
from tests.rules.builders import played_out, stage_two, start

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH
RED, BLACK = "KH", "KS"


def _resigned_with(rules: str, counts: tuple[int, int], tricks: int, *, stock: str = RED) -> Hand:
    """A hand that north resigns after so many tricks, at these counts; found by trying plays."""
    for seed in range(500):
        rng = Random(seed)
        hand = start(rules, stock=stock)
        while len(hand.tricks) < tricks:
            hand = hand.play(rng.choice(tuple(hand.legal_plays())))
        if hand.counted == counts:
            return hand.resign(NORTH)
    raise AssertionError(f"no hand found with {counts} after {tricks} tricks")


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("standard", (0, 13)),
        ("hand_score=over_half", (0, 7)),
        ("hand_score=per_trick", (0, 13)),
        ("hand_score=win stake=3", (0, 3)),
        ("classic1894", (0, 26)),
        ("counting=all_tricks hand_score=over_half", (0, 13)),
        ("weighted", (0, 39)),
        ("weighted hand_score=per_trick", (0, 39)),
        ("small", (0, 7)),
        ("small counting=weighted", (0, 21)),
    ],
)
def test_resigning_before_the_first_lead_gives_everything_away(
    rules: str, points: tuple[int, int]
) -> None:
    """In stage one already, every counted trick to come goes to the opponent."""
    result = start(rules, stock=RED).resign(NORTH).result
    assert result is not None
    assert (result.points, result.winner, result.ended) == (points, SOUTH, EndKind.RESIGNATION)


@pytest.mark.parametrize(
    ("score", "points"),
    [("difference", (0, 13)), ("over_half", (0, 7)), ("per_trick", (0, 13)), ("win", (0, 1))],
)
def test_resigning_a_low_hand_takes_every_trick(score: str, points: tuple[int, int]) -> None:
    """The opponent of a low hand wants none of the remaining tricks."""
    hand = start(f"objective=by_colour hand_score={score}", stock=BLACK).resign(NORTH)
    assert hand.objective is Objective.LOW
    assert hand.counted == (13, 0)
    assert hand.result is not None
    assert (hand.result.points, hand.result.winner) == (points, SOUTH)


def test_resigning_in_the_middle_of_stage_two_gives_the_rest_away() -> None:
    """The example of the rules page: 2-4 with seven tricks left ends 2-11, which scores 9."""
    hand = _resigned_with("standard", (2, 4), 19)
    assert hand.counted == (2, 11)
    assert hand.result is not None
    assert hand.result.points == (0, 9)


def test_resigning_a_low_hand_in_the_middle_of_stage_two() -> None:
    """2-4 with seven tricks left: north takes them, 9-4, and south scores 5 in a low hand."""
    hand = _resigned_with("objective=by_colour", (2, 4), 19, stock=BLACK)
    assert hand.counted == (9, 4)
    assert hand.result is not None
    assert hand.result.points == (0, 5)


def test_resigning_in_stage_one_keeps_what_was_counted_there() -> None:
    """All tricks: 3-2 after five tricks; 21 are left: 3-23, which scores 20."""
    hand = _resigned_with("classic1894", (3, 2), 5)
    assert hand.counted == (3, 23)
    assert hand.result is not None
    assert hand.result.points == (0, 20)


def test_resigning_weighted_tricks_in_stage_one() -> None:
    """3-2 after five tricks; eight tricks of one and thirteen of two are left: 3 and 2 + 34."""
    hand = _resigned_with("weighted", (3, 2), 5)
    assert hand.counted == (3, 36)


def test_resigning_keeps_a_hand_that_is_won_already() -> None:
    """With seven tricks home, giving the other five away still wins 7-6."""
    hand = _resigned_with("standard", (7, 1), 21)
    assert hand.counted == (7, 6)
    assert hand.result is not None
    assert (hand.result.winner, hand.result.points) == (NORTH, (1, 0))


def test_resigning_in_the_middle_of_a_trick_loses_that_trick_too() -> None:
    """The trick in hand is not won yet."""
    hand = stage_two().resign(NORTH)
    led = stage_two()
    led = led.play(led.legal_plays().lowest()).resign(NORTH)
    assert led.counted == hand.counted == (0, 13)


@pytest.mark.parametrize(
    ("seat", "tricks", "counted"),
    [(NORTH, 13, (13, 0)), (NORTH, 9, (9, 4)), (SOUTH, 7, (6, 7)), (SOUTH, 0, (13, 0))],
)
def test_claim_divides_the_remaining_tricks(
    seat: Seat, tricks: int, counted: tuple[int, int]
) -> None:
    """The claimer gets what was claimed, the opponent the rest."""
    hand = stage_two().claim(seat, tricks)
    assert hand.is_over
    assert hand.to_play is None
    assert hand.counted == counted
    assert hand.result is not None
    assert hand.result.ended is EndKind.CLAIM


def test_claim_in_a_low_hand_takes_just_the_tricks_claimed() -> None:
    """At most three for south: 10-3, and south scores the difference."""
    hand = stage_two("objective=by_colour", stock=BLACK).claim(SOUTH, 3)
    assert hand.result is not None
    assert (hand.result.counted, hand.result.points) == ((10, 3), (0, 7))


@pytest.mark.parametrize(
    ("rules", "added"), [("standard", (5, 8)), ("classic1894", (5, 8)), ("weighted", (10, 16))]
)
def test_claim_adds_to_what_stage_one_counted(rules: str, added: tuple[int, int]) -> None:
    """Each remaining trick is worth what stage two makes it worth."""
    hand = stage_two(rules)
    before = hand.counted
    assert hand.claim(NORTH, 5).counted == (before[0] + added[0], before[1] + added[1])


def test_claim_includes_the_trick_in_hand() -> None:
    """With a card on the table, that trick is one of those that remain."""
    hand = stage_two()
    hand = hand.play(hand.legal_plays().lowest())
    assert hand.claim(SOUTH, 13).counted == (0, 13)


@pytest.mark.parametrize("seat", Seat)
def test_either_seat_may_claim_whoever_is_to_play(seat: Seat) -> None:
    """A claim is not a play."""
    assert stage_two().claim(seat, 7).counted[seat] == 7


def test_no_claim_in_stage_one() -> None:
    """The cards to come are unknown."""
    hand = start()
    assert hand.why_claim_illegal(1) is Fault.CLAIM_IN_STAGE_ONE
    with pytest.raises(
        IllegalPlayError, match="claim_in_stage_one \\(expected a claim in stage two\\)"
    ) as caught:
        hand.claim(NORTH, 1)
    assert caught.value.code == "claim_in_stage_one"


@pytest.mark.parametrize("tricks", [-1, 14, 2.5, "3", None])
def test_claim_of_an_impossible_number_is_refused(tricks: Any) -> None:
    """None to all of the remaining tricks, in whole numbers."""
    hand = stage_two()
    assert hand.why_claim_illegal(tricks) is Fault.CLAIM_OUT_OF_RANGE
    with pytest.raises(IllegalPlayError, match=r"expected 0 to 13 in stage two"):
        hand.claim(NORTH, tricks)


@pytest.mark.parametrize(
    "over", [played_out(start("small")), start().resign(NORTH), stage_two().claim(NORTH, 7)]
)
def test_nothing_is_claimed_or_resigned_after_the_end(over: Hand) -> None:
    """However the hand ended."""
    assert over.why_claim_illegal(0) is Fault.HAND_OVER
    with pytest.raises(IllegalPlayError) as caught:
        over.claim(SOUTH, 0)
    assert caught.value.code == "hand_over"
    with pytest.raises(IllegalPlayError) as caught:
        over.resign(SOUTH)
    assert caught.value.code == "hand_over"
    assert over.why_illegal(Card("2C")) is Fault.HAND_OVER


@pytest.mark.parametrize("seat", Seat)
def test_everything_is_open_after_a_claim_or_a_resignation(seat: Seat) -> None:
    """The end of a hand opens the cards, the stock included."""
    for over in (start().resign(NORTH), stage_two().claim(SOUTH, 7)):
        view = over.view(seat)
        assert view.is_over
        assert view.deal == over.deal
        assert view.ending == over.ending
        assert view.counted == over.counted
