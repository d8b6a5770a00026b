"""What one server process does for a club, with the limit of the machine beside it.

`python -m benchmarks.club` prints one JSON object. For each database it plays one match at each of
many tables at once, and then has as many clients send as many messages to the least server that
there can be (`benchmarks.echo`): what is between the two is ours, what is beyond is the machine's.
The clients share the machine with the server, so compare figures of one run.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

import click

from benchmarks.echo import echo_figures
from benchmarks.server import serving
from benchmarks.tables import figures_of

__all__ = ["club"]

_PLAYS = 26  # of a client in a hand


def club(
    *, tables: int, level: str, rules: str, postgresql: str | None = None
) -> dict[str, dict[str, float]]:
    """The figures by name of the database, and by `echo_` with that name the machine's limit.

    Args:
        tables: how many at once.
        level: the computer level opposite.
        rules: the rule set, as text.
        postgresql: the URL of an empty database; None for SQLite alone.
    """
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        places = {"sqlite": str(Path(folder) / "tables.db")}
        if postgresql is not None:
            places["postgresql"] = postgresql
        for name, place in places.items():
            with serving(place) as server:
                played = figures_of(server, tables=tables, level=level, rules=rules)
            found[name] = {"tables": tables, **played}
            found[f"echo_{name}"] = echo_figures(place, clients=tables, messages=_PLAYS)
    return found


@click.command()
@click.option("--tables", default=100, show_default=True, type=click.IntRange(min=2))
@click.option("--level", default="novice", show_default=True)
@click.option("--rules", default="standard", show_default=True)
@click.option("--postgresql", metavar="URL", help="An empty database, to be measured too.")
def main(*, tables: int, level: str, rules: str, postgresql: str | None) -> None:
    """Print the figures of one server process as JSON."""
    figures = club(tables=tables, level=level, rules=rules, postgresql=postgresql)
    rounded = {
        name: {figure: round(value, 2) for figure, value in values.items()}
        for name, values in figures.items()
    }
    click.echo(json.dumps({"processors": os.cpu_count(), **rounded}, indent=2))


if __name__ == "__main__":
    main()
