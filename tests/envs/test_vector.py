"""The batched environment in Gymnasium's vector form and in PufferLib's."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from germanwhist import Deal, EngineError, RuleSet, Seat
from germanwhist.engine import PolicyPlayer
from tests import needs

gymnasium = needs.library("gymnasium", extra="gymnasium")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402 - only where it is
from gymnasium.vector.utils import batch_space  # noqa: E402 - the same

from germanwhist.envs.gymnasium import GermanWhistEnv  # noqa: E402 - the same
from germanwhist.envs.puffer import GermanWhistPuffer  # noqa: E402 - the same
from germanwhist.envs.vector import GermanWhistVectorEnv  # noqa: E402 - the same

NAME = "germanwhist.envs.vector:GermanWhistVector-v0"
TURNS = 14  # of an agent with 28 cards


def first_legal(seen: dict[str, Any]) -> Any:
    """The lowest legal card of each row."""
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("observations", ["uint8", "float32"])
@pytest.mark.parametrize("opponent", ["random", "policy", "level:casual", None])
def test_the_registry_makes_it_and_all_it_gives_lies_in_its_spaces(
    opponent: str | None, observations: str
) -> None:
    """Gymnasium's own `make_vec`; observations, actions and types over two hands and more."""
    envs = gymnasium.make_vec(
        NAME, num_envs=3, rules="small", opponent=opponent, observations=observations
    )
    assert isinstance(envs, VectorEnv)
    assert envs.observation_space == batch_space(envs.single_observation_space, 3)
    assert envs.action_space == batch_space(envs.single_action_space, 3)
    seen, infos = envs.reset(seed=1)
    for _ in range(40):
        assert seen in envs.observation_space
        assert not any(array.dtype == object for array in infos.values())
        seen, rewards, over, cut, infos = envs.step(first_legal(seen))
        assert rewards.dtype == np.float32
        assert over.dtype == cut.dtype == np.bool_
        assert not cut.any()
    envs.close()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_hands_give_way_to_the_next_as_the_mode_says(mode: AutoresetMode) -> None:
    """Gymnasium's three modes, and the step that ends a hand shows or keeps how it ended."""
    envs = GermanWhistVectorEnv(2, "small", seat="north", autoreset_mode=mode.value)
    assert envs.metadata["autoreset_mode"] is mode
    seen, _ = envs.reset(seed=1)
    for _ in range(TURNS):
        seen, rewards, over, _, infos = envs.step(first_legal(seen))
    assert over.all()
    assert rewards.any()
    if mode is AutoresetMode.SAME_STEP:
        assert seen["action_mask"].any(axis=1).all()
        assert infos["_final_obs"].all()
        assert not infos["final_obs"][0]["action_mask"].any()
        return
    assert not seen["action_mask"].any()
    if mode is AutoresetMode.DISABLED:
        with pytest.raises(EngineError, match="hand 0 is over"):
            envs.step([0, 0])
        seen, _ = envs.reset(options={"reset_mask": np.array([True, True])})
    else:
        seen, rewards, over, _, _ = envs.step([0, 0])
        assert not over.any()
        assert not rewards.any()
    assert seen["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("opponent", ["greedy", None])
def test_a_row_is_what_the_environment_of_one_hand_is(opponent: str | None) -> None:
    """The same deal and cards: observations, masks, and the reward of the agent's seat."""
    deal = Deal.shuffled(7, Seat.NORTH, pack=28)
    envs = GermanWhistVectorEnv(1, "small", opponent=opponent, seat="south")
    seen, _ = envs.reset(seed=1, options={"deals": [deal]})
    if opponent is None:
        while seen["action_mask"].any():
            played = envs.batch.hand(0).to_play
            seen, rewards, _, _, _ = envs.step(first_legal(seen))
        hand = envs.batch.hand(0)
        assert hand.result is not None
        assert played is not None
        points = hand.result.points
        assert rewards[0] == points[played] - points[played.opponent] != 0
        return
    env = GermanWhistEnv("small", opponent=opponent, seat="south")
    one, _ = env.reset(options={"deal": deal})
    is_over = False
    while not is_over:
        for name in ("observation", "action_mask"):
            assert np.array_equal(seen[name][0], one[name])
        action = int(one["action_mask"].argmax())
        seen, rewards, over, _, _ = envs.step([action])
        one, reward, is_over, _, _ = env.step(action)
        assert (rewards[0], over[0]) == (reward, is_over)


def test_an_illegal_card_costs_the_hand() -> None:
    """As in the environment of one hand; what is no card is refused."""
    envs = GermanWhistVectorEnv(2, seat="north")
    seen, _ = envs.reset(seed=1)
    actions = first_legal(seen)
    actions[1] = seen["action_mask"][1].argmin()
    _, rewards, over, _, _ = envs.step(actions)
    assert rewards.tolist() == [0, -13]
    assert over.tolist() == [False, True]
    with pytest.raises(EngineError, match="not actions"):
        envs.step([-1, 0])


def test_copies_go_on_as_it_does() -> None:
    """A deep copy and a pickle."""
    envs = GermanWhistVectorEnv(2, "small", opponent="random")
    seen, _ = envs.reset(seed=1)
    envs.step(first_legal(seen))
    copies = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]  # noqa: S301
    for _ in range(20):
        seen, *_ = envs.step(envs.action_masks().argmax(axis=1))
        for other in copies:
            same, *_ = other.step(other.action_masks().argmax(axis=1))
            assert np.array_equal(seen["observation"], same["observation"])


