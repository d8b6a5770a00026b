"""Running the real application, with a real database, and looking at what it shows."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from textual import events
from textual.widgets import OptionList, Static

from germanwhist import SeededSource
from germanwhist.service import Phase, Setup
from germanwhist.terminal.app import WhistApp
from germanwhist.terminal.learn.screen import LearnScreen
from germanwhist.terminal.opening import open_session
from germanwhist.terminal.run_options import RunOptions
from germanwhist.terminal.screens.home import HomeScreen
from germanwhist.terminal.settings import Settings, Speed, save_settings
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.screen import TableScreen
from tests.databases import ready_database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from textual.pilot import Pilot

    from germanwhist import Card, RuleSet, View
    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

LEVELS = ("novice", "casual", "counter")
QUICK = Settings(speed=Speed.OFF, language="en", level="casual")
_KEY_CHARACTERS = {"enter": "\r", "space": " ", "escape": "\x1b", "backspace": "\x7f"}
_PATIENCE = 20_000  # looks at the screen before a test gives up
_TURNS = 60  # of the event loop: enough for a key to go through every widget it concerns
_LOOK = 0.001  # seconds from look to look: the application and its threads work meanwhile


class LowestCard:
    """A computer player that answers at once, and always the same."""

    def choose(self, view: View) -> Card:
        """The lowest legal card."""
        return view.legal_plays().lowest()


@dataclass(frozen=True, slots=True)
class Running:
    """The application while it runs.

    Args:
        app: the application.
        pilot: presses its keys.
        session: its tables and settings.
    """

    app: WhistApp
    pilot: Pilot[None]
    session: Session

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Let the application go on until something is so."""
        for _ in range(_PATIENCE):
            if is_so():
                return
            await asyncio.sleep(_LOOK)
        raise AssertionError(f"never came about; last seen:\n{self.text}")

    async def press(self, *keys: str) -> None:
        """Press keys, and let the application take each of them in."""
        for key in keys:
            self.app.post_message(_key(key))
            for _ in range(_TURNS):
                await asyncio.sleep(0)

    async def learn(self, what: str) -> None:
        """Go from the first page to one of the things to learn."""
        await self.until(lambda: isinstance(self.app.screen, HomeScreen) and bool(self.app.focused))
        menu = self.app.screen.query_one("#menu", OptionList)
        self.app.screen.set_focus(menu)
        menu.highlighted = menu.get_option_index("learn")
        await self.press("enter")
        await self.until(lambda: isinstance(self.app.screen, LearnScreen))
        choices = self.app.screen.query_one("#learn-list", OptionList)
        await self.until(lambda: choices.highlighted is not None)
        choices.highlighted = choices.get_option_index(what)
        await self.press("enter")

    async def to_turn(self) -> Scene:
        """Wait until it is this person's turn, or the hand is over."""
        await self.until(lambda: self.is_at_table and (self.scene.is_my_turn or self.scene.is_over))
        return self.scene

    async def play(self) -> Scene:
        """Play the chosen card, and wait for the next turn."""
        plays = _plays(self.scene)
        await self.press("enter")
        await self.until(lambda: _plays(self.scene) != plays)
        return await self.to_turn()

    async def play_hand(self) -> Scene:
        """Play the chosen card, or the next legal one, to the end of the hand."""
        scene = await self.to_turn()
        while not scene.is_over:
            scene = await self.play()
        return scene

    @property
    def is_at_table(self) -> bool:
        """Whether a table is on top, and shows something."""
        screen = self.app.screen
        return isinstance(screen, TableScreen) and screen.scene is not None

    @property
    def table(self) -> TableScreen:
        """The table on top."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen), screen
        return screen

    @property
    def scene(self) -> Scene:
        """What the table shows."""
        scene = self.table.scene
        assert scene is not None
        return scene

    @property
    def lines(self) -> list[str]:
        """The lines of every painted part that is displayed, from top to bottom."""
        parts = [part for part in self.app.screen.query(Cloth) if part.display]
        parts.sort(key=lambda part: part.region.y)
        return [part.render_line(y).text for part in parts for y in range(part.size.height)]

    @property
    def text(self) -> str:
        """Everything there is to read: painted lines and plain texts."""
        written = [str(static.render()) for static in self.app.screen.query(Static)]
        return "\n".join([*self.lines, *written])


def _key(name: str) -> events.Key:
    """A key as the terminal sends it."""
    named = _KEY_CHARACTERS.get(name)
    return events.Key(name, named or (name if len(name) == 1 else None))


def _plays(scene: Scene) -> tuple[int, int, bool, Phase]:
    view = scene.view
    return len(scene.table.results), len(view.tricks), view.led is not None, scene.table.phase


@asynccontextmanager
async def running(
    folder: Path,
    *,
    settings: Settings | None = None,
    size: tuple[int, int] = (80, 24),
    match: tuple[str, RuleSet] | None = None,
    **parts: Any,
) -> AsyncIterator[Running]:
    """The application on a database in a folder.

    Args:
        folder: where the database and the settings are; the same folder is the same person.
        settings: what that person has chosen; None to keep what is in the folder.
        size: columns and lines.
        match: level and rules of a match to begin at once.
        parts: parts of `RunOptions`.
    """
    file = folder / "settings.json"
    if settings is not None:
        save_settings(file, settings)
    options = replace(RunOptions(repeat_guard=0.0), **parts)
    setup = Setup(levels=("novice", "casual", "counter"), source=SeededSource(7))
    async with open_session(
        file, database=ready_database(folder / "tables.db"), setup=setup, options=options
    ) as session:
        app = WhistApp(session, start=match)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield Running(app, pilot, session)
            if app.is_running:
                await pilot.pause()  # what is being mounted must not be taken down half-way
