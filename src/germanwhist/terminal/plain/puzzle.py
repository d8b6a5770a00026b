"""A puzzle line by line: a card on each line, until the goal is made or gone.

In stage one the first card is the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.school.decisions import Decision
from germanwhist.school.puzzles import Theme, Trial
from germanwhist.terminal.plain.words import Command, word_for
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

if TYPE_CHECKING:
    from germanwhist.cards import CardSet
    from germanwhist.terminal.plain.dialogue import Dialogue

__all__ = ["try_puzzle"]


async def try_puzzle(dialogue: Dialogue, words: tuple[str, ...] = ()) -> None:
    """Give a puzzle that was not tried yet, and play it to its end.

    Args:
        dialogue: with the person, whose try it is.
        words: the number of a theme, from 1; any theme where none is named.

    Raises:
        StorageError: tries can be neither read nor kept.
    """
    texts, letters, say = dialogue.texts, dialogue.letters, dialogue.say
    theme = _theme(words)
    if words and theme is None:
        say(texts("puzzle-plain-unknown", count=len(Theme)))
        return
    puzzle = await find_next(dialogue.session, theme)
    if puzzle is None:
        say(texts("puzzles-none-left"))
        return
    if isinstance(puzzle, Decision):
        await _decide(dialogue, puzzle)
        return
    trial = Trial(puzzle)
    say(goal_in_words(trial, texts))
    _explain(dialogue)
    while trial.wrong is None and not trial.is_solved:
        dialogue.tell(hands_in_words(trial, texts, letters))
        legal, led = trial.legal_plays(), trial.position.led
        card = await _card(dialogue, own=trial.own, legal=legal, led=led)
        if card is None:
            return
        replies = trial.play(card)
        if replies:
            say(replies_in_words(replies, texts, letters))
    rating = await keep_end(dialogue.session, puzzle, is_solved=trial.is_solved)
    dialogue.tell(end_in_words(trial, texts, rating=rating))


async def _decide(dialogue: Dialogue, decision: Decision) -> None:
    """Ask one card of stage one."""
    texts, view = dialogue.texts, decision.view
    dialogue.say(question_in_words(decision, texts))
    _explain(dialogue)
    dialogue.tell(decision_in_words(decision, texts, dialogue.letters))
    card = await _card(dialogue, own=view.holding, legal=view.legal_plays(), led=view.led)
    if card is None:
        return
    rating = await keep_end(dialogue.session, decision, is_solved=card in decision.solution)
    dialogue.tell(answer_in_words(decision, card, texts, rating=rating))


def _explain(dialogue: Dialogue) -> None:
    """Say what may be typed."""
    texts = dialogue.texts
    dialogue.say(texts("puzzle-plain-how", quit=word_for(Command.QUIT, texts)))


def _theme(words: tuple[str, ...]) -> Theme | None:
    """The theme whose number is named; None where none is."""
    themes: dict[tuple[str, ...], Theme] = {
        (str(number),): theme for number, theme in enumerate(Theme, 1)
    }
    return themes.get(words)


async def _card(
    dialogue: Dialogue, *, own: CardSet, legal: CardSet, led: Card | None
) -> Card | None:
    """The next card, asked for until it is a legal one; None when the person leaves."""
    texts, say = dialogue.texts, dialogue.say
    while (typed := await dialogue.next()) is not None:
        card = typed.asked
        if not isinstance(card, Card):
            _explain(dialogue)
        elif card in legal:
            return card
        elif card in own and led is not None:
            say(texts("refused-must_follow", suit=led.suit, card=card))
        else:
            say(texts("refused-card_not_held", card=card))
    return None
