"""Same cards: everything follows from the secret, and nobody is told of what is undecided."""

from __future__ import annotations

import pytest

from germanwhist import Hand, RuleSet, Seat, SeededSource
from germanwhist.players import play_out
from germanwhist.school.same import (
    SAME_SEAT,
    Challenge,
    new_challenge_secret,
    one_hand,
    parting,
    same_opponent,
    same_view,
)
from tests.service.tables_for_tests import LowestCard

SECRET = "a5" * 32
EIGHT = Challenge(secret=SECRET, deals=8, level="novice@1", rules=one_hand(RuleSet()))


def test_secret_comes_from_the_random_source_of_a_server() -> None:
    """So that whoever runs a server from a seed has the same deals again."""
    once, again = (new_challenge_secret(SeededSource(7)) for _ in range(2))
    assert once == again
    assert len(once) == len(SECRET)
    assert once != new_challenge_secret(SeededSource(8))


def test_deals_differ_from_each_other_and_between_secrets() -> None:
    """And both sit where they lead to the first trick."""
    other = Challenge(
        secret=new_challenge_secret(), deals=8, level="novice@1", rules=one_hand(RuleSet())
    )
    deals = [challenge.deal(number) for challenge in (EIGHT, other) for number in range(1, 9)]
    assert len({deal.cards for deal in deals}) == 16
    assert {deal.dealer for deal in deals} == {SAME_SEAT.opponent}


@pytest.mark.parametrize("level", ["novice@1", "casual@1", "regular@1", "counter@1", "expert@1"])
def test_opponent_answers_the_same_plays_with_the_same_cards(level: str) -> None:
    """Made anew for every card, as after a restart, it plays as the one that was kept."""
    rules = one_hand(RuleSet.preset("small"))
    challenge = Challenge(secret=SECRET, deals=4, level=level, rules=rules)
    start = Hand.start(rules, challenge.deal(3))
    kept = {SAME_SEAT.opponent: same_opponent(level, SECRET, 3), SAME_SEAT: LowestCard()}
    again = start
    while (seat := again.to_play) is not None:
        player = LowestCard() if seat is SAME_SEAT else same_opponent(level, SECRET, 3)
        again = again.play(player.choose(again.view(seat)))
    assert again.plays == play_out(start, kept).plays


def test_results_are_told_when_both_have_played_a_deal() -> None:
    """The sum has only those deals; what the other made of the rest is nowhere in the view."""
    mine = {1: (9, 4), 2: (6, 7), 3: (5, 8), 4: (13, 0)}
    theirs = {1: (7, 6), 2: (6, 7), 3: (8, 5), 6: (11, 2), 7: (0, 13)}
    view = same_view(EIGHT, mine=mine, theirs=theirs)
    assert (view.sums, view.decided, view.ahead, view.next) == ((20, 21), 3, -1, 5)
    assert [deal.ahead for deal in view.deals] == [2, 0, -3, None, None, None, None, None]
    assert [deal.theirs for deal in view.deals[3:]] == [None] * 5
    assert [deal.is_theirs_played for deal in view.deals[3:]] == [False, False, True, True, False]
    assert [deal.mine for deal in view.deals[2:5]] == [(5, 8), (13, 0), None]
    assert view.decisive == 3  # where the other one, who is ahead, gained three
    other = same_view(EIGHT, mine=theirs, theirs=mine)
    assert (other.sums, other.ahead, other.next) == ((21, 20), 1, 4)
    assert same_view(EIGHT, mine={1: (7, 6)}, theirs={1: (7, 6)}).decisive is None


def test_low_hand_is_worth_what_the_opponent_took() -> None:
    """In a high and low game each deal counts by the colour of its own trumps."""
    rules = one_hand(RuleSet.preset("high_low"))
    challenge = Challenge(secret=SECRET, deals=8, level="casual@1", rules=rules)
    for number in range(1, 9):
        hand = Hand.start(rules, challenge.deal(number))
        result = hand.resign(Seat.NORTH).result  # all that is left is bad for north
        assert result is not None
        counted = (result.counted[SAME_SEAT], result.counted[SAME_SEAT.opponent])
        assert challenge.credit(number, counted) == 13
        assert (hand.objective.value == "high") is (counted[0] == 13)


def test_hands_part_where_the_two_first_played_another_card() -> None:
    """And not where one of them ended earlier."""
    start = Hand.start(one_hand(RuleSet()), EIGHT.deal(1))
    low = start.play(start.legal_plays().lowest())
    follows = sorted(low.legal_plays(), key=str)
    led = low.plays[0]
    first, second = low.play(follows[0]), low.play(follows[-1])
    where = parting(first, second)
    assert where is not None
    assert (where.trick, where.led, where.cards) == (1, led, (follows[0], follows[-1]))
    other = start.play(start.legal_plays().highest())
    leads = parting(low, other)
    assert leads is not None
    assert (leads.trick, leads.led, leads.cards) == (1, None, (led, other.plays[0]))
    assert parting(low, first.resign(SAME_SEAT)) is None
