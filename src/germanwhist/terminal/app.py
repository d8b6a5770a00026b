"""The application: themes, screens, signals."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from germanwhist.terminal.drawing.few_colours import Depth, WithoutColour
from germanwhist.terminal.drawing.no_break import NoBreakSpaces
from germanwhist.terminal.output.redrawing import Redrawing
from germanwhist.terminal.screens.home import HomeScreen
from germanwhist.terminal.screens.too_small import TooSmallScreen, is_too_small
from germanwhist.terminal.screens.waiting import WaitingScreen
from germanwhist.terminal.table.screen import TableScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.driver import Driver
    from textual.filter import LineFilter
    from textual.screen import Screen

    from germanwhist.rules import RuleSet
    from germanwhist.terminal.drawing.palette import Palette
    from germanwhist.terminal.session import Session

__all__ = ["INTERRUPTED", "WhistApp"]

INTERRUPTED: Final = 130  # the exit code after Ctrl-C
# Classes of a screen by its height, for the style sheet.
_HEIGHTS: Final[list[tuple[int, str]] | None] = [(0, "-low"), (30, "-tall"), (38, "-grand")]
_THEMES: Final = ("whist-light", "whist-dark")
_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class WhistApp(App[None]):
    """German Whist in a terminal.

    Args:
        session: the tables and settings of this person.
        start: the level and the rules of a match to begin at once, unless another waits and is
            preferred; None for the first page.
        first: a screen to begin with, from which one comes back to the first page.
        driver_class: what reads the keys and writes to the terminal; None for Textual's own.
    """

    CSS_PATH = "styles.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    TITLE = "German Whist"
    VERTICAL_BREAKPOINTS = _HEIGHTS

    BINDINGS: ClassVar = [
        Binding("ctrl+c", "help_quit", show=False, priority=True),
        Binding("ctrl+l", "redraw", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        session: Session,
        *,
        start: tuple[str, RuleSet] | None = None,
        first: Screen[None] | None = None,
        driver_class: type[Driver] | None = None,
    ) -> None:
        self.session = session
        super().__init__(driver_class=driver_class)
        self._start = start
        self._first = first
        for is_dark in (False, True):
            look = replace(session.look, is_dark=is_dark)
            self.register_theme(_theme(_THEMES[is_dark], look.palette))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own colours, for as long as no theme of ours is in force."""
        return _colours(self.session.look.palette)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Spaces as they are, and no colours for terminals and people that want none."""
        if self.session.look.depth is Depth.NONE:
            return [NoBreakSpaces(), WithoutColour()]
        return [NoBreakSpaces(), *super().get_line_filters()]

    def get_default_screen(self) -> Screen[None]:
        """The first page lies under everything."""
        is_covered = self._start is not None or self._first is not None
        return HomeScreen(self.session, is_covered=is_covered)

    async def on_mount(self) -> None:
        """Take on the colours, listen to signals, and begin the game that was asked for."""
        self._follow_settings()
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            with suppress(AttributeError, NotImplementedError, RuntimeError):
                number = getattr(signal, name)
                loop.add_signal_handler(number, self._stop, 128 + number)
        if self._start is not None:
            await self._begin(*self._start)
        elif self._first is not None:
            await self.push_screen(self._first)

    async def _begin(self, level: str, rules: RuleSet) -> None:
        """Go to a new match; where one waits, ask which of both is meant."""
        waiting = await self.session.last_open()
        if waiting is None:
            table, seat = await self.session.create(level, rules)
            await self.push_screen(TableScreen(self.session, table, seat))
            return

        async def go(is_new: bool | None) -> None:  # noqa: FBT001 - Textual's form
            place = (waiting.table.id, waiting.me)
            if is_new:
                place = await self.session.create(level, rules)
            await self.push_screen(TableScreen(self.session, *place))

        await self.push_screen(WaitingScreen(waiting, level), go)

    def _stop(self, code: int) -> None:
        """Leave because of a signal. Everything is kept already."""
        self.exit(return_code=code)

    def _follow_settings(self) -> None:
        self.theme = _THEMES[self.session.look.is_dark]

    def on_look_changed(self) -> None:
        """Follow a setting that was changed."""
        self._follow_settings()

    def on_resize(self, event: events.Resize) -> None:
        """Take on the new size, and cover everything while the window is too small."""
        for driver in self._redrawing():
            driver.resize(*event.size)
        is_covered = isinstance(self.screen, TooSmallScreen)
        if is_too_small(event.size) and not is_covered:
            self.push_screen(TooSmallScreen(self.session))
        elif is_covered and not is_too_small(event.size):
            self.pop_screen()

    def action_redraw(self) -> None:
        """Ctrl-L writes the whole screen anew, after something else has written on it."""
        for driver in self._redrawing():
            driver.redraw()

    def _redrawing(self) -> tuple[Redrawing, ...]:
        """The driver, if it is one of ours, which remembers what the terminal shows."""
        driver: object = self._driver
        return (driver,) if isinstance(driver, Redrawing) else ()

    def action_help_quit(self) -> None:
        """Ctrl-C leaves, as everywhere else."""
        self.exit(return_code=INTERRUPTED)


def _theme(name: str, palette: Palette) -> Theme:
    """A palette as Textual's own widgets want it."""
    return Theme(
        name=name,
        dark=palette.is_dark,
        primary=palette.back,
        secondary=palette.them,
        accent=palette.lamp,
        warning=palette.lamp,
        error=palette.bad,
        success=palette.good,
        foreground=palette.text,
        background=palette.glow,
        surface=palette.surface,
        panel=palette.surface_deep,
        variables={
            **_colours(palette),
            "block-cursor-background": palette.lamp,
            "block-cursor-foreground": palette.on_lamp,
            "block-cursor-text-style": "bold",
            "border": palette.lamp,
            "border-blurred": palette.edge,
            "button-focus-text-style": "bold",
        },
    )


def _colours(palette: Palette) -> dict[str, str]:
    """The colours that the style sheet names and Textual does not have."""
    return {
        "lamp": palette.lamp,
        "on-lamp": palette.on_lamp,
        "quiet": palette.quiet,
        "edge": palette.edge,
        "cloth": palette.cloth,
    }
