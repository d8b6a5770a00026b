"""What a client may send that watches a table."""

from typing import TypeAlias

import msgspec

from germanwhist.web.requests import Secret

__all__ = ["LookOn", "StillThere", "decode_message"]


class LookOn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="look_on"):
    """Watch with a link; the first message.

    Args:
        secret: from the link.
    """

    secret: Secret


class StillThere(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Hear whether the line still holds."""


WatchMessage: TypeAlias = LookOn | StillThere
_DECODER = msgspec.json.Decoder(WatchMessage)


def decode_message(data: str | bytes) -> WatchMessage:
    """Read a message of a watcher's socket.

    Raises:
        msgspec.MsgspecError: it is none.

    Example:
        >>> decode_message('{"type":"ping"}')
        StillThere()
    """
    return _DECODER.decode(data)
