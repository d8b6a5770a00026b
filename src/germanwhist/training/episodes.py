"""One step's hands: played with the present policy, every play valued by the present critic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import torch
from torch import Tensor

from germanwhist.engine.self_play import CRITIC_INPUTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.engine.self_play import SelfPlay
    from germanwhist.training.networks import Perceptron
    from germanwhist.training.settings import Settings

__all__ = ["Decisions", "Positions", "masked_log_softmax", "play_hands"]


_CARDS: Final = 52


@dataclass(frozen=True, slots=True)
class Decisions:
    """What the policy learns from: the plays of many hands, one row each.

    Args:
        inputs: what the policy was shown, `(rows, policy inputs)` of 0 and 1.
        legal: the distinct legal plays, `(rows, 52)`.
        advantages: of each legal play over the policy's mean, as the critic sees it, in tricks,
            `(rows, 52)`; 0 elsewhere.
        plays: the play chosen.
        log_probabilities: of the play chosen, when it was chosen.
        corrections: how much better the chosen play went than the critic saw, in tricks.
    """

    inputs: Tensor
    legal: Tensor
    advantages: Tensor
    plays: Tensor
    log_probabilities: Tensor
    corrections: Tensor


@dataclass(frozen=True, slots=True)
class Positions:
    """What the critic learns from: worlds, one row each.

    Args:
        inputs: what the critic was shown, `(rows, critic inputs)` of 0 and 1.
        returns: what the leader made of it, in tricks.
        values: what the critic expected.
    """

    inputs: Tensor
    returns: Tensor
    values: Tensor


@dataclass(frozen=True, slots=True)
class _Ply:
    """One play in every hand of a batch; values are of seat 0, worlds those the play led to."""

    seats: Tensor
    inputs: Tensor
    legal: Tensor
    values: Tensor  # of each play, (hands, 52)
    mean: Tensor  # of the policy's plays
    plays: Tensor
    log_probabilities: Tensor
    worlds: Tensor
    leaders: Tensor
    expected: Tensor  # from the world on
    ended: Tensor


def masked_log_softmax(logits: Tensor, legal: Tensor) -> Tensor:
    """Log-probabilities of the legal plays; others are so small that they count for nothing."""
    return torch.log_softmax(logits.masked_fill(legal == 0, -1e9), dim=1)


def play_hands(
    games: Sequence[SelfPlay],
    policy: Perceptron,
    critic: Perceptron,
    *,
    settings: Settings,
    rng: torch.Generator,
) -> tuple[Decisions, Positions]:
    """Play every hand of the batches to the end of stage one.

    Args:
        games: batches of hands at their start; they are left at the start of new hands.
        policy: chooses for the seats that learn, at random by its probabilities.
        critic: values the worlds that plays lead to. One with an input more than others is also
            told whether the leader is the seat that learns.
        settings: how much of what a later play shows of the critic's error comes back to the play
            before it (`trace`), and which plays are valued (`least_probability`): others count as
            no better and no worse than the policy's mean.
        rng: the source of the choices.

    Source: the return is that of Q(lambda) with expected values as control variates, De Asis and
    Sutton (2018), where every play is valued by the world it leads to.
    """
    played: list[list[_Ply]] = [[] for _ in games]
    starts = [_start(batch, critic) for batch in games]
    waiting = list(range(len(games)))
    with torch.no_grad():
        while waiting:
            plies = _play_once(
                [games[i] for i in waiting],
                policy,
                critic,
                least_probability=settings.least_probability,
                rng=rng,
            )
            for i, ply in zip(waiting, plies, strict=True):
                played[i].append(ply)
            waiting = [i for i in waiting if not played[i][-1].ended.all()]
        rows = [
            _rows(plies, start, critic, settings.trace)
            for plies, start in zip(played, starts, strict=True)
        ]
    decisions = zip(*(row for batch, _ in rows for row in batch), strict=True)
    positions = zip(*(row for _, batch in rows for row in batch), strict=True)
    return Decisions(*map(torch.cat, decisions)), Positions(*map(torch.cat, positions))


def _play_once(
    games: Sequence[SelfPlay],
    policy: Perceptron,
    critic: Perceptron,
    *,
    least_probability: float,
    rng: torch.Generator,
) -> list[_Ply]:
    """One play in every hand of every batch."""
    seen = [batch.observe() for batch in games]
    sizes = [len(s.seats) for s in seen]
    legal = torch.from_numpy(np.concatenate([s.plays for s in seen]))
    inputs = torch.from_numpy(np.concatenate([s.inputs for s in seen]))
    log_probabilities = masked_log_softmax(policy(inputs), legal)
    probabilities = log_probabilities.exp()
    plays = torch.multinomial(probabilities, 1, generator=rng)
    is_valued = (probabilities >= least_probability).scatter(1, plays, value=True)
    outcomes = [
        batch.outcomes(wanted.numpy().astype(np.uint8))
        for batch, wanted in zip(games, is_valued.split(sizes), strict=True)
    ]

    worlds, leaders, ended, rewards, places = (
        torch.from_numpy(np.concatenate(column))
        for column in zip(
            *(
                (o.inputs, o.leaders, o.ended, o.rewards, (first + o.hands) * _CARDS + o.plays)
                for o, first in zip(outcomes, np.cumsum([0, *sizes[:-1]]), strict=True)
            ),
            strict=True,
        )
    )
    seats = torch.from_numpy(np.concatenate([s.seats for s in seen]))
    worlds = _shown(worlds, leaders == seats[places // _CARDS], critic)
    expected = critic(worlds).squeeze(1) * (1 - 2.0 * leaders) * (1 - ended)
    values = torch.zeros(legal.numel()).index_copy(0, places, rewards + expected)
    values = values.view(legal.shape)
    mean = (probabilities * values).sum(dim=1) / (probabilities * is_valued).sum(dim=1)
    values = torch.where(is_valued, values, mean[:, None])
    rows = torch.zeros(legal.numel(), dtype=torch.int64)
    rows[places] = torch.arange(len(places))
    chosen = rows.view(legal.shape).gather(1, plays).squeeze(1)
    columns = (
        seats,
        inputs,
        legal,
        values,
        mean,
        plays.squeeze(1),
        log_probabilities.gather(1, plays).squeeze(1),
        worlds[chosen],
        leaders[chosen],
        expected[chosen],
        ended[chosen],
    )
    for batch, choice in zip(games, columns[5].split(sizes), strict=True):
        batch.step(choice.numpy().astype(np.uint8))
    return [_Ply(*parts) for parts in zip(*(c.split(sizes) for c in columns), strict=True)]


def _start(batch: SelfPlay, critic: Perceptron) -> Tensor:
    """What the critic is shown before the first play; seat 0 leads in all hands."""
    worlds = torch.from_numpy(batch.observe_worlds().inputs)
    return _shown(worlds, torch.from_numpy(batch.observe().seats) == 0, critic)


def _shown(worlds: Tensor, is_learner_leading: Tensor, critic: Perceptron) -> Tensor:
    """Rows of worlds, with what a critic of one input more wants to know."""
    if critic.inputs == CRITIC_INPUTS:
        return worlds
    return torch.cat((worlds, is_learner_leading[:, None].to(worlds.dtype)), dim=1)


def _rows(
    plies: list[_Ply], start: Tensor, critic: Perceptron, trace: float
) -> tuple[list[tuple[Tensor, ...]], list[tuple[Tensor, ...]]]:
    """The columns of `Decisions` and `Positions` for each ply of one batch.

    From the last ply to the first: the value of a world is the policy's mean over its plays, and
    a share of what the chosen play has shown since to be wrong with it.
    """
    decisions: list[tuple[Tensor, ...]] = []
    positions: list[tuple[Tensor, ...]] = []
    correction = torch.zeros_like(plies[-1].mean)  # the last play is valued exactly
    for number, ply in reversed(list(enumerate(plies))):
        sign = 1 - 2.0 * ply.seats
        advantages = (ply.values - ply.mean[:, None]) * ply.legal * sign[:, None]
        chosen = (ply.plays, ply.log_probabilities, correction * sign)
        decisions.append((ply.inputs, ply.legal, advantages, *chosen))
        value = ply.mean + trace * correction
        if number == 0:
            positions.append((start, value, critic(start).squeeze(1)))
        else:
            before = plies[number - 1]
            leader_sign = 1 - 2.0 * before.leaders
            positions.append((before.worlds, value * leader_sign, before.expected * leader_sign))
            correction = value - before.expected
    return decisions, positions
