"""What a client may send: the messages of a socket and the bodies of requests."""

import datetime as dt
from typing import Annotated, Final, Literal, TypeAlias, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from germanwhist.notation import CardName, SeatName
from germanwhist.school.memory import Grade
from germanwhist.service.requests import REQUESTS, Request, read_card

__all__ = [
    "Again",
    "Body",
    "ComputerOpponent",
    "DayWish",
    "Invited",
    "KeyWish",
    "LessonAnswer",
    "LocalOpponent",
    "Marks",
    "MemoryWish",
    "MistakeTry",
    "NewTable",
    "PersonOpponent",
    "Ping",
    "PuzzlePlays",
    "RecordAgain",
    "ReviewWish",
    "SameGuest",
    "SamePlay",
    "SameWish",
    "StageTwoWish",
    "TableMarks",
    "TakeSeat",
    "decode_message",
]

_Name: TypeAlias = Annotated[str, Meta(max_length=200)]
_Promise: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
_Code: TypeAlias = Annotated[str, Meta(max_length=40)]
_Record: TypeAlias = Annotated[str, Meta(max_length=60_000)]
_HandNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]
_Plays: TypeAlias = Annotated[int, Meta(ge=0, le=52)]
_Marks: TypeAlias = Annotated[list[CardName], Meta(max_length=52)]


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Hear whether the line still holds; answered with `pong` at once."""

    seq: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


_DECODER: Final = msgspec.json.Decoder(Union[(*REQUESTS, Ping)], dec_hook=read_card)


def decode_message(data: str | bytes) -> Request | Ping:
    """Read a message of a socket: a request of `germanwhist.service.requests`, or a ping.

    Raises:
        msgspec.MsgspecError: it is none of them.

    Example:
        >>> decode_message('{"type":"play","card":"QD","seq":41}')
        Play(seq=41, card=Card('QD'))
    """
    message: Request | Ping = _DECODER.decode(data)
    return message


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request, which has no members but those that are told."""


class KeyWish(Body, frozen=True, kw_only=True):
    """A key to be had: an object without members."""


class ComputerOpponent(Body, frozen=True, kw_only=True, tag_field="kind", tag="computer"):
    """A computer player.

    Args:
        level: one of `GET /api/levels`.
    """

    level: _Code


class PersonOpponent(Body, frozen=True, kw_only=True, tag_field="kind", tag="person"):
    """Somebody who will come with an invitation."""


class LocalOpponent(Body, frozen=True, kw_only=True, tag_field="kind", tag="local"):
    """Somebody at the same screen.

    Args:
        name: what they are called.
    """

    name: _Name | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened.

    Args:
        opponent: who plays against whom opens it.
        rules: a preset, options, or both, such as `match10 stake=2`.
        name: what the one who opens it is called.
        seat: where they sit.
        dealer: who deals first, where the rules name a dealer.
        promise: of the client's cut; without one the deals are not sealed.
    """

    opponent: ComputerOpponent | PersonOpponent | LocalOpponent
    rules: Annotated[str, Meta(max_length=500)] = "standard"
    name: _Name | None = None
    seat: SeatName = "south"
    dealer: SeatName = "north"
    promise: _Promise | None = None


class Invited(Body, frozen=True, kw_only=True):
    """An invitation that somebody has come with.

    Args:
        invite: its secret.
    """

    invite: Annotated[str, Meta(max_length=64)]


class TakeSeat(Body, frozen=True, kw_only=True):
    """A seat to be taken with an invitation.

    Args:
        invite: the invitation's secret.
        name: what the newcomer is called.
        promise: of the newcomer's cut, where deals are sealed.
    """

    invite: Annotated[str, Meta(max_length=64)]
    name: _Name | None = None
    promise: _Promise | None = None


class ReviewWish(Body, frozen=True, kw_only=True):
    """A hand to be reviewed: one of an own table, or one of a record.

    Args:
        table: the table's id.
        record: one or more hands as text.
        hand: the number of the hand at the table, or in the text, from 1.
    """

    table: Annotated[str, Meta(max_length=32)] | UnsetType = UNSET
    record: _Record | UnsetType = UNSET
    hand: _HandNumber = 1


class Again(Body, frozen=True, kw_only=True):
    """A finished hand of an own table, to be played again.

    Args:
        hand: its number from 1; without it the last one.
        swap: whether from the other side.
        plays: how many of its plays are made again first; without it as many as at that table.
        level: the computer level to play against; without it the same opponent.
    """

    hand: _HandNumber | None = None
    swap: bool = True
    plays: _Plays | None = None
    level: _Code | None = None


class RecordAgain(Body, frozen=True, kw_only=True):
    """A hand of a record, to be played again against a computer.

    Args:
        record: one or more hands as text.
        level: one of `GET /api/levels`.
        hand: the number of the hand in the text, from 1.
        plays: how many of its plays are made again first.
        seat: where the client sits.
        name: what the client's player is called.
    """

    record: _Record
    level: _Code
    hand: _HandNumber = 1
    plays: _Plays = 0
    seat: SeatName = "south"
    name: _Name | None = None


class LessonAnswer(Body, frozen=True, kw_only=True):
    """An answer to a question of a lesson.

    Args:
        question: which one, from 1.
        cards: the learner's cards so far in this question, in order; the last one is judged.
        number: the number, where one is asked for.
        shown: whether the answer is to be shown instead.
    """

    question: Annotated[int, Meta(ge=1, le=20)]
    cards: Annotated[list[CardName], Meta(max_length=13)] = msgspec.field(default_factory=list)
    number: Annotated[int, Meta(ge=0, le=13)] | None = None
    shown: bool = False


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

    name: _Name | None = None


class DayWish(Body, frozen=True, kw_only=True):
    """A table for the hand of a day.

    Args:
        date: the day; today's hand counts, those of the two weeks before are practice.
        practice: whether it is to be practice.
        name: what the client's player is called.
    """

    date: dt.date
    practice: bool = False
    name: _Name | None = None


class SameWish(Body, frozen=True, kw_only=True):
    """Deals that the client and somebody else shall play, each against the same level.

    Args:
        level: one of `GET /api/levels`.
        deals: how many.
        rules: a preset, options, or both; each deal is one hand.
        name: what the client's player is called.
    """

    level: _Code
    deals: Literal[4, 8, 16] = 8
    rules: Annotated[str, Meta(max_length=500)] = "standard"
    name: _Name | None = None


class SamePlay(Body, frozen=True, kw_only=True):
    """A deal to be begun, or gone on with: an object without members."""


class SameGuest(Body, frozen=True, kw_only=True):
    """Somebody who takes an invitation to play the same cards.

    Args:
        invite: the invitation's secret.
        name: what they are called.
    """

    invite: Annotated[str, Meta(max_length=64)]
    name: _Name | None = None


class MistakeTry(Body, frozen=True, kw_only=True):
    """An answer to what would have been better.

    Args:
        card: the card; null for somebody who wants to be shown.
    """

    card: CardName | None


class DecisionTry(Body, frozen=True, kw_only=True):
    """An answer to a puzzle of stage one.

    Args:
        card: the card; null for somebody who wants to be shown.
    """

    card: CardName | None


class PuzzlePlays(Body, frozen=True, kw_only=True):
    """The client's own plays at a puzzle, from the first one on.

    Args:
        plays: the cards in their order.
        from_memory: whether the other hand is hidden once a card is played.
        looked: whether it was looked at again.
        gives_up: whether the answer is asked for.
    """

    plays: Annotated[list[CardName], Meta(max_length=13)] = []
    from_memory: bool = False
    looked: bool = False
    gives_up: bool = False
