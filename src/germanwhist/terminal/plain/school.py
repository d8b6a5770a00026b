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
from germanwhist.terminal.plain.words import Asked, Command, word_for

if TYPE_CHECKING:
    from germanwhist.rules import Seat
    from germanwhist.terminal.plain.dialogue import Dialogue

__all__ = ["SCHOOL", "learn", "take_lesson", "to_today"]

SCHOOL: Final = (Command.LESSON, Command.MISTAKES, Command.MEMORY, Command.PUZZLE)
"""What is done beside the table, and leads back to it."""
_TABLE: Final = Asked(Command.TABLE)


async def learn(dialogue: Dialogue, asked: Asked) -> None:
    """Do one of `SCHOOL` to its end, or until the person leaves it.

    Raises:
        StorageError: what was done can be neither read nor kept.
    """
    match asked.command:
        case Command.LESSON:
            await take_lesson(dialogue, asked.words)
        case Command.MISTAKES:
            await do_exercise(dialogue, MistakeExercise(dialogue.session))
        case Command.MEMORY if asked.words and dialogue.read(asked.words[0]) == _TABLE:
            dialogue.say(ask_or_not(dialogue.session))
        case Command.MEMORY:
            await train_memory(dialogue, asked.words)
        case _:
            await try_puzzle(dialogue, asked.words)


async def take_lesson(dialogue: Dialogue, words: tuple[str, ...] = ()) -> None:
    """Begin the lesson of a number, or the first that is not done.

    Args:
        dialogue: with the person, whose answers are kept.
        words: the number of the lesson, from 1; the next one where none is named.
    """
    lesson = await find_lesson(dialogue.session, _number(words))
    if lesson is None:
        dialogue.say(dialogue.texts("lesson-plain-unknown", count=len(shipped_lessons())))
        return
    await do_exercise(dialogue, LessonExercise(dialogue.session, lesson))


def _number(words: tuple[str, ...]) -> int | None:
    """The number that is named, 0 for what is none; None where nothing is named."""
    if not words:
        return None
    named = words[0]
    return int(named) if named.isascii() and named.isdigit() and len(named) < 3 else 0


async def to_today(
    dialogue: Dialogue, words: tuple[str, ...] = (), *, is_again: bool
) -> tuple[str, Seat] | None:
    """Tell how the hand of a day stands, and find its table.

    Args:
        dialogue: with the person, whose try it is.
        words: a day such as 2026-11-30; today where none is named.
        is_again: whether a hand that was played is to be played for practice.

    Returns:
        The table's id and the person's seat; None where the counted try is over, or for a day
        that has no hand.
    """
    session, texts, say = dialogue.session, dialogue.texts, dialogue.say
    days = days_shown(session)
    day = next((day for day in days if day.isoformat() == words[0]), None) if words else days[0]
    if day is None:
        say(texts("day-plain-unknown", first=days[-1].isoformat(), last=days[0].isoformat()))
        return None
    today = await find_today(session, day)
    dialogue.tell(day_in_words(today, texts))
    if today.tricks is not None and not is_again:
        say(texts("day-plain-again", word=" ".join([word_for(Command.DAY, texts), *words[:1]])))
        return None
    try:
        return await day_table(session, today, is_again=today.tricks is not None)
    except GermanWhistError as error:
        say(dialogue.failure(error))
        return None
