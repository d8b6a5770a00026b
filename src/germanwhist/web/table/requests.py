"""What a client may send to a table: the messages of its socket, and the bodies of requests."""

from typing import Annotated, Final, Union

import msgspec
from msgspec import Meta

from germanwhist.notation import SeatName
from germanwhist.service import ClockKind
from germanwhist.service.requests import REQUESTS, Request, read_card
from germanwhist.web.requests import (
    Body,
    Code,
    HandNumber,
    Name,
    Plays,
    Promise,
    Record,
    Rules,
    Secret,
)

__all__ = [
    "Again",
    "ComputerOpponent",
    "LocalOpponent",
    "NewTable",
    "PersonOpponent",
    "Ping",
    "RecordAgain",
    "TakeSeat",
    "decode_message",
]


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


class ComputerOpponent(Body, frozen=True, kw_only=True, tag_field="kind", tag="computer"):
    """A computer player.

    Args:
        level: one of `GET /api/levels`.
    """

    level: Code


class PersonOpponent(Body, frozen=True, kw_only=True, tag_field="kind", tag="person"):
    """Somebody who will come with an invitation."""


class LocalOpponent(Body, frozen=True, kw_only=True, tag_field="kind", tag="local"):
    """Somebody at the same screen.

    Args:
        name: what they are called.
    """

    name: Name | None = None


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be opened.

    Args:
        opponent: who plays against whom opens it.
        rules: a preset, options, or both, such as `match10 stake=2`.
        name: what the one who opens it is called.
        seat: where they sit.
        dealer: who deals first, where the rules name a dealer.
        promise: of the client's cut; without one the deals are not sealed.
        clock: for two people: `card30`, 30 s for a card, whose time is up loses the hand; or
            `match3+5`, 3 min for the match and 5 s more with each card, likewise the match.
        rated: whether the match is to count for the rating of the one who opens it: a standard
            match to 10 against a level.
    """

    opponent: ComputerOpponent | PersonOpponent | LocalOpponent
    rules: Rules = "standard"
    name: Name | None = None
    seat: SeatName = "south"
    dealer: SeatName = "north"
    promise: Promise | None = None
    clock: ClockKind = ClockKind.NONE
    rated: bool = False


class TakeSeat(Body, frozen=True, kw_only=True):
    """A seat to be taken with an invitation.

    Args:
        invite: the invitation's secret.
        name: what the newcomer is called.
        promise: of the newcomer's cut, where deals are sealed.
    """

    invite: Secret
    name: Name | None = None
    promise: Promise | None = None


class Again(Body, frozen=True, kw_only=True):
    """A finished hand of an own table, to be played again.

    Args:
        hand: its number from 1; without it the last one.
        swap: whether from the other side.
        plays: how many of its plays are made again first; without it as many as at that table.
        level: the computer level to play against; without it the same opponent.
    """

    hand: HandNumber | None = None
    swap: bool = True
    plays: Plays | None = None
    level: Code | None = None


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

    record: Record
    level: Code
    hand: HandNumber = 1
    plays: Plays = 0
    seat: SeatName = "south"
    name: Name | None = None
