"""Puzzles on a screen: both hands, the goal, and a list of the cards that may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from germanwhist.cards import Card, CardSet
from germanwhist.errors import GermanWhistError
from germanwhist.school.puzzles import Trial
from germanwhist.terminal.memory.telling import cards_in_letters
from germanwhist.terminal.puzzles.kept import find_next, keep_end
from germanwhist.terminal.puzzles.telling import (
    end_in_words,
    goal_in_words,
    hands_in_words,
    replies_in_words,
)
from germanwhist.terminal.screens.prose import Prose

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.terminal.session import Session

__all__ = ["PuzzleScreen"]


class PuzzleScreen(Screen[None]):
    """Gives one puzzle after the other.

    Args:
        session: whose tries are kept.
    """

    BINDINGS: ClassVar = [("escape,q", "back"), ("n", "next"), ("z", "again")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._texts = session.look.texts
        self._trial: Trial | None = None

    def compose(self) -> ComposeResult:
        """A heading, what is to be known, the cards to choose from, and which keys there are."""
        yield Prose(self._texts("puzzles-title"), id="puzzle-title", classes="panel-title")
        with VerticalScroll(id="puzzle-body"):
            yield Prose(id="told")
            yield OptionList(id="plays")
        yield Prose(self._texts("puzzle-keys"), id="puzzle-keys", classes="quiet")

    async def on_mount(self) -> None:
        """Begin with the first puzzle."""
        await self.action_next()

    async def action_next(self) -> None:
        """Take a puzzle that was not tried yet."""
        try:
            puzzle = await find_next(self._session)
        except GermanWhistError as error:
            self.notify(str(error), severity="error", markup=False)
            return
        self._trial = None if puzzle is None else Trial(puzzle)
        self._show([] if puzzle else [self._texts("puzzles-none-left")])

    def action_again(self) -> None:
        """Begin the same puzzle once more."""
        if self._trial is not None:
            self._trial = Trial(self._trial.puzzle)
            self._show([])

    def action_back(self) -> None:
        """Leave."""
        self.dismiss()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the card that was chosen."""
        trial = self._trial
        if trial is None or event.option_id is None:
            return
        card = Card(event.option_id)
        if card not in trial.legal_plays():
            return
        replies = trial.play(card)
        told = [replies_in_words(replies, self._texts, self._session.look.letters)]
        if trial.wrong is None and not trial.is_solved:
            self._show(told if replies else [])
            return
        try:
            rating = await keep_end(self._session, trial)
        except GermanWhistError as error:
            self.notify(str(error), severity="error", markup=False)
            rating = None
        self._show([*(told if replies else []), *end_in_words(trial, self._texts, rating=rating)])

    def _show(self, news: list[str]) -> None:
        """The puzzle as it is, after what has just happened."""
        trial, letters = self._trial, self._session.look.letters
        plays = self.query_one("#plays", OptionList)
        plays.clear_options()
        lines = list(news)
        if trial is not None:
            lines.insert(0, f"{goal_in_words(trial, self._texts)}\n")
            if trial.wrong is None and not trial.is_solved:
                lines += ["", *hands_in_words(trial, self._texts, letters), ""]
                plays.add_options(
                    Option(cards_in_letters(CardSet([card]), letters), id=str(card))
                    for card in trial.legal_plays()
                )
                plays.highlighted = 0
        plays.display = plays.option_count > 0
        self.query_one("#told", Prose).say("\n".join(lines))
        if plays.display:
            plays.focus()
