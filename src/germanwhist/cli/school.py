"""`germanwhist school`: whether what the school teaches is so."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

import click

from germanwhist.cli.helpful_group import HelpfulGroup
from germanwhist.cli.options import json_option
from germanwhist.cli.progress import progress_bar
from germanwhist.cli.puzzles import fault_of
from germanwhist.school.decisions import all_puzzles
from germanwhist.school.lessons import shipped_lessons, why_wrong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["command"]


@click.group("school", cls=HelpfulGroup)
def command() -> None:
    """Confirm by the engine what lessons and puzzles say."""


@command.command("verify")
@click.option(
    "--worlds",
    type=click.IntRange(min=1),
    default=2000,
    show_default=True,
    help="Sampled with each seed, for questions of lessons in stage one.",
)
@click.option(
    "--seeds",
    type=click.IntRange(min=1),
    default=3,
    show_default=True,
    help="Searches of each such question.",
)
@json_option
def verify(*, worlds: int, seeds: int, is_json: bool) -> None:
    """Work out every answer of every lesson and puzzle anew; exit code 1 when one is wrong.

    Stage two exactly, stage one by searches with several seeds. Takes about a quarter of an hour.
    """
    checks = [*_lessons(worlds, seeds), *_puzzles()]
    wrong = []
    with progress_bar("verifying", len(checks)) as progress:
        for done, (name, why) in enumerate(checks, start=1):
            fault = why()
            if fault is not None:
                wrong.append(f"{name}: {fault}")
            progress.at(done)
    puzzles = len(all_puzzles())
    counts = {"questions": len(checks) - puzzles, "puzzles": puzzles, "wrong": len(wrong)}
    if is_json:
        click.echo(json.dumps(counts))
    else:
        for line in wrong:
            click.echo(line)
        told = "{questions} questions of lessons, {puzzles} puzzles, {wrong} wrong"
        click.echo(told.format(**counts))
    if wrong:
        click.get_current_context().exit(1)


def _lessons(worlds: int, seeds: int) -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Each question with what finds its fault."""
    for lesson in shipped_lessons():
        for number, question in enumerate(lesson.questions, start=1):
            name = f"lesson {lesson.id}, question {number}"
            yield name, partial(why_wrong, question, worlds=worlds, seeds=seeds)


def _puzzles() -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Each puzzle with what finds the part of it that is wrong."""
    for number, puzzle in enumerate(all_puzzles(), start=1):
        yield f"puzzle {number}", partial(fault_of, puzzle)
