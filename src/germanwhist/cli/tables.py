"""`germanwhist tables`: tables of stage two in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from germanwhist.cli.helpful_group import HelpfulGroup
from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.engine import build_table_file, table_info, table_positions
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from germanwhist.engine import TableInfo

__all__ = ["command"]


@click.group("tables", cls=HelpfulGroup)
def command() -> None:
    """Build tables that make exact solving faster, and look at them.

    No command needs them: small tables are built in memory, in less than a second, whenever
    something is solved. A table of 13 tricks answers every position of stage two at once.
    """


@command.command("build")
@click.option(
    "--tricks",
    type=click.IntRange(1, 13),
    required=True,
    help="The most tricks to cover; 13 takes 2.5 GB and some minutes.",
)
@click.option(
    "--out",
    "path",
    type=click.Path(path_type=Path),
    required=True,
    help="The file to make.",
)
@click.option(
    "--objective",
    type=click.Choice([objective.value for objective in Objective]),
    default=Objective.HIGH.value,
    show_default=True,
    help="For hands played for many tricks, or for few.",
)
@click.option("--no-trumps", is_flag=True, help="For hands without trumps.")
@click.option(
    "--threads",
    type=click.IntRange(min=1),
    help="Threads that build; without it one for each processor.",
)
@json_option
def build(  # noqa: PLR0913 - click hands over each option by name
    *,
    tricks: int,
    path: Path,
    objective: str,
    no_trumps: bool,
    threads: int | None,
    is_json: bool,
) -> None:
    """Build a table and keep it in a file.

    The file appears when it is complete and checked. A build that was interrupted goes on after
    its last complete level when it is started again.
    """
    total = table_positions(tricks, has_trump=not no_trumps)
    with progress_bar("building", total) as progress:
        info = build_table_file(
            path,
            tricks=tricks,
            objective=Objective(objective),
            has_trump=not no_trumps,
            threads=threads,
            progress=lambda report: progress.at(report.done),
        )
    _show(info, is_json=is_json)


@command.command("info")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@json_option
def info(*, path: Path, is_json: bool) -> None:
    """Check every byte of a table file and say what it holds."""
    _show(table_info(path), is_json=is_json)


def _show(found: TableInfo, *, is_json: bool) -> None:
    value = {
        "file": str(found.path),
        "version": found.version,
        "objective": found.objective.value,
        "trumps": found.has_trump,
        "tricks": found.tricks,
        "positions": found.positions,
        "bytes": found.size,
        "checksums": [f"{checksum:016x}" for checksum in found.checksums],
    }
    if is_json:
        click.echo(json.dumps(value))
        return
    trumps = "trumps" if found.has_trump else "no trumps"
    click.echo(
        f"{found.path}: {found.objective.value} hands with {trumps}, up to {found.tricks} tricks, "
        f"{found.positions:,} positions, {found.size:,} bytes, format {found.version}, sound"
    )
