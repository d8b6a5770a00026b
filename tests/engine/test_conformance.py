"""The rules and the kernel tell the same story of every hand."""

from __future__ import annotations

import os
from itertools import product
from random import Random

import pytest

from germanwhist import (
    PACKS,
    STUDY_PACKS,
    Counting,
    Deal,
    EngineError,
    FirstStageFollow,
    Hand,
    Objective,
    ObjectiveRule,
    RuleSet,
    Seat,
    TrumpRule,
)
from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_card, kernel_rules, kernel_suit, objective_of

# With HYPOTHESIS_PROFILE=thorough, 20,000 hands over all rule sets.
HANDS = 20_000 if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else 3_000


def rule_sets() -> list[RuleSet]:
    """Every combination of the options that change the play of a hand, and two packs of no game."""
    options = product(
        Counting,
        FirstStageFollow,
        ObjectiveRule,
        (TrumpRule(), TrumpRule.parse("none"), TrumpRule.parse("none_on=AK")),
        (*PACKS, *STUDY_PACKS, 20, 4),
    )
    return [
        RuleSet.for_study(
            pack, counting=counting, first_stage_follow=follow, objective=objective, trumps=trumps
        )
        for counting, follow, objective, trumps, pack in options
        if not (objective is ObjectiveRule.BY_COLOUR and counting is not Counting.SECOND_STAGE)
        and not (pack == 4 and 0 < len(trumps.none_on) < 13)
    ]


def random_states(rules: RuleSet, rng: Random) -> list[Hand]:
    """A hand with random legal plays, before the first and after each."""
    deal = Deal.shuffled(rng.getrandbits(32), rng.choice(list(Seat)), pack=rules.pack)
    states = [Hand.start(rules, deal)]
    while not states[-1].is_over:
        states.append(states[-1].play(rng.choice(tuple(states[-1].legal_plays()))))
    return states


def as_kernel(hand: Hand) -> tuple[object, ...]:
    """All that is to be seen of a hand, in the kernel's terms."""
    won = [
        [sum(t.winner is seat and t.stage == stage for t in hand.tricks) for stage in (1, 2)]
        for seat in Seat
    ]
    return (
        [hand.holding(seat).mask for seat in Seat],
        hand.stage,
        kernel_suit(hand.trump),
        hand.objective,
        int(hand.leader),
        hand.leader if hand.to_play is None else hand.to_play,
        kernel_card(hand.led),
        hand.legal_plays().mask,
        kernel_card(hand.upcard),
        hand.stock_left,
        won,
        list(hand.counted),
        hand.is_over,
    )


def as_seen(state: _kernel.HandState) -> tuple[object, ...]:
    """The same of the kernel's state."""
    return (
        state.holdings,
        state.stage,
        state.trump,
        objective_of(state.objective),
        state.leader,
        state.to_play,
        state.led,
        state.legal_plays,
        state.upcard,
        state.stock_size,
        state.tricks,
        state.counted,
        state.is_over,
    )


def test_whole_hands_agree_state_by_state() -> None:
    """Random hands over all rule sets that the kernel can tell apart."""
    rng = Random(1)
    all_rules = rule_sets()
    assert {rules.pack for rules in all_rules} == {52, 28, 16, 12, 8, 20, 4}
    for number in range(HANDS):
        rules = all_rules[number % len(all_rules)]
        states = random_states(rules, rng)
        deal, plays = states[0].deal, states[-1].plays
        replayed = _kernel.replay(
            kernel_rules(rules),
            [card.index for card in deal.cards],
            int(deal.dealer),
            [card.index for card in plays],
        )
        assert len(replayed) == len(states)
        for hand, state in zip(states, replayed, strict=True):
            assert as_seen(state) == as_kernel(hand), f"{hand!r}"


def test_both_objectives_and_no_trumps_occur_among_the_rule_sets() -> None:
    """Otherwise the test above would show less than it says."""
    rng = Random(2)
    seen = set()
    for rules in rule_sets():
        hand = Hand.start(rules, Deal.shuffled(rng.getrandbits(32), pack=rules.pack))
        seen.add((hand.objective, hand.trump is None))
    assert seen == {(objective, plain) for objective in Objective for plain in (True, False)}


def test_the_kernel_refuses_an_illegal_play() -> None:
    """The message names the play; the card lies in the stock."""
    deal = Deal.shuffled(1, Seat.NORTH)
    with pytest.raises(EngineError, match="play 1, card") as raised:
        _kernel.replay(
            kernel_rules(RuleSet()),
            [card.index for card in deal.cards],
            int(deal.dealer),
            [deal.stock[0].index],
        )
    assert raised.value.code == "illegal_play"


@pytest.mark.parametrize(
    ("pack", "dealer"),
    [([0] * 52, 0), (list(range(51)), 0), (list(range(52)), 2), (list(range(1, 53)), 0)],
)
def test_the_kernel_refuses_what_is_no_deal(pack: list[int], dealer: int) -> None:
    """A card twice, a card short, no such dealer, no such card."""
    with pytest.raises(EngineError) as raised:
        _kernel.replay(kernel_rules(RuleSet()), pack, dealer, [])
    assert raised.value.code == "bad_deal"


def test_hands_made_up_by_the_kernel_share_the_tricks_fairly() -> None:
    """Between random players the one who leads first wins half of the tricks, and a little."""
    counts = _kernel.simulate_random_hands(kernel_rules(RuleSet()), 20_000, 1)
    assert sum(counts) == 20_000
    mean = sum(tricks * count for tricks, count in enumerate(counts)) / 20_000
    assert 6.4 < mean < 6.6, "the standard error is .02"
