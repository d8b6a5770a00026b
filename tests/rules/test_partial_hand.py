"""What may be concluded where cards are not known, against every deal that fits, one by one."""

from __future__ import annotations

import random
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from germanwhist import (
    Card,
    Deal,
    Hand,
    IllegalPlayError,
    InvalidDealError,
    PartialDeal,
    PartialHand,
    RuleSet,
    Seat,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = [
    RuleSet.parse(text)
    for text in ("pack=8", "pack=8 trumps=none", "pack=8 first_stage_follow=free")
]


def _completions(deal: PartialDeal) -> Iterator[Deal]:
    """Every whole deal that agrees with what is known."""
    for order in permutations(deal.missing):
        rest = iter(order)
        cards = tuple(card if card is not None else next(rest) for card in deal.cards)
        yield Deal(cards, deal.dealer)


def _fitting(ruleset: RuleSet, deal: PartialDeal, plays: tuple[Card, ...]) -> list[Hand]:
    """The hands with these plays, one for each deal with which they are legal."""
    hands = []
    for whole in _completions(deal):
        try:
            hands.append(Hand.replay(ruleset, whole, plays=plays))
        except IllegalPlayError:
            continue
    return hands


@cache
def _cases(count: int) -> list[tuple[RuleSet, PartialDeal, tuple[Card, ...]]]:
    """Random hands of eight cards with some hidden, some with a slip in their plays."""
    cases = []
    for seed in range(count):
        rng = random.Random(seed)
        ruleset = RULES[seed % len(RULES)]
        hand = Hand.start(ruleset, Deal.shuffled(rng, Seat(seed % 2), pack=8))
        while not hand.is_over:
            hand = hand.play(rng.choice(list(hand.legal_plays())))
        cards: list[Card | None] = list(hand.deal.cards)
        for place in rng.sample([p for p in range(8) if p != 4], rng.randint(1, 6)):
            cards[place] = None
        plays = list(hand.plays[: rng.randint(0, 8)])
        if seed % 3 == 0 and plays:
            plays[rng.randrange(len(plays))] = rng.choice(hand.deal.cards)
        cases.append((ruleset, PartialDeal(tuple(cards), hand.deal.dealer), tuple(plays)))
    return cases


@pytest.mark.thorough
def test_plays_are_refused_exactly_when_no_deal_allows_them() -> None:
    """And the first that no deal allows is the one that is named, for the reason that holds."""
    refused = 0
    for ruleset, deal, plays in _cases(600):
        lengths = [n for n in range(len(plays) + 1) if _fitting(ruleset, deal, plays[:n])]
        if len(plays) in lengths:
            assert PartialHand(ruleset=ruleset, deal=deal, plays=plays).example in _fitting(
                ruleset, deal, plays
            )
            continue
        refused += 1
        with pytest.raises(IllegalPlayError) as caught:
            PartialHand(ruleset=ruleset, deal=deal, plays=plays)
        assert caught.value.number == max(lengths)
        before, card = plays[: max(lengths)], plays[max(lengths)]
        codes = {hand.why_illegal(card) for hand in _fitting(ruleset, deal, before)}
        assert caught.value.code in codes
    assert refused > 50


@pytest.mark.thorough
def test_a_view_is_known_exactly_when_every_fitting_deal_shows_the_same() -> None:
    """For both seats, after any number of plays of stage one."""
    known = unknown = 0
    for ruleset, deal, plays in _cases(600):
        fitting = _fitting(ruleset, deal, plays)
        if not fitting:
            continue
        hand = PartialHand(ruleset=ruleset, deal=deal, plays=plays)
        for count in range(min(len(plays), 4)):
            moments = [Hand.replay(ruleset, each.deal, plays=plays[:count]) for each in fitting]
            for seat in Seat:
                views = {moment.view(seat) for moment in moments}
                assert hand.knows_view(count, seat) is (len(views) == 1)
                known += len(views) == 1
                unknown += len(views) > 1
    assert known > 100
    assert unknown > 100


@pytest.mark.thorough
def test_stage_two_is_known_exactly_when_every_fitting_deal_has_the_same_holdings() -> None:
    """The holdings when the stock runs out; before that nothing is certain."""
    known = unknown = 0
    for ruleset, deal, plays in _cases(600):
        fitting = _fitting(ruleset, deal, plays)
        if not fitting:
            continue
        hands = [Hand.replay(ruleset, each.deal, plays=plays[:4]) for each in fitting]
        holdings = {(hand.holding(Seat.NORTH), hand.holding(Seat.SOUTH)) for hand in hands}
        is_known = len(plays) >= 4 and len(holdings) == 1
        assert PartialHand(ruleset=ruleset, deal=deal, plays=plays).is_stage_two_known is is_known
        known += is_known
        unknown += len(plays) >= 4 and not is_known
    assert known > 30
    assert unknown > 10


def test_the_result_is_that_of_the_hand_whatever_is_hidden() -> None:
    """Of the standard game too, with both hands and the first upcard known."""
    for seed in range(20):
        rng = random.Random(seed)
        hand = Hand.start(RuleSet(), Deal.shuffled(rng, Seat(seed % 2)))
        while not hand.is_over:
            hand = hand.play(rng.choice(list(hand.legal_plays())))
        deal = PartialDeal((*hand.deal.cards[:27], *[None] * 25), hand.deal.dealer)
        partial = PartialHand(ruleset=RuleSet(), deal=deal, plays=hand.plays)
        assert partial.example.result == hand.result
        assert partial.example.tricks[0] == hand.tricks[0]
        assert partial.is_stage_two_known
        assert partial.knows_view(0, hand.deal.dealer.opponent)
        assert partial.knows_view(1, hand.deal.dealer)


def test_a_partial_deal_knows_its_first_upcard_and_no_card_twice() -> None:
    """One clear refusal each."""
    cards = Deal.shuffled(1, pack=8).cards
    faults = {
        (*cards[:4], None, *cards[5:]): "no_upcard",
        (cards[1], *cards[1:7], None): "bad_pack",
        (Card("2C"), *cards[1:7], None): "bad_pack",
        cards: "whole_deal",
        (*cards[:6], None): "bad_pack",
    }
    for faulty, code in faults.items():
        with pytest.raises(InvalidDealError) as caught:
            PartialDeal(faulty, Seat.NORTH)
        assert caught.value.code == code
    with pytest.raises(InvalidDealError, match="as the rule set says"):
        PartialHand(ruleset=RuleSet(), deal=PartialDeal((*cards[:7], None), Seat.NORTH), plays=())
