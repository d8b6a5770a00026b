"""What somebody did to learn: one small struct for each kind of practice, and their JSON.

These are facts, kept in the order in which they happened and never changed; what has been learned,
and what comes next, follows from them.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from germanwhist.errors import StorageError
from germanwhist.school.memory.grade import Grade

__all__ = ["Answered", "Marked", "Practice", "decode_practice", "encode_practice"]

_VERSION: Final = 1


class _Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    v: int = _VERSION


class Answered(_Fact, frozen=True, tag="answered"):
    """A question of a lesson was answered.

    Args:
        lesson: the lesson's id.
        question: which of its questions, from 1.
        is_right: whether the first answer was right.
    """

    lesson: str
    question: int
    is_right: bool


class Marked(_Fact, frozen=True, tag="marked"):
    """The opponent's cards were marked from memory.

    Args:
        deal: the id of the task, or of the table and hand where it was asked.
        grade: what was to be remembered.
        pack: the number of cards of the pack.
        pace: how the tricks passed by; `table` where they were played.
        right: how many cards were found.
        missed: how many were not.
        wrong: how many marks were wrong.
    """

    deal: str
    grade: Grade
    pack: int
    pace: Literal["slow", "normal", "fast", "touch", "table"]
    right: int
    missed: int
    wrong: int

    @property
    def asked(self) -> int:
        """How many cards were to be found."""
        return self.right + self.missed

    @property
    def span(self) -> int:
        """The cards found less the wrong marks, 0 or more."""
        return max(0, self.right - self.wrong)


Practice: TypeAlias = Answered | Marked

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Practice)


def encode_practice(practice: Practice) -> str:
    """A fact as JSON.

    Example:
        >>> encode_practice(Answered(lesson="price", question=2, is_right=True))
        '{"type":"answered","lesson":"price","question":2,"is_right":true,"v":1}'
    """
    return _ENCODER.encode(practice).decode()


def decode_practice(data: str) -> Practice:
    """Read what `encode_practice` wrote.

    Raises:
        StorageError: the text is no such fact (code `bad_practice`).

    Example:
        >>> decode_practice('{"type":"answered","lesson":"a","question":1,"is_right":false,"v":1}')
        Answered(lesson='a', question=1, is_right=False, v=1)
    """
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        message = f"not a practice: {data[:80]!r} ({error})"
        raise StorageError(message, code="bad_practice") from None
