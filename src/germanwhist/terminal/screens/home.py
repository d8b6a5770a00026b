"""The first page: go on with what is open, or play now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from rich.cells import cell_len
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Label, OptionList, Select
from textual.widgets.option_list import Option

from germanwhist.errors import GermanWhistError
from germanwhist.rules import PRESETS
from germanwhist.service import Phase
from germanwhist.terminal.learn.screen import LearnScreen
from germanwhist.terminal.screens.history import HistoryScreen
from germanwhist.terminal.screens.pages import PagesScreen
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.rules_choice import RulesChoiceScreen
from germanwhist.terminal.screens.session_screen import SessionScreen
from germanwhist.terminal.screens.settings import SettingsScreen
from germanwhist.terminal.screens.wordmark import Wordmark
from germanwhist.terminal.session import my_seat
from germanwhist.terminal.table.rail import Rail
from germanwhist.terminal.table.screen import TableScreen
from germanwhist.texts import level_name, rules_name

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.rules import RuleSet
    from germanwhist.service import TableSummary
    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["HomeScreen"]

_CHOSEN: Final = "▸ "
_OWN: Final = "own"
_MENU: Final = ("learn", "own-rules", "pages", "history", "settings", "quit")


class HomeScreen(SessionScreen[None]):
    """What one sees first.

    Args:
        session: the tables and settings.
        is_covered: whether a table will cover it at once.
    """

    AUTO_FOCUS = ""  # the page chooses itself, once it knows what is open
    BINDINGS: ClassVar = [
        ("up,left", "app.focus_previous"),
        ("down,right", "app.focus_next"),
        ("q", "app.quit"),
    ]

    def __init__(self, session: Session, *, is_covered: bool = False) -> None:
        super().__init__(session)
        self._is_covered = is_covered
        self._open: tuple[TableSummary, ...] = ()
        self._rules = session.rules
        self._focused = ""
        self._is_ready = False

    def compose(self) -> ComposeResult:
        """The name of the game, the match to go on with, the choice, the menu."""
        if not self._is_ready:
            return
        texts = self._texts
        yield Wordmark(texts("app-title"), self._session)
        yield Prose(texts("app-tagline"), id="tagline", classes="quiet")
        with Vertical(id="go-on", classes="card"):
            with Horizontal():
                yield Prose(id="whom")
                yield Button(texts("home-go-on-button"), id="continue", compact=True)
            yield Prose(id="where", classes="quiet")
            yield Rail()
        with Horizontal(id="choices"):
            with Vertical(id="play-now", classes="card"):
                yield Label(texts("home-opponent"), classes="quiet", markup=False)
                yield OptionList(*self._levels(), id="level")
                yield Label(texts("home-rules"), classes="quiet", markup=False)
                chosen = self._rules.preset_name or _OWN
                yield Select(
                    self._presets(), value=chosen, allow_blank=False, id="rules", compact=True
                )
                yield Button(texts("home-deal"), id="deal", variant="primary")
            yield OptionList(*(Option(texts(f"home-{name}"), id=name) for name in _MENU), id="menu")
        said = f"{texts('levels-fair')}\n{texts('home-keys')}"
        yield Prose(said, id="promise", classes="quiet")

    def _levels(self) -> list[Option]:
        return [Option(self._label(level), id=f"level-{level}") for level in self._session.levels]

    def _label(self, level: str) -> Content:
        """A level's name and how it plays, with a mark when it is the one chosen."""
        texts, session = self._texts, self._session
        width = max(cell_len(level_name(texts, other)) for other in session.levels)
        name = level_name(texts, level)
        short = f"level-{level}.short"
        about = texts(short) if texts.has(short) else ""
        mark = _CHOSEN if level == session.level else " " * len(_CHOSEN)
        return Content.assemble(mark, (name, "bold"), " " * (width - cell_len(name) + 2), about)

    def _presets(self) -> list[tuple[str, str]]:
        texts = self._texts
        named = [(texts(f"preset-{name}"), name) for name in PRESETS]
        if self._rules.preset_name is None:
            named.append((rules_name(texts, self._rules), _OWN))
        return named

    async def on_screen_resume(self) -> None:
        """Show what is open now, in the language and colours of now."""
        if self._is_covered:
            self._is_covered = False
            return
        scene = None
        try:
            self._open = await self._session.open_matches()
            scene = await self._session.last_open()
        except GermanWhistError as error:
            self.complain(error)
        self._is_ready = True
        await self.recompose()
        if self.query("#level"):  # nothing is mounted any more while the application ends
            self._fill(scene)

    def _fill(self, scene: Scene | None) -> None:
        """Put what is open and what was chosen last in their places."""
        levels = self.query_one("#level", OptionList)
        levels.highlighted = self._session.levels.index(self._session.level)
        self.query_one("#go-on").display = scene is not None
        self.set_class(scene is not None, "-offers")
        if scene is not None:
            whom = scene.look.texts("home-go-on", name=scene.opponent_name)
            self.say("whom", whom)
            self.say("where", _standing(scene))
            self.query_one(Rail).show(scene)
        first = "deal" if scene is None else "continue"
        self.set_focus(self.query_one(f"#{self._focused or first}"))
        self._focused = ""

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go on, or deal."""
        if event.button.id == "continue" and self._open:
            self._go_on(self._open[0])
        elif event.button.id == "deal":
            self.run_worker(self._deal(), exclusive=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose an opponent, or an entry of the menu."""
        match event.option.id:
            case "learn" | "own-rules" | "pages" | "history" | "settings" as place:
                self._focused = "menu"
                self._visit(place)
            case "quit":
                self.app.exit()
            case _:
                self.query_one("#deal").focus()

    def _visit(self, place: str) -> None:
        """Go to a screen of the menu."""
        match place:
            case "own-rules":
                self.app.push_screen(
                    RulesChoiceScreen(self._session, self._rules), self._take_rules
                )
            case "learn":
                self.app.push_screen(LearnScreen(self._session))
            case "pages":
                self.app.push_screen(PagesScreen(self._session.look))
            case "history":
                self.app.push_screen(HistoryScreen(self._session), self._go_on_with)
            case _:
                self.app.push_screen(SettingsScreen(self._session))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Remember the opponent."""
        option = event.option.id or ""
        if event.option_list.id == "level":
            level = option.removeprefix("level-")
            self._session.change(replace(self._session.settings, level=level))
            for place, other in enumerate(self._session.levels):
                event.option_list.replace_option_prompt_at_index(place, self._label(other))

    def on_select_changed(self, event: Select.Changed) -> None:
        """Remember the rules."""
        if event.value in PRESETS:
            self._take_rules(PRESETS[str(event.value)])

    def _take_rules(self, rules: RuleSet | None) -> None:
        if rules is not None:
            self._rules = rules
            text = rules.preset_name or str(rules)
            self._session.change(replace(self._session.settings, rules=text))

    async def _deal(self) -> None:
        try:
            table, seat = await self._session.create(self._session.level, self._rules)
        except GermanWhistError as error:
            self.complain(error)
            return
        self.app.push_screen(TableScreen(self._session, table, seat))

    def _go_on_with(self, table: str | None) -> None:
        """Go on with a match chosen from the list of all."""
        for summary in self._open:
            if summary.table == table:
                self._go_on(summary)

    def _go_on(self, summary: TableSummary) -> None:
        seat = my_seat(summary.seats)
        if seat is not None:
            self.app.push_screen(TableScreen(self._session, summary.table, seat))


def _standing(scene: Scene) -> str:
    """Where an open match stands, in words."""
    texts, name, table = scene.look.texts, scene.opponent_name, scene.table
    number = len(scene.tricks) % scene.view.ruleset.cards_per_hand + 1
    if table.phase is Phase.HAND_OVER:
        where = [texts("home-where-between")]
    else:
        stage = "one" if scene.stage == 1 else "two"
        turn = "you" if scene.is_my_turn else "them"
        where = [
            texts(f"home-where-stage-{stage}", trick=number),
            texts(f"home-turn-{turn}", name=name),
        ]
    yours, theirs = table.points[scene.me], table.points[scene.them]
    where.append(texts("home-score", yours=yours, theirs=theirs, name=name))
    return " ".join(where)
