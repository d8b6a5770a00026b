"""What can happen at a table: the list of all kinds of events, and their JSON.

As JSON an event carries its kind (`type`) and the version of this vocabulary (`v`); seats are 0
(north) and 1 (south), cards are texts such as `QD`.
"""

from typing import Any, Final, Union

import msgspec

from germanwhist.cards import Card
from germanwhist.errors import StorageError
from germanwhist.service import opening_events, requests
from germanwhist.service.clocks import clock_events
from germanwhist.service.event import EVENT_VERSION, Event

__all__ = ["EVENTS", "decode_event", "encode_event"]

# Imported, they have defined every kind.
_DEFINED_IN: Final = (opening_events, requests, clock_events)
EVENTS: Final = tuple(Event.__subclasses__())


def _to_plain(value: object) -> str:
    if isinstance(value, Card):
        return str(value)
    raise NotImplementedError(f"no JSON form for {type(value).__name__}")


def _from_plain(kind: type[Any], value: object) -> object:
    if kind is Card and isinstance(value, str):
        return Card(value)
    raise TypeError(f"no {kind.__name__}: {value!r}")


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_to_plain)
_DECODER: Final = msgspec.json.Decoder(Union[(*EVENTS,)], dec_hook=_from_plain)


def encode_event(event: Event) -> str:
    """An event as JSON.

    Example:
        >>> from germanwhist import Seat
        >>> from germanwhist.service import Played
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
