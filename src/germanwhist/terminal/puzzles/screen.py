"""Puzzles on a screen: what is known, the goal, and a list of the cards that may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import VerticalScroll
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from germanwhist.cards import Card, CardSet
from germanwhist.errors import GermanWhistError
from germanwhist.school.decisions import Decision
from germanwhist.school.puzzles import Puzzle, Trial
from germanwhist.terminal.memory.telling import cards_in_letters
from germanwhist.terminal.puzzles.decision_telling import (
    answer_in_words,
    decision_in_words,
    question_in_words,
)
from germanwhist.terminal.puzzles.kept import find_next, keep_end
from germanwhist.terminal.puzzles.telling import (
    end_in_words,
    goal_in_words,
    hands_in_words,
    replies_in_words,
)
from germanwhist.terminal.screens.prose import Prose
from germanwhist.terminal.screens.session_screen import SessionScreen

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from germanwhist.school.puzzles import AnyPuzzle
    from germanwhist.terminal.session import Session

__all__ = ["PuzzleScreen"]


class PuzzleScreen(SessionScreen[None]):
    """Gives one puzzle after the other.

    Args:
        session: whose tries are kept.
    """

    BINDINGS: ClassVar = [("escape,q", "back"), ("n", "next"), ("z", "again")]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._tried: Trial | Decision | None = None

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
            self.complain(error)
            return
        self.give(puzzle)

    def give(self, puzzle: Puzzle | Decision | None) -> None:
        """Begin a puzzle; None where all were tried."""
        self._tried = Trial(puzzle) if isinstance(puzzle, Puzzle) else puzzle
        self._show([] if puzzle else [self._texts("puzzles-none-left")])

    def action_again(self) -> None:
        """Begin the same puzzle once more."""
        if isinstance(self._tried, Trial):
            self._tried = Trial(self._tried.puzzle)
        if self._tried is not None:
            self._show([])

    def action_back(self) -> None:
        """Leave."""
        self.dismiss()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the card that was chosen."""
        tried = self._tried
        if event.option_id is None or tried is None:
            return
        card = Card(event.option_id)
        if isinstance(tried, Decision):
            rating = await self._keep(tried, is_solved=card in tried.solution)
            self._show(answer_in_words(tried, card, self._texts, rating=rating), is_over=True)
        elif card in tried.legal_plays():
            await self._play(tried, card)

    async def _play(self, trial: Trial, card: Card) -> None:
        """Play at a puzzle of stage two."""
        replies = trial.play(card)
        told = [replies_in_words(replies, self._texts, self._session.look.letters)]
        told = told if replies else []
        if trial.wrong is None and not trial.is_solved:
            self._show(told)
            return
        rating = await self._keep(trial.puzzle, is_solved=trial.is_solved)
        self._show([*told, *end_in_words(trial, self._texts, rating=rating)], is_over=True)

    async def _keep(self, puzzle: AnyPuzzle, *, is_solved: bool) -> tuple[int, int] | None:
        """Keep how a first try has ended; the ratings before and after."""
        try:
            return await keep_end(self._session, puzzle, is_solved=is_solved)
        except GermanWhistError as error:
            self.complain(error)
            return None

    def _show(self, news: list[str], *, is_over: bool = False) -> None:
        """The puzzle as it is, after what has just happened."""
        tried, letters = self._tried, self._session.look.letters
        plays = self.query_one("#plays", OptionList)
        plays.clear_options()
        lines = list(news)
        if isinstance(tried, Decision):
            lines.insert(0, f"{question_in_words(tried, self._texts)}\n")
            held = decision_in_words(tried, self._texts, letters)
        elif tried is not None:
            lines.insert(0, f"{goal_in_words(tried, self._texts)}\n")
            held = hands_in_words(tried, self._texts, letters)
        if tried is not None and not is_over:
            lines += ["", *held, ""]
            legal = (tried.view if isinstance(tried, Decision) else tried).legal_plays()
            plays.add_options(
                Option(cards_in_letters(CardSet([card]), letters), id=str(card)) for card in legal
            )
            plays.highlighted = 0
        plays.display = plays.option_count > 0
        self.say("told", "\n".join(lines))
        if plays.display:
            plays.focus()
