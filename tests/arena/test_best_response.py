"""Opponents that know how a player plays."""

from __future__ import annotations

import pytest

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat
from germanwhist.arena import BestResponse, Contestant, MatchPlan, Tally, play_deals
from germanwhist.players import make_player

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("kind", ["local", "searched"])
def test_a_best_response_wins_against_its_victim(kind: str) -> None:
    """Clearly, and more than half of the hands."""
    plan = MatchPlan(
        players=(Contestant(f"{kind}:lowest"), Contestant("lowest")),
        ruleset=RuleSet(pack=28),
        seed=1,
    )
    summary = Tally.of(play_deals(plan, start=0, stop=6)).summary()
    assert summary.plain_margin.interval95 is not None
    assert summary.plain_margin.interval95[0] > 0
    assert summary.players[0].forfeits == summary.players[1].forfeits


@pytest.mark.parametrize("rules", ["high_low pack=28", "weighted pack=28", "trumps=none pack=28"])
def test_it_plays_by_any_rules(rules: str) -> None:
    """Legal cards to the end of the hand."""
    players = (Contestant("local:greedy"), Contestant("greedy"))
    plan = MatchPlan(players=players, ruleset=RuleSet.parse(rules))
    (outcome,) = play_deals(plan, start=1, stop=2)
    assert [hand.forfeit for hand in outcome.hands] == [None, None]


def test_the_same_seed_plays_the_same_card() -> None:
    """Also on another object."""
    hand = Hand.start(RuleSet(pack=28), Deal.shuffled(3, Seat.NORTH, pack=28))
    view = hand.view(Seat.SOUTH)
    cards = {
        BestResponse(lambda: make_player("greedy"), seed=5, is_searched=True, worlds=6).choose(view)
        for _ in range(3)
    }
    assert len(cards) == 1


def test_what_the_victim_would_not_have_played_is_not_believed() -> None:
    """The victim always plays its lowest card, so what it played tells what it does not hold.

    One trick of stage one is left. Two layouts fit the view, and only in one would the victim
    have played what it did; the response has to be the one for that layout.
    """
    rules = RuleSet.for_study(8)
    deal = Deal.of_holdings(
        CardSet([Card("KC"), Card("AD")]),
        CardSet([Card("KS"), Card("AS")]),
        stock=(Card("KH"), Card("AH"), Card("AC"), Card("KD")),
        dealer=Seat.NORTH,
    )
    hand = Hand.replay(rules, deal, plays=[Card("KS"), Card("KC")])
    view = hand.view(Seat.NORTH)
    response = BestResponse(lambda: make_player("lowest"), worlds=40)
    weights: dict[bool, set[float]] = {True: set(), False: set()}
    for layout, weight in response.worlds(view):
        dealt = layout.deal.holding(Seat.SOUTH)
        weights[
            min(dealt, key=lambda card: (card.suit is view.trump, card.rank)) == Card("KS")
        ].add(weight)
    assert weights == {True: {1.0}, False: {0.3}}
