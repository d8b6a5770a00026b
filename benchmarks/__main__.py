"""Run benchmarks and print their figures."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click

from benchmarks import (
    envs,
    equilibrium,
    low_worths,
    options,
    reasons,
    records,
    rules,
    tables,
    terminal,
)

if TYPE_CHECKING:
    from collections.abc import Callable

BENCHMARKS: Final[dict[str, Callable[[], dict[str, float]]]] = {
    "envs": envs.run,
    "equilibrium": equilibrium.run,
    "low_worths": low_worths.run,
    "options": options.run,
    "reasons": reasons.run,
    "records": records.run,
    "rules": rules.run,
    "tables": tables.run,
    "terminal": terminal.run,
}


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(sorted(BENCHMARKS)))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(names: tuple[str, ...], *, as_json: bool) -> None:
    """Run the benchmarks NAMES, or all of them."""
    figures = {name: BENCHMARKS[name]() for name in names or sorted(BENCHMARKS)}
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    for name, values in figures.items():
        click.echo(name)
        for figure, value in values.items():
            digits = 0 if abs(value) >= 100 else 2
            click.echo(f"  {figure:<42} {value:>14,.{digits}f}")


if __name__ == "__main__":
    main()
