"""What a client asks of memory tasks, and answers."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from germanwhist.notation import CardName
from germanwhist.school.memory import Grade
from germanwhist.web.requests import Body, Name

__all__ = ["Marks", "MemoryWish", "StageTwoWish", "TableMarks"]

_Marks: TypeAlias = Annotated[list[CardName], Meta(max_length=52)]


class MemoryWish(Body, frozen=True, kw_only=True):
    """A memory task to be dealt.

    Args:
        grade: what is to be remembered.
        pack: the number of cards of the pack.
    """

    grade: Grade
    pack: Literal[28, 52] = 52


class Marks(Body, frozen=True, kw_only=True):
    """The cards that the client thinks the opponent holds.

    Args:
        marks: the cards.
        pace: how the tricks passed by.
    """

    marks: _Marks
    pace: Literal["slow", "normal", "fast", "touch"] = "normal"


class TableMarks(Body, frozen=True, kw_only=True):
    """The same, in the hand in play at an own table.

    Args:
        table: the table's id.
        marks: the cards.
    """

    table: Annotated[str, Meta(max_length=32)]
    marks: _Marks


class StageTwoWish(Body, frozen=True, kw_only=True):
    """The stage two of a memory task, to be played.

    Args:
        name: what the client's player is called.
    """

    name: Name | None = None
