"""The memory trainer on a screen: choose, watch, mark, and see what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from germanwhist.errors import GermanWhistError
from germanwhist.school.memory import MEMORY_PACKS, Grade, recall
from germanwhist.terminal.memory.grid import Grid
from germanwhist.terminal.memory.kept import best_tries, keep_try, new_task
from germanwhist.terminal.memory.telling import cards_in_letters, marks_in_words, trick_in_words
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.school.memory import MemoryTask
    from germanwhist.school.practice import Marked
    from germanwhist.terminal.session import Session

__all__ = ["MemoryScreen"]


class MemoryScreen(SessionScreen[None]):
    """Trains what a player must remember.

    Args:
        session: whose tries are kept.
    """

    BINDINGS: ClassVar = [
        ("escape,q", "back"),
        ("space", "go"),
        ("n", "deal"),
        ("p", "pack"),
        ("c", "clear"),
        Binding("enter", "check", priority=True),
        *(Binding(key, f"move('{key}')", priority=True) for key in ("left", "right", "up", "down")),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._pack = MEMORY_PACKS[0]
        self._grade = Grade.TRUMPS
        self._best: dict[tuple[Grade, int], Marked] = {}
        self._dealt: MemoryTask | None = None
        self._shown = 0  # tricks that have passed by
        self._is_judged = False

    def compose(self) -> ComposeResult:
        """A heading, the choice or the task, and which keys there are."""
        yield Prose(self._texts("memory-title"), id="memory-title", classes="panel-title")
        with VerticalScroll(id="memory-body"):
            yield Prose(id="told")
            yield OptionList(id="grades")
        yield Prose(id="memory-keys", classes="quiet")

    async def on_mount(self) -> None:
        """Show the choice."""
        try:
            self._best = await best_tries(self._session)
        except GermanWhistError as error:
            self.complain(error)
        self._choose()

    def _choose(self) -> None:
        texts = self._texts
        self._dealt = None
        self.query("#grid").remove()
        self._tell("memory-title", "memory-about", "memory-keys-choose")
        grades = self.query_one("#grades", OptionList)
        grades.clear_options()
        grades.add_options(Option(self._label(grade), id=grade.value) for grade in Grade)
        grades.highlighted = list(Grade).index(self._grade)
        grades.display = True
        grades.focus()
        pack = texts(f"memory-pack-{self._pack}")
        self.say("told", f"{texts('memory-about')}\n\n{pack}\n")

    def _label(self, grade: Grade) -> str:
        texts = self._texts
        best = self._best.get((grade, self._pack))
        said = (
            texts("memory-none-yet")
            if best is None
            else texts("memory-best", span=best.span, asked=best.asked)
        )
        about = texts(f"memory-grade-{grade}.about")
        return texts("labelled", label=texts(f"memory-grade-{grade}"), text=f"{about} ({said})")

    def _tell(self, title: str, told: str, keys: str) -> None:
        """Put three texts in their places."""
        name = "" if self._dealt is None else level_name(self._texts, self._dealt.level)
        self.say("memory-title", self._texts(title, name=name))
        self.say("told", self._texts(told))
        self.say("memory-keys", self._texts(keys))

    def action_pack(self) -> None:
        """Take the other pack, before the deal."""
        if self._dealt is None:
            self._pack = next(pack for pack in MEMORY_PACKS if pack != self._pack)
            self._choose()

    def action_deal(self) -> None:
        """Deal the next task."""
        if self._dealt is None or self._is_judged:
            self._deal()

    def _deal(self) -> None:
        self.query("#grid").remove()
        grades = self.query_one("#grades", OptionList)
        if self._dealt is None and grades.highlighted is not None:
            self._grade = list(Grade)[grades.highlighted]
        grades.display = False
        self.set_focus(None)
        self._dealt = new_task(self._grade, self._pack)
        self._shown = 0
        self._is_judged = False
        self._watch(self._dealt)

    def _watch(self, task: MemoryTask) -> None:
        """Show the tricks up to now: the last one, the upcard, and the hand."""
        texts, view = self._texts, task.views[2 * self._shown]
        self._tell("memory-watch", "memory-only", "memory-keys-watch")
        lines = [] if view.trump is None else [texts("memory-told-trumps", suit=view.trump)]
        total = view.ruleset.cards_per_hand
        if self._shown:
            name = level_name(texts, task.level)
            of = texts("trick-of", number=self._shown, total=total)
            label, trick = f"{of[:1].upper()}{of[1:]}", trick_in_words(view, texts, name=name)
            lines += ["", texts("labelled", label=label, text=trick)]
        if view.upcard is not None:
            lines += ["", texts("memory-told-upcard", card=view.upcard, count=view.stock_left - 1)]
        held = cards_in_letters(view.holding, self._session.look.letters)
        lines += ["", texts("memory-told-hand", cards=held)]
        self.say("told", "\n".join(lines))

    def action_go(self) -> None:
        """Show the next trick, or mark the chosen card."""
        grids = self.query(Grid)
        if self._dealt is None:
            self._deal()
        elif grids:
            if not self._is_judged:
                grids.first().toggle()
                self._count(grids.first())
        elif 2 * self._shown + 1 < len(self._dealt.views):
            self._shown += 1
            self._watch(self._dealt)
        else:
            self._ask(self._dealt)

    def _ask(self, task: MemoryTask) -> None:
        self._tell("memory-ask", "memory-only", "memory-keys-mark")
        grid = Grid(task.view, self._session.look, grade=task.grade)
        self.query_one("#memory-body").mount(grid, before="#told")
        self._count(grid)

    def _count(self, grid: Grid) -> None:
        texts = self._texts
        marked = texts("memory-marked", count=len(grid.marks))
        self.say("told", f"\n{marked} · ({texts('memory-yours')})")

    async def action_check(self) -> None:
        """Judge the marks; before that, go on."""
        grids = self.query(Grid)
        if self._dealt is None or not grids:
            self.action_go()
            return
        if self._is_judged:
            self._deal()
            return
        grid, task = grids.first(), self._dealt
        found = recall(task.view, grid.marks, grade=task.grade)
        self._is_judged = True
        grid.judge(found)
        try:
            await keep_try(self._session, found, pack=task.hand.ruleset.pack)
            self._best = await best_tries(self._session)
        except GermanWhistError as error:
            self.complain(error)
        self._tell("memory-title", "memory-only", "memory-keys-result")
        legend = self._texts("memory-told-signs")
        name = level_name(self._texts, task.level)
        lines = ["", legend, "", *marks_in_words(found, self._texts, name=name)]
        self.say("told", "\n".join(lines))

    def action_clear(self) -> None:
        """Take all marks away."""
        for grid in self.query(Grid):
            if not self._is_judged:
                grid.clear()
                self._count(grid)

    def action_move(self, key: str) -> None:
        """Move the choice, or scroll what there is to read."""
        grids, body = self.query(Grid), self.query_one("#memory-body", VerticalScroll)
        if self._dealt is None:
            grades = self.query_one("#grades", OptionList)
            if key == "up":
                grades.action_cursor_up()
            elif key == "down":
                grades.action_cursor_down()
        elif grids and not self._is_judged:
            grids.first().move(key)
        elif key == "down":
            body.scroll_down(animate=False)
        elif key == "up":
            body.scroll_up(animate=False)
        elif key == "right" and not grids:
            self.action_go()

    def action_back(self) -> None:
        """Leave the task, or the screen."""
        if self._dealt is None:
            self.dismiss()
        else:
            self._choose()

    def on_option_list_option_selected(self) -> None:
        """Deal with the grade that was chosen."""
        self._deal()
