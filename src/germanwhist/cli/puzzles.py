"""`germanwhist puzzles`: puzzles of stage two, made, verified, listed and solved."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from germanwhist.cards import Card
from germanwhist.cli.helpful_group import HelpfulGroup
from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.errors import NotationError
from germanwhist.rules import Objective
from germanwhist.school import explain_cards
from germanwhist.school.puzzles import (
    Puzzle,
    Theme,
    Trial,
    balanced,
    format_puzzle,
    make_puzzles,
    parse_puzzles,
    shipped_puzzles,
    why_wrong,
)
from germanwhist.texts import load_texts, reason_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

__all__ = ["command"]

_FILE = click.argument("file", required=False, type=click.File(encoding="utf-8"))


@click.group("puzzles", cls=HelpfulGroup)
def command() -> None:
    """Make, verify, list and solve puzzles of stage two.

    Both hands are open: make so many tricks against best defence, or in a low hand so few. FILE
    has a puzzle on each line; without it the puzzles of the package are meant.
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
    help="How many of each theme at least.",
)
def make(*, number: int, seed: int, each: int) -> None:
    """Make puzzles from the engine's own play, and print them from the easiest to the hardest.

    One first card is best, the card that many would lead fails, and a later card can fail too.
    With --each so many are made that no theme is rare; of the commonest ones some are left out.
    """
    if each * len(Theme) > number:
        raise click.BadParameter(
            f"{each} (expected at most {number // len(Theme)} for {number} puzzles)",
            param_hint="--each",
        )
    with progress_bar("making", number) as progress:

        def counted() -> Iterator[Puzzle]:
            for count, puzzle in enumerate(make_puzzles(seed), start=1):
                progress.at(min(count, number))
                yield puzzle

        puzzles = balanced(counted(), number=number, each=each)
    for puzzle in puzzles:
        click.echo(format_puzzle(puzzle))


@command.command("verify")
@_FILE
@json_option
def verify(*, file: TextIO | None, is_json: bool) -> None:
    """Work out everything about each puzzle anew; exit code 1 when one is wrong."""
    puzzles = _read(file)
    wrong = []
    with progress_bar("verifying", len(puzzles)) as progress:
        for number, puzzle in enumerate(puzzles, start=1):
            fault = why_wrong(puzzle)
            if fault is not None:
                wrong.append((number, fault))
            progress.at(number)
    if is_json:
        click.echo(json.dumps({"puzzles": len(puzzles), "wrong": len(wrong)}))
    else:
        for number, fault in wrong:
            click.echo(f"puzzle {number}: the {fault} is wrong")
        click.echo(f"{len(puzzles)} puzzles, {len(wrong)} wrong")
    if wrong:
        click.get_current_context().exit(1)


@command.command("list")
@_FILE
@click.option(
    "--theme",
    type=click.Choice([theme.value for theme in Theme]),
    help="Only puzzles of this theme.",
)
@json_option
def list_puzzles(*, file: TextIO | None, theme: str | None, is_json: bool) -> None:
    """List puzzles with their numbers; with --json one object a line, with the solution."""
    for number, puzzle in enumerate(_read(file), start=1):
        if theme not in (None, puzzle.theme.value):
            continue
        if is_json:
            click.echo(json.dumps(_form(number, puzzle)))
        else:
            goal = f"{_goal(puzzle)}, rating {puzzle.rating}, {puzzle.theme.value}"
            click.echo(f"{number}: {puzzle.position}: {goal}")


@command.command("solve")
@click.argument("number", type=click.IntRange(min=1))
@_FILE
def solve(*, number: int, file: TextIO | None) -> None:
    """Solve the puzzle with this NUMBER: a card on each line of standard input.

    The opponent defends as well as can be. The first card that lets the goal go ends the trial;
    then the reason is told, and the exit code is 1.
    """
    puzzles = _read(file)
    if number > len(puzzles):
        raise click.BadParameter(f"{number} (expected 1 to {len(puzzles)})", param_hint="NUMBER")
    puzzle = puzzles[number - 1]
    trial = Trial(puzzle)
    trump = (
        "no trumps" if puzzle.position.trump is None else f"trump {puzzle.position.trump.letter}"
    )
    click.echo(f"{_goal(puzzle)}; {trump}. You lead.")
    while not trial.is_over:
        card = _ask(trial)
        before = trial.position
        replies = trial.play(card)
        if trial.is_failed:
            explained = explain_cards(before, other=card)
            said = [reason_in_words(load_texts("en"), reason) for reason in explained.reasons]
            click.echo(f"Not {card}: {explained.best} keeps the goal. {' '.join(said)}")
            click.get_current_context().exit(1)
        if replies:
            click.echo(f"opponent: {' '.join(map(str, replies))}")
    click.echo(f"Solved: {trial.tricks} tricks.")


def _ask(trial: Trial) -> Card:
    """The next card, asked for until it is a legal one."""
    click.echo(f"you {trial.own}  opponent {trial.opponent}")
    while True:
        text = click.prompt("card", prompt_suffix=": ")
        try:
            card = Card(text)
        except NotationError as error:
            click.echo(str(error))
            continue
        if card in trial.legal_plays():
            return card
        click.echo(f"{card} may not be played (expected one of {trial.legal_plays()})")


def _goal(puzzle: Puzzle) -> str:
    left = puzzle.position.tricks
    if puzzle.position.objective is Objective.LOW:
        return f"take at most {puzzle.goal} of the last {left}"
    return f"make {puzzle.goal} of the last {left}"


def _form(number: int, puzzle: Puzzle) -> dict[str, Any]:
    return {
        "number": number,
        "position": str(puzzle.position),
        "objective": puzzle.position.objective.value,
        "goal": puzzle.goal,
        "theme": puzzle.theme.value,
        "rating": puzzle.rating,
        "solution": [str(card) for card in puzzle.solution],
    }


def _read(file: TextIO | None) -> tuple[Puzzle, ...]:
    if file is None:
        return shipped_puzzles()
    try:
        return parse_puzzles(file)
    except NotationError as error:
        error.source = file.name
        raise
    except UnicodeDecodeError as error:
        raise NotationError(
            f"not UTF-8 text: {error.reason}", code="bad_puzzle", source=file.name
        ) from None
