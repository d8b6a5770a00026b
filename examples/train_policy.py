"""Trains a small policy by self-play until it beats the greedy player, in a minute or two.

Needs PyTorch (`pip install "germanwhist[train]"`). The tutorial "Train a policy" explains it:

    python examples/train_policy.py
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from germanwhist import Card, Deal, Hand, RuleSet, Seat
from germanwhist.envs import (
    OBSERVATION_FIELDS,
    OBSERVATION_SIZE,
    BatchEnv,
    BatchStep,
    observation,
    observation_bounds,
)
from germanwhist.players import make_player

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from germanwhist.players import Player
    from germanwhist.rules import View

RULES = RuleSet()
PLAYS = 52  # in every hand
FIELDS = {field.name: field for field in OBSERVATION_FIELDS}
PLANES = [field.places for field in OBSERVATION_FIELDS if field.size == 52]
VOIDS = [field.places for field in OBSERVATION_FIELDS if field.size == 4]


@dataclass(frozen=True, slots=True)
class Sight:
    """Observations with the suits renamed, trumps first, so that hands look alike that are."""

    inputs: Tensor
    masks: Tensor
    order: NDArray[np.int64]  # the suit that stands first, second, third, fourth

    @classmethod
    def of(cls, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> Sight:
        """Rename the suits of observations and masks, a row for each hand."""
        trumps = observations[:, FIELDS["trump"].places].reshape(-1, 4, 13)[:, :, 0].argmax(axis=1)
        order = (trumps[:, None] + np.arange(4)) % 4
        renamed = observations.copy()
        for places in (*PLANES, *VOIDS):
            renamed[:, places] = _by_suit(observations[:, places], order)
        return cls(torch.from_numpy(renamed), torch.from_numpy(_by_suit(masks, order)), order)

    def cards(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """The indices of the cards that these actions mean."""
        rows = np.arange(len(actions))
        cards: NDArray[np.int64] = self.order[rows, actions // 13] * 13 + actions % 13
        return cards


def _by_suit(numbers: NDArray[np.uint8], order: NDArray[np.int64]) -> NDArray[np.uint8]:
    suits = numbers.reshape(len(numbers), 4, -1)
    return np.take_along_axis(suits, order[:, :, None], axis=1).reshape(numbers.shape)


class Policy(nn.Module):  # type: ignore[misc]  # PyTorch is an extra
    """Says how much it likes each card, and what it thinks the hand will bring."""

    def __init__(self, units: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.from_numpy(observation_bounds()).float())
        self.body = nn.Sequential(
            nn.Linear(OBSERVATION_SIZE, units), nn.ReLU(), nn.Linear(units, units), nn.ReLU()
        )
        self.cards = nn.Linear(units, 52)
        self.value = nn.Linear(units, 1)

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the cards' chances, and the value; a row for each hand."""
        features = self.body(inputs.float() * self.scale)
        liked = self.cards(features).masked_fill(masks == 0, -1e9)
        return functional.log_softmax(liked, dim=1), self.value(features).squeeze(1)


class Plays(NamedTuple):
    """Every decision of a batch of whole hands."""

    inputs: Tensor
    masks: Tensor
    actions: Tensor
    logarithms: Tensor  # of the chances with which the actions were chosen
    advantages: Tensor  # how much better they turned out than expected
    targets: Tensor  # what the value should have been


def play_hands(env: BatchEnv, step: BatchStep, policy: Policy) -> tuple[Plays, BatchStep]:
    """Play one hand in each row of the batch, both seats by the policy."""
    rows: list[tuple[Tensor, ...]] = []
    signs, values, counts = [], [], []
    for _ in range(PLAYS):
        sight = Sight.of(step.observations, step.action_masks)
        with torch.no_grad():
            logarithms, value = policy(sight.inputs, sight.masks)
        actions = torch.multinomial(logarithms.exp(), 1)
        rows.append((sight.inputs, sight.masks, actions, logarithms.gather(1, actions)))
        signs.append(1.0 - 2.0 * step.seats)  # 1 for north's decisions, -1 for south's
        values.append(value.numpy() * signs[-1])
        counts.append(_lead(step) * signs[-1])
        step = env.step(sight.cards(actions[:, 0].numpy()))
    counts.append(step.rewards[:, 0])  # what the hand came to, from north's side
    gains = np.diff(np.stack(counts), axis=0)
    sign, expected = np.stack(signs), np.stack(values)
    advantages = sign * discounted_advantages(expected, gains)
    targets = advantages + sign * expected
    inputs, masks, actions, logarithms = (torch.cat(column) for column in zip(*rows, strict=True))
    flat = (torch.from_numpy(array.reshape(-1)).float() for array in (advantages, targets))
    return Plays(inputs, masks, actions, logarithms, *flat), step


