"""`germanwhist puzzles`: puzzles of both stages, made, verified, listed and solved."""

from __future__ import annotations

import json
from itertools import chain, islice
from typing import TYPE_CHECKING, TypeVar

import click

from germanwhist.cli.helpful_group import HelpfulGroup
from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.puzzle_text import goal_of, puzzle_to_json
from germanwhist.cli.puzzle_trial import try_decision, try_puzzle
from germanwhist.errors import NotationError
from germanwhist.school import decisions, puzzles
from germanwhist.school.decisions import (
    Decision,
    all_puzzles,
    format_decision,
    make_decisions,
    parse_decisions,
)
from germanwhist.school.puzzles import (
    Puzzle,
    Theme,
    balanced,
    format_puzzle,
    make_puzzles,
    parse_puzzles,
    themes_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

__all__ = ["command", "fault_of"]

_Some = TypeVar("_Some", Puzzle, Decision)

_FILE = click.argument("file", required=False, type=click.File(encoding="utf-8"))
_THEME = click.option(
    "--theme",
    type=click.Choice([theme.value for theme in Theme]),
    help="Only puzzles of this theme.",
)


@click.group("puzzles", cls=HelpfulGroup)
def command() -> None:
    """Make, verify, list and solve puzzles of both stages.

    In stage two both hands are open: make so many tricks against best defence, or in a low hand so
    few. In stage one find the card that is clearly best. FILE has puzzles of one stage, as `make`
    prints them; without it the puzzles of the package are meant, those of stage two first.
    """


@command.command("make")
@click.option(
    "--number", type=click.IntRange(min=1), default=100, show_default=True, help="How many puzzles."
)
@click.option(
    "--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of the deals."
)
@click.option(
    "--each",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="Stage two: how many of each theme at least.",
)
@click.option(
    "--stage",
    type=click.Choice(["1", "2"]),
    help="The stage; that of the theme where one is named, else 2.",
)
@_THEME
def make(*, number: int, seed: int, each: int, stage: str | None, theme: str | None) -> None:
    """Make puzzles from the engine's own play, and print them from the easiest to the hardest.

    Stage two: one first card is best, the card that many would lead fails, and a later card can
    fail too. With --each so many are made that no theme is rare; of the commonest ones some are
    left out. Stage one: one card is clearly best by the strong search, and a natural one fails; the
    themes take turns. That takes some seconds a puzzle.
    """
    wished = None if theme is None else Theme(theme)
    wanted = int(stage) if stage is not None else 2 if wished is None else wished.stage
    if wished is not None and wished.stage != wanted:
        raise click.BadParameter(
            f"{wished} (expected one of {', '.join(themes_of(wanted))})", param_hint="--theme"
        )
    most = 0 if wanted == 1 or wished is not None else number // len(themes_of(2))
    if each > most:
        raise click.BadParameter(
            f"{each} (expected at most {most} for {number} puzzles)", param_hint="--each"
        )
    with progress_bar("making", number) as progress:

        def counted(made: Iterator[_Some]) -> Iterator[_Some]:
            for count, one in enumerate(made, start=1):
                progress.at(min(count, number))
                yield one

        if wanted == 1:
            found = list(islice(counted(make_decisions(seed, theme=wished)), number))
            texts = map(format_decision, sorted(found, key=_by_rating))
        else:
            made = (one for one in make_puzzles(seed) if wished in (None, one.theme))
            some = (
                balanced(counted(made), number=number, each=each)
                if wished is None
                else sorted(islice(counted(made), number), key=_by_rating)
            )
            texts = map(format_puzzle, some)
    click.echo(("\n\n" if wanted == 1 else "\n").join(text.rstrip("\n") for text in texts))


@command.command("verify")
@_FILE
@json_option
def verify(*, file: TextIO | None, is_json: bool) -> None:
    """Work out everything about each puzzle anew; exit code 1 when one is wrong.

    Stage two exactly; stage one by a search with seeds that it was not made with.
    """
    found = _read(file)
    wrong = []
    with progress_bar("verifying", len(found)) as progress:
        for number, one in enumerate(found, start=1):
            fault = fault_of(one)
            if fault is not None:
                wrong.append((number, fault))
            progress.at(number)
    if is_json:
        click.echo(json.dumps({"puzzles": len(found), "wrong": len(wrong)}))
    else:
        for number, fault in wrong:
            click.echo(f"puzzle {number}: the {fault} is wrong")
        click.echo(f"{len(found)} puzzles, {len(wrong)} wrong")
    if wrong:
        click.get_current_context().exit(1)


@command.command("list")
@_FILE
@_THEME
@click.option("--stage", type=click.Choice(["1", "2"]), help="Only puzzles of this stage.")
@json_option
def list_puzzles(
    *, file: TextIO | None, theme: str | None, stage: str | None, is_json: bool
) -> None:
    """List puzzles with their numbers; with --json one object a line, with the solution."""
    for number, one in enumerate(_read(file), start=1):
        if theme not in (None, one.theme.value) or stage not in (None, str(one.theme.stage)):
            continue
        if is_json:
            click.echo(json.dumps(puzzle_to_json(one, number=number)))
        else:
            where = one.position if isinstance(one, Puzzle) else one.view.holding
            goal = f"{goal_of(one)}, rating {one.rating}, {one.theme.value}"
            click.echo(f"{number}: {where}: {goal}")


@command.command("solve")
@click.argument("number", type=click.IntRange(min=1))
@_FILE
def solve(*, number: int, file: TextIO | None) -> None:
    """Solve the puzzle with this NUMBER: a card on each line of standard input.

    In stage two the opponent defends as well as can be, and the first card that lets the goal go
    ends the trial. In stage one the first card is the answer. Where it is wrong the reason is
    told, and the exit code is 1.
    """
    found = _read(file)
    if number > len(found):
        raise click.BadParameter(f"{number} (expected 1 to {len(found)})", param_hint="NUMBER")
    one = found[number - 1]
    is_solved = try_puzzle(one) if isinstance(one, Puzzle) else try_decision(one)
    if not is_solved:
        click.get_current_context().exit(1)


def fault_of(one: Puzzle | Decision) -> str | None:
    """The part of a puzzle that is wrong, worked out anew; None where all is right."""
    return puzzles.why_wrong(one) if isinstance(one, Puzzle) else decisions.why_wrong(one)


def _by_rating(one: Puzzle | Decision) -> tuple[int, str]:
    return one.rating, one.id


def _read(file: TextIO | None) -> tuple[Puzzle | Decision, ...]:
    """The puzzles of a file, which begins with a record where they are of stage one."""
    if file is None:
        return all_puzzles()
    try:
        lines = iter(file)
        passed = []
        for line in lines:
            passed.append(line)
            if line.strip() and not line.startswith("#"):
                break
        whole: Iterable[str] = chain(passed, lines)
        if passed and passed[-1].startswith("["):
            return parse_decisions(whole, source=file.name)
        return parse_puzzles(whole)
    except NotationError as error:
        error.source = file.name
        raise
    except UnicodeDecodeError as error:
        raise NotationError(
            f"not UTF-8 text: {error.reason}", code="bad_puzzle", source=file.name
        ) from None
