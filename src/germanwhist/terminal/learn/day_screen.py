"""The hand of the day on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.screen import Screen

from germanwhist.errors import GermanWhistError
from germanwhist.terminal.learn.today import day_in_words, day_table, find_today
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.table.screen import TableScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.learn.today import Today
    from germanwhist.terminal.session import Session

__all__ = ["DayScreen"]


class DayScreen(Screen[None]):
    """What the hand of today is, how it went, and the way to its table.

    Args:
        session: whose try it is.
    """

    BINDINGS: ClassVar = [("escape,q", "dismiss"), ("enter,space", "play"), ("p", "practise")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._today: Today | None = None

    def compose(self) -> ComposeResult:
        """A heading, what there is to say, the keys."""
        yield Prose(self._session.look.texts("day-title"), classes="panel-title")
        yield Prose(id="day-said")
        yield Prose(id="day-keys", classes="quiet")

    async def on_screen_resume(self) -> None:
        """Show how it stands now, also after the table."""
        texts = self._session.look.texts
        try:
            self._today = await find_today(self._session)
        except GermanWhistError as error:
            self.query_one("#day-said", Prose).say(str(error))
            return
        self.query_one("#day-said", Prose).say("\n\n".join(day_in_words(self._today, texts)))
        kind = "over" if self._today.tricks is not None else "open"
        self.query_one("#day-keys", Prose).say(texts(f"day-keys-{kind}"))

    async def action_play(self) -> None:
        """Go to the table of the counted try, to play or to look at its result."""
        await self._go(is_practice=False)

    async def action_practise(self) -> None:
        """Play the hand once more, when the counted try is over."""
        if self._today is not None and self._today.tricks is not None:
            await self._go(is_practice=True)

    async def _go(self, *, is_practice: bool) -> None:
        try:
            place = await day_table(self._session, is_practice=is_practice)
        except GermanWhistError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self.app.push_screen(TableScreen(self._session, *place))
