"""`germanwhist solve`: exact values of stage-two positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.sources import STANDARD, name_of, size_of
from germanwhist.engine import SolvedTables, solve
from germanwhist.errors import NotationError
from germanwhist.notation import Position, parse_position
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.cli.progress import Progress
    from germanwhist.engine import Solution

__all__ = ["command"]

_COMMENT: Final = "#"


@click.command("solve")
@click.argument("words", nargs=-1, required=True, metavar="POSITION")
@click.option(
    "--table",
    "files",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Look positions up in this file of `tables build`; one for each kind of hand.",
)
@json_option
def command(*, words: tuple[str, ...], files: tuple[Path, ...], is_json: bool) -> None:
    """Solve a position of stage two: the leader's tricks, and what each legal play leads to.

    POSITION is such as H:A5.K../Q4.A.. or, in a low hand or after a lead, the same followed by
    the words low or led QS. It may also be a file with a position on each line, or "-" for
    standard input; empty lines and lines that begin with # are skipped.
    """
    source = " ".join(words)
    tables = SolvedTables(files=files)
    show = _show_json if is_json else _show_text
    if source != STANDARD and not Path(source).is_file():
        show(solve(parse_position(source), tables=tables))
        return
    with progress_bar("solving", size_of(source)) as progress:
        for position in _positions(source, progress):
            show(solve(position, tables=tables))


def _positions(source: str, progress: Progress) -> Iterator[Position]:
    """The positions of a file or of standard input; an error names its line."""
    done = 0
    with click.open_file(source, encoding="utf-8", errors="replace") as stream:
        for number, line in enumerate(stream, 1):
            text = line.strip()
            if text and not text.startswith(_COMMENT):
                try:
                    yield parse_position(text)
                except NotationError as error:
                    raise NotationError(
                        error.message,
                        code=error.code,
                        source=name_of(source),
                        line=number,
                        column=error.column,
                    ) from None
            done += len(line)
            progress.at(done)


def _show_json(solution: Solution) -> None:
    """One object on one line."""
    value = {
        "position": str(solution.position),
        "leader_tricks": solution.leader_tricks,
        "plays": [
            {"card": str(play.card), "leader_tricks": play.leader_tricks} for play in solution.plays
        ],
    }
    click.echo(json.dumps(value))


def _show_text(solution: Solution) -> None:
    """The value, then the plays by what they lead to, the best for the player to play first."""
    position = solution.position
    click.echo(f"{position}\nthe leader makes {solution.leader_tricks} of {position.tricks}")
    is_many_first = (position.objective is Objective.HIGH) == position.to_play_is_leader
    for tricks in sorted({play.leader_tricks for play in solution.plays}, reverse=is_many_first):
        cards = [str(play.card) for play in solution.plays if play.leader_tricks == tricks]
        click.echo(f"{tricks:>4}  {' '.join(cards)}")
