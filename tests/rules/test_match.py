from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError

import pytest

from germanwhist import (
    Deal,
    IllegalPlayError,
    InvalidDealError,
    Match,
    RuleSet,
    RuleSetError,
    Seat,
    Standing,
)
from germanwhist.rules import standing_after
from tests.rules.builders import begun, cards, deal_with, dealt, hand_of, pair
from tests.values import evaluated, pickled

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH


def test_deal_alternates_hand_after_hand() -> None:
    """North, south, north, south; and the non-dealer leads each time."""
    match = begun("match=hands=4")
    for dealer in (NORTH, SOUTH, NORTH, SOUTH):
        assert match.dealer is dealer
        match = match.deal(deal_with(dealer=dealer))
        assert match.dealer is dealer
        assert match.hand is not None
        assert match.hand.leader is dealer.opponent
        match = match.resign(NORTH)
    assert match.is_over


def test_first_dealer_is_cut_for() -> None:
    """The higher card of the last pair deals first."""
    match = Match.start(RuleSet(), cuts=(pair("KC KD"), pair("3C 9C")))
    assert match.dealer is match.first_dealer is SOUTH


@pytest.mark.parametrize(
    ("first_dealer", "named", "cuts", "message"),
    [
        ("cut", None, "", "first_dealer=cut with 0 cuts and no named dealer (expected cuts and no"),
        ("cut", NORTH, "", "first_dealer=cut with 0 cuts and a named dealer (expected cuts and no"),
        ("cut", NORTH, "AC KC", "first_dealer=cut with 1 cuts and a named dealer"),
        ("seat", None, "", "first_dealer=seat with 0 cuts and no named dealer (expected a named"),
        ("seat", None, "AC KC", "first_dealer=seat with 1 cuts and no named dealer"),
        ("seat", SOUTH, "AC KC", "first_dealer=seat with 1 cuts and a named dealer"),
    ],
)
def test_first_dealer_comes_as_the_rule_set_says(
    first_dealer: str, named: Seat | None, cuts: str, message: str
) -> None:
    """Cuts where it is cut for, a name where it is named, never both or neither."""
    with pytest.raises(RuleSetError) as caught:
        Match.start(
            RuleSet.parse(f"first_dealer={first_dealer}"),
            first_dealer=named,
            cuts=(pair(cuts),) if cuts else (),
        )
    assert caught.value.code == "first_dealer"
    assert str(caught.value).startswith(message)


def test_undecided_cuts_start_no_match() -> None:
    """Equal ranks must cut again."""
    with pytest.raises(InvalidDealError, match="cuts decide nothing"):
        Match.start(RuleSet(), cuts=(pair("KC KD"),))


def test_one_hand_may_be_the_whole_game() -> None:
    """The standard game is over after one hand."""
    match = hand_of(begun("standard"), 9)
    assert match.is_over
    assert (match.points, match.winner) == ((5, 0), NORTH)


def test_match_of_hands_goes_to_the_higher_total() -> None:
    """Three hands: 5-0, 0-3, 0-3 makes 5-6."""
    match = begun("match=hands=3")
    for north in (9, 5, 5):
        assert not match.is_over
        assert match.winner is None
        match = hand_of(match, north)
    assert match.is_over
    assert (match.points, match.winner) == ((5, 6), SOUTH)


def test_match_of_hands_with_equal_totals_is_a_draw() -> None:
    """5-0 and 0-5: nobody wins, and no hand is added."""
    match = hand_of(hand_of(begun("match=hands=2"), 9), 4)
    assert match.is_over
    assert (match.points, match.winner) == ((5, 5), None)


@pytest.mark.parametrize("north", [(9, 9), (13, 13)])
def test_match_ends_when_the_target_is_reached_or_passed(north: tuple[int, int]) -> None:
    """Two hands of 5 reach 10 exactly, two of 13 pass it in one."""
    match = hand_of(begun("match10"), north[0])
    if north[0] == 9:
        assert not match.is_over
        match = hand_of(match, north[1])
    assert match.is_over
    assert match.winner is NORTH


def test_stake_counts_towards_the_target() -> None:
    """9-4 at a stake of two is ten points."""
    assert hand_of(begun("match10 stake=2"), 9).is_over


def test_higher_total_wins_when_both_pass_the_target_in_one_hand() -> None:
    """Per trick: 7-6, then 4-9 makes 11-15 with a target of 10."""
    match = hand_of(hand_of(begun("match10 hand_score=per_trick"), 7), 4)
    assert match.is_over
    assert (match.points, match.winner) == ((11, 15), SOUTH)


def test_equal_totals_at_the_target_play_one_more_hand() -> None:
    """7-6 and 6-7 makes 13-13: another hand; again equal is impossible with 13 tricks."""
    match = hand_of(hand_of(begun("match10 hand_score=per_trick"), 7), 6)
    assert match.points == (13, 13)
    assert not match.is_over
    match = hand_of(match, 6)
    assert match.is_over
    assert (match.points, match.winner) == ((19, 20), SOUTH)


def test_equal_totals_play_on_as_long_as_they_are_equal() -> None:
    """Seven tricks each of fourteen, three times, with a target of 7: no end in sight."""
    match = begun("match=target=7 hand_score=per_trick counting=all_tricks", pack=28)
    for hands in (1, 2, 3):
        match = dealt(match)
        assert match.hand is not None
        north_wants = 7 - match.hand.counted[NORTH]
        match = match.claim(NORTH, north_wants)
        assert match.points == (7 * hands, 7 * hands)
        assert not match.is_over


