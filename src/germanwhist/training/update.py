"""One step of learning from one step's hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch

from germanwhist.training.episodes import masked_log_softmax

if TYPE_CHECKING:
    from torch import Tensor

    from germanwhist.training.episodes import Decisions, Positions
    from germanwhist.training.networks import Averaged, Perceptron
    from germanwhist.training.settings import Rates, Settings

__all__ = ["Learner", "Pair", "Progress", "improve"]

_LARGEST_GRADIENT = 1.0


@dataclass(frozen=True, slots=True)
class Progress:
    """What a step shows.

    Args:
        entropy: of the policy where it has a choice, in nats.
        explained: the share of the variance of the outcome that the critic explained.
    """

    entropy: float
    explained: float


@dataclass(frozen=True, slots=True)
class Learner:
    """A network, its optimiser and its averaged copy."""

    network: Perceptron
    optimiser: torch.optim.Optimizer
    averaged: Averaged

    def state(self) -> dict[str, Any]:
        """All that `restore` needs to go on as if nothing had happened."""
        return {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "averaged": self.averaged.network.state_dict(),
            "updates": self.averaged.updates,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Take over a state."""
        self.network.load_state_dict(state["network"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.averaged.network.load_state_dict(state["averaged"])
        self.averaged.updates = state["updates"]

    def descend(self, loss: Tensor, rate: float) -> None:
        """One move against the gradient of a loss."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), _LARGEST_GRADIENT)
        self.optimiser.step()
        self.averaged.update(self.network)


@dataclass(frozen=True, slots=True)
class Pair:
    """The two learners of a run."""

    policy: Learner
    critic: Learner


def improve(
    pair: Pair,
    lessons: tuple[Decisions, Positions],
    *,
    settings: Settings,
    hands: int,
    rng: torch.Generator,
) -> Progress:
    """Move the policy once over all decisions, the critic over its share, in random order.

    Args:
        pair: the learners; changed in place.
        lessons: what to learn from.
        settings: how to learn.
        hands: hands played before these, which set the rates.
        rng: the source of the order.

    Source: expected policy gradient, Ciosek and Whiteson (2018), with the critic's value of every
    play; for the chosen play a share of the sampled correction, by the clipped policy gradient of
    Schulman et al. (2017), equation 7. Squared error for the critic.
    """
    decisions, positions = lessons
    rates = settings.rates(hands)
    choices = torch.nonzero(decisions.legal.sum(dim=1) > 1).squeeze(1)
    order = choices[torch.randperm(len(choices), generator=rng)]
    entropies = [
        _improve_policy(pair.policy, decisions, rows, rates) for rows in order.split(settings.rows)
    ]
    worlds = torch.randperm(len(positions.returns), generator=rng)
    for rows in worlds[: round(len(worlds) * settings.critic_share)].split(settings.rows):
        values = pair.critic.network(positions.inputs[rows]).squeeze(1)
        loss = torch.nn.functional.mse_loss(values, positions.returns[rows])
        pair.critic.descend(loss, rates.learning)
    error = (positions.returns - positions.values).var()
    return Progress(
        entropy=sum(entropies) / len(entropies),
        explained=1 - (error / positions.returns.var()).item(),
    )


def _improve_policy(policy: Learner, decisions: Decisions, rows: Tensor, rates: Rates) -> float:
    """One update from some rows; returns the entropy before it."""
    logits = policy.network(decisions.inputs[rows])
    log_probabilities = masked_log_softmax(logits, decisions.legal[rows])
    probabilities = log_probabilities.exp()
    gain = (probabilities * decisions.advantages[rows]).sum(dim=1)
    chosen = log_probabilities.gather(1, decisions.plays[rows][:, None]).squeeze(1)
    ratio = (chosen - decisions.log_probabilities[rows]).exp()
    clipped = ratio.clamp(1 - rates.clip, 1 + rates.clip)
    corrections = decisions.corrections[rows]
    sampled = torch.minimum(ratio * corrections, clipped * corrections)
    entropy = -(probabilities * log_probabilities).sum(dim=1)
    objective = gain + rates.correction * sampled + rates.entropy * entropy
    policy.descend(-objective.mean(), rates.learning)
    return float(entropy.mean().item())
