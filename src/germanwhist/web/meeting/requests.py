"""What is asked to find somebody to play with."""

from typing import TypeAlias

import msgspec

from germanwhist.service.clocks import ClockKind
from germanwhist.web.requests import Body, Name, Rules
from germanwhist.web.table.requests import Ping

__all__ = ["Come", "SearchWish", "SitDown", "SocketMessage", "decode_message"]


class SearchWish(Body, frozen=True, kw_only=True):
    """What somebody would like to play.

    Args:
        rules: a preset, options, or both; a rated match is `match10`.
        clock: the clock.
        rated: whether the match is to count for ratings.
        name: what they are called.
    """

    rules: Rules = "match10"
    clock: ClockKind = ClockKind.NONE
    rated: bool = False
    name: Name | None = None


class SitDown(Body, frozen=True, kw_only=True):
    """Sitting down with somebody who waits.

    Args:
        name: what the newcomer is called.
    """

    name: Name | None = None


class Come(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="come"):
    """Play with whom one was paired with.

    Args:
        cut: whether the client takes part in the deals with a cut of its own.
    """

    cut: bool = False


SocketMessage: TypeAlias = Come | Ping
_DECODER = msgspec.json.Decoder(SocketMessage)


def decode_message(data: str | bytes) -> SocketMessage:
    """Read a message of a search's socket.

    Raises:
        msgspec.MsgspecError: it is none.

    Example:
        >>> decode_message('{"type":"come"}')
        Come(cut=False)
    """
    return _DECODER.decode(data)
