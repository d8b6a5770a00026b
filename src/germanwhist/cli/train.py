"""`germanwhist train`: train the learned policy and critic of stage one."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar

if TYPE_CHECKING:
    from germanwhist.training import Point

__all__ = ["command"]

_POSITIVE = click.IntRange(min=1)


@click.command("train")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--hands", type=_POSITIVE, default=6_500_000, show_default=True, help="Hands in all.")
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
    help="Steps (of 2,048 hands) between two checkpoints with a measure of strength.",
)
@click.option(
    "--deals",
    type=click.IntRange(min=2),
    default=1000,
    show_default=True,
    help="Duplicate deals of each measure of strength.",
)
@json_option
def command(  # noqa: PLR0913 - click hands over each option by name
    *,
    folder: Path,
    hands: int,
    seed: int,
    precision: str,
    steps_between: int,
    deals: int,
    is_json: bool,
) -> None:
    """Train the learned policy and critic of stage one by self-play.

    FOLDER receives the checkpoint, the weights and the strength curve. If it has a checkpoint, the
    run goes on from there with the settings it began with. Needs PyTorch, the extra "train".
    One seed gives one result on one machine; the work is done by one thread.
    """
    if importlib.util.find_spec("torch") is None:
        raise click.ClickException(
            "training needs PyTorch (expected the extra: pip install 'germanwhist[train]')"
        )
    # PyTorch is slow to load, and nothing else needs it.
    from germanwhist.training import Point, Settings, open_run, run_training  # noqa: PLC0415

    settings = Settings(seed=seed, hands=hands, precision=precision)
    trainer = open_run(folder, settings)
    run = run_training(trainer, folder, steps_between=steps_between, deals=deals)
    with progress_bar("training", trainer.settings.hands) as progress:
        for news in run:
            if isinstance(news, Point):
                click.echo(json.dumps(asdict(news)) if is_json else _line(news))
            else:
                progress.at(news)


def _line(point: Point) -> str:
    """One point of the curve as text."""
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
