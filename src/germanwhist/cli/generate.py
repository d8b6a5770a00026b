"""`germanwhist generate`: many hands with the exact value of their second stage."""

from __future__ import annotations

import contextlib
import importlib.util
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from germanwhist.arena import (
    Contestant,
    DataPlan,
    GeneratedHand,
    generate_hands,
    run_tasks,
)
from germanwhist.arena.contestants import record_names
from germanwhist.cli.options import rules_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import naming, new_file
from germanwhist.engine.processors import processor_count
from germanwhist.errors import GermanWhistError, NotationError
from germanwhist.notation import FORMATS, format_of

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from germanwhist.cli.progress import Progress
    from germanwhist.rules import RuleSet

__all__ = ["command"]

_PARQUET: Final = ".parquet"
_BLOCK: Final = 20  # hands for one process at a time


@click.command("generate")
@click.argument("target", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--hands", type=click.IntRange(min=1), default=1000, show_default=True, help="How many hands."
)
@click.option(
    "--north", default="greedy", show_default=True, metavar="PLAYER", help="In the north seat."
)
@click.option(
    "--south", default="greedy", show_default=True, metavar="PLAYER", help="In the south seat."
)
@rules_option
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="The same seed makes the same file on any number of workers.",
)
@click.option(
    "--workers", type=click.IntRange(min=1), help="Processes; without it one for each processor."
)
@click.pass_context
def command(  # noqa: PLR0913 - click hands over each option by name
    context: click.Context,
    *,
    target: Path,
    hands: int,
    north: str,
    south: str,
    ruleset: RuleSet,
    seed: int,
    workers: int | None,
) -> None:
    """Play many hands and write them with the exact value of their second stage.

    FILE ends in .parquet for a table, which needs pyarrow, the extra "data"; or in .gwr or .jsonl
    for records. It appears when it is complete. A player is named as for the arena.
    """
    players = (Contestant(north), Contestant(south))
    try:
        first, second = record_names((north, south), [player.identity() for player in players])
        form = None if target.suffix == _PARQUET else format_of(target)
    except NotationError:
        expected = ", ".join((_PARQUET, *FORMATS))
        raise click.UsageError(
            f"no such kind of file: {str(target)!r} (expected {expected})", context
        ) from None
    except GermanWhistError as error:
        raise click.UsageError(str(error), context) from None
    plan = DataPlan(players=players, ruleset=ruleset, seed=seed, names=(first, second))
    with progress_bar("playing", hands) as progress:
        made = _hands(plan, hands, workers or processor_count(), progress)
        with contextlib.closing(made):
            if form is None:
                _write_parquet(made, target, plan)
            else:
                with new_file(str(target)) as stream:
                    form.write((hand.record for hand in made), stream)


def _hands(
    plan: DataPlan, count: int, workers: int, progress: Progress
) -> Generator[GeneratedHand, None, None]:
    """The hands in their order, whatever process played them."""
    starts = range(0, count, _BLOCK)
    blocks = ((start, min(start + _BLOCK, count)) for start in starts)
    with contextlib.closing(run_tasks(partial(_block, plan), blocks, workers=workers)) as made:
        for block in made:
            yield from block
            progress.next_part(len(block))


def _block(plan: DataPlan, numbers: tuple[int, int]) -> list[GeneratedHand]:
    start, stop = numbers
    return generate_hands(plan, start=start, stop=stop)


def _write_parquet(made: Iterator[GeneratedHand], target: Path, plan: DataPlan) -> None:
    """Write a table that takes its name only when it is complete."""
    if importlib.util.find_spec("pyarrow") is None:
        raise click.ClickException(
            "Parquet needs pyarrow (expected the extra: pip install 'germanwhist[data]')"
        )
    from germanwhist.arena.parquet import write_parquet  # noqa: PLC0415 - an extra, and slow

    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with naming(str(target)):
            write_parquet(made, draft, plan)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
