"""Lets things go wrong while people play, and prints what was lost as one JSON object."""

from __future__ import annotations

import json
import signal
from functools import reduce
from itertools import count
from operator import add
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click
import msgspec

from tests.web.faults.kinds import KINDS
from tests.web.faults.rounds import Round, RoundResult, play_rounds

if TYPE_CHECKING:
    from collections.abc import Iterator

_PROCESSES = (1, 2, 1, 4)  # of one round after the other


@click.command()
@click.option("--faults", default=10_000, show_default=True, type=click.IntRange(min=1))
@click.option("--in-a-round", default=100, show_default=True, type=click.IntRange(min=1))
@click.option("--at-once", default=6, show_default=True, type=click.IntRange(min=1))
@click.option("--tables", default=3, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--processes",
    multiple=True,
    default=_PROCESSES,
    show_default=True,
    help="Of one round after the other: one on SQLite, several on PostgreSQL.",
)
@click.option("--kind", "kinds", multiple=True, type=click.Choice(sorted(KINDS)))
@click.option("--first", default=1, show_default=True, help="The number of the first round.")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where each round becomes a line; those that are there are not played again.",
)
def main(  # noqa: PLR0913 - what a trial is made of
    *,
    faults: int,
    in_a_round: int,
    at_once: int,
    tables: int,
    processes: tuple[int, ...],
    kinds: tuple[str, ...],
    first: int,
    file: Path | None,
) -> None:
    """Let FAULTS things go wrong, in rounds of which some are played at once.

    Ctrl-C ends it after the rounds that have begun. Exit code 1 when anything was lost or wrong.
    """
    done = _read(file)
    is_over = False

    def stop(*_: object) -> None:
        nonlocal is_over
        is_over = True
        click.echo("the rounds that have begun are played to their end", err=True)

    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)

    def rounds() -> Iterator[Round]:
        known = {one.round.number for one in done if one.found is not None}
        left = faults - sum(sum(one.found.faults.values()) for one in done if one.found)
        for number in count(first):
            if number in known:
                continue
            if left <= 0 or is_over:
                return
            yield Round(
                number=number,
                processes=processes[number % len(processes)],
                faults=min(left, in_a_round),
                tables=tables,
                kinds=kinds,
            )
            left -= in_a_round

    begin = perf_counter()
    for one in play_rounds(rounds(), at_once=at_once):
        done.append(one)
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(one) + b"\n")
        if one.error is not None:
            click.echo(one.error, err=True)
        click.echo(f"{perf_counter() - begin:.0f} s: {json.dumps(_summary(done))}", err=True)
    summary = _summary(done)
    click.echo(json.dumps(summary))
    wrong = ("lost", "wrong", "misrated", "unfair", "failed_rounds")
    raise SystemExit(int(any(summary.get(name) for name in wrong)))


def _read(file: Path | None) -> list[RoundResult]:
    lines = file.read_bytes().splitlines() if file is not None and file.exists() else []
    return [msgspec.json.decode(line, type=RoundResult) for line in lines]


def _summary(done: list[RoundResult]) -> dict[str, object]:
    """All rounds together."""
    found = [one.found for one in done if one.found is not None]
    errors = [one.error for one in done if one.error is not None]
    figures = reduce(add, found).summary() if found else {}
    return {**figures, "rounds": len(found), "failed_rounds": len(errors)}


if __name__ == "__main__":
    main()
