"""`germanwhist learn`: lessons at the table in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import click

from germanwhist.cli.boundary import INTERRUPTED
from germanwhist.school.lessons import shipped_lessons
from germanwhist.texts import LANGUAGES, load_texts

__all__ = ["command"]


@click.command("learn")
@click.argument("lesson", required=False, type=int)
@click.option(
    "--plain",
    "is_plain",
    is_flag=True,
    help="Line by line: for screen readers, simple terminals and pipes.",
)
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    help="The language; without it that of the settings, then of the environment.",
)
@click.option(
    "--database",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where is kept what you did; without it the user's own file.",
)
def command(
    *, lesson: int | None, is_plain: bool, language: str | None, database: Path | None
) -> int:
    """Learn the game at the table in this terminal: the tour, then one lesson after the other.

    Each question is a moment of a real hand. LESSON is the number of one, from 1; without it you
    go on where you were. In the browser the lessons are under Learn.
    """
    count = len(shipped_lessons())
    if lesson is not None and not 1 <= lesson <= count:
        raise click.BadParameter(f"{lesson} (expected 1 to {count})", param_hint="LESSON")
    if is_plain or os.environ.get("TERM", "").lower() in ("dumb", "unknown"):
        return _line_by_line(lesson, language, database)
    from germanwhist.terminal.run import has_terminal, learn_in_terminal  # noqa: PLC0415 - heavy

    if not has_terminal():
        raise click.ClickException(load_texts(language)("cli-no-terminal-learn"))
    return learn_in_terminal(lesson=lesson, language=language, database=database)


def _line_by_line(lesson: int | None, language: str | None, database: Path | None) -> int:
    from germanwhist.terminal.plain.run import learn_plain  # noqa: PLC0415 - heavy

    try:
        learn_plain(lesson=lesson, language=language, database=database)
    except KeyboardInterrupt:
        click.echo()
        return INTERRUPTED
    return 0
