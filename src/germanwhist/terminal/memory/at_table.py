"""The question at the table when stage two begins, over the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import VerticalScroll

from germanwhist.errors import GermanWhistError
from germanwhist.school.memory import Grade, recall
from germanwhist.terminal.memory.due import hand_of
from germanwhist.terminal.memory.grid import Grid
from germanwhist.terminal.memory.kept import keep_try
from germanwhist.terminal.memory.telling import marks_in_words
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionPanel

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["MemoryAtTable"]


class MemoryAtTable(SessionPanel[None]):
    """Asks what the opponent holds, and tells what came of it.

    Args:
        session: whose try it is.
        scene: the table as stage two begins.
    """

    BINDINGS: ClassVar = [
        ("escape,q", "dismiss"),
        ("space", "mark"),
        ("c", "clear"),
        Binding("enter", "check", priority=True),
        *(Binding(key, f"move('{key}')", priority=True) for key in ("left", "right", "up", "down")),
    ]

    def __init__(self, session: Session, scene: Scene) -> None:
        super().__init__(session)
        self._scene = scene
        self._grid = Grid(scene.view, session.look, grade=Grade.EVERYTHING)
        self._is_judged = False

    def compose(self) -> ComposeResult:
        """The question, the places, how many are marked, and which keys there are."""
        texts = self._texts
        with VerticalScroll(classes="panel wide"):
            yield Prose(texts("memory-ask", name=self._scene.opponent_name), classes="panel-title")
            yield self._grid
            yield Prose(id="told")
            yield Prose(texts("memory-keys-table"), id="memory-keys", classes="quiet")

    def on_mount(self) -> None:
        """Say how many are marked."""
        self._count()

    def _count(self) -> None:
        texts = self._texts
        of, total = len(self._grid.marks), self._scene.view.opponent_count
        marked = texts("memory-marked-of", count=of, total=total)
        self.say("told", f"\n{marked} · ({texts('memory-yours')})\n")

    def action_mark(self) -> None:
        """Mark the chosen card, or take its mark away."""
        if not self._is_judged:
            self._grid.toggle()
            self._count()

    def action_clear(self) -> None:
        """Take all marks away."""
        if not self._is_judged:
            self._grid.clear()
            self._count()

    def action_move(self, key: str) -> None:
        """Move the choice, or scroll what there is to read."""
        body = self.query_one(VerticalScroll)
        if not self._is_judged:
            self._grid.move(key)
        elif key == "down":
            body.scroll_down(animate=False)
        elif key == "up":
            body.scroll_up(animate=False)

    async def action_check(self) -> None:
        """Judge the marks and keep the try; after that, go back to the table."""
        if self._is_judged:
            self.dismiss()
            return
        self._is_judged = True
        texts, view = self._texts, self._scene.view
        found = recall(view, self._grid.marks)
        self._grid.judge(found)
        told = marks_in_words(found, texts, name=self._scene.opponent_name)
        self.say("told", "\n".join(["", texts("memory-told-signs"), "", *told, ""]))
        self.say("memory-keys", texts("memory-keys-judged"))
        try:
            await keep_try(
                self._session, found, pack=view.ruleset.pack, table_hand=hand_of(self._scene)
            )
        except GermanWhistError as error:
            self.complain(error)
