"""Playing deals: what a referee promises."""

from __future__ import annotations

import pytest

from germanwhist import EndKind, Objective, RuleSet, Seat
from germanwhist.arena import Clock, Contestant, ForfeitKind, MatchPlan, TimeLimits, play_deals
from tests.arena.contestants import HERE


def plan(
    first: str, second: str, rules: str = "standard", limits: TimeLimits | None = None
) -> MatchPlan:
    """A match with the seed 1."""
    players = (Contestant(first), Contestant(second))
    return MatchPlan(
        players=players, ruleset=RuleSet.parse(rules), seed=1, limits=limits or TimeLimits()
    )


def test_each_deal_is_played_twice_with_the_seats_changed() -> None:
    """The cards and the dealer stay, the players' names change seats."""
    (outcome,) = play_deals(plan("greedy", "random"), start=0, stop=1)
    first, second = (hand.record for hand in outcome.hands)
    assert first.deal == second.deal
    assert (first.north, first.south) == (second.south, second.north) == ("greedy", "random")
    assert [hand.first_seat for hand in outcome.hands] == [Seat.NORTH, Seat.SOUTH]


def test_the_dealer_alternates() -> None:
    """North deals the even deals."""
    outcomes = play_deals(plan("lowest", "eager"), start=0, stop=3)
    dealers = [outcome.hands[0].record.deal.dealer for outcome in outcomes]
    assert dealers == [Seat.NORTH, Seat.SOUTH, Seat.NORTH]


def test_a_deal_does_not_depend_on_those_before_it() -> None:
    """Deal 3 is the same whether or not deals 0 to 2 were played; only the times differ."""
    together = play_deals(plan("random", "mc:2"), start=0, stop=4)[3]
    alone = play_deals(plan("random", "mc:2"), start=3, stop=4)[0]
    assert [h.record for h in together.hands] == [h.record for h in alone.hands]


def test_equals_that_play_alike_end_even() -> None:
    """What one wins in the first hand it loses in the second."""
    outcomes = play_deals(plan("greedy", "greedy"), start=0, stop=3)
    assert [(o.margin, o.points, o.luck) for o in outcomes] == [(0, 0, 0)] * 3


def test_the_margin_is_half_the_difference_of_counted_tricks() -> None:
    """Nine tricks of thirteen are 2.5 above half."""
    (outcome,) = play_deals(plan("greedy", "random"), start=0, stop=1)
    for hand in outcome.hands:
        counted = hand.record.counted
        assert counted is not None
        assert hand.margin == counted[hand.first_seat] - 6.5
        assert hand.points == 2 * hand.margin


def test_in_a_low_hand_fewer_tricks_are_a_better_margin() -> None:
    """The sign follows the objective."""
    outcomes = play_deals(plan("greedy", "random", "objective=by_colour"), start=0, stop=6)
    low = [
        hand
        for outcome in outcomes
        for hand in outcome.hands
        if hand.record.hand().objective is Objective.LOW
    ]
    assert low
    for hand in low:
        counted = hand.record.counted
        assert counted is not None
        assert hand.margin == 6.5 - counted[hand.first_seat]


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Crashing", ForfeitKind.CRASH, "RuntimeError: no idea"),
        ("Cheating", ForfeitKind.ILLEGAL, "(expected one of"),
        ("Endless", ForfeitKind.TIME, "(expected at most 0.5 s for a play)"),
        ("NoCard", ForfeitKind.CRASH, "TypeError: None is no card"),
    ],
)
def test_what_a_player_does_wrong_forfeits_the_hand(
    name: str, kind: ForfeitKind, detail: str
) -> None:
    """Each hand goes to the opponent, and the match goes on."""
    limits = TimeLimits(play=0.5)  # which nobody else comes near, however busy the machine
    (outcome,) = play_deals(plan("lowest", f"{HERE}:{name}", limits=limits), start=0, stop=1)
    for hand in outcome.hands:
        assert hand.forfeit is not None
        assert (hand.forfeit.player, hand.forfeit.kind) == (1, kind)
        assert detail in hand.forfeit.detail
        assert hand.forfeit.play == len(hand.record.plays) + 1
        assert hand.margin == 6.5
        assert hand.record.ending is not None
        assert hand.record.ending.kind is EndKind.RESIGNATION
        assert hand.record.ending.seat is hand.first_seat.opponent


