"""What servers do for a club, with the limit of the machine beside it.

`python -m benchmarks.club` prints one JSON object: one process on SQLite, then one, two and four
on a PostgreSQL server that it starts, where one is installed. Each time one match is played at
each of many tables at once. Then as many clients send as many messages to the least server that
there can be (`benchmarks.echo`): what is between the two is ours, what is beyond is the machine's.
The clients share the machine with the servers, so compare figures of one run.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import click

from benchmarks.echo import echo_figures
from benchmarks.postgresql import cluster, new_database, programs
from benchmarks.server import serving
from benchmarks.tables import figures_of

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["club"]

_PLAYS = 26  # of a client in a hand


def club(
    *,
    tables: int,
    level: str,
    rules: str,
    postgresql: str | None = None,
    processes: Sequence[int] = (1, 2, 4),
) -> dict[str, dict[str, float]]:
    """The figures by name of the database, and by `echo_` with that name the machine's limit.

    Args:
        tables: how many at once.
        level: the computer level opposite.
        rules: the rule set, as text.
        postgresql: the URL of an empty database; None for SQLite alone.
        processes: how many servers share that database, one number after the other.
    """
    found: dict[str, dict[str, float]] = {}

    def play(name: str, place: str, servers: int) -> None:
        with ExitStack() as stack:
            running = [stack.enter_context(serving(place)) for _ in range(servers)]
            figures = figures_of(running, tables=tables, level=level, rules=rules)
        found[name] = {"processes": servers, "tables": tables, **figures}

    def echo(name: str, place: str) -> None:
        found[f"echo_{name}"] = echo_figures(place, clients=tables, messages=_PLAYS)

    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "tables.db")
        play("sqlite", file, 1)
        echo("sqlite", file)
    if postgresql is not None:
        for servers in processes:
            play(f"postgresql_{servers}", postgresql, servers)
        echo("postgresql", postgresql)
    return found


@click.command()
@click.option("--tables", default=100, show_default=True, type=click.IntRange(min=4))
@click.option("--level", default="novice", show_default=True)
@click.option("--rules", default="standard", show_default=True)
@click.option(
    "--postgresql", metavar="URL", help="An empty database; without it one is made for the run."
)
def main(*, tables: int, level: str, rules: str, postgresql: str | None) -> None:
    """Print the figures of one, two and four server processes as JSON."""
    with ExitStack() as stack:
        if postgresql is None and programs() is not None:
            postgresql = new_database(stack.enter_context(cluster(is_durable=True)))
        began = {
            "date": dt.datetime.now(dt.UTC).date().isoformat(),
            "processors": os.cpu_count(),
            "load_before": round(os.getloadavg()[0], 1),
        }
        figures = club(tables=tables, level=level, rules=rules, postgresql=postgresql)
    rounded = {
        name: {figure: round(value, 2) for figure, value in values.items()}
        for name, values in figures.items()
    }
    load = {"load_after": round(os.getloadavg()[0], 1)}
    click.echo(json.dumps({**began, **load, **rounded}, indent=2))


if __name__ == "__main__":
    main()
