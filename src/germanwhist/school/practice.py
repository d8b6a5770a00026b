"""What somebody did to learn: one small struct for each kind of practice, and their JSON.

These are facts, kept in the order in which they happened and never changed; what has been learned,
and what comes next, follows from them.
"""

from typing import Final, Literal, Self, TypeAlias

import msgspec

from germanwhist.errors import StorageError
from germanwhist.school.memory.grade import Grade
from germanwhist.school.memory.recall import Recall
from germanwhist.school.mistake_kind import MistakeKind
from germanwhist.school.reason import ReasonCode

__all__ = [
    "Answered",
    "KeptMistake",
    "LeftOut",
    "Marked",
    "Pace",
    "Practice",
    "Retried",
    "Reviewed",
    "Tried",
    "decode_practice",
    "encode_practice",
]

_VERSION: Final = 1

Pace: TypeAlias = Literal["slow", "normal", "fast", "touch", "table"]


class _Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    v: int = _VERSION

    @property
    def once(self) -> tuple[str, ...] | None:
        """What it is the only fact about; None for what somebody may do again."""
        return None


class Answered(_Fact, frozen=True, tag="answered"):
    """A question of a lesson was answered.

    Args:
        lesson: the lesson's id.
        question: which of its questions, from 1.
        is_right: whether the first answer was right.
        card: the wrong card, where a card was asked for and one was given.
    """

    lesson: str
    question: int
    is_right: bool
    card: str | None = None


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
    pace: Pace
    right: int
    missed: int
    wrong: int

    @classmethod
    def of(cls, found: Recall, *, deal: str, pack: int, pace: Pace) -> Self:
        """What came of a try, in the words of `Marked`."""
        return cls(
            deal=deal,
            grade=found.grade,
            pack=pack,
            pace=pace,
            right=len(found.right),
            missed=len(found.missed),
            wrong=len(found.wrong),
        )

    @property
    def asked(self) -> int:
        """How many cards were to be found."""
        return self.right + self.missed

    @property
    def span(self) -> int:
        """The cards found less the wrong marks, 0 or more."""
        return max(0, self.right - self.wrong)

    @property
    def once(self) -> tuple[str, ...]:
        """The task."""
        return ("marked", self.deal)


class KeptMistake(msgspec.Struct, frozen=True, kw_only=True):
    """An own mistake, as `germanwhist.school.mistakes.Mistake` without what follows from the hand.

    Args:
        number: of the play in the hand, from 1.
        trick: its trick, from 1.
        kind: what was wrong.
        theme: in stage two, what the better line does.
        cost: tricks given away.
        cards: every legal card with its expected points and their standard error.
        is_exact: whether these are exact.
    """

    number: int
    trick: int
    kind: MistakeKind
    theme: ReasonCode | None
    cost: float
    cards: tuple[tuple[str, float, float], ...]
    is_exact: bool


class Reviewed(_Fact, frozen=True, tag="reviewed"):
    """A hand was reviewed for the first time.

    Args:
        table: where it was played.
        hand: its number there, from 1.
        level: the computer level opposite; None for a person.
        mistakes: the client's own mistakes.
        is_comparable: whether the levels were measured in hands like it.
    """

    table: str
    hand: int
    level: str | None
    mistakes: tuple[KeptMistake, ...]
    is_comparable: bool = True

    @property
    def once(self) -> tuple[str, ...]:
        """The hand."""
        return ("reviewed", self.table, str(self.hand))


class Retried(_Fact, frozen=True, tag="retried"):
    """An own mistake was asked again.

    Args:
        mistake: its id.
        is_right: whether a card as good as the best was found.
    """

    mistake: str
    is_right: bool


class LeftOut(_Fact, frozen=True, tag="left_out"):
    """An own mistake is not to be asked any more.

    Args:
        mistake: its id.
    """

    mistake: str


class Tried(_Fact, frozen=True, tag="tried"):
    """The first try at a puzzle ended.

    Args:
        puzzle: the puzzle's id.
        is_solved: whether the goal was made.
        from_memory: whether the other hand was hidden, and not looked at again.
        rating: of the person after it, in the Glicko-2 system.
        deviation: its standard error.
        volatility: how steady the results are.
    """

    puzzle: str
    is_solved: bool
    from_memory: bool
    rating: float
    deviation: float
    volatility: float


Practice: TypeAlias = Answered | Marked | Reviewed | Retried | LeftOut | Tried

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Practice)


def encode_practice(practice: Practice) -> str:
    """A fact as JSON.

    Example:
        >>> encode_practice(Answered(lesson="price", question=2, is_right=True))
        '{"type":"answered","lesson":"price","question":2,"is_right":true,"card":null,"v":1}'
    """
    return _ENCODER.encode(practice).decode()


def decode_practice(data: str) -> Practice:
    """Read what `encode_practice` wrote.

    Raises:
        StorageError: the text is no such fact (code `bad_practice`).

    Example:
        >>> decode_practice('{"type":"answered","lesson":"a","question":1,"is_right":false,"v":1}')
        Answered(lesson='a', question=1, is_right=False, card=None, v=1)
    """
    try:
        return _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        message = f"not a practice: {data[:80]!r} ({error})"
        raise StorageError(message, code="bad_practice") from None
