"""The menu at the table."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Vertical
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from germanwhist.service import Scope
from germanwhist.service.requests import Hint, Resign, ResignMatch
from germanwhist.terminal.screens.pages import PagesScreen
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionPanel
from germanwhist.terminal.screens.settings import SettingsScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.session import Session
    from germanwhist.terminal.table.scene import Scene

__all__ = ["MenuChoice", "MenuScreen"]


class MenuChoice(Enum):
    """What the table screen does itself, besides resigning."""

    HINT = "hint"
    LEAVE = "leave"


class MenuScreen(SessionPanel[Scope | MenuChoice | None]):
    """What can be done besides playing.

    It is dismissed with what is to be resigned, with a `MenuChoice`, or with None.

    Args:
        session: for the settings.
        scene: the table behind it.
    """

    BINDINGS: ClassVar = [("escape,m,M,q", "dismiss(None)")]

    def __init__(self, session: Session, scene: Scene) -> None:
        super().__init__(session)
        self._scene = scene
        self._scope: Scope | None = None

    def compose(self) -> ComposeResult:
        """A list to choose from."""
        with Vertical(classes="panel"):
            yield Prose(self._texts("menu-title"), classes="panel-title")
            question = Prose(id="question")
            question.display = False
            yield question
            yield OptionList(*self._options(), id="menu-choices")
            yield Prose(self._texts("menu-keys"), id="menu-keys", classes="quiet")

    def _options(self) -> list[Option]:
        texts, table = self._texts, self._scene.table
        return [
            Option(texts("menu-back"), id="back"),
            Option(texts("menu-settings"), id="settings"),
            Option(texts("menu-pages"), id="pages"),
            Option(texts("menu-resign-hand"), id="hand", disabled=not table.may(Resign)),
            Option(texts("menu-resign-match"), id="match", disabled=not table.may(ResignMatch)),
            Option(texts("action-hint"), id="hint", disabled=not table.may(Hint)),
            Option(texts("menu-leave"), id="leave"),
        ]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen; resigning is asked about once more."""
        match event.option.id:
            case "settings":
                self.app.push_screen(SettingsScreen(self._session))
            case "pages":
                self.app.push_screen(PagesScreen(self._session.look))
            case "hand" | "match" as scope:
                self._ask(Scope(scope))
            case "yes":
                self.dismiss(self._scope)
            case "hint":
                self.dismiss(MenuChoice.HINT)
            case "leave":
                self.dismiss(MenuChoice.LEAVE)
            case _:
                self.dismiss(None)

    def on_screen_resume(self) -> None:
        """The language may have changed."""
        self._fill(self._options())
        self.say("menu-keys", self._texts("menu-keys"))

    def _ask(self, scope: Scope) -> None:
        texts = self._texts
        self._scope = scope
        low = "-low" if scope is Scope.HAND and self._scene.is_low else ""
        question = texts(f"menu-resign-{scope}-sure{low}", name=self._scene.opponent_name)
        asked = self.query_one("#question", Prose)
        asked.say(question)
        asked.display = True
        self._fill([Option(texts("menu-no"), id="no"), Option(texts("menu-yes"), id="yes")])

    def _fill(self, options: list[Option]) -> None:
        choices = self.query_one("#menu-choices", OptionList)
        choices.clear_options()
        choices.add_options(options)
        choices.highlighted = 0
        choices.focus()