def test_a_forfeit_in_a_low_hand_costs_the_hand_too() -> None:
    """The opponent is given what it wants: no trick."""
    outcomes = play_deals(
        plan("lowest", f"{HERE}:Cheating", "objective=by_colour"), start=0, stop=6
    )
    hands = [hand for outcome in outcomes for hand in outcome.hands]
    assert {hand.record.hand().objective for hand in hands} == set(Objective)
    assert {hand.margin for hand in hands} == {6.5}


def test_a_player_that_is_quick_enough_forfeits_nothing() -> None:
    """A limit far away changes nothing."""
    (outcome,) = play_deals(
        plan("lowest", "eager", limits=TimeLimits(play=60, hand=600)), start=0, stop=1
    )
    assert [hand.forfeit for hand in outcome.hands] == [None, None]


@pytest.mark.parametrize("seconds", [1e12, 1e300])
def test_a_limit_that_nobody_reaches_is_none(seconds: float) -> None:
    """Timers cannot count so far, and need not; nobody is charged with that."""
    for clock in Clock:
        limits = TimeLimits(play=seconds, hand=seconds, clock=clock)
        (outcome,) = play_deals(plan("lowest", "eager", limits=limits), start=0, stop=1)
        assert [hand.forfeit for hand in outcome.hands] == [None, None]


def test_a_limit_for_the_hand_adds_its_plays() -> None:
    """No play is late alone; the one that is too much is named with the sum."""
    limits = TimeLimits(play=30, hand=1)
    (outcome,) = play_deals(plan("lowest", f"{HERE}:Dozing", limits=limits), start=0, stop=1)
    for hand in outcome.hands:
        assert hand.forfeit is not None
        assert (hand.forfeit.player, hand.forfeit.kind) == (1, ForfeitKind.TIME)
        assert "(expected at most 1 s for a hand)" in hand.forfeit.detail
        assert len(hand.seconds[1]) > 1
        assert sum(hand.seconds[1]) > 1


def test_processor_time_is_no_time_asleep() -> None:
    """Who sleeps is in time by the processor's clock, and who works is not."""
    limits = TimeLimits(play=0.05, clock=Clock.PROCESSOR)
    sleeping, working = (
        play_deals(plan("lowest", f"{HERE}:{name}", "pack=28", limits), start=0, stop=1)[0].hands[0]
        for name in ("Dozing", "Endless")
    )
    assert sleeping.forfeit is None
    assert max(sleeping.processor[1]) < 0.05
    assert min(sleeping.seconds[1]) > 0.05
    assert working.forfeit is not None
    assert "s of processor time (expected at most 0.05 s for a play)" in working.forfeit.detail


def test_a_hand_is_kept_with_its_players_names_its_seed_and_its_deal() -> None:
    """So that the two hands of a deal can be put together, and be played again."""
    players = (Contestant("lowest"), Contestant(f"{HERE}:Crashing"))
    match = MatchPlan(players=players, seed=7, names=("low", "my player"))
    (outcome,) = play_deals(match, start=4, stop=5)
    records = [hand.record for hand in outcome.hands]
    assert [(record.north, record.south) for record in records] == [
        ("low", "my player"),
        ("my player", "low"),
    ]
    for record in records:
        tags = dict(record.tags)
        assert (tags["Seed"], tags["DealNumber"]) == ("7", "4")
        place = len(record.plays) + 1
        assert tags["Forfeit"] == f"my player: crash: play {place}: RuntimeError: no idea"
