"""The school line by line: lessons, own mistakes, today's hand, memory and puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.errors import GermanWhistError
from germanwhist.school.lessons import shipped_lessons
from germanwhist.terminal.exercises.lesson import LessonExercise
from germanwhist.terminal.exercises.mistake import MistakeExercise
from germanwhist.terminal.learn.lessons import find_lesson
from germanwhist.terminal.learn.today import day_in_words, day_table, days_shown, find_today
from germanwhist.terminal.plain.exercise import do_exercise
from germanwhist.terminal.plain.memory import ask_or_not, train_memory
from germanwhist.terminal.plain.puzzle import try_puzzle
from germanwhist.terminal.plain.words import Asked, Command, read_line, word_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.rules import Seat
    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.session import Session

__all__ = ["SCHOOL", "learn", "take_lesson", "to_today"]

SCHOOL: Final = (Command.LESSON, Command.MISTAKES, Command.MEMORY, Command.PUZZLE)
"""What is done beside the table, and leads back to it."""


async def learn(
    asked: Asked, session: Session, lines: Lines, *, say: Callable[[str], None]
) -> None:
    """Do one of `SCHOOL` to its end, or until the person leaves it.

    Raises:
        StorageError: what was done can be neither read nor kept.
    """
    match asked.command:
        case Command.LESSON:
            await take_lesson(session, lines, say=say, words=asked.words)
        case Command.MISTAKES:
            await do_exercise(session, lines, MistakeExercise(session), say=say)
        case Command.MEMORY if asked.words and read_line(
            asked.words[0], session.look.texts, session.look.letters
        ) == Asked(Command.TABLE):
            say(ask_or_not(session))
        case Command.MEMORY:
            await train_memory(session, lines, say=say, words=asked.words)
        case _:
            await try_puzzle(session, lines, say=say, words=asked.words)


async def take_lesson(
    session: Session, lines: Lines, *, say: Callable[[str], None], words: tuple[str, ...] = ()
) -> None:
    """Begin the lesson of a number, or the first that is not done.

    Args:
        session: whose answers are kept.
        lines: what is typed.
        say: shows a line.
        words: the number of the lesson, from 1; the next one where none is named.
    """
    lesson = await find_lesson(session, _number(words))
    if lesson is None:
        say(session.look.texts("lesson-plain-unknown", count=len(shipped_lessons())))
        return
    await do_exercise(session, lines, LessonExercise(session, lesson), say=say)


def _number(words: tuple[str, ...]) -> int | None:
    """The number that is named, 0 for what is none; None where nothing is named."""
    if not words:
        return None
    named = words[0]
    return int(named) if named.isascii() and named.isdigit() and len(named) < 3 else 0


async def to_today(
    session: Session, *, say: Callable[[str], None], is_again: bool, words: tuple[str, ...] = ()
) -> tuple[str, Seat] | None:
    """Tell how the hand of a day stands, and find its table.

    Args:
        session: whose try it is.
        say: shows a line.
        is_again: whether a hand that was played is to be played for practice.
        words: a day such as 2026-11-30; today where none is named.

    Returns:
        The table's id and the person's seat; None where the counted try is over, or for a day
        that has no hand.
    """
    texts, days = session.look.texts, days_shown(session)
    day = next((day for day in days if day.isoformat() == words[0]), None) if words else days[0]
    if day is None:
        say(texts("day-plain-unknown", first=days[-1].isoformat(), last=days[0].isoformat()))
        return None
    today = await find_today(session, day)
    for line in day_in_words(today, texts):
        say(line)
    if today.tricks is not None and not is_again:
        say(texts("day-plain-again", word=" ".join([word_for(Command.DAY, texts), *words[:1]])))
        return None
    try:
        return await day_table(session, today, is_again=today.tricks is not None)
    except GermanWhistError as error:
        say(texts("storage-failed", reason=str(error)))
        return None
