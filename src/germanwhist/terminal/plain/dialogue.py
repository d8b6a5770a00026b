"""Lines with a person: what is typed, read as cards and commands, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from germanwhist.terminal.plain.words import Asked, Command, read_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from germanwhist.cards import Card
    from germanwhist.terminal.letters import Letters
    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.session import Session
    from germanwhist.texts import Texts

__all__ = ["Dialogue", "Typed"]


class Typed(NamedTuple):
    """A line, and what it asks for; None where that is neither a card nor a command."""

    line: str
    asked: Card | Asked | None


class Dialogue:
    """A person who types lines and is told others.

    Args:
        session: the person's tables and settings.
        lines: what is typed.
        say: shows a line.
    """

    def __init__(self, session: Session, lines: Lines, say: Callable[[str], None]) -> None:
        self.session = session
        self.lines = lines
        self.say = say
        self._noted = ""

    @property
    def texts(self) -> Texts:
        """The texts in the person's language."""
        return self.session.look.texts

    @property
    def letters(self) -> Letters:
        """The letters of cards, as the person wants them."""
        return self.session.look.letters

    def tell(self, lines: Iterable[str]) -> None:
        """Say several lines."""
        for line in lines:
            self.say(line)

    def note(self, line: str) -> None:
        """Say a line that can be asked for again."""
        if line:
            self._noted = line
            self.say(line)

    def repeat(self) -> None:
        """Say once more what was noted last."""
        self.say(self._noted)

    def back_at_table(self) -> None:
        """Say that the table goes on, and what was noted there last."""
        self.say(f"{self.texts('memory-plain-back')} {self._noted}")

    def failure(self, error: Exception) -> str:
        """That something can be neither read nor kept, and why."""
        return self.texts("storage-failed", reason=str(error))

    def read(self, line: str) -> Card | Asked | None:
        """What a line asks for; None when it is neither a card nor a command."""
        return read_line(line, self.texts, self.letters)

    async def next(self) -> Typed | None:
        """The next line; None when the person leaves, or there will be none any more."""
        line = await self.lines.next()
        if line is None:
            return None
        asked = self.read(line)
        is_leaving = isinstance(asked, Asked) and asked.command is Command.QUIT
        return None if is_leaving else Typed(line, asked)
