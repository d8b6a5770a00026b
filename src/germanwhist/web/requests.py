"""What a client may send: the messages of a socket and the bodies of requests."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

__all__ = [
    "Again",
    "Answer",
    "Claim",
    "ComeBack",
    "ComputerOpponent",
    "Hint",
    "Invited",
    "Leave",
    "LocalOpponent",
    "NewTable",
    "Next",
    "PersonOpponent",
    "Ping",
    "Play",
    "RecordAgain",
    "Rematch",
    "Replace",
    "Request",
    "Resign",
    "ReviewWish",
    "SeatName",
    "TakeMatch",
    "TakeSeat",
    "Undo",
    "decode_request",
]

SeatName: TypeAlias = Literal["north", "south"]
_Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
_Name: TypeAlias = Annotated[str, Meta(max_length=200)]
_Code: TypeAlias = Annotated[str, Meta(max_length=40)]
_Record: TypeAlias = Annotated[str, Meta(max_length=60_000)]
_HandNumber: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]
_Plays: TypeAlias = Annotated[int, Meta(ge=0, le=52)]


class _Message(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    seq: _Seq


class Play(_Message, frozen=True, kw_only=True, tag="play"):
    """Play a card, such as `QD`."""

    card: Annotated[str, Meta(pattern="^[2-9TJQKA][CDHS]$")]


class Claim(_Message, frozen=True, kw_only=True, tag="claim"):
    """Claim a number of the remaining tricks."""

    tricks: Annotated[int, Meta(ge=0, le=13)]


class Undo(_Message, frozen=True, kw_only=True, tag="undo"):
    """Take the last own play back, or ask for it."""


class Answer(_Message, frozen=True, kw_only=True, tag="answer"):
    """Accept or refuse the opponent's offer."""

    accept: bool


class Resign(_Message, frozen=True, kw_only=True, tag="resign"):
    """Give up the hand or the match."""

    scope: Literal["hand", "match"]


class Next(_Message, frozen=True, kw_only=True, tag="next"):
    """Have the next hand dealt."""


class Hint(_Message, frozen=True, kw_only=True, tag="hint"):
    """Be advised; the hand is practice from then on."""


class Rematch(_Message, frozen=True, kw_only=True, tag="rematch"):
    """Wish for another match with the same person, or agree to their wish."""


class Leave(_Message, frozen=True, kw_only=True, tag="leave"):
    """Leave on purpose; the seat is kept."""


class ComeBack(_Message, frozen=True, kw_only=True, tag="come_back"):
    """Take the own seat back from a computer."""

    seq: _Seq = 0


class Replace(_Message, frozen=True, kw_only=True, tag="replace"):
    """Let a computer level take over the opponent's seat."""

    level: _Code


class Ping(_Message, frozen=True, kw_only=True, tag="ping"):
    """Hear whether the line still holds; answered with `pong` at once."""

    seq: _Seq = 0


class TakeMatch(_Message, frozen=True, kw_only=True, tag="take_match"):
    """Win the match, since the opponent is away."""


Request: TypeAlias = (
    Play
    | Claim
    | Undo
    | Answer
    | Resign
    | Next
    | Hint
    | Rematch
    | Leave
    | ComeBack
    | Replace
    | TakeMatch
    | Ping
)

_DECODER: Final = msgspec.json.Decoder(Request)


def decode_request(data: str | bytes) -> Request:
    """Read a message of a socket.

    Raises:
        msgspec.MsgspecError: it is not one of them.

    Example:
        >>> decode_request('{"type":"play","card":"QD","seq":41}')
        Play(seq=41, card='QD')
    """
    request: Request = _DECODER.decode(data)
    return request


class _Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class ComputerOpponent(_Body, frozen=True, kw_only=True, tag_field="kind", tag="computer"):
    """A computer player.

    Args:
        level: one of `GET /api/levels`.
    """

    level: _Code


class PersonOpponent(_Body, frozen=True, kw_only=True, tag_field="kind", tag="person"):
    """Somebody who will come with an invitation."""


class LocalOpponent(_Body, frozen=True, kw_only=True, tag_field="kind", tag="local"):
    """Somebody at the same screen.

    Args:
        name: what they are called.
    """

    name: _Name | None = None


class NewTable(_Body, frozen=True, kw_only=True):
    """A table to be opened.

    Args:
        opponent: who plays against whom opens it.
        rules: a preset, options, or both, such as `match10 stake=2`.
        name: what the one who opens it is called.
        seat: where they sit.
        dealer: who deals first, where the rules name a dealer.
    """

    opponent: ComputerOpponent | PersonOpponent | LocalOpponent
    rules: Annotated[str, Meta(max_length=500)] = "standard"
    name: _Name | None = None
    seat: SeatName = "south"
    dealer: SeatName = "north"


class Invited(_Body, frozen=True, kw_only=True):
    """An invitation that somebody has come with.

    Args:
        invite: its secret.
    """

    invite: Annotated[str, Meta(max_length=64)]


class TakeSeat(_Body, frozen=True, kw_only=True):
    """A seat to be taken with an invitation.

    Args:
        invite: the invitation's secret.
        name: what the newcomer is called.
    """

    invite: Annotated[str, Meta(max_length=64)]
    name: _Name | None = None


class ReviewWish(_Body, frozen=True, kw_only=True):
    """A hand to be reviewed: one of an own table, or one of a record.

    Args:
        table: the table's id.
        record: one or more hands as text.
        hand: the number of the hand at the table, or in the text, from 1.
    """

    table: Annotated[str, Meta(max_length=32)] | None = None
    record: _Record | None = None
    hand: _HandNumber = 1


class Again(_Body, frozen=True, kw_only=True):
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


class RecordAgain(_Body, frozen=True, kw_only=True):
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
