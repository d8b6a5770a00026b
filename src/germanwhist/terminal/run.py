"""Running the application from a command line."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from germanwhist.terminal.app import WhistApp
from germanwhist.terminal.background import is_background_dark
from germanwhist.terminal.session import RunOptions, open_session
from germanwhist.terminal.settings import settings_path

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist.rules import RuleSet

__all__ = ["has_terminal", "run_terminal"]


def has_terminal() -> bool:
    """Whether a person can see and type: both standard streams are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def run_terminal(
    *,
    level: str | None = None,
    rules: RuleSet | None = None,
    language: str | None = None,
    database: Path | None = None,
) -> tuple[int, bool]:
    """Show the table until the person leaves.

    Args:
        level: the opponent of a match to begin at once; with rules alone, the one chosen last.
        rules: the rules of that match; with a level alone, those chosen last.
        language: the language to speak; None to go by the settings, then the environment.
        database: where the tables are kept; None for the user's own file.

    Returns:
        The exit code, and whether a match is still open.

    Raises:
        StorageError: the tables cannot be opened.
        RefusedError: there is no such level.
    """
    options = RunOptions(is_night=is_background_dark(), language=language)
    return asyncio.run(_run(options, level, rules, database))


async def _run(
    options: RunOptions,
    level: str | None,
    rules: RuleSet | None,
    database: Path | None,
) -> tuple[int, bool]:
    async with open_session(settings_path(), database=database, options=options) as session:
        start = None
        if level is not None or rules is not None:
            start = await session.create(level or session.level, rules or session.rules)
        app = WhistApp(session, start=start)
        await app.run_async()
        return app.return_code or 0, bool(await session.open_matches())