def test_extended_target_rises_until_one_player_alone_has_it() -> None:
    """7-6, 4-9: 11-15, both have 10, the target is 20. Then 8-5: 19-20, south alone has it."""
    match = begun("match10 hand_score=per_trick target_tie=extend")
    assert match.target == 10
    match = hand_of(hand_of(match, 7), 4)
    assert (match.points, match.target, match.is_over) == ((11, 15), 20, False)
    match = hand_of(match, 8)
    assert (match.points, match.target, match.is_over) == ((19, 20), 20, True)
    assert match.winner is SOUTH


def test_extended_target_rises_by_ten_repeatedly() -> None:
    """At a stake of 5 one hand of 7-6 makes 35-30: from 10 the target rises to 40, not to 20."""
    match = hand_of(begun("match10 hand_score=per_trick target_tie=extend stake=5"), 7)
    assert (match.points, match.target, match.is_over) == ((35, 30), 40, False)


def test_extended_target_is_not_risen_for_one_player() -> None:
    """13-0 with a target of 10 is an end like any other."""
    match = hand_of(begun("match10 hand_score=per_trick target_tie=extend"), 13)
    assert (match.target, match.is_over, match.winner) == (10, True, NORTH)


@pytest.mark.parametrize(
    ("points", "target"),
    [((9, 30), 10), ((10, 9), 10), ((10, 10), 20), ((19, 30), 20), ((20, 30), 30), ((45, 45), 50)],
)
def test_extended_target_is_the_first_that_not_both_have(
    points: tuple[int, int], target: int
) -> None:
    """10, 20, 30 and so on, from a target of 10."""
    rules = RuleSet.parse("match10 hand_score=per_trick target_tie=extend")
    assert standing_after(rules, points, hands=3).target == target


def test_resigned_hand_goes_on_with_the_match() -> None:
    """The hand is scored for the opponent; the match continues."""
    match = begun("match20").deal(deal_with(stock="KH", dealer=NORTH)).resign(NORTH)
    assert (match.points, match.is_over) == ((0, 13), False)


@pytest.mark.parametrize("seat", Seat)
def test_resigned_match_is_won_by_the_opponent(seat: Seat) -> None:
    """Whatever the score, in a hand, between hands, or before the first."""
    before = begun("match20")
    between = hand_of(before, 13)
    for match in (before, between, dealt(before), dealt(between)):
        resigned = match.resign_match(seat)
        assert resigned.is_over
        assert resigned.winner is seat.opponent
        assert not resigned.is_in_hand


def test_resigned_match_resigns_the_hand_in_play_and_opens_it() -> None:
    """No hand is left hanging: it is scored, and its cards are open."""
    match = begun("match20").deal(deal_with(stock="KH", dealer=NORTH)).resign_match(SOUTH)
    assert match.points == (13, 0)
    assert match.view(NORTH).is_over
    with pytest.raises(IllegalPlayError):
        match.play(cards("2C")[0])


def test_deals_are_refused_at_the_wrong_moment_or_from_the_wrong_hands() -> None:
    """During a hand, after the end, by the other dealer, of another pack."""
    match = begun("standard")
    with pytest.raises(InvalidDealError, match=r"dealt by south \(expected north\)") as wrong:
        match.deal(deal_with(dealer=SOUTH))
    assert wrong.value.code == "wrong_dealer"
    with pytest.raises(InvalidDealError, match="a deal of 28 cards"):
        match.deal(deal_with(dealer=NORTH, pack=28))
    match = match.deal(deal_with(dealer=NORTH))
    with pytest.raises(IllegalPlayError) as early:
        match.deal(deal_with(dealer=NORTH))
    assert early.value.code == "hand_in_play"
    match = match.resign(NORTH)
    with pytest.raises(IllegalPlayError) as late:
        match.deal(deal_with(dealer=SOUTH))
    assert late.value.code == "match_over"
    with pytest.raises(IllegalPlayError) as again:
        match.resign_match(NORTH)
    assert again.value.code == "match_over"


def test_nothing_is_played_claimed_resigned_or_seen_before_the_first_deal() -> None:
    """There is no hand yet."""
    match = begun("standard")
    assert match.hand is None
    for attempt in (
        lambda: match.play(cards("2C")[0]),
        lambda: match.claim(NORTH, 1),
        lambda: match.resign(NORTH),
        lambda: match.view(NORTH),
    ):
        with pytest.raises(IllegalPlayError) as caught:
            attempt()
        assert caught.value.code == "hand_over"


def test_view_carries_the_standing() -> None:
    """Points, finished hands and the target, after the first of several hands."""
    match = hand_of(begun("match20"), 9)
    match = match.deal(Deal.shuffled(1, match.dealer))
    assert match.standing == Standing(points=(5, 0), hands=1, target=20)
    assert match.view(SOUTH).standing == match.standing


def test_match_is_a_value() -> None:
    """Old matches stay as they were; repr, pickle and copy give equal ones."""
    match = begun("match=hands=2")
    later = hand_of(match, 9).deal(deal_with(dealer=SOUTH))
    assert match.hands == ()
    for again in (evaluated(repr(later)), pickled(later), copy.deepcopy(later)):
        assert again == later
        assert hash(again) == hash(later)
        assert again.standing == later.standing
    with pytest.raises(FrozenInstanceError):
        match.resigned = NORTH  # type: ignore[misc]
