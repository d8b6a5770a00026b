"""`germanwhist train`: train the learned policy and critic of stage one, or a best response."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from germanwhist.cli.options import json_option, reads
from germanwhist.cli.progress import progress_bar
from germanwhist.engine.processors import processor_count
from germanwhist.rules import RuleSet

if TYPE_CHECKING:
    from germanwhist.training import Point, Settings, Trainer

__all__ = ["command"]

_POSITIVE = click.IntRange(min=1)
_RATE = click.FloatRange(min=0, min_open=True, max=1)
_SHIPPED = "shipped"
_MOST_A_STEP = 32_768  # they take some 5 GB of memory
_HANDS = (6_500_000, 2_000_000)  # of self-play; against a player
_DEALS = (1000, 20_000)


@click.command("train")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--against",
    metavar="PLAYER",
    help="Learn to beat this player alone, which stays as it is: policy for the shipped one, a "
    "weights file, or any player of the arena, such as level:master, by plays that are recorded "
    "first.",
)
@click.option(
    "--from-scratch", is_flag=True, help="With --against: begin with random weights, not shipped."
)
@click.option(
    "--start",
    metavar="WEIGHTS",
    help="Begin with these weights: shipped for those of the package, or a weights file.",
)
@click.option(
    "--sampled",
    is_flag=True,
    help="With --against: the player draws its cards by its chances and does not play the best.",
)
@click.option(
    "--recorded",
    type=click.IntRange(min=2),
    default=2000,
    show_default=True,
    help="With --against and a player without weights: hands to record.",
)
@click.option(
    "--workers",
    type=_POSITIVE,
    help="Processes that record; without it one for each processor.",
)
@click.option(
    "--rules",
    callback=lambda context, parameter, text: (
        text and reads(RuleSet.parse)(context, parameter, text)
    ),
    metavar="RULES",
    help="One rule set to train in; without it the mixture of all, or with --against the standard "
    "game.",
)
@click.option(
    "--hands", type=_POSITIVE, help="Hands in all; 6,500,000 or, with --against, 2,000,000."
)
@click.option(
    "--hands-per-step",
    type=click.IntRange(min=1, max=_MOST_A_STEP),
    default=2048,
    show_default=True,
    help="Hands played before the networks are changed, about.",
)
@click.option(
    "--learning-rate",
    type=_RATE,
    nargs=2,
    metavar="FIRST LAST",
    help="Between these the learning rate falls; 0.0006 0.00003 without it.",
)
@click.option(
    "--entropy",
    type=click.FloatRange(min=0, max=1),
    nargs=2,
    metavar="FIRST LAST",
    help="The price of a nat of entropy in tricks; 0.05 0.01 without it, or 0.01 0.002 where "
    "the weights are not random at first.",
)
@click.option(
    "--correction",
    type=click.FloatRange(min=0, max=1),
    nargs=2,
    metavar="FIRST LAST",
    help="How far what chosen plays show beyond the critic's values counts; 0.3 1 without it.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=1,
    show_default=True,
    help="One seed gives one result on one machine.",
)
@click.option(
    "--precision",
    type=click.Choice(["float32", "bfloat16"]),
    default="float32",
    show_default=True,
    help="Number format; bfloat16 is much faster where the processor has it.",
)
@click.option(
    "--steps-between",
    type=_POSITIVE,
    default=100,
    show_default=True,
    help="Steps between two checkpoints with a measure of strength.",
)
@click.option(
    "--deals",
    type=click.IntRange(min=2),
    help="Duplicate deals of each measure of strength; 1000 or, with --against, 20,000.",
)
@json_option
def command(  # noqa: PLR0913 - click hands over each option by name
    *,
    folder: Path,
    against: str | None,
    from_scratch: bool,
    start: str | None,
    sampled: bool,
    recorded: int,
    workers: int | None,
    rules: RuleSet | None,
    hands: int | None,
    hands_per_step: int,
    learning_rate: tuple[float, float] | None,
    entropy: tuple[float, float] | None,
    correction: tuple[float, float] | None,
    seed: int,
    precision: str,
    steps_between: int,
    deals: int | None,
    is_json: bool,
) -> None:
    """Train the learned policy and critic of stage one by self-play, or a best response.

    FOLDER receives the checkpoint, the weights and the strength curve. If it has a checkpoint, the
    run goes on from there with the settings it began with. Needs PyTorch, the extra "train".
    One seed gives one result on one machine; but for the recording, the work is done by one thread.

    With --against, what the response wins in the end, in tricks a hand, is a lower bound of how
    far the player can be exploited. The arena plays it as trained:FOLDER/stage_one.weights.
    """
    if against is None and (from_scratch or sampled):
        raise click.UsageError("--from-scratch and --sampled need --against PLAYER")
    if from_scratch and start is not None:
        raise click.UsageError("--from-scratch begins with random weights (expected no --start)")
    if importlib.util.find_spec("torch") is None:
        raise click.ClickException(
            "training needs PyTorch (expected the extra: pip install 'germanwhist[train]')"
        )
    # PyTorch is slow to load, and nothing else needs it.
    from germanwhist.training import Settings  # noqa: PLC0415

    is_response = against is not None
    if start is None and is_response and not from_scratch:
        start = _SHIPPED
    usual = Settings()
    settings = Settings(
        seed=seed,
        hands=hands or _HANDS[is_response],
        hands_per_step=hands_per_step,
        precision=precision,
        learning_rate=learning_rate or usual.learning_rate,
        entropy=entropy or (usual.entropy if start is None else (0.01, 0.002)),
        correction=correction or usual.correction,
        least_probability=0.02 if is_response else usual.least_probability,
        rules=str(rules or ("standard" if is_response else "")),
        victim=against or "",
        is_sampled=sampled,
    )
    trainer = _trainer(folder, settings, recorded=recorded, workers=workers, start=start)
    _run(
        trainer,
        folder,
        steps_between=steps_between,
        deals=deals or _DEALS[bool(trainer.settings.victim)],
        is_json=is_json,
    )


def _trainer(
    folder: Path, settings: Settings, *, recorded: int, workers: int | None, start: str | None
) -> Trainer:
    """The run of a folder, or a new one with what it begins with."""
    from germanwhist.cli.train_victim import victim_weights, weights_of  # noqa: PLC0415 - PyTorch
    from germanwhist.training import has_run, open_run  # noqa: PLC0415

    if has_run(folder):
        return open_run(folder, settings)
    first = None if start is None else weights_of(start)
    if not settings.victim:
        return open_run(folder, settings, start=first)
    folder.mkdir(parents=True, exist_ok=True)
    workers = workers or processor_count()
    victim = victim_weights(settings, folder, recorded=recorded, workers=workers)
    return open_run(folder, settings, victim=victim, start=first)


def _run(trainer: Trainer, folder: Path, *, steps_between: int, deals: int, is_json: bool) -> None:
    """Train to the end, and tell the points of the curve."""
    from germanwhist.training import Point, run_training  # noqa: PLC0415

    run = run_training(trainer, folder, steps_between=steps_between, deals=deals)
    with progress_bar("training", trainer.settings.hands) as progress:
        for news in run:
            if isinstance(news, Point):
                click.echo(json.dumps(asdict(news)) if is_json else _line(news))
            else:
                progress.at(news)


def _line(point: Point) -> str:
    """One point of the curve as text."""
    if point.against_victim is not None:
        mean, error = point.against_victim
        return (
            f"{point.hands:,} hands, entropy {point.entropy:.2f}, critic {point.explained:.0%}; "
            f"wins {mean:+.3f} ±{error:.3f} tricks a hand"
        )
    results = [
        f"{text} {mean:+.2f} ±{error:.2f}" for text, (mean, error) in point.against_greedy.items()
    ]
    if point.against_before is not None:
        mean, error = point.against_before
        results.append(f"the point before {mean:+.2f} ±{error:.2f}")
    return (
        f"{point.hands:,} hands, entropy {point.entropy:.2f}, critic {point.explained:.0%}; "
        f"greedy in {', '.join(results)}"
    )
