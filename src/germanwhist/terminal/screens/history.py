"""The matches of the past, and those still open."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Vertical
from textual.widgets import DataTable

from germanwhist.errors import GermanWhistError
from germanwhist.service.requests import ResignMatch
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.review import ReviewScreen
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.terminal.screens.statistics import StatisticsScreen
from germanwhist.terminal.session import my_seat
from germanwhist.texts import level_name, rules_name

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.rules import Seat
    from germanwhist.service import TableSummary
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["HistoryScreen"]


class HistoryScreen(SessionScreen[str | None]):
    """A list of matches; choosing an open one goes on with it, another is reviewed.

    It is dismissed with the id of the table to go on with, or None.
    """

    BINDINGS: ClassVar = [
        ("escape,q", "dismiss(None)"),
        ("e", "export"),
        ("r", "review"),
        ("s", "count"),
        ("x,delete", "give_up"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._open: dict[str, Seat] = {}
        self._listed: dict[str, TableSummary] = {}
        self._to_give_up = ""  # the match that has been asked about

    def compose(self) -> ComposeResult:
        """A heading, the sum, the list."""
        texts = self._texts
        with Vertical(id="history"):
            yield Prose(texts("history-title"), classes="panel-title")
            yield Prose(id="summary", classes="quiet")
            yield DataTable(cursor_type="row")
            yield Prose(texts("history-keys"), id="keys-hint", classes="quiet")

    async def on_mount(self) -> None:
        """Show the list."""
        table: DataTable[str] = self.query_one(DataTable)
        texts = self._texts
        columns = ("date", "opponent", "rules", "hands", "result")
        table.add_columns(*(texts(f"history-{column}") for column in columns))
        await self._fill()
        table.focus()

    async def _fill(self) -> None:
        """Fill the list: open matches first, then the others, newest first."""
        texts = self._texts
        try:
            unfinished = await self._session.open_matches()
            finished = await self._session.finished_matches()
        except GermanWhistError as error:
            self.say("summary", str(error))
            return
        seats = {summary.table: my_seat(summary.seats) for summary in unfinished}
        self._open = {table: seat for table, seat in seats.items() if seat is not None}
        table: DataTable[str] = self.query_one(DataTable)
        table.clear()
        self._listed = {summary.table: summary for summary in (*unfinished, *finished)}
        for summary in self._listed.values():
            table.add_row(*_row(summary, texts), key=summary.table)
        counted = [summary for summary in finished if not summary.is_practice]
        won = sum(summary.winner is my_seat(summary.seats) for summary in counted)
        said = texts("history-summary", matches=len(counted), won=won)
        self.say("summary", said if finished else texts("history-none"))

    @property
    def _chosen(self) -> str:
        """The match that is pointed at; empty where there is none."""
        table: DataTable[str] = self.query_one(DataTable)
        if not table.row_count:
            return ""
        return table.coordinate_to_cell_key(table.cursor_coordinate).row_key.value or ""

    async def action_export(self) -> None:
        """Write the finished hands of a match as a record, beside where the program was started."""
        texts = self._texts
        if not self._chosen:
            return
        try:
            file = await self._session.export(self._chosen, Path.cwd())
        except (GermanWhistError, OSError) as error:
            self.say("keys-hint", texts("storage-failed", reason=str(error)))
            return
        said = texts("history-no-hands") if file is None else texts("history-kept", file=file.name)
        self.say("keys-hint", said)

    def action_review(self) -> None:
        """Review the finished hands of a match."""
        summary = self._listed.get(self._chosen)
        me = None if summary is None else my_seat(summary.seats)
        if summary is not None and me is not None:
            level = summary.opponent_level(me) or ""
            self.app.push_screen(ReviewScreen(self._session, summary.table, me=me, level=level))

    def action_count(self) -> None:
        """Count all matches, by opponent."""
        self.app.push_screen(StatisticsScreen(self._session))

    async def action_give_up(self) -> None:
        """Resign an open match, so that it is listed as open no more; asked about once."""
        texts, table = self._texts, self._chosen
        seat = self._open.get(table)
        if seat is None:
            return
        view = await self._session.tables.view(table, seat)
        if self._to_give_up != table:
            self._to_give_up = table
            name = level_name(texts, view.opponent_level or "")
            sure = texts("menu-resign-match-sure", name=name)
            self.say("keys-hint", f"{sure} {texts('practice-once-more', key='X')}")
            return
        try:
            await self._session.tables.ask(table, seat, ResignMatch(seq=view.seq))
        except GermanWhistError as error:
            self.say("keys-hint", str(error))
        await self._fill()

    def on_data_table_row_highlighted(self) -> None:
        """Say what can be done with another match."""
        self._to_give_up = ""
        self.say("keys-hint", self._texts("history-keys"))

    def on_data_table_row_selected(self, event: DataTable.RowSelected) -> None:
        """Go on with a match that is still open, review one that is not."""
        if event.row_key.value in self._open:
            self.dismiss(event.row_key.value)
        else:
            self.action_review()


def _row(summary: TableSummary, texts: Texts) -> tuple[str, ...]:
    me = my_seat(summary.seats)
    if me is None:
        return ()
    day = datetime.fromtimestamp(summary.updated_at).astimezone().strftime("%Y-%m-%d %H:%M")
    score = f"{summary.points[me]}–{summary.points[me.opponent]}"
    if not summary.is_over:
        outcome = texts("history-open")
    elif summary.winner is None:
        outcome = texts("history-draw")
    else:
        outcome = texts("history-won" if summary.winner is me else "history-lost")
    if summary.is_practice:
        outcome += f" · {texts('history-practice')}"
    name = level_name(texts, summary.opponent_level(me) or "")
    return (day, name, rules_name(texts, summary.rules), str(summary.hands), f"{score} {outcome}")
