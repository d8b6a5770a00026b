"""A puzzle line by line: a card on each line, until the goal is made or gone.

In stage one the first card is the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.school.decisions import Decision
from germanwhist.school.puzzles import Theme, Trial
from germanwhist.terminal.plain.words import Asked, Command, read_line, word_for
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
    from collections.abc import Callable

    from germanwhist.cards import CardSet
    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.session import Session

__all__ = ["try_puzzle"]


async def try_puzzle(
    session: Session, lines: Lines, *, say: Callable[[str], None], words: tuple[str, ...] = ()
) -> None:
    """Give a puzzle that was not tried yet, and play it to its end.

    Args:
        session: whose try it is.
        lines: what is typed.
        say: shows a line.
        words: the number of a theme, from 1; any theme where none is named.

    Raises:
        StorageError: tries can be neither read nor kept.
    """
    texts, letters = session.look.texts, session.look.letters
    theme = _theme(words)
    if words and theme is None:
        say(texts("puzzle-plain-unknown", count=len(Theme)))
        return
    puzzle = await find_next(session, theme)
    if puzzle is None:
        say(texts("puzzles-none-left"))
        return
    if isinstance(puzzle, Decision):
        await _decide(session, lines, puzzle, say=say)
        return
    trial = Trial(puzzle)
    say(goal_in_words(trial, texts))
    say(texts("puzzle-plain-how", quit=word_for(Command.QUIT, texts)))
    while trial.wrong is None and not trial.is_solved:
        for line in hands_in_words(trial, texts, letters):
            say(line)
        led = trial.position.led
        card = await _card(
            session, lines, own=trial.own, legal=trial.legal_plays(), led=led, say=say
        )
        if card is None:
            return
        replies = trial.play(card)
        if replies:
            say(replies_in_words(replies, texts, letters))
    rating = await keep_end(session, puzzle, is_solved=trial.is_solved)
    for line in end_in_words(trial, texts, rating=rating):
        say(line)


async def _decide(
    session: Session, lines: Lines, decision: Decision, *, say: Callable[[str], None]
) -> None:
    """Ask one card of stage one."""
    texts, letters, view = session.look.texts, session.look.letters, decision.view
    say(question_in_words(decision, texts))
    say(texts("puzzle-plain-how", quit=word_for(Command.QUIT, texts)))
    for line in decision_in_words(decision, texts, letters):
        say(line)
    card = await _card(
        session, lines, own=view.holding, legal=view.legal_plays(), led=view.led, say=say
    )
    if card is None:
        return
    rating = await keep_end(session, decision, is_solved=card in decision.solution)
    for line in answer_in_words(decision, card, texts, rating=rating):
        say(line)


def _theme(words: tuple[str, ...]) -> Theme | None:
    """The theme whose number is named; None where none is."""
    themes: dict[tuple[str, ...], Theme] = {
        (str(number),): theme for number, theme in enumerate(Theme, 1)
    }
    return themes.get(words)


async def _card(  # noqa: PLR0913 - one for each thing that tells what may be played
    session: Session,
    lines: Lines,
    *,
    own: CardSet,
    legal: CardSet,
    led: Card | None,
    say: Callable[[str], None],
) -> Card | None:
    """The next card, asked for until it is a legal one; None when the person leaves."""
    texts, letters = session.look.texts, session.look.letters
    while (line := await lines.next()) is not None:
        asked = read_line(line, texts, letters)
        if isinstance(asked, Card) and asked in legal:
            return asked
        if isinstance(asked, Asked) and asked.command is Command.QUIT:
            return None
        if isinstance(asked, Card) and asked in own and led is not None:
            say(texts("refused-must_follow", suit=led.suit, card=asked))
        elif isinstance(asked, Card):
            say(texts("refused-card_not_held", card=asked))
        else:
            say(texts("puzzle-plain-how", quit=word_for(Command.QUIT, texts)))
    return None
