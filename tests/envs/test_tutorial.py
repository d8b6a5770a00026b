"""The tutorial's training script, shortened."""

from __future__ import annotations

import re

import numpy as np
import pytest

from germanwhist import Card, RuleSet
from germanwhist.envs import BatchEnv
from germanwhist.testing.conformance import check_player
from tests import needs

torch = needs.library("torch", extra="train")

from examples import train_policy  # noqa: E402 - only where PyTorch is


@pytest.mark.thorough
def test_the_script_trains_and_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    """From the command line to the last line, in a few rounds of a few hands."""
    train_policy.main(["--rounds=10", "--hands=4", "--units=8", "--deals=1"])
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r" +40 hands, \d+ s of processor time", lines[0])
    assert re.fullmatch(r"against greedy: [+-]\d+\.\d\d points a hand .*", lines[1])


@pytest.mark.thorough
def test_what_turned_out_well_becomes_likelier() -> None:
    """Where every trump played is called good and all else bad, trumps are soon preferred.

    The chances move by a fifth at most, as is the way of this optimization.
    """
    torch.manual_seed(1)
    policy = train_policy.Policy(32)
    env = BatchEnv(RuleSet(), 32, seed=1)
    plays, _ = train_policy.play_hands(env, env.reset(), policy)
    is_trump = (plays.actions < 13).squeeze(1)
    plays = plays._replace(advantages=torch.where(is_trump, 1.0, -1.0))
    optimizer = torch.optim.Adam(policy.parameters(), lr=2e-3)
    before = plays.logarithms.exp()[is_trump].mean()
    for _ in range(10):
        train_policy.improve(policy, optimizer, plays)
    with torch.no_grad():
        logarithms, _ = policy(plays.inputs, plays.masks)
    after = logarithms.gather(1, plays.actions).exp()[is_trump].mean()
    assert after > 1.1 * before


def test_advantages_are_gains_and_expectations_beyond_what_was_expected() -> None:
    """Two plays, worked out by hand: 10/5 - 2 = 0 for the last; 5/5 + 2 - 1 + half of it = 2."""
    values, gains = np.array([[1.0], [2.0]]), np.array([[5.0], [10.0]])
    found = train_policy.discounted_advantages(values, gains, decay=0.5)
    assert found.tolist() == [[2.0], [0.0]]


def test_the_last_trick_goes_to_one_seat_or_the_other() -> None:
    """Where nothing was expected, the last play's advantage is one trick won or lost."""
    policy = train_policy.Policy(8)
    torch.nn.init.zeros_(policy.value.weight)
    torch.nn.init.zeros_(policy.value.bias)
    env = BatchEnv(RuleSet(), 20, seed=1)
    plays, step = train_policy.play_hands(env, env.reset(), policy)
    assert step.ended.all()
    lasts = plays.advantages.reshape(52, env.hands)[-1].tolist()
    assert {round(last, 6) for last in lasts} == {-0.2, 0.2}


def test_a_policy_is_a_player() -> None:
    """Under every rule set, from any moment on."""
    policy = train_policy.train(rounds=0, hands=1, units=8, seed=1)
    check_player(lambda: train_policy.PolicyPlayer(policy), hands=1)


def test_suits_are_renamed_with_trumps_first() -> None:
    """Every card keeps its rank, masks and planes alike, and comes back as itself."""
    env = BatchEnv(RuleSet(), 20, seed=1)
    step = env.reset()
    sight = train_policy.Sight.of(step.observations, step.action_masks)
    for row in range(env.hands):
        hand = env.hand(row)
        assert sight.order[row, 0] == hand.trump
        assert sorted(sight.order[row]) == [0, 1, 2, 3]
        actions = np.flatnonzero(sight.masks[row].numpy())
        cards = [
            Card.from_index(int(sight.cards(np.full(env.hands, action))[row])) for action in actions
        ]
        assert set(cards) == set(hand.legal_plays())
        assert actions.tolist() == np.flatnonzero(sight.inputs[row, :52].numpy()).tolist()
