"""`germanwhist bench`: how fast the kernel is on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict

import click

from germanwhist.cli.options import json_option
from germanwhist.engine import measure_kernel

__all__ = ["command"]

_MEANINGS = {
    "solve_us_9": "microseconds to solve 13 tricks, tables up to 9",
    "solve_us_10": "the same, tables up to 10",
    "first_solve_s": "seconds until the first position is solved",
    "worlds_per_s": "worlds drawn in a second",
    "hands_per_s": "random hands played in a second",
    "policy_us": "microseconds of one decision by the policy network",
    "signature": "positions visited by fixed searches, on every machine",
}


@click.command("bench")
@json_option
def command(*, is_json: bool) -> None:
    """Measure the kernel: solving, drawing worlds, playing, deciding.

    Takes some ten seconds and one processor. The figures are those of the quickest of several
    passes. The signature is not a speed: it changes only when the search does.
    """
    figures = asdict(measure_kernel())
    if is_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        shown = f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
        click.echo(f"{name:<14} {shown:>14}  {_MEANINGS[name]}")
