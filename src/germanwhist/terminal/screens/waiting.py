"""A match that waits while another was asked for: both are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from germanwhist.terminal.screens.prose import Prose
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.table.scene import Scene

__all__ = ["WaitingScreen"]


class WaitingScreen(ModalScreen[bool]):
    """Asks which match to play; dismissed with whether a new one is to begin.

    Args:
        scene: the match that waits.
        level: the opponent of the other one.
    """

    def __init__(self, scene: Scene, level: str) -> None:
        super().__init__()
        self._scene = scene
        self._level = level

    def compose(self) -> ComposeResult:
        """What waits, and the two choices."""
        texts, scene = self._scene.look.texts, self._scene
        name = scene.opponent_name
        yours, theirs = scene.table.points[scene.me], scene.table.points[scene.them]
        begun = texts("waiting-begin", name=level_name(texts, self._level))
        with Vertical(classes="panel"):
            yield Prose(
                texts("waiting", name=name, yours=yours, theirs=theirs), classes="panel-title"
            )
            yield OptionList(
                Option(texts("home-go-on", name=name), id="go-on"), Option(begun, id="begin")
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """One of both."""
        self.dismiss(event.option.id == "begin")