def test_seeds_are_for_all_or_for_each() -> None:
    """A list gives each row its own; None goes on with other hands."""
    envs = GermanWhistVectorEnv(2, "small", opponent=PolicyPlayer(), seat="north")
    first = envs.reset(seed=[5, 6])[0]["observation"].copy()
    assert np.array_equal(envs.reset(seed=[5, 6])[0]["observation"], first)
    assert np.array_equal(envs.reset(seed=[6, 5])[0]["observation"], first[::-1])
    assert not np.array_equal(envs.reset()[0]["observation"], first)
    whole = envs.reset(seed=5)[0]["observation"].copy()
    assert np.array_equal(envs.reset(seed=5)[0]["observation"], whole)


class Shared:
    """The arrays that PufferLib shares between processes."""

    def __init__(self, agents: int) -> None:
        self.observations = np.zeros((agents, 540), np.uint8)
        self.rewards = np.zeros(agents, np.float32)
        self.terminals, self.truncations, self.masks = np.zeros((3, agents), bool)
        self.actions = np.zeros(agents, np.int64)


def test_the_puffer_form_fills_the_arrays_it_is_given() -> None:
    """One agent to a hand; rows of observation and mask; hands that follow each other."""
    shared = Shared(4)
    env = GermanWhistPuffer(4, "small", opponent="random", buf=shared)
    assert (env.num_agents, env.driver_env, env.done, env.emulated) == (4, env, False, False)
    seen, infos = env.reset(seed=1)
    assert (seen is shared.observations, infos) == (True, [])
    for turn in range(2 * TURNS):
        assert seen in env.observation_space
        seen, rewards, terminals, truncations, infos = env.step(seen[:, 488:].argmax(axis=1))
        assert terminals.all() == bool(infos) == (turn % TURNS == TURNS - 1)
        assert not truncations.any()
    assert rewards is shared.rewards
    assert infos[0]["episode_return"] == rewards.mean()
    assert shared.masks.all()
    env.close()


def test_the_puffer_form_takes_the_other_opponents_too() -> None:
    """A player from outside, asked hand by hand."""
    env = GermanWhistPuffer(2, RuleSet(pack=8), opponent="lowest", seat=Seat.SOUTH)
    seen, _ = env.reset(seed=1)
    for _ in range(4):
        seen, _, terminals, _, _ = env.step(seen[:, 488:].argmax(axis=1))
    assert terminals.all()
