"""An exercise line by line: what is told, the table where it is needed, and the answer typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card
from germanwhist.service.requests.hint import Hint
from germanwhist.terminal.exercises.exercise import Asks
from germanwhist.terminal.exercises.scripted import scripted_scene
from germanwhist.terminal.exercises.telling import why_not
from germanwhist.terminal.plain.reading import read_hand, read_known, read_table
from germanwhist.terminal.plain.words import Asked, Command, read_line, word_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from germanwhist.terminal.exercises.exercise import Exercise, Moment
    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.session import Session

__all__ = ["do_exercise"]

_SHOW: Final = Hint.name()  # whoever wants to be shown types what asks for a hint at the table


async def do_exercise(
    session: Session, lines: Lines, exercise: Exercise, *, say: Callable[[str], None]
) -> None:
    """Go through an exercise to its end, or until the person leaves.

    Args:
        session: language and letters.
        lines: what is typed.
        exercise: what is asked.
        say: shows a line.

    Raises:
        StorageError: answers can be neither read nor kept.
    """
    moment = await exercise.begin()
    while moment is not None:
        for line in _told(session, moment):
            say(line)
        moment = await _Step(session, lines, exercise, say=say).take(moment)


def _told(session: Session, moment: Moment) -> Iterator[str]:
    """The words of a moment, the table, and what may be typed."""
    texts = session.look.texts
    if not moment.is_answer:
        yield f"{moment.title}."
    yield from filter(None, moment.said)
    if moment.view is not None and not moment.is_answer:
        scene = scripted_scene(moment.view, session.look, level=moment.level)
        yield " ".join(read_table(scene))
        yield " ".join(read_hand(scene))
        if moment.view.sure_cards:
            yield " ".join(read_known(scene))
    yield _how(session, moment)
    if moment.can_leave_out:
        yield texts("exercise-plain-leave-out", word=word_for(Command.RESIGN, texts))


def _how(session: Session, moment: Moment) -> str:
    """What may be typed."""
    texts = session.look.texts
    return texts(
        f"exercise-plain-{moment.asks.value}",
        show=word_for(_SHOW, texts),
        quit=word_for(Command.QUIT, texts),
    )


class _Step:
    """Takes one answer, whatever is typed before it."""

    def __init__(
        self, session: Session, lines: Lines, exercise: Exercise, *, say: Callable[[str], None]
    ) -> None:
        self._session = session
        self._lines = lines
        self._exercise = exercise
        self._say = say

    async def take(self, moment: Moment) -> Moment | None:
        """Read lines until one of them leads on; None when the person leaves."""
        while (line := await self._lines.next()) is not None:
            asked = read_line(line, self._session.look.texts, self._session.look.letters)
            command = asked.command if isinstance(asked, Asked) else None
            if command is Command.QUIT:
                return None
            if moment.asks is Asks.NOTHING:
                return await self._exercise.go_on()
            if command == _SHOW:
                return await self._exercise.answer(None)
            if command is Command.RESIGN and moment.can_leave_out:
                return await self._exercise.leave_out()
            given = self._given(moment, line, asked)
            if given is not None:
                return await self._exercise.answer(given)
        return None

    def _given(self, moment: Moment, line: str, asked: Card | Asked | None) -> Card | int | None:
        """The answer of a line; None where it is none, which is said."""
        if moment.asks is Asks.NUMBER and line.isascii() and line.isdigit() and len(line) < 3:
            return int(line)
        if moment.asks is Asks.CARD and isinstance(asked, Card) and moment.view is not None:
            refusal = why_not(self._session.look.texts, moment.view, asked)
            if refusal is None:
                return asked
            self._say(refusal)
            return None
        self._say(_how(self._session, moment))
        return None
