"""What a client may send that watches a table."""

from typing import TypeAlias

import msgspec

from germanwhist.web.requests import Secret
from germanwhist.web.table.requests import Ping

__all__ = ["LookOn", "decode_message"]


class LookOn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="look_on"):
    """Watch with a link; the first message.

    Args:
        secret: from the link.
    """

    secret: Secret


WatchMessage: TypeAlias = LookOn | Ping
_DECODER = msgspec.json.Decoder(WatchMessage)


def decode_message(data: str | bytes) -> WatchMessage:
    """Read a message of a watcher's socket.

    Raises:
        msgspec.MsgspecError: it is none.

    Example:
        >>> decode_message('{"type":"ping"}')
        Ping(seq=0)
    """
    return _DECODER.decode(data)
