"""What every event has."""

from typing import Final

import msgspec

__all__ = ["EVENT_VERSION", "EventBase"]

EVENT_VERSION: Final = 1


class EventBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A fact, with the version of the vocabulary in which it is written."""

    v: int = EVENT_VERSION
