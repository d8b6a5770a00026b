"""What can happen at a table: one small struct for each kind of event, and their JSON.

Events are facts: the service checked them before they were written, and they are never changed.
As JSON each carries its kind (`type`) and the version of this vocabulary (`v`); seats are 0
(north) and 1 (south), cards are texts such as `QD`.
"""

import datetime as dt
from enum import StrEnum
from typing import Any, Final, TypeAlias

import msgspec

from germanwhist.cards import Card
from germanwhist.errors import StorageError
from germanwhist.rules import Seat
from germanwhist.service.event_base import EVENT_VERSION, EventBase
from germanwhist.service.seal_events import CutOpened, CutPromised, HandAsked, Sealed
from germanwhist.service.seats import SeatKind

__all__ = [
    "EVENT_VERSION",
    "ClaimOffered",
    "ClaimRefused",
    "Claimed",
    "Created",
    "Cut",
    "CutOpened",
    "CutPromised",
    "Dealt",
    "Event",
    "Failed",
    "FailureKind",
    "Forfeited",
    "HandAsked",
    "Hinted",
    "Left",
    "Played",
    "RematchAccepted",
    "RematchOffered",
    "Replaced",
    "Replay",
    "Resigned",
    "Returned",
    "SameHand",
    "Scope",
    "Sealed",
    "Seated",
    "UndoOffered",
    "UndoRefused",
    "Undone",
    "decode_event",
    "encode_event",
]


class Scope(StrEnum):
    """What is given up by resigning."""

    HAND = "hand"
    MATCH = "match"


class FailureKind(StrEnum):
    """How a computer player failed."""

    CRASHED = "crashed"  # it raised an error
    ILLEGAL = "illegal"  # it chose a card that may not be played
    TOO_SLOW = "too_slow"  # it did not answer in time


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A hand to be played again, from its beginning or from some point on.

    Args:
        table: the id of the table it was played at; None for a hand of a record.
        hand: its number there, from 1.
        cards: the whole pack from top to bottom.
        plays: the plays that are made again as soon as it is dealt.
    """

    table: str | None
    hand: int
    cards: tuple[Card, ...]
    plays: tuple[Card, ...] = ()


class SameHand(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that two people play, each at a table of their own.

    Args:
        challenge: the id of what the two play.
        number: which of its deals, from 1.
        secret: the secret of the challenge, from which the cards follow.
        level: the opponent, with its version.
    """

    challenge: str
    number: int
    secret: str
    level: str


class Created(EventBase, frozen=True, kw_only=True, tag="created"):
    """The table was opened.

    Args:
        rules: every option of the rule set as text.
        first_dealer: who deals first where the rules name a dealer; None where it is cut for.
        replay: the hand whose deal is played again, if any.
        previous: the table whose match went before, if the same two go on.
        day: the day whose hand is played, if it is the hand of a day.
        same: the deal that two people play, if it is one.
    """

    rules: dict[str, str]
    first_dealer: Seat | None = None
    replay: Replay | None = None
    previous: str | None = None
    day: dt.date | None = None
    same: SameHand | None = None


class Seated(EventBase, frozen=True, kw_only=True, tag="seated"):
    """A person or a computer level took a seat.

    Args:
        seat: which one.
        kind: a person or a computer.
        name: the person's name, if given.
        level: the computer's level.
        has_cut: whether the seat takes part in the deals with a cut of its own device.
    """

    seat: Seat
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    has_cut: bool = False


class Cut(EventBase, frozen=True, kw_only=True, tag="cut"):
    """Both seats cut for the first deal: the pairs, north's card first."""

    cuts: tuple[tuple[Card, Card], ...]


class Dealt(EventBase, frozen=True, kw_only=True, tag="dealt"):
    """A hand was dealt.

    Args:
        dealer: who deals.
        cards: the whole pack from top to bottom.
        is_sealed: whether it follows from the secret and the cuts that went before.
        next_secret: where deals are sealed, the server's secret for the next hand.
        players: the level and version of the computer in each seat, north first.
    """

    dealer: Seat
    cards: tuple[Card, ...]
    is_sealed: bool = False
    next_secret: str | None = None
    players: tuple[str | None, str | None] = (None, None)


class Played(EventBase, frozen=True, kw_only=True, tag="played"):
    """A seat played a card."""

    seat: Seat
    card: Card


class ClaimOffered(EventBase, frozen=True, kw_only=True, tag="claim_offered"):
    """A seat claimed tricks that cannot be forced; the opponent may accept."""

    seat: Seat
    tricks: int


