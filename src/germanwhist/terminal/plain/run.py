"""Playing line by line from a command line."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from germanwhist.terminal.opening import open_session
from germanwhist.terminal.plain.dialogue import Dialogue
from germanwhist.terminal.plain.game import PlainGame
from germanwhist.terminal.plain.lines import Lines
from germanwhist.terminal.plain.school import take_lesson
from germanwhist.terminal.run_options import RunOptions
from germanwhist.terminal.settings import settings_path

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist.rules import RuleSet

__all__ = ["learn_plain", "run_plain"]


def run_plain(
    *,
    level: str | None = None,
    rules: RuleSet | None = None,
    language: str | None = None,
    database: Path | None = None,
) -> bool:
    """Play with lines of standard input and output until the person leaves.

    Args:
        level: the opponent of a match to begin; with rules alone, the one chosen last.
        rules: the rules of that match; with a level alone, those chosen last.
        language: the language to speak; None to go by the settings, then the environment.
        database: where the tables are kept; None for the user's own file.

    Returns:
        Whether a match is still open.

    Raises:
        StorageError: the tables cannot be opened.
        OSError: nothing can be written any more.
    """
    return asyncio.run(_run(RunOptions(language=language), level, rules, database))


def learn_plain(
    *, lesson: int | None = None, language: str | None = None, database: Path | None = None
) -> None:
    """Take lessons with lines of standard input and output until the person leaves.

    Args:
        lesson: the number of the first one, from 1; None for the first that is not done.
        language: as for `run_plain`.
        database: as for `run_plain`.

    Raises:
        StorageError: what was done can be neither read nor kept.
        OSError: nothing can be written any more.
    """
    asyncio.run(_learn(RunOptions(language=language), lesson, database))


async def _learn(options: RunOptions, lesson: int | None, database: Path | None) -> None:
    async with open_session(settings_path(), database=database, options=options) as session:
        words = () if lesson is None else (str(lesson),)
        await take_lesson(Dialogue(session, Lines(sys.stdin.buffer), _say), words)


async def _run(
    options: RunOptions, level: str | None, rules: RuleSet | None, database: Path | None
) -> bool:
    async with open_session(settings_path(), database=database, options=options) as session:
        await PlainGame(Dialogue(session, Lines(sys.stdin.buffer), _say)).run(level, rules)
        return bool(await session.open_matches())


def _say(line: str) -> None:
    """Write a line at once, so that a reader or a pipe has it."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
