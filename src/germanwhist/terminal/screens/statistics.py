"""Own matches, counted by opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import Vertical
from textual.widgets import DataTable

from germanwhist.errors import GermanWhistError
from germanwhist.terminal.counting import tallies
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from textual.app import ComposeResult


__all__ = ["StatisticsScreen"]

_COLUMNS = ("history-opponent", "stats-matches", "stats-won", "history-hands", "count-points")


class StatisticsScreen(SessionScreen[None]):
    """Matches, won ones, hands and points against each level; practice is left out."""

    BINDINGS: ClassVar = [("escape,q", "dismiss")]

    def compose(self) -> ComposeResult:
        """A heading, the table, what it counts, the keys."""
        texts = self._texts
        with Vertical(id="statistics"):
            yield Prose(texts("count-title"), classes="panel-title")
            yield DataTable(cursor_type="row")
            yield Prose(texts("count-about"), id="about", classes="quiet")
            yield Prose(texts("look-back-keys"), classes="quiet")

    async def on_mount(self) -> None:
        """Count."""
        texts, table = self._texts, self.query_one(DataTable)
        try:
            finished = await self._session.finished_matches()
        except GermanWhistError as error:
            self.say("about", str(error))
            return
        table.add_columns(*(texts(column) for column in _COLUMNS))
        for level, matches, won, hands, yours, theirs in tallies(finished, self._session.levels):
            name = level_name(texts, level)
            table.add_row(name, str(matches), str(won), str(hands), f"{yours}–{theirs}")
        if not table.row_count:
            self.say("about", texts("history-none"))
        table.focus()
