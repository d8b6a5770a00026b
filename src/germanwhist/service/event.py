"""What every event is: a fact, and how it changes the state of its table."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from typing import ClassVar, Final, TypeAlias

import msgspec

from germanwhist.service.state import TableState

__all__ = ["EVENT_VERSION", "Event", "Events"]

EVENT_VERSION: Final = 1


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A fact, with the version of the vocabulary in which it is written.

    The service has checked it before it was written, and it is never changed. A kind of event is
    one subclass, beside the request that leads to it; `germanwhist.service.events` finds it.
    """

    v: int = EVENT_VERSION

    # Whether it is the first of a table.
    is_first: ClassVar[bool] = False
    # Whether nothing at the table changes with it for whoever plays, so that no request is late.
    is_aside: ClassVar[bool] = False

    def opened(self, table: str) -> TableState:
        """The table of which only this event has happened.

        Raises:
            TypeError: the event opens no table.
        """
        raise TypeError(f"{type(self).__name__} opens no table ({table})")

    def after(self, state: TableState) -> TableState:
        """The state after this event, where that does not depend on when it happened.

        Raises:
            ValueError: it cannot have happened.
        """
        raise NotImplementedError

    def after_at(self, state: TableState, *, at: float) -> TableState:  # noqa: ARG002
        """The state after this event; its number and times are the caller's.

        Args:
            state: the table before it.
            at: seconds since 1970-01-01 UTC.

        Raises:
            ValueError: it cannot have happened.
        """
        return self.after(state)


Events: TypeAlias = tuple[Event, ...]
