"""The batched environment: many hands at once, under the same rules as one."""

from __future__ import annotations

import os
from itertools import pairwise

import numpy as np
import pytest

from germanwhist import EngineError, Hand, IllegalPlayError, RuleSet, Seat
from germanwhist.cards import Card
from germanwhist.envs import OBSERVATION_SIZE, BatchEnv
from tests.engine.test_conformance import rule_sets
from tests.envs import plain

# With HYPOTHESIS_PROFILE=thorough, 4,000 hands over all rule sets.
HANDS = 50 if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else 2


def points(hand: Hand) -> list[float]:
    """What each seat scores less the other."""
    assert hand.result is not None
    north, south = hand.result.points
    return [north - south, south - north]


@pytest.mark.parametrize("scores", ["difference", "over_half", "per_trick", "win"])
def test_batch_and_rules_tell_the_same_story(scores: str) -> None:
    """Random hands under every rule set: observations, masks, seats, rewards and ends agree."""
    for number, rules in enumerate(rule_sets()):
        if ("difference", "over_half", "per_trick", "win")[number % 4] != scores:
            continue
        options = {name: text for name, text in rules.options().items() if name != "pack"}
        ruleset = RuleSet.for_study(rules.pack, **(options | {"hand_score": scores, "stake": "3"}))
        env = BatchEnv(ruleset, HANDS, seed=number)
        step = env.reset()
        hands = [env.hand(row) for row in range(env.hands)]
        while not step.ended.any():
            for row, hand in enumerate(hands):
                seat = Seat(int(step.seats[row]))
                assert hand.to_play is seat
                assert step.observations[row].tolist() == plain.row(hand.view(seat))
                assert step.action_masks[row].tolist() == plain.plane(hand.legal_plays())
                assert step.rewards[row].tolist() == [0, 0]
            actions = env.sample()
            step = env.step(actions)
            hands = [
                hand.play(Card.from_index(int(action)))
                for hand, action in zip(hands, actions, strict=True)
            ]
        assert step.ended.all()
        assert step.rewards.tolist() == [points(hand) for hand in hands]


def test_a_finished_hand_is_replaced_in_the_same_step() -> None:
    """After the 52nd play another hand lies in the row, north to lead; the rewards are the old."""
    env = BatchEnv(RuleSet(), 3, seed=1)
    step = env.reset()
    first = env.hand(0)
    for _ in range(52):
        assert not step.ended.any()
        step = env.step(env.sample())
    assert step.ended.all()
    assert (step.seats == Seat.NORTH).all()
    assert env.hand(0).plays == ()
    assert env.hand(0).deal != first.deal
    assert not env.step(env.sample()).rewards.any()


def test_a_hand_of_the_batch_can_be_looked_at() -> None:
    """With all that was played so far."""
    env = BatchEnv(RuleSet.preset("small"), 2, seed=5)
    env.reset()
    played = []
    for _ in range(9):
        actions = env.sample()
        played.append(Card.from_index(int(actions[1])))
        env.step(actions)
    assert env.hand(1).plays == tuple(played)
    with pytest.raises(IndexError):
        env.hand(2)


def test_one_seed_gives_the_same_hands_and_samples() -> None:
    """After a reset too, with the seed that was given last; another seed gives others."""

    def story(env: BatchEnv) -> list[bytes]:
        steps = [env.reset().observations.tobytes()]
        return [*steps, *(env.step(env.sample()).observations.tobytes() for _ in range(60))]

    env = BatchEnv(RuleSet(), 4, seed=1)
    first = story(env)
    assert first == story(env) == story(BatchEnv(RuleSet(), 4, seed=1))
    env.reset(seed=2)
    assert all(one != other for one, other in zip(first, story(env), strict=True))


def test_samples_do_not_change_the_deals() -> None:
    """Whoever samples more often is dealt the same hands."""
    first, second = BatchEnv(RuleSet(), 2, seed=1), BatchEnv(RuleSet(), 2, seed=1)
    for env in (first, second):
        step = env.reset()
        for _ in range(52):
            env.sample()
            if env is second:
                env.sample()
            step = env.step(step.action_masks.argmax(axis=1))
    assert [first.hand(row) for row in range(2)] == [second.hand(row) for row in range(2)]


def test_every_legal_play_is_sampled() -> None:
    """Thirteen leads, each in about a thirteenth of the cases."""
    env = BatchEnv(RuleSet(), 1, seed=1)
    legal = env.reset().action_masks[0].nonzero()[0]
    drawn = np.bincount([int(env.sample()[0]) for _ in range(1_300)], minlength=52)
    assert drawn.nonzero()[0].tolist() == legal.tolist()
    assert drawn[legal].min() > 60


def test_the_arrays_are_the_same_ones_after_each_step() -> None:
    """Nothing is made anew, so that nothing has to be thrown away."""
    env = BatchEnv(RuleSet(), 2, seed=1)
    steps = [env.reset(), *(env.step(env.sample()) for _ in range(3))]
    for one, other in pairwise(steps):
        assert all(a is b for a, b in zip(one, other, strict=True))
    assert steps[0].observations.shape == (2, OBSERVATION_SIZE)


@pytest.mark.parametrize(
    "wrong", [[0], [0, 0, 0], [-1, 255], [300, 300], [52, 52], [0.5, 1.0], [[1, 2]]]
)
def test_what_is_no_list_of_actions_is_refused(wrong: list[int]) -> None:
    """Too few, too many, no cards, no whole numbers, a table; nothing is cut down to fit."""
    env = BatchEnv(RuleSet(), 2, seed=1)
    env.reset()
    with pytest.raises(EngineError) as refusal:
        env.step(wrong)
    assert refusal.value.code == "illegal_play"


def test_one_illegal_play_stops_all() -> None:
    """The message names the hand, and nothing has been played."""
    env = BatchEnv(RuleSet(), 2, seed=1)
    masks = env.reset().action_masks.copy()
    actions = [int(masks[0].argmax()), int(masks[1].argmin())]
    with pytest.raises(EngineError, match=f"play {actions[1]} of hand 1"):
        env.step(actions)
    assert [env.hand(row).plays for row in range(2)] == [(), ()]


def test_no_hands_are_refused() -> None:
    """At least one hand must be played."""
    with pytest.raises(EngineError) as refusal:
        BatchEnv(RuleSet(), 0, seed=1)
    assert refusal.value.code == "bad_limit"


@pytest.mark.parametrize("seed", [-1, 2**31, 2**64, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    """Beyond the kernel's own numbers too: the same seed the same deals, another one others."""
    env = BatchEnv(RuleSet(), 1, seed=seed)
    deal = env.hand(0).deal
    env.reset(seed=seed + 1)
    assert env.hand(0).deal != deal
    env.reset(seed=seed)
    assert env.hand(0).deal == deal


def test_rules_refuse_what_the_mask_refuses() -> None:
    """A card whose number in the mask is 0 is refused by the rules too."""
    env = BatchEnv(RuleSet(), 1, seed=3)
    env.reset()
    step = env.step(env.sample())
    hand = env.hand(0)
    for index in np.flatnonzero(step.action_masks[0] == 0):
        with pytest.raises(IllegalPlayError):
            hand.play(Card.from_index(int(index)))
