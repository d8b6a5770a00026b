"""What a table's events come to, one after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist.errors import StorageError
from germanwhist.service.clocks.turns import clock_after

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.service.state import TableState
    from germanwhist.service.store import StoredEvent

__all__ = ["fold"]


def fold(
    table: str, events: Iterable[StoredEvent], state: TableState | None = None
) -> TableState | None:
    """The state after these events.

    Args:
        table: the table's id.
        events: the events in order, the first of all or those after `state`.
        state: the state before them; None to begin.

    Returns:
        The state; None when there are no events at all.

    Raises:
        StorageError: the events do not follow on each other (code `bad_events`).

    Example:
        >>> from germanwhist import RuleSet
        >>> from germanwhist.service import Created, StoredEvent
        >>> opened = StoredEvent(1, 0.0, Created(rules=RuleSet().options()))
        >>> fold("t", [opened]).phase
        <Phase.WAITING: 'waiting'>
    """
    for stored in events:
        expected = 1 if state is None else state.seq + 1
        is_first = stored.event.is_first
        if stored.seq != expected or is_first != (state is None):
            raise StorageError(
                f"table {table}: event {stored.seq} is {type(stored.event).__name__} "
                f"(expected number {expected} of a table that begins with Created)",
                code="bad_events",
            )
        try:
            after = (
                stored.event.opened(table)
                if state is None
                else stored.event.after_at(state, at=stored.at)
            )
        except ValueError as error:
            raise StorageError(
                f"table {table}: event {stored.seq} cannot have happened: {error}",
                code="bad_events",
            ) from None
        created_at = stored.at if state is None else state.created_at
        is_aside = state is not None and stored.event.is_aside
        state = replace(
            after,
            seq=stored.seq,
            clock=after.clock if state is None else clock_after(state, after, at=stored.at),
            moved=after.moved if is_aside else stored.seq,
            created_at=created_at,
            updated_at=stored.at,
        )
    return state
