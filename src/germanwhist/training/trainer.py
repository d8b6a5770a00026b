"""A training run: steps of playing and learning, with checkpoints between."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final, final

import torch

from germanwhist.engine.networks import Networks
from germanwhist.engine.self_play import CRITIC_INPUTS, POLICY_INPUTS, SelfPlay
from germanwhist.engine.tables import SolvedTables
from germanwhist.errors import EngineError
from germanwhist.rules import RuleSet
from germanwhist.training.episodes import play_hands
from germanwhist.training.export import weights_bytes
from germanwhist.training.networks import Averaged, Perceptron
from germanwhist.training.reading import read_perceptrons
from germanwhist.training.settings import Settings
from germanwhist.training.update import Learner, Pair, Progress, improve

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["Step", "Trainer"]

_CARDS: Final = 52
_SEED_OF_STEP: Final = 1_000_003


@dataclass(frozen=True, slots=True)
class Step:
    """What one step did.

    Args:
        steps: steps of the run so far.
        hands: hands of the run so far.
        progress: what the step showed.
    """

    steps: int
    hands: int
    progress: Progress


@final
class Trainer:
    """A training run that can be stopped after any step and resumed from its checkpoint.

    Every step draws its deals and choices from the seed and its own number alone, so a run that is
    resumed gives the same networks as one that never stopped. It computes on one thread.

    Args:
        settings: how to train.
        levels: tricks that the exact tables cover; more make playing faster.
        victim: the weights of a player to be beaten, which stays as it is and plays one seat of
            every hand; None for self-play.
        start: the weights to begin with, whose layers then have their own sizes whatever the
            settings say; None for random ones.

    Example:
        >>> trainer = Trainer(Settings(hands=60, hands_per_step=20, policy_units=(16, 16),
        ...     critic_units=(16, 16)), levels=4)
        >>> trainer.step().steps, trainer.is_done
        (1, False)

    Source: own; see `play_hands` and `improve` for the methods.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        levels: int = 10,
        victim: bytes | None = None,
        start: bytes | None = None,
    ) -> None:
        torch.set_num_threads(1)
        torch.use_deterministic_algorithms(mode=True)
        is_rough = settings.precision == "bfloat16"  # then the output layer may be so too
        torch.set_float32_matmul_precision("medium" if is_rough else "highest")
        self.steps = 0
        self.hands = 0
        self.tables = SolvedTables(levels=levels)
        self.victim = None if victim is None else Networks(victim)
        self._victim_weights = victim
        critic_inputs = CRITIC_INPUTS if victim is None else CRITIC_INPUTS + 1
        precision: torch.dtype = getattr(torch, settings.precision)
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(settings.seed)
            if start is None:
                sizes = (POLICY_INPUTS, *settings.policy_units, _CARDS)
                policy = Perceptron(sizes, precision=precision)
                sizes = (critic_inputs, *settings.critic_units, 1)
                critic = Perceptron(sizes, precision=precision)
            else:
                policy, critic = read_perceptrons(start, precision=precision)
                critic = critic.with_inputs(critic_inputs)
        self.settings = replace(settings, policy_units=policy.units, critic_units=critic.units)
        self._pair = Pair(policy=self._learner(policy), critic=self._learner(critic))

    def _learner(self, network: Perceptron) -> Learner:
        optimiser = torch.optim.Adam(network.parameters(), betas=(0.9, 0.99), eps=1e-5)
        return Learner(network, optimiser, Averaged(network, self.settings.average))

    @property
    def is_done(self) -> bool:
        """Whether all hands have been played."""
        return self.hands >= self.settings.hands

    def step(self) -> Step:
        """Play one step's hands and learn from them."""
        rng = torch.Generator().manual_seed(self.settings.seed * _SEED_OF_STEP + self.steps)
        games = [
            SelfPlay(
                RuleSet.parse(text),
                hands,
                seed=int(torch.randint(2**62, (), generator=rng).item()),
                tables=self.tables,
                frozen=self.victim,
                is_sampled=self.settings.is_sampled,
            )
            for text, hands in self.settings.shares().items()
        ]
        lessons = play_hands(
            games,
            self._pair.policy.network,
            self._pair.critic.network,
            settings=self.settings,
            rng=rng,
        )
        progress = improve(self._pair, lessons, settings=self.settings, hands=self.hands, rng=rng)
        self.steps += 1
        self.hands += sum(self.settings.shares().values())
        return Step(self.steps, self.hands, progress)

    def weights(self) -> bytes:
        """The weights file of the averaged networks as they are now."""
        return weights_bytes(self._pair.policy.averaged.network, self._pair.critic.averaged.network)

    def networks(self) -> Networks:
        """The averaged networks as they play."""
        return Networks(self.weights())

    def save(self, file: Path) -> None:
        """Write a checkpoint; a file that is there is replaced at once and whole."""
        state = {
            "settings": asdict(self.settings),
            "steps": self.steps,
            "hands": self.hands,
            "policy": self._pair.policy.state(),
            "critic": self._pair.critic.state(),
            "victim": self._victim_weights
            and torch.frombuffer(bytearray(self._victim_weights), dtype=torch.uint8),
        }
        part = file.with_name(file.name + ".part")
        torch.save(state, part)
        part.replace(file)

    @classmethod
    def resume(cls, file: Path, *, levels: int = 10) -> Trainer:
        """Go on from a checkpoint, with its settings.

        Raises:
            EngineError: the file is no checkpoint (code `bad_checkpoint`).
        """
        try:
            state: dict[str, Any] = torch.load(file, weights_only=True)
            settings: dict[str, Any] = state["settings"]
            kept = state["victim"]
            victim = None if kept is None else kept.numpy().tobytes()
            trainer = cls(Settings(**settings), levels=levels, victim=victim)
            trainer._pair.policy.restore(state["policy"])
            trainer._pair.critic.restore(state["critic"])
            trainer.steps, trainer.hands = state["steps"], state["hands"]
        except Exception as error:  # torch raises a dozen kinds for files that are not its own
            raise EngineError(
                f"{file}: not a checkpoint of this version (expected one written by training)",
                code="bad_checkpoint",
            ) from error
        return trainer
