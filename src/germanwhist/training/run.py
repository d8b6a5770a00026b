"""A whole run in a folder: checkpoint, weights and a strength curve that grow as it goes."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from germanwhist.engine.networks import Networks
from germanwhist.engine.strength import measure_strength
from germanwhist.rules import RuleSet
from germanwhist.training.trainer import Trainer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from germanwhist.training.settings import Settings
    from germanwhist.training.trainer import Step

__all__ = ["Point", "has_run", "open_run", "response_result", "run_training"]

CHECKPOINT: Final = "run.checkpoint"
WEIGHTS: Final = "stage_one.weights"
CURVE: Final = "strength.jsonl"

_SEED_OF_DEALS: Final = 20_000
_CURVE_RULES: Final = ("standard", "objective=by_colour", "first_stage_follow=free")


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the strength curve; results in tricks a hand above an even split.

    Args:
        hands: hands of the run so far.
        entropy: of the policy where it has a choice, in nats.
        explained: the share of the variance of the outcome that the critic explains.
        against_greedy: for each rule set measured, the mean and its standard error.
        against_before: the mean against the networks of the point before, in the standard game or
            the one rule set trained in, and its standard error; None at the first point.
        against_victim: the mean against the player that the run learns to beat, and its standard
            error; None in self-play, which has the two results above.
    """

    hands: int
    entropy: float
    explained: float
    against_greedy: dict[str, tuple[float, float]]
    against_before: tuple[float, float] | None = None
    against_victim: tuple[float, float] | None = None


def open_run(
    folder: Path,
    settings: Settings,
    *,
    levels: int = 10,
    victim: bytes | None = None,
    start: bytes | None = None,
) -> Trainer:
    """The trainer of a folder: from its checkpoint if there is one, else a new one.

    Args:
        folder: where the run lives; made if it is not there.
        settings: of a new run; a checkpoint brings its own.
        levels: tricks that the exact tables cover; more make playing faster.
        victim: of a new run, the weights of a player to be beaten; None for self-play.
        start: of a new run, the weights to begin with; None for random ones.

    Raises:
        EngineError: the checkpoint is not sound (code `bad_checkpoint`).
    """
    folder.mkdir(parents=True, exist_ok=True)
    if has_run(folder):
        return Trainer.resume(folder / CHECKPOINT, levels=levels)
    return Trainer(settings, levels=levels, victim=victim, start=start)


def has_run(folder: Path) -> bool:
    """Whether a folder has a checkpoint to go on from."""
    return (folder / CHECKPOINT).exists()


def run_training(
    trainer: Trainer, folder: Path, *, steps_between: int, deals: int
) -> Iterator[Point | int]:
    """Train to the end, and keep the folder up to date.

    Args:
        trainer: from `open_run`.
        folder: where checkpoint, weights and curve go; each is replaced whole.
        steps_between: steps between two points of the curve; the files are written with each.
        deals: deals of each duplicate match of a point.

    Yields:
        The hands so far after every step, and every point.
    """
    weights = folder / WEIGHTS
    while not trainer.is_done:
        step = trainer.step()
        yield step.hands
        if step.steps % steps_between and not trainer.is_done:
            continue
        before = Networks.read(weights) if weights.exists() else None
        point = _point(trainer, step, before, deals)
        trainer.save(folder / CHECKPOINT)
        _replace(weights, trainer.weights())
        with (folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(asdict(point)) + "\n")
        yield point


def _point(trainer: Trainer, step: Step, before: Networks | None, deals: int) -> Point:
    """The run as it stands after a step, measured in duplicate deals."""
    now, figures = trainer.networks(), (step.hands, step.progress.entropy, step.progress.explained)
    if trainer.victim is not None:
        return Point(*figures, {}, against_victim=response_result(trainer, deals=deals))
    alone = trainer.settings.rules
    against_greedy = {
        text: _result((now, None), RuleSet.parse(text), deals)
        for text in ((alone,) if alone else _CURVE_RULES)
    }
    ruleset = RuleSet.parse(alone)
    return Point(*figures, against_greedy, before and _result((now, before), ruleset, deals))


def response_result(trainer: Trainer, *, deals: int) -> tuple[float, float]:
    """What the best cards of a trained response win of its victim, in tricks a hand.

    Args:
        trainer: of a run with a victim.
        deals: duplicate deals to play, the same ones each time.

    Returns:
        The mean, in the mean of the rule sets it is trained in, and its standard error.
    """
    shares = trainer.settings.shares()
    results = [
        measure_strength(
            (trainer.networks(), trainer.victim),
            RuleSet.parse(text),
            deals=deals,
            seed=_SEED_OF_DEALS,
            tables=trainer.tables,
            is_second_sampled=trainer.settings.is_sampled,
        )
        for text in shares
    ]
    parts = [share / sum(shares.values()) for share in shares.values()]
    mean = sum(part * found.mean for part, found in zip(parts, results, strict=True))
    variance = sum(
        (part * found.standard_error) ** 2 for part, found in zip(parts, results, strict=True)
    )
    return mean, sqrt(variance)


def _result(
    players: tuple[Networks, Networks | None], ruleset: RuleSet, deals: int
) -> tuple[float, float]:
    strength = measure_strength(players, ruleset, deals=deals, seed=_SEED_OF_DEALS)
    return strength.mean, strength.standard_error


def _replace(file: Path, content: bytes) -> None:
    part = file.with_name(file.name + ".part")
    part.write_bytes(content)
    part.replace(file)
