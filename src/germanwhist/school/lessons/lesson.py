"""What a lesson is: a few questions about moments of real hands."""

from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

import msgspec

from germanwhist.cards import Card
from germanwhist.notation import parse_record
from germanwhist.rules import Hand, Seat

__all__ = [
    "Chapter",
    "Count",
    "HowMany",
    "Lesson",
    "PlayOut",
    "Question",
    "Show",
    "WhichCard",
    "Worth",
]


class Chapter(StrEnum):
    """The chapters, in their order."""

    GAME = "game"
    WORTH = "worth"
    REMEMBERING = "remembering"
    STAGE_TWO = "stage_two"
    WHOLE_HANDS = "whole_hands"


class Count(StrEnum):
    """What a question may ask the number of."""

    OWN_TRICKS = "own_tricks"  # that can be forced from here on, in stage two
    TRUMPS_OUT = "trumps_out"  # neither played nor in one's own hand
    SURE_CARDS = "sure_cards"  # of the opponent: upcards taken and not yet played
    HONOURS_OUT = "honours_out"  # aces and kings neither played nor in one's own hand
    AFTER_VOID = "after_void"  # most that the opponent can hold of the suit it last did not follow


class Worth(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a card brings.

    Args:
        card: the card.
        tricks: of stage two that are to be expected after it, in all.
        error: the standard error of how far it is behind the best card; 0 where it is exact.
    """

    card: Card
    tricks: float
    error: float = 0.0


@lru_cache(maxsize=256)
def _hand(text: str) -> Hand:
    """The hand of a record, which may be asked for often."""
    return parse_record(text).hand()


class _Asked(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"
):
    record: str

    @property
    def hand(self) -> Hand:
        """The hand at the moment of the question."""
        return _hand(self.record)

    @property
    def seat(self) -> Seat:
        """The learner's seat, whose turn it is."""
        return Seat.NORTH if self.hand.to_play is None else self.hand.to_play


class Show(_Asked, frozen=True, kw_only=True, tag="show"):
    """Something to look at.

    Args:
        record: an unfinished hand as a record, at the moment that is shown.
    """


class WhichCard(_Asked, frozen=True, kw_only=True, tag="card"):
    """Which card to play.

    Args:
        record: an unfinished hand as a record, at the moment of the decision.
        accepted: the cards that count as right.
        worths: what every legal card brings, the best first: in a low hand the fewest tricks.
    """

    accepted: tuple[Card, ...]
    worths: tuple[Worth, ...]


class HowMany(_Asked, frozen=True, kw_only=True, tag="count"):
    """How many there are; the answer is worked out from what the learner has seen.

    Args:
        record: an unfinished hand as a record, at the moment of the question.
        of: what is counted.
    """

    of: Count


class PlayOut(_Asked, frozen=True, kw_only=True, tag="play"):
    """Make so many of the tricks that are left, against best defence.

    Args:
        record: an unfinished high hand as a record, in stage two, at the learner's lead.
        goal: the tricks to make, at least.
    """

    goal: int


Question: TypeAlias = Show | WhichCard | HowMany | PlayOut


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson; its texts have its id in their names.

    Args:
        id: its name in addresses and texts, such as `price`.
        chapter: where it belongs.
        minutes: how long it takes, about.
        questions: in their order.
    """

    id: str
    chapter: Chapter
    minutes: int
    questions: tuple[Question, ...]

    @property
    def asked(self) -> tuple[int, ...]:
        """The numbers of the questions that are answered, from 1; what is shown is not."""
        numbered = enumerate(self.questions, start=1)
        return tuple(number for number, question in numbered if not isinstance(question, Show))
