"""`germanwhist judgement`: how well players judge positions of stage one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from germanwhist.arena import (
    Contestant,
    build_positions,
    load_positions,
    score_judgement,
)
from germanwhist.cli.helpful_group import HelpfulGroup
from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import new_file
from germanwhist.errors import GermanWhistError
from germanwhist.notation import format_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.arena import JudgementScore
    from germanwhist.cli.progress import Progress
    from germanwhist.notation import Record

__all__ = ["command"]


@click.group("judgement", cls=HelpfulGroup)
def command() -> None:
    """Score players on positions of stage one whose values a strong search has found."""


@command.command("score")
@click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
@click.option(
    "--positions",
    "path",
    metavar="FILE",
    help="Positions other than the package's own.",
)
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of the players."
)
@json_option
@click.pass_context
def score(
    context: click.Context, *, players: tuple[str, ...], path: str | None, seed: int, is_json: bool
) -> None:
    """Tell what each PLAYER gives away in a play, in points of the hand.

    A player is named as for the arena. It is shown what the seat whose turn it is may know.
    """
    contestants = tuple(map(Contestant, players))
    try:
        for contestant in contestants:
            contestant.identity()
    except GermanWhistError as error:
        raise click.UsageError(str(error), context) from None
    positions = load_positions(path)
    if not positions:
        raise click.UsageError(f"{path}: found no positions (expected one)", context)
    with progress_bar("judging", len(contestants)) as progress:
        for contestant in contestants:
            found = score_judgement(contestant, positions=positions, seed=seed)
            click.echo(_json(contestant, found) if is_json else _line(contestant, found))
            progress.next_part(1)


def _line(contestant: Contestant, found: JudgementScore) -> str:
    error = found.cost.standard_error
    known = "" if error is None else f" ±{error:.3f}"
    return (
        f"{contestant.text}: {found.cost.value:.3f}{known} points given away in a play, "
        f"{found.agreement:.0%} of {found.positions} plays as good as the best"
    )


def _json(contestant: Contestant, found: JudgementScore) -> str:
    value = {
        "player": contestant.text,
        "positions": found.positions,
        "cost": found.cost.value,
        "standard_error": found.cost.standard_error,
        "agreement": found.agreement,
        "cost_by_rules": found.cost_by_rules,
    }
    return json.dumps(value)


@command.command("build")
@click.argument("target", metavar="FILE")
@click.option(
    "--count",
    type=click.IntRange(min=1),
    default=120,
    show_default=True,
    help="How many positions.",
)
@click.option(
    "--worlds",
    type=click.IntRange(min=2),
    default=2_000,
    show_default=True,
    help="Layouts drawn for each; four times as many halve the errors.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="The same seed makes the same set.",
)
def build(*, target: str, count: int, worlds: int, seed: int) -> None:
    """Make a set of positions: half of the standard game, half of six rule sets in turn.

    FILE ends in .gwr or .jsonl. With 2,000 layouts a position takes about a second.
    """
    form = format_of(target)
    with progress_bar("valuing", count) as progress, new_file(target) as stream:
        form.write(_told(build_positions(count, worlds=worlds, seed=seed), progress), stream)


def _told(records: Iterator[Record], progress: Progress) -> Iterator[Record]:
    for record in records:
        yield record
        progress.next_part(1)
