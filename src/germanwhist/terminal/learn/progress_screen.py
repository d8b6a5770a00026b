"""Progress on a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import VerticalScroll

from germanwhist.errors import GermanWhistError
from germanwhist.terminal.learn.progress import find_progress
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult


__all__ = ["ProgressScreen"]


class ProgressScreen(SessionScreen[None]):
    """Mistakes a hand, skills, and what to practise next.

    Args:
        session: whose progress it shows.
    """

    BINDINGS: ClassVar = [("escape,q", "dismiss")]

    def compose(self) -> ComposeResult:
        """A heading, what there is to say, the keys."""
        texts = self._texts
        yield Prose(texts("progress-title"), classes="panel-title")
        with VerticalScroll(id="progress-body"):
            yield Prose(id="progress-said")
        yield Prose(texts("progress-keys"), id="progress-keys", classes="quiet")

    async def on_mount(self) -> None:
        """Tell it."""
        try:
            told = "\n\n".join(await find_progress(self._session))
        except GermanWhistError as error:
            told = str(error)
        self.say("progress-said", told)
        self.query_one("#progress-body").focus()
