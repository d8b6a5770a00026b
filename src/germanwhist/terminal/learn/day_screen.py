"""The hand of the day, and those of the days before, on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from germanwhist.errors import GermanWhistError
from germanwhist.terminal.learn.today import day_in_words, day_table, days_shown, find_today
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.terminal.table.screen import TableScreen
from germanwhist.texts import day_in_full

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.learn.today import Today
    from germanwhist.terminal.session import Session

__all__ = ["DayScreen"]


class DayScreen(SessionScreen[None]):
    """What the hand of today is, how it went, and the way to its table.

    Args:
        session: whose try it is.
    """

    BINDINGS: ClassVar = [
        ("escape,q", "dismiss"),
        ("enter,space", "play"),
        ("p", "practise"),
        ("left", "other_day(1)"),
        ("right", "other_day(-1)"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._today: Today | None = None
        self._back = 0  # days before today

    def compose(self) -> ComposeResult:
        """A heading, what there is to say, the keys."""
        yield Prose(self._texts("day-title"), id="day-title", classes="panel-title")
        yield Prose(id="day-said")
        yield Prose(id="day-keys", classes="quiet")

    async def on_screen_resume(self) -> None:
        """Show how it stands now, also after the table."""
        await self._look()

    async def _look(self) -> None:
        texts, day = self._texts, days_shown(self._session)[self._back]
        title = texts("day-title-past" if self._back else "day-title")
        dated = texts("labelled", label=title, text=day_in_full(texts, day))
        self.say("day-title", dated)
        try:
            self._today = await find_today(self._session, day)
        except GermanWhistError as error:
            self.say("day-said", str(error))
            return
        self.say("day-said", "\n\n".join(day_in_words(self._today, texts)))
        kind = "over" if self._today.tricks is not None else "open"
        keys = f"{texts(f'day-keys-{kind}')} · {texts('day-keys-days')}"
        self.say("day-keys", keys)

    async def action_other_day(self, back: int) -> None:
        """Look at the hand of the day before or after."""
        self._back = min(max(self._back + back, 0), len(days_shown(self._session)) - 1)
        await self._look()

    async def action_play(self) -> None:
        """Go to the table of the counted try, or of a day that is over for practice."""
        await self._go(is_again=False)

    async def action_practise(self) -> None:
        """Play the hand once more, when the counted try is over."""
        if self._today is not None and self._today.tricks is not None:
            await self._go(is_again=True)

    async def _go(self, *, is_again: bool) -> None:
        if self._today is None:
            return
        try:
            place = await day_table(self._session, self._today, is_again=is_again)
        except GermanWhistError as error:
            self.complain(error)
            return
        self.app.push_screen(TableScreen(self._session, *place))
