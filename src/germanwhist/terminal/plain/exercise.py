"""An exercise line by line: what is told, the table where it is needed, and the answer typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.service.requests.hint import Hint
from germanwhist.terminal.exercises.exercise import Asks
from germanwhist.terminal.exercises.scripted import scripted_scene
from germanwhist.terminal.exercises.telling import why_not
from germanwhist.terminal.plain.reading import read_hand, read_known, read_table
from germanwhist.terminal.plain.words import Asked, Command, word_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.terminal.exercises.exercise import Exercise, Moment
    from germanwhist.terminal.plain.dialogue import Dialogue, Typed
    from germanwhist.texts import Texts

__all__ = ["do_exercise"]

_SHOW: Final = Hint.name()  # whoever wants to be shown types what asks for a hint at the table


async def do_exercise(dialogue: Dialogue, exercise: Exercise) -> None:
    """Go through an exercise to its end, or until the person leaves.

    Args:
        dialogue: with the person.
        exercise: what is asked.

    Raises:
        StorageError: answers can be neither read nor kept.
    """
    moment = await exercise.begin()
    while moment is not None:
        dialogue.tell(_told(dialogue, moment))
        moment = await _step(dialogue, exercise, moment)


def _told(dialogue: Dialogue, moment: Moment) -> Iterator[str]:
    """The words of a moment, the table, and what may be typed."""
    texts = dialogue.texts
    if not moment.is_answer:
        yield f"{moment.title}."
    yield from filter(None, moment.said)
    if moment.view is not None and not moment.is_answer:
        scene = scripted_scene(moment.view, dialogue.session.look, level=moment.level)
        yield " ".join(read_table(scene))
        yield " ".join(read_hand(scene))
        if moment.view.sure_cards:
            yield " ".join(read_known(scene))
    yield _how(texts, moment)
    if moment.can_leave_out:
        yield texts("exercise-plain-leave-out", word=word_for(Command.RESIGN, texts))


def _how(texts: Texts, moment: Moment) -> str:
    """What may be typed."""
    return texts(
        f"exercise-plain-{moment.asks.value}",
        show=word_for(_SHOW, texts),
        quit=word_for(Command.QUIT, texts),
    )


async def _step(dialogue: Dialogue, exercise: Exercise, moment: Moment) -> Moment | None:
    """Read lines until one of them leads on; None when the person leaves."""
    while (typed := await dialogue.next()) is not None:
        command = typed.asked.command if isinstance(typed.asked, Asked) else None
        if moment.asks is Asks.NOTHING:
            return await exercise.go_on()
        if command == _SHOW:
            return await exercise.answer(None)
        if command is Command.RESIGN and moment.can_leave_out:
            return await exercise.leave_out()
        given = _given(dialogue, moment, typed)
        if given is not None:
            return await exercise.answer(given)
    return None


def _given(dialogue: Dialogue, moment: Moment, typed: Typed) -> Card | int | None:
    """The answer of a line; None where it is none, which is said."""
    line, asked = typed
    if moment.asks is Asks.NUMBER and line.isascii() and line.isdigit() and len(line) < 3:
        return int(line)
    if moment.asks is Asks.CARD and isinstance(asked, Card) and moment.view is not None:
        refusal = why_not(dialogue.texts, moment.view, asked)
        if refusal is None:
            return asked
        dialogue.say(refusal)
        return None
    dialogue.say(_how(dialogue.texts, moment))
    return None
