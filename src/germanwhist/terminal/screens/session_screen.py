"""What the screens of a session have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.screen import ModalScreen, Screen, ScreenResultType

from germanwhist.terminal.screens.prose import Prose

if TYPE_CHECKING:
    from germanwhist.errors import GermanWhistError
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["SessionPanel", "SessionScreen"]


class SessionScreen(Screen[ScreenResultType]):
    """A screen with the tables, settings and texts of the person.

    Args:
        session: the person's.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    @property
    def _texts(self) -> Texts:
        """The texts in the language of now."""
        return self._session.look.texts

    def say(self, place: str, text: str) -> None:
        """Put a text in its place.

        Args:
            place: the id of the `Prose` there.
            text: what it says from now on.
        """
        self.query_one(f"#{place}", Prose).say(text)

    def complain(self, error: GermanWhistError) -> None:
        """Tell for a while why something could not be done."""
        self.notify(str(error), severity="error", markup=False)


class SessionPanel(SessionScreen[ScreenResultType], ModalScreen[ScreenResultType]):
    """The same, over what was there before."""
