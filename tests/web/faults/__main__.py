"""Lets things go wrong while people play, and prints what was lost as one JSON object."""

from __future__ import annotations

import asyncio
import json
import tempfile
from contextlib import ExitStack
from math import inf
from pathlib import Path

import click

from benchmarks.postgresql import cluster, new_database
from tests.web.faults.kinds import KINDS, OF_POSTGRESQL, OF_SQLITE
from tests.web.faults.trial import trial


@click.command()
@click.option("--processes", default=4, show_default=True, type=click.IntRange(min=1))
@click.option("--faults", default=10_000, show_default=True, type=click.IntRange(min=0))
@click.option("--tables", default=10, show_default=True, type=click.IntRange(min=1))
@click.option("--kind", "kinds", multiple=True, type=click.Choice(sorted(KINDS)))
@click.option("--seed", default=1, show_default=True)
@click.option("--minutes", default=inf, help="After which no further fault comes.")
def main(  # noqa: PLR0913 - what a trial is made of
    *, processes: int, faults: int, tables: int, kinds: tuple[str, ...], seed: int, minutes: float
) -> None:
    """Let FAULTS things go wrong: one process on SQLite, several on PostgreSQL."""
    with ExitStack() as stack:
        if processes == 1:
            place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = f"sqlite:///{place / 'tables.db'}"
        else:
            # What programs have written the system keeps, whichever of them ends.
            database = new_database(stack.enter_context(cluster()))
        found = trial(
            database,
            kinds=kinds or (OF_SQLITE if processes == 1 else OF_POSTGRESQL),
            faults=faults,
            processes=processes,
            tables=tables,
            seed=seed,
            seconds=60 * minutes,
            tell=lambda number: click.echo(f"{number} of {faults}", err=True),
        )
        click.echo(json.dumps(asyncio.run(found)))


main()
