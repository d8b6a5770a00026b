"""Reviews where cards are not known: what is said is what the whole record would say."""

from __future__ import annotations

import json

import pytest

from germanwhist import Hand, PartialDeal, PartialHand, RuleSet, Seat
from germanwhist.review import partial_review_to_json, review_hand, review_partial_hand
from tests.review.test_review import played


def without_stock(hand: Hand, *, known: int = 1) -> PartialHand:
    """The hand without the stock after its first cards."""
    half = len(hand.deal.cards) // 2
    cards = (*hand.deal.cards[: half + known], *[None] * (half - known))
    return PartialHand(
        ruleset=hand.ruleset,
        deal=PartialDeal(cards, hand.deal.dealer),
        plays=hand.plays,
        ending=hand.ending,
    )


@pytest.mark.parametrize("seed", range(4))
def test_what_is_judged_is_judged_as_with_every_card_known(seed: int) -> None:
    """The first trick and the whole of stage two, play by play; nothing else."""
    hand = played(RuleSet.preset("small"), seed)
    whole = review_hand(hand, worlds=5)
    review = review_partial_hand(without_stock(hand), worlds=5)
    judged = [play.number for play in review.plays]
    assert {1, 2, *range(15, 29)} <= set(judged)
    assert [whole.plays[number - 1] for number in judged] == list(review.plays)
    assert sorted((*judged, *review.unjudged)) == list(range(1, 29))
    assert review.unjudged


def test_more_of_the_stock_lets_more_be_judged() -> None:
    """With five cards of the stock known, three tricks are."""
    review = review_partial_hand(
        without_stock(played(RuleSet.preset("small"), 1), known=5), worlds=2
    )
    assert {1, 2, 3, 4, 5, 6} <= {play.number for play in review.plays}


def test_a_hand_given_up_early_is_not_judged_in_stage_two_unless_it_is_certain() -> None:
    """What was never played may be in either hand, or was never drawn."""
    hand = played(RuleSet.preset("small"), 1)
    part = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:18]).resign(Seat.NORTH)
    review = review_partial_hand(without_stock(part))
    assert {*range(15, 19)} <= set(review.unjudged)
    assert {play.stage for play in review.plays} == {1}


def test_json_names_what_is_not_known() -> None:
    """Unknown cards as in records; the result is that of the hand."""
    hand = played(RuleSet.preset("small"), 1)
    form = partial_review_to_json(review_partial_hand(without_stock(hand), worlds=2), ("Ann", None))
    assert form["type"] == "partial_review"
    assert form["unknown_cards"] == form["deal"]["cards"].count("??") == 13
    assert hand.result is not None
    assert form["result"]["points"] == list(hand.result.points)
    assert len(form["plays"]) + len(form["unjudged"]) == 28
    assert json.loads(json.dumps(form)) == form
