"""What an exercise is: moments that tell something, show a table, and mostly ask for an answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["Asks", "Exercise", "Moment"]


class Asks(Enum):
    """What is to be answered."""

    CARD = "card"
    NUMBER = "number"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One moment of an exercise.

    Args:
        title: where one is, in a few words.
        said: what is told, line by line, with an empty one for a pause; the question last.
        asks: what is to be answered.
        view: what is to be seen of the table; None where the words are all.
        level: the opponent's level; None for a person.
        is_answer: whether it tells what came of an answer.
        can_leave_out: whether the question may be put away for good.
        further: the text of the way on.
    """

    title: str
    said: tuple[str, ...]
    asks: Asks = Asks.NOTHING
    view: View | None = None
    level: str | None = None
    is_answer: bool = False
    can_leave_out: bool = False
    further: str = ""


class Exercise(Protocol):
    """Gives moments; each change gives another one."""

    async def begin(self) -> Moment | None:
        """The first moment; None where there is nothing to ask."""
        ...

    async def answer(self, given: Card | int | None) -> Moment:
        """Judge a card that may be played, or a number; None for whoever wants to be shown.

        Raises:
            StorageError: the answer cannot be kept.
        """
        ...

    async def leave_out(self) -> Moment | None:
        """Put the question away for good, and go on; only where the moment says so."""
        ...

    async def go_on(self) -> Moment | None:
        """The next moment; None at the end."""
        ...
