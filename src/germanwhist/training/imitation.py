"""A network that plays like somebody, learned from recorded plays.

It answers some thousand times as fast as a player that searches, so it can be trained against.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import torch

from germanwhist.training.episodes import masked_log_softmax
from germanwhist.training.export import weights_bytes
from germanwhist.training.networks import Averaged
from germanwhist.training.reading import read_perceptrons
from germanwhist.training.update import Learner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from torch import Tensor

    from germanwhist.engine.policy_row import PolicyRow
    from germanwhist.training.networks import Perceptron

__all__ = ["Imitation", "imitate"]

_ROUNDS: Final = 4
_ROWS: Final = 512
_RATES: Final = (6e-4, 3e-5)
_AVERAGE: Final = 0.99
_HELD_BACK: Final = 10  # one play of so many is for the test alone
_FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class Imitation:
    """A network that plays like somebody.

    Args:
        weights: a weights file; its critic is that of the network it began as.
        agreement: of plays that it did not learn from, the share in which its best card is the one
            that was played; where there is a choice.
        before: the same share of the network it began as.
        plays: how many plays it learned from.
    """

    weights: bytes
    agreement: float
    before: float
    plays: int


def imitate(rows: Sequence[PolicyRow], *, start: bytes, seed: int) -> Imitation:
    """Learn to play like whoever chose these plays.

    Args:
        rows: the plays; those without a choice teach nothing and are left out.
        start: the weights to begin with.
        seed: of the order in which the plays are looked at.

    Raises:
        ValueError: fewer than two of the plays had a choice.

    Source: own; cross-entropy by gradient descent with averaged weights.
    """
    chosen = [row for row in rows if row.plays.sum() > 1]
    if len(chosen) < _FEWEST:
        raise ValueError(f"{len(chosen)} plays with a choice (expected {_FEWEST} or more)")
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(mode=True)
    policy, critic = read_perceptrons(start)
    inputs = torch.from_numpy(np.stack([row.inputs for row in chosen]))
    legal = torch.from_numpy(np.stack([row.plays for row in chosen]))
    plays = torch.tensor([row.play for row in chosen])
    numbers = torch.arange(len(chosen))
    tests = numbers[numbers % _HELD_BACK == 0]
    lessons = numbers[numbers % _HELD_BACK != 0]

    def agreement(network: Perceptron) -> float:
        with torch.no_grad():
            best = masked_log_softmax(network(inputs[tests]), legal[tests]).argmax(dim=1)
        return float((best == plays[tests]).double().mean().item())

    before = agreement(policy)
    optimiser = torch.optim.Adam(policy.parameters(), betas=(0.9, 0.99), eps=1e-5)
    learner = Learner(policy, optimiser, Averaged(policy, _AVERAGE))
    rng = torch.Generator().manual_seed(seed)
    batches = [
        batch
        for _ in range(_ROUNDS)
        for batch in lessons[torch.randperm(len(lessons), generator=rng)].split(_ROWS)
    ]
    for number, batch in enumerate(batches):
        done = number / len(batches)
        learner.descend(
            _loss(policy, inputs[batch], legal[batch], plays[batch]),
            _RATES[0] + (_RATES[1] - _RATES[0]) * done,
        )
    learned = learner.averaged.network
    return Imitation(weights_bytes(learned, critic), agreement(learned), before, len(lessons))


def _loss(policy: Perceptron, inputs: Tensor, legal: Tensor, plays: Tensor) -> Tensor:
    """How unlikely the plays are to the network."""
    return -masked_log_softmax(policy(inputs), legal).gather(1, plays[:, None]).mean()
