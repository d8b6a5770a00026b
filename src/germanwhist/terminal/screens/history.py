"""The matches of the past, and those still open."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import DataTable

from germanwhist.errors import GermanWhistError
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.session import my_seat
from germanwhist.texts import level_name, rules_name

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.service import TableSummary
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["HistoryScreen"]


class HistoryScreen(Screen[str | None]):
    """A list of matches; choosing an open one goes on with it.

    It is dismissed with the id of the table to go on with, or None.
    """

    BINDINGS: ClassVar = [("escape,q", "dismiss(None)")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._open: set[str] = set()

    def compose(self) -> ComposeResult:
        """A heading, the sum, the list."""
        texts = self._session.look.texts
        with Vertical(id="history"):
            yield Prose(texts("history-title"), classes="panel-title")
            yield Prose(id="summary", classes="quiet")
            yield DataTable(cursor_type="row")

    async def on_mount(self) -> None:
        """Fill the list: open matches first, then the others, newest first."""
        texts = self._session.look.texts
        try:
            unfinished = await self._session.open_matches()
            finished = await self._session.finished_matches()
        except GermanWhistError as error:
            self.query_one("#summary", Prose).say(str(error))
            return
        self._open = {summary.table for summary in unfinished}
        table: DataTable[str] = self.query_one(DataTable)
        table.add_columns(
            *(
                texts(f"history-{column}")
                for column in ("date", "opponent", "rules", "hands", "result")
            )
        )
        for summary in (*unfinished, *finished):
            table.add_row(*_row(summary, texts), key=summary.table)
        counted = [summary for summary in finished if not summary.is_practice]
        won = sum(summary.winner is my_seat(summary.seats) for summary in counted)
        said = texts("history-summary", matches=len(counted), won=won)
        self.query_one("#summary", Prose).say(said if finished else texts("history-none"))
        table.focus()

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        """Go on with a match that is still open."""
        if event.row_key.value in self._open:
            self.dismiss(event.row_key.value)


def _row(summary: TableSummary, texts: Texts) -> tuple[str, ...]:
    me = my_seat(summary.seats)
    if me is None:
        return ()
    opponent = summary.seats[me.opponent]
    level = "" if opponent is None or opponent.level is None else opponent.level
    day = datetime.fromtimestamp(summary.updated_at).astimezone().date().isoformat()
    score = f"{summary.points[me]}–{summary.points[me.opponent]}"
    if not summary.is_over:
        outcome = texts("history-open")
    elif summary.winner is None:
        outcome = texts("history-draw")
    else:
        outcome = texts("history-won" if summary.winner is me else "history-lost")
    if summary.is_practice:
        outcome += f" · {texts('history-practice')}"
    name = level_name(texts, level)
    return (day, name, rules_name(texts, summary.rules), str(summary.hands), f"{score} {outcome}")
