"""Short training runs by other people's libraries, on the smallest pack."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from germanwhist.envs import OBSERVATION_SIZE
from tests import needs

RULES = "pack=8"


@pytest.mark.thorough
def test_a_maskable_policy_of_sb3_contrib_learns() -> None:
    """MaskablePPO by `action_masks()`: its weights change, and it plays legal cards only."""
    sb3 = needs.library("sb3_contrib", extra="learners")
    torch = needs.library("torch", extra="train")
    needs.library("gymnasium", extra="gymnasium")
    from germanwhist.envs.gymnasium import GermanWhistEnv  # noqa: PLC0415 - only where it is

    env = GermanWhistEnv(RULES, opponent="greedy")
    model = sb3.MaskablePPO(
        "MultiInputPolicy",
        env,
        n_steps=64,
        batch_size=32,
        n_epochs=1,
        seed=1,
        device="cpu",
        policy_kwargs={"net_arch": [16]},
    )
    before = [weight.detach().clone() for weight in model.policy.parameters()]
    model.learn(128)
    after = model.policy.parameters()
    assert any(not torch.equal(a, b) for a, b in zip(before, after, strict=True))
    for seed in range(5):
        seen, _ = env.reset(seed=seed)
        is_over = False
        while not is_over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, _, is_over, _, info = env.step(action)
        assert "fault" not in info


# TorchRL warns of every version of PettingZoo but an old one.
@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested:UserWarning")
def test_a_shared_policy_of_torchrl_learns_from_both_seats() -> None:
    """Multi-agent rollouts of the PettingZoo environment, masked, and a policy gradient of them."""
    needs.library("torchrl", extra="learners")
    torch = needs.library("torch", extra="train")
    needs.library("pettingzoo", extra="pettingzoo")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper  # noqa: PLC0415 - where it is
    from torchrl.envs.utils import step_mdp  # noqa: PLC0415 - the same
    from torchrl.modules import MaskedCategorical  # noqa: PLC0415 - the same

    from germanwhist.envs import germanwhist_v0  # noqa: PLC0415 - the same

    torch.manual_seed(1)
    env = PettingZooWrapper(germanwhist_v0.raw_env(RULES), use_mask=True, seed=1)
    network = torch.nn.Linear(OBSERVATION_SIZE, 52)
    optimizer = torch.optim.SGD(network.parameters(), lr=0.1)

    def choices(group: Any) -> Any:
        """What the network would play at each moment; anything where it is not its turn."""
        mask = group["action_mask"]
        mask = mask | ~mask.any(dim=-1, keepdim=True)
        return MaskedCategorical(
            logits=network(group["observation", "observation"].float()), mask=mask
        )

    def played_hand() -> Any:
        """The eight plays of a hand."""
        moment, moments = env.reset(), []
        for _ in range(8):
            for agent in ("player_0", "player_1"):
                moment[agent, "action"] = choices(moment[agent]).sample()
            moments.append(env.step(moment).clone())
            moment = step_mdp(moment)
        return moments

    before = network.weight.detach().clone()
    for _ in range(3):
        with torch.no_grad():
            hand = played_hand()
        assert hand[-1]["next", "done"].all()
        last = hand[-1]["next"]
        rewards = {agent: last[agent, "reward"].sum() for agent in ("player_0", "player_1")}
        assert sum(rewards.values()) == 0
        loss = torch.zeros(())
        for moment in hand:
            for agent, reward in rewards.items():
                has_played = moment[agent, "action_mask"].any()
                chance = choices(moment[agent]).log_prob(moment[agent, "action"])
                loss = loss - has_played * chance.sum() * reward
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    assert not torch.equal(network.weight, before)


@pytest.mark.thorough
def test_a_regret_minimiser_of_openspiel_learns() -> None:
    """Outcome sampling MCCFR in Python: chances of legal cards, and no longer the uniform ones."""
    pyspiel = needs.library("pyspiel", extra="openspiel")
    from open_spiel.python.algorithms import outcome_sampling_mccfr  # noqa: PLC0415 - where it is

    import germanwhist.envs.openspiel  # noqa: F401, PLC0415 - registers the game

    np.random.seed(1)
    game = pyspiel.load_game(f"python_german_whist({RULES},stage_one_only=true)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(200):
        solver.iteration()
    policy = solver.average_policy()
    rng = np.random.default_rng(1)
    is_learnt = False
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                chances = policy.action_probabilities(state)
                assert set(chances) <= set(state.legal_actions())
                assert sum(chances.values()) == pytest.approx(1)
                is_learnt |= max(chances.values()) > 0.6 and len(chances) > 1
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert is_learnt