class Claimed(EventBase, frozen=True, kw_only=True, tag="claimed"):
    """A claim stands and ended the hand.

    Args:
        seat: who claimed.
        tricks: how many of the remaining tricks.
        is_accepted: whether it stands by the opponent's consent; otherwise it was forced.
    """

    seat: Seat
    tricks: int
    is_accepted: bool = False


class ClaimRefused(EventBase, frozen=True, kw_only=True, tag="claim_refused"):
    """A claim of this seat was refused; play goes on."""

    seat: Seat
    tricks: int


class UndoOffered(EventBase, frozen=True, kw_only=True, tag="undo_offered"):
    """A seat asked to take its last play back."""

    seat: Seat


class Undone(EventBase, frozen=True, kw_only=True, tag="undone"):
    """The hand went back for a seat.

    Args:
        seat: who wanted it.
        plays: how many plays of the hand were kept.
    """

    seat: Seat
    plays: int


class UndoRefused(EventBase, frozen=True, kw_only=True, tag="undo_refused"):
    """The wish of this seat to take a play back was refused."""

    seat: Seat


class Hinted(EventBase, frozen=True, kw_only=True, tag="hinted"):
    """A seat was given advice."""

    seat: Seat


class Resigned(EventBase, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave the hand or the match up; the hand in play ends with the match."""

    seat: Seat
    scope: Scope


class Forfeited(EventBase, frozen=True, kw_only=True, tag="forfeited"):
    """This seat was away, and its opponent took the match."""

    seat: Seat


class RematchOffered(EventBase, frozen=True, kw_only=True, tag="rematch_offered"):
    """A seat wished for another match; leaving takes the wish back, and refuses it.

    Args:
        seat: who wished it.
        table: the id that the other match's table will have, so that it is opened only once.
    """

    seat: Seat
    table: str


class RematchAccepted(EventBase, frozen=True, kw_only=True, tag="rematch_accepted"):
    """This seat wished for it too: the two go on at the other table, which is there by now."""

    seat: Seat


class Left(EventBase, frozen=True, kw_only=True, tag="left"):
    """A person left the table on purpose; the seat stays theirs."""

    seat: Seat


class Returned(EventBase, frozen=True, kw_only=True, tag="returned"):
    """A person came back to their seat, from a computer too."""

    seat: Seat


class Replaced(EventBase, frozen=True, kw_only=True, tag="replaced"):
    """A computer level took over a seat: an absent person's or a failed computer's."""

    seat: Seat
    level: str


class Failed(EventBase, frozen=True, kw_only=True, tag="failed"):
    """The computer at a seat failed and waits to be replaced."""

    seat: Seat
    kind: FailureKind


Event: TypeAlias = (
    Created
    | Seated
    | Cut
    | Sealed
    | CutPromised
    | CutOpened
    | HandAsked
    | Dealt
    | Played
    | ClaimOffered
    | Claimed
    | ClaimRefused
    | UndoOffered
    | Undone
    | UndoRefused
    | Hinted
    | Resigned
    | Forfeited
    | RematchOffered
    | RematchAccepted
    | Left
    | Returned
    | Replaced
    | Failed
)


def _to_plain(value: object) -> str:
    if isinstance(value, Card):
        return str(value)
    raise NotImplementedError(f"no JSON form for {type(value).__name__}")


def _from_plain(kind: type[Any], value: object) -> object:
    if kind is Card and isinstance(value, str):
        return Card(value)
    raise TypeError(f"no {kind.__name__}: {value!r}")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_to_plain)
_DECODER: Final = msgspec.json.Decoder(Event, dec_hook=_from_plain)


def encode_event(event: Event) -> str:
    """An event as JSON.

    Example:
        >>> encode_event(Played(seat=Seat.SOUTH, card=Card("QD")))
        '{"type":"played","v":1,"seat":1,"card":"QD"}'
    """
    return _ENCODER.encode(event).decode()


def decode_event(data: str) -> Event:
    """Read what `encode_event` wrote.

    Raises:
        StorageError: the text is no event (code `bad_event`), or comes from a newer version of
            this program (code `newer_event`).

    Example:
        >>> decode_event('{"type":"left","v":1,"seat":0}')
        Left(v=1, seat=Seat.NORTH)
    """
    try:
        event: Event = _DECODER.decode(data)
    except (msgspec.MsgspecError, ValueError) as error:
        raise StorageError(f"not an event: {data[:80]!r} ({error})", code=_fault_of(data)) from None
    return event


def _fault_of(data: str) -> str:
    """Tell an event of a later version from a damaged one."""
    try:
        version = msgspec.json.decode(data, type=_Version).v
    except msgspec.MsgspecError:
        return "bad_event"
    return "newer_event" if version > EVENT_VERSION else "bad_event"


class _Version(msgspec.Struct):
    v: int
