"""The weights file: the kernel's whole numbers say what PyTorch's networks say."""

from __future__ import annotations

import numpy as np
import pytest

from germanwhist import RuleSet
from germanwhist.engine.networks import Networks
from germanwhist.engine.self_play import CRITIC_INPUTS, POLICY_INPUTS, SelfPlay

torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `train`")

from germanwhist.training import weights_bytes  # noqa: E402 - only where PyTorch is
from germanwhist.training.networks import Perceptron  # noqa: E402


def test_the_kernel_gives_the_outputs_of_the_trained_networks() -> None:
    """Within the rounding of weights and activations, on observations of many hands."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(3)
        policy = Perceptron((POLICY_INPUTS, 64, 32, 52))
        critic = Perceptron((CRITIC_INPUTS, 48, 32, 1))
    kernel = Networks(weights_bytes(policy, critic)).kernel
    games = SelfPlay(RuleSet(), 50, seed=1)
    rows, layouts = games.observe().inputs, games.observe_worlds().inputs
    with torch.no_grad():
        logits = policy(torch.from_numpy(rows)).numpy()
        values = critic(torch.from_numpy(layouts)).numpy()
    assert np.abs(kernel.policy_outputs(rows) * kernel.policy_unit - logits).max() < 0.02
    assert np.abs(kernel.critic_outputs(layouts) * kernel.critic_unit - values).max() < 0.02
    assert logits.std() > 0.1


def test_weights_too_large_for_one_scale_get_a_smaller_one() -> None:
    """A large weight costs precision, never an overflow; activations end where 13 bits do."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(4)
        policy = Perceptron((POLICY_INPUTS, 32, 32, 52))
        critic = Perceptron((CRITIC_INPUTS, 32, 32, 1))
    first, second, last = policy.linear_layers()
    rows = SelfPlay(RuleSet(), 50, seed=1).observe().inputs
    with torch.no_grad():
        second.weight[0, 0] = 500.0
        activations = first(torch.from_numpy(rows).float()).clamp(0, 16)
        logits = last(second(activations).clamp(0, 16)).numpy()
    kernel = Networks(weights_bytes(policy, critic)).kernel
    assert np.abs(kernel.policy_outputs(rows) * kernel.policy_unit - logits).max() < 0.05
    assert np.ptp(logits, axis=0).max() > 0.5
