"""A puzzle line by line: a card on each line, until the goal is made or gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.cards import Card
from germanwhist.school.puzzles import Theme, Trial
from germanwhist.terminal.plain.words import Asked, Command, read_line, word_for
from germanwhist.terminal.puzzles.kept import find_next, keep_end
from germanwhist.terminal.puzzles.telling import (
    end_in_words,
    goal_in_words,
    hands_in_words,
    replies_in_words,
)

if TYPE_CHECKING:
    from collections.abc import Callable

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
    puzzle = await find_next(session, _theme(words))
    if puzzle is None:
        say(texts("puzzles-none-left"))
        return
    trial = Trial(puzzle)
    say(goal_in_words(trial, texts))
    say(texts("puzzle-plain-how", quit=word_for(Command.QUIT, texts)))
    while trial.wrong is None and not trial.is_solved:
        for line in hands_in_words(trial, texts, letters):
            say(line)
        card = await _card(session, lines, trial, say=say)
        if card is None:
            return
        replies = trial.play(card)
        if replies:
            say(replies_in_words(replies, texts, letters))
    for line in end_in_words(trial, texts, rating=await keep_end(session, trial)):
        say(line)


def _theme(words: tuple[str, ...]) -> Theme | None:
    themes = list(Theme)
    number = int(words[0]) if words and words[0].isascii() and words[0].isdigit() else 0
    return themes[number - 1] if 1 <= number <= len(themes) else None


async def _card(
    session: Session, lines: Lines, trial: Trial, *, say: Callable[[str], None]
) -> Card | None:
    """The next card, asked for until it is a legal one; None when the person leaves."""
    texts, letters = session.look.texts, session.look.letters
    while (line := await lines.next()) is not None:
        asked = read_line(line, texts, letters)
        if isinstance(asked, Card) and asked in trial.legal_plays():
            return asked
        if isinstance(asked, Asked) and asked.command is Command.QUIT:
            return None
        if isinstance(asked, Card) and asked in trial.own and trial.position.led is not None:
            suit = trial.position.led.suit
            say(texts("refused-must_follow", suit=suit, card=asked))
        elif isinstance(asked, Card):
            say(texts("refused-card_not_held", card=asked))
        else:
            say(texts("puzzle-plain-how", quit=word_for(Command.QUIT, texts)))
    return None