def _lead(step: BatchStep) -> NDArray[np.float64]:
    """By how many counted tricks the seat to play is ahead."""
    own, other = (FIELDS[name].begin for name in ("own_counted", "opponent_counted"))
    rows: NDArray[np.float64] = step.observations.astype(np.float64)
    return rows[:, own] - rows[:, other]


def discounted_advantages(
    values: NDArray[np.float64], gains: NDArray[np.float64], *, decay: float = 0.95
) -> NDArray[np.float64]:
    """Generalised advantage estimation (Schulman and others 2016), from north's side."""
    following = np.concatenate([values[1:], np.zeros_like(values[:1])])
    advantages: NDArray[np.float64] = gains / 5 + following - values  # gains of about 1
    for play in reversed(range(len(values) - 1)):
        advantages[play] += decay * advantages[play + 1]
    return advantages


def improve(
    policy: Policy, optimizer: torch.optim.Optimizer, plays: Plays, *, rows: int = 4_096
) -> None:
    """Two rounds of proximal policy optimization (Schulman and others 2017)."""
    advantages = (plays.advantages - plays.advantages.mean()) / (plays.advantages.std() + 1e-6)
    for _ in range(2):
        for chosen in torch.randperm(len(advantages)).split(rows):
            logarithms, values = policy(plays.inputs[chosen], plays.masks[chosen])
            taken = logarithms.gather(1, plays.actions[chosen])
            ratio = (taken - plays.logarithms[chosen]).exp().squeeze(1)
            gain = advantages[chosen]
            policy_loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            value_loss = functional.mse_loss(values, plays.targets[chosen])
            entropy = -(logarithms.exp() * logarithms).sum(dim=1).mean()
            optimizer.zero_grad()
            (policy_loss + 0.5 * value_loss - 0.01 * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


class PolicyPlayer:
    """A player that plays the card its policy likes best: it fits wherever players do."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, view: View) -> Card:
        """The card liked best."""
        mask = np.zeros((1, 52), np.uint8)
        mask[0, [card.index for card in view.legal_plays()]] = 1
        sight = Sight.of(observation(view)[None], mask)
        with torch.no_grad():
            logarithms, _ = self._policy(sight.inputs, sight.masks)
        return Card.from_index(int(sight.cards(logarithms.argmax(dim=1).numpy())[0]))


def margin(player: Player, opponent: Player, deals: int) -> tuple[float, float]:
    """Points a hand over the opponent, each deal played from both seats, and its standard error."""
    means = []
    for number in range(deals):
        deal = Deal.shuffled(number, Seat(number % 2))
        means.append(sum(_play(deal, player, opponent, seat) for seat in Seat) / 2)
    return float(np.mean(means)), float(np.std(means) / deals**0.5)


def _play(deal: Deal, player: Player, opponent: Player, seat: Seat) -> int:
    hand = Hand.start(RULES, deal)
    while (mover := hand.to_play) is not None:
        hand = hand.play((player if mover is seat else opponent).choose(hand.view(mover)))
    points = (0, 0) if hand.result is None else hand.result.points
    return points[seat] - points[seat.opponent]


def train(*, rounds: int, hands: int, units: int, seed: int) -> Policy:
    """Let a new policy learn from so many rounds of so many hands against itself."""
    torch.manual_seed(seed)
    policy = Policy(units)
    optimizer = torch.optim.Adam(policy.parameters(), lr=2e-3)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1, 0.05, total_iters=rounds)
    env = BatchEnv(RULES, hands, seed=seed)
    step = env.reset()
    for number in range(1, rounds + 1):
        plays, step = play_hands(env, step, policy)
        improve(policy, optimizer, plays)
        slower.step()
        if number % 10 == 0:
            print(f"{number * hands:>7} hands, {time.process_time():.0f} s of processor time")
    return policy


def main(arguments: list[str] | None = None) -> None:
    """Train, then play a duplicate match against the greedy player."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=100, help="rounds of learning")
    parser.add_argument("--hands", type=int, default=512, help="hands in each round")
    parser.add_argument("--units", type=int, default=128, help="units in each hidden layer")
    parser.add_argument("--deals", type=int, default=200, help="deals of the match at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    policy = train(rounds=given.rounds, hands=given.hands, units=given.units, seed=given.seed)
    mean, error = margin(PolicyPlayer(policy), make_player("greedy"), given.deals)
    print(f"against greedy: {mean:+.2f} points a hand (standard error {error:.2f})")


if __name__ == "__main__":
    main()
