"""What a training run does: one frozen value that is stored in its checkpoints."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["MIXTURE", "Rates", "Settings"]

MIXTURE: Final[Mapping[str, float]] = MappingProxyType(
    {
        "standard": 72,
        "trumps=none": 7,
        "objective=by_colour": 12,
        "first_stage_follow=free": 9,
        "counting=all_tricks": 6,
        "counting=weighted": 4,
        "pack=28": 6,
        "objective=by_colour trumps=none": 1,
        "first_stage_follow=free trumps=none": 1,
        "first_stage_follow=free objective=by_colour": 1,
        "first_stage_follow=free counting=all_tricks": 1,
        "counting=all_tricks trumps=none": 1,
        "pack=28 trumps=none": 1,
        "pack=28 objective=by_colour": 1,
        "pack=28 counting=all_tricks": 1,
    }
)
"""Rule sets that training deals from, with their weights: every option, most of all the standard
game. A step deals them in these shares, rounded, each at least once."""


@dataclass(frozen=True, slots=True)
class Rates:
    """What holds for one step.

    Args:
        learning: the learning rate.
        entropy: the price of a nat of entropy, in tricks.
        clip: how far a correction may move the probability of a play, as a ratio.
        correction: the weight of sampled corrections.
    """

    learning: float
    entropy: float
    clip: float
    correction: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How to train. One value of this and one machine give one result.

    Args:
        seed: decides every deal, every choice and the first weights.
        hands: hands to play in all; the rates below move over this span.
        hands_per_step: hands played with one policy before it is changed, about.
        policy_units: units of the policy's two hidden layers.
        critic_units: units of the critic's two hidden layers.
        learning_rate: first and last learning rate.
        entropy: first and last price of a nat of entropy, in tricks.
        trace: the lambda of returns for one play; two plays make a trick.
        least_probability: plays less likely than this are not valued by the critic, unless they
            are chosen: it saves half of the work when the policy has made up its mind.
        clip: how far a correction may move the probability of a play in one step, as a ratio.
        correction: first and last weight in the policy gradient of what chosen plays have shown
            beyond the critic's values: 0 takes the noise of sampled plays out, which helps at
            first; 1 makes the gradient unbiased, which counts at the end.
        rows: decisions in one update.
        critic_share: the share of the worlds that the critic learns from; those of one hand are
            much alike.
        average: what the averaged weights keep at each update.
        precision: number format of the hidden layers: `float32`, or `bfloat16` where the processor
            multiplies it natively, which is several times faster there.
        rules: the one rule set to train in; empty for the mixture.
        victim: what the frozen player is called that the run learns to beat; empty for self-play.
        is_sampled: whether the victim draws its plays by its policy's chances; else it plays the
            best card.
    """

    seed: int = 1
    hands: int = 6_500_000
    hands_per_step: int = 2048
    policy_units: tuple[int, int] = (384, 256)
    critic_units: tuple[int, int] = (256, 256)
    learning_rate: tuple[float, float] = (6e-4, 3e-5)
    entropy: tuple[float, float] = (0.05, 0.01)
    trace: float = 0.9
    least_probability: float = 0.005
    clip: float = 0.2
    correction: tuple[float, float] = (0.3, 1.0)
    rows: int = 4096
    critic_share: float = 0.5
    average: float = 0.999
    precision: str = "float32"
    rules: str = ""
    victim: str = ""
    is_sampled: bool = False

    def shares(self) -> dict[str, int]:
        """The hands of each rule set in one step."""
        if self.rules:
            return {self.rules: self.hands_per_step}
        whole = sum(MIXTURE.values())
        return {
            text: max(1, round(self.hands_per_step * weight / whole))
            for text, weight in MIXTURE.items()
        }

    def rates(self, hands: int) -> Rates:
        """The rates after so many hands: each moves evenly from its first to its last value."""
        done = min(1.0, hands / self.hands)

        def moved(span: tuple[float, float]) -> float:
            return span[0] + (span[1] - span[0]) * done

        return Rates(
            moved(self.learning_rate), moved(self.entropy), self.clip, moved(self.correction)
        )
