"""Running the application from a command line."""

from __future__ import annotations

import asyncio
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from rich.console import Console

from germanwhist.school.lessons import shipped_lessons
from germanwhist.terminal.app import WhistApp
from germanwhist.terminal.background import is_background_dark
from germanwhist.terminal.drawing.few_colours import Depth
from germanwhist.terminal.exercises.lesson import LessonExercise
from germanwhist.terminal.exercises.screen import ExerciseScreen
from germanwhist.terminal.learn.lessons import find_lesson
from germanwhist.terminal.opening import open_session
from germanwhist.terminal.run_options import RunOptions
from germanwhist.terminal.settings import settings_path

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from textual.driver import Driver

    from germanwhist.rules import RuleSet
    from germanwhist.terminal.session import Session

_FEW: Final = ("standard", "windows")
__all__ = ["depth_here", "has_terminal", "learn_in_terminal", "run_terminal"]


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

    async def app_of(session: Session) -> WhistApp:
        start = None
        if level is not None or rules is not None:
            start = (level or session.level, rules or session.rules)
        return WhistApp(session, start=start, driver_class=_driver_class())

    return asyncio.run(_run(app_of, language, database))


def learn_in_terminal(
    *, lesson: int | None = None, language: str | None = None, database: Path | None = None
) -> int:
    """Show a lesson, and then whatever the person goes to, until they leave.

    Args:
        lesson: its number, from 1; None for the first one that is not done.
        language: as for `run_terminal`.
        database: as for `run_terminal`.

    Returns:
        The exit code.

    Raises:
        StorageError: what was done can be neither read nor kept.
    """

    async def app_of(session: Session) -> WhistApp:
        found = await find_lesson(session, lesson) or shipped_lessons()[0]
        first = ExerciseScreen(session, LessonExercise(session, found))
        return WhistApp(session, first=first, driver_class=_driver_class())

    code, _ = asyncio.run(_run(app_of, language, database))
    return code


async def _run(
    app_of: Callable[[Session], Awaitable[WhistApp]], language: str | None, database: Path | None
) -> tuple[int, bool]:
    """Run an application; its exit code, and whether a match is open."""
    options = RunOptions(depth=depth_here(), is_night=is_background_dark(), language=language)
    async with open_session(settings_path(), database=database, options=options) as session:
        app = await app_of(session)
        await app.run_async()
        return app.return_code or 0, bool(await session.open_matches())


def depth_here() -> Depth:
    """How many colours the terminal has, as its name and the environment say.

    The wish for none is taken out of the environment, since Textual would make greys of it.
    """
    if os.environ.pop("NO_COLOR", ""):
        return Depth.NONE
    system = Console().color_system
    if system is None:
        return Depth.NONE
    return Depth.SIXTEEN if system in _FEW else Depth.FULL


def _driver_class() -> type[Driver] | None:
    """The driver that writes only what has changed, where the system has such terminals."""
    if find_spec("termios") is None:
        return None
    from germanwhist.terminal.output.driver import TerminalDriver  # noqa: PLC0415 - Unix only

    return TerminalDriver
