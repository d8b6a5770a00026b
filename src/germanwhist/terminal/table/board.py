"""A table on the screen: its parts, the views it is shown, and the requests it sends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.errors import GermanWhistError, StorageError
from germanwhist.service import RefusedError
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.terminal.table.actions import Actions
from germanwhist.terminal.table.bar import Bar
from germanwhist.terminal.table.centre import Centre
from germanwhist.terminal.table.cloth import Cloth
from germanwhist.terminal.table.cursor import Cursor
from germanwhist.terminal.table.hand import Hand, hand_order
from germanwhist.terminal.table.message_line import MessageLine
from germanwhist.terminal.table.opponent import Opponent
from germanwhist.terminal.table.pacing import Pacing, Shown
from germanwhist.terminal.table.rail import Rail
from germanwhist.terminal.table.result import Result
from germanwhist.terminal.table.scene import Scene
from germanwhist.terminal.table.screen_state import ScreenState
from germanwhist.terminal.table.sentences import refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from textual.app import ComposeResult

    from germanwhist.cards import Card
    from germanwhist.rules import Seat, View
    from germanwhist.terminal.session import Session

__all__ = ["TableBoard"]


class TableBoard(SessionScreen[None]):
    """A table from one seat, to be looked at; `TableScreen` adds what can be done there.

    Args:
        session: the tables, and how the person wants to see them.
        table: the table's id.
        seat: the person's seat.
    """

    def __init__(self, session: Session, table: str, seat: Seat) -> None:
        super().__init__(session)
        self.session = session
        self.table = table
        self.seat = seat
        self.scene: Scene | None = None
        self._shown: Shown | None = None
        self._screen_state = ScreenState()
        self._cursor = Cursor()
        self._is_asking = False
        self._pacing = Pacing(self._show, self.set_timer, lambda: session.settings.speed)

    def compose(self) -> ComposeResult:
        """The parts from top to bottom."""
        yield Bar()
        yield Rail()
        yield Opponent()
        yield Centre()
        yield MessageLine()
        yield Hand()
        yield Result()
        yield Actions()

    def on_mount(self) -> None:
        """Begin to watch the table."""
        self.run_worker(self._watch(), group="watch")

    def on_screen_resume(self) -> None:
        """Come back from another screen, where settings may have changed."""
        self._repaint()

    async def _watch(self) -> None:
        try:
            async with self.session.watch(self.table, self.seat) as views:
                async for view in views:
                    self._pacing.push(view)
        except GermanWhistError as error:
            self.app.notify(str(error), severity="error", markup=False)
            self.dismiss()

    def _show(self, shown: Shown) -> None:
        before = None if self._shown is None else self._shown.table.view
        after = shown.table.view
        if before is None or after is None or _plays(after) != _plays(before):
            self._screen_state = ScreenState(
                notice=self._took_back(before, after), refusal=self._came_late()
            )
        self._shown = shown
        self._repaint()

    def _came_late(self) -> str:
        """That a request came too late, which the view that was faster shall not wipe away."""
        late = self._texts("refused-stale")
        return late if self._screen_state.refusal == late else ""

    def _took_back(self, before: View | None, after: View | None) -> str:
        """A word about an undo, if that is what has happened between two views."""
        if before is None or after is None or before.dealer is not after.dealer:
            return ""
        is_back = not before.is_over and _plays(after) < _plays(before)
        return self._texts("told-undone") if is_back else ""

    def _repaint(self) -> None:
        """Make the scene of this moment and show it everywhere."""
        if self._shown is None or self._shown.table.view is None:
            return
        shown, state = self._shown, self._screen_state
        view = self._shown.table.view
        last = view.tricks[-1] if state.is_last_shown and view.tricks else None
        scene = Scene(
            table=shown.table,
            view=view,
            look=self.session.look,
            trick=shown.trick or last,
            is_resting=shown.is_resting,
            swept=shown.swept,
            lifted=state.lifted,
            claim=state.claim,
            notice=state.notice,
            reason=state.reason,
            refusal=state.refusal,
        )
        self._cursor.settle(hand_order(scene), scene.legal)
        self.scene = scene.at(self._cursor.card)
        self.set_class(self.scene.is_over, "-over")
        for part in self.query(Cloth):
            part.show(self.scene)

    def _enter(self, state: ScreenState | None = None) -> None:
        """Take on a passing state of the screen: a refusal, a claim being made, a lifted card."""
        self._screen_state = ScreenState() if state is None else state
        self._repaint()

    def _finish_movement(self) -> bool:
        """End what is moving; whether anything was."""
        is_moving = self._pacing.is_moving
        if is_moving:
            self._pacing.finish()
        return is_moving

    def _ask(self, request: Callable[[int], Awaitable[object]], card: Card | None = None) -> None:
        """Send one request at a time, about the table as it is shown."""
        if not self._is_asking and self._shown is not None:
            self._is_asking = True
            self.run_worker(self._carry_out(request(self._shown.table.seq), card), group="ask")

    async def _carry_out(self, request: Awaitable[object], card: Card | None) -> None:
        try:
            await request
        except RefusedError as error:
            if self.scene is not None:
                self._enter(ScreenState(refusal=refused(self.scene, error.code, card)))
        except StorageError as error:
            reason = str(error)
            self._enter(ScreenState(refusal=self._texts("storage-failed", reason=reason)))
        finally:
            self._is_asking = False


def _plays(view: View) -> int:
    """How many cards have been played in a hand."""
    return 2 * len(view.tricks) + (view.led is not None)
