"""One step's hands: played with the present policy, valued by the present critic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.engine.self_play import SelfPlay
    from germanwhist.training.networks import Perceptron

__all__ = ["Decisions", "masked_log_softmax", "play_hands"]


@dataclass(frozen=True, slots=True)
class Decisions:
    """Plays of many hands, one row each.

    Args:
        inputs: what the policy was shown, `(rows, policy inputs)` of 0 and 1.
        legal: the distinct legal plays, `(rows, 52)`.
        plays: the play chosen.
        log_probabilities: of the play chosen, when it was chosen.
        advantages: how much better it went than the critic expected, in tricks, for the player.
        layouts: what the critic was shown, `(rows, critic inputs)` of 0 and 1.
        returns: what the leader made of it, in tricks: the critic's target.
        values: what the critic expected.
    """

    inputs: Tensor
    legal: Tensor
    plays: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    layouts: Tensor
    returns: Tensor
    values: Tensor


@dataclass(frozen=True, slots=True)
class _Ply:
    """One play in every hand of a batch; the columns as in `Decisions`, and who was to play."""

    seats: Tensor
    inputs: Tensor
    legal: Tensor
    leaders: Tensor
    layouts: Tensor
    plays: Tensor
    log_probabilities: Tensor
    values: Tensor
    rewards: Tensor


def masked_log_softmax(logits: Tensor, legal: Tensor) -> Tensor:
    """Log-probabilities of the legal plays; others are so small that they count for nothing."""
    return torch.log_softmax(logits.masked_fill(legal == 0, -1e9), dim=1)


def play_hands(
    games: Sequence[SelfPlay],
    policy: Perceptron,
    critic: Perceptron,
    *,
    trace: float,
    rng: torch.Generator,
) -> Decisions:
    """Play every hand of the batches to the end of stage one.

    Args:
        games: batches of hands at their start; they are left at the start of new hands.
        policy: chooses for both seats, at random by its probabilities.
        critic: values every layout.
        trace: the lambda of generalised advantage estimation for one play.
        rng: the source of the choices.

    Source: generalised advantage estimation, Schulman et al. (2016), section 3.
    """
    played: list[list[_Ply]] = [[] for _ in games]
    waiting = list(range(len(games)))
    with torch.no_grad():
        while waiting:
            plies, ended = _play_once([games[i] for i in waiting], policy, critic, rng)
            for i, ply in zip(waiting, plies, strict=True):
                played[i].append(ply)
            waiting = [i for i, is_over in zip(waiting, ended, strict=True) if not is_over]
        rows = [row for plies in played for row in _rows(plies, trace)]
        return Decisions(*(torch.cat(column) for column in zip(*rows, strict=True)))


def _play_once(
    games: Sequence[SelfPlay], policy: Perceptron, critic: Perceptron, rng: torch.Generator
) -> tuple[list[_Ply], list[bool]]:
    """One play in every hand of every batch, and which batches are through."""
    seen = [batch.observe() for batch in games]
    layouts = [batch.observe_layouts() for batch in games]
    logits = policy(torch.from_numpy(np.concatenate([s.inputs for s in seen])))
    legal = torch.from_numpy(np.concatenate([s.plays for s in seen]))
    log_probabilities = masked_log_softmax(logits, legal)
    plays = torch.multinomial(log_probabilities.exp(), 1, generator=rng)
    columns = (
        plays.squeeze(1),
        log_probabilities.gather(1, plays).squeeze(1),
        critic(torch.from_numpy(np.concatenate([x.inputs for x in layouts]))).squeeze(1),
    )
    sizes = [len(s.seats) for s in seen]
    parts = zip(*(column.split(sizes) for column in columns), strict=True)
    plies = []
    are_over = []
    for batch, view, layout, (play, log_probability, value) in zip(
        games, seen, layouts, parts, strict=True
    ):
        rewards, ended = batch.step(play.numpy().astype(np.uint8))
        arrays = (view.seats, view.inputs, view.plays, layout.leaders, layout.inputs, rewards)
        seats, inputs, can_play, leaders, layout_inputs, gains = map(torch.from_numpy, arrays)
        plies.append(
            _Ply(
                *(seats, inputs, can_play, leaders, layout_inputs),
                *(play, log_probability, value, gains),
            )
        )
        are_over.append(bool(ended.all()))
    return plies, are_over


def _rows(plies: list[_Ply], trace: float) -> list[tuple[Tensor, ...]]:
    """The columns of `Decisions` for each ply of one batch, worked out from the last to the first.

    Values and rewards are turned to the side of seat 0 on the way, and back.
    """
    rows: list[tuple[Tensor, ...]] = []
    advantage = torch.zeros_like(plies[0].values)
    later = torch.zeros_like(advantage)
    for ply in reversed(plies):
        leader_sign = 1 - 2.0 * ply.leaders
        value = ply.values * leader_sign
        advantage = ply.rewards + later - value + trace * advantage
        later = value
        own_advantage = advantage * (1 - 2.0 * ply.seats)
        target = (value + advantage) * leader_sign
        rows.append(
            (
                *(ply.inputs, ply.legal, ply.plays, ply.log_probabilities, own_advantage),
                *(ply.layouts, target, ply.values),
            )
        )
    return rows
