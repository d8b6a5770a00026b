"""The finished hands of a match, reviewed: the last first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import VerticalScroll

from germanwhist.errors import GermanWhistError
from germanwhist.terminal.looking_back import reviewed, told_review
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.notation import Record
    from germanwhist.rules import Seat
    from germanwhist.terminal.session import Session

__all__ = ["ReviewScreen"]


class ReviewScreen(SessionScreen[None]):
    """What the hands of a match teach, shown hand by hand as each is reviewed.

    Args:
        session: the tables.
        table: the table of the match.
        me: the reader's seat.
        level: the opponent's; empty for none.
    """

    BINDINGS: ClassVar = [("escape,q", "dismiss")]

    def __init__(self, session: Session, table: str, *, me: Seat, level: str) -> None:
        super().__init__(session)
        self._table = table
        self._me = me
        self._level = level
        self._opponent = level_name(session.look.texts, level)

    def compose(self) -> ComposeResult:
        """A heading, the hands, what is being done, the keys."""
        texts = self._texts
        yield Prose(texts("review"), classes="panel-title")
        yield VerticalScroll(id="hands")
        yield Prose(texts("review-working"), id="progress")
        yield Prose(texts("look-back-keys"), classes="quiet")

    def on_mount(self) -> None:
        """Begin; leaving the screen ends it."""
        self.query_one("#hands").focus()
        self.run_worker(self._review(), exclusive=True)

    async def _review(self) -> None:
        progress = self.query_one("#progress", Prose)
        try:
            records = await self._session.tables.records(self._table)
        except GermanWhistError as error:
            progress.say(str(error))
            return
        for number in range(len(records), 0, -1):
            await self._show(records[number - 1], number)
        progress.display = bool(not records)
        if not records:
            progress.say(self._texts("history-no-hands"))

    async def _show(self, record: Record, number: int) -> None:
        """Review one hand, keep the player's own mistakes, and write it below the others."""
        texts, progress = self._texts, self.query_one("#progress", Prose)

        def count(done: int, total: int) -> None:
            progress.say(f"{texts('review-working')} {done}/{total}")

        review = await reviewed(record, count)
        try:
            await self._session.keep_mistakes(
                review, self._me, of=(self._table, number), level=self._level or None
            )
        except GermanWhistError as error:
            self.complain(error)
        first, *rest = told_review(texts, record, review, me=self._me, name=self._opponent)
        hands = self.query_one("#hands", VerticalScroll)
        await hands.mount(
            Prose(first, classes="hand-title"), *(Prose(line, classes="told") for line in rest)
        )
