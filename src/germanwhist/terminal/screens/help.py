"""The list of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.containers import Grid, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button

from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.table.actions import spelled_out

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.look import Look
    from germanwhist.texts import Texts

__all__ = ["HelpScreen"]

# What is printed on the keys, and the message that says what they do.
_KEYS: Final = (
    ("← →", "help-arrows"),
    ("↑", "help-next-legal"),
    ("{key-home} {key-end}", "help-ends"),
    ("{key-enter} {key-space}", "help-play"),
    ("{suits}", "help-suit"),
    *spelled_out().items(),
    ("{key-escape}", "help-escape"),
)


class HelpScreen(ModalScreen[None]):
    """What each key does at the table."""

    BINDINGS: ClassVar = [("escape,question_mark,f1,q", "dismiss")]

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._texts, self._letters = look.texts, look.letters

    def compose(self) -> ComposeResult:
        """A list of keys, a word about the mouse, and the way back."""
        texts, letters = self._texts, self._letters
        ranks = " ".join([*letters.courts, "1", "9 … 2"])
        with Vertical(classes="panel"):
            yield Prose(texts("help-title"), classes="panel-title")
            with Grid(id="keys"):
                for key, message in _KEYS:
                    yield Prose(
                        _printed(key.replace("{suits}", letters.keys()), texts), classes="key"
                    )
                    yield Prose(texts(message, ranks=ranks))
            yield Prose(texts("help-mouse"), classes="quiet")
            yield Button(texts("help-back"), compact=True)

    def on_button_pressed(self) -> None:
        """Go back."""
        self.dismiss()


def _printed(key: str, texts: Texts) -> str:
    """Put a language's names of keys in place."""
    for name in ("key-home", "key-end", "key-enter", "key-space", "key-escape"):
        key = key.replace("{" + name + "}", texts(name))
    return key
