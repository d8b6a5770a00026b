"""An event store in memory, and a computer player to be scripted, for tests of the service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.service import SeqTakenError
from germanwhist.service.events import decode_event, encode_event
from germanwhist.service.store import StoredEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from germanwhist.errors import StorageError
    from germanwhist.service import HandSummary, SeatKey, TableSummary
    from germanwhist.service.rated import RatedMatch


class MemoryStore:
    """Keeps events as JSON, as a real store does."""

    def __init__(self) -> None:
        self.events: dict[str, list[tuple[float, str]]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.hands: list[HandSummary] = []
        self.rated: list[RatedMatch] = []
        self.followers: dict[str, str] = {}
        self.keys: dict[str, tuple[SeatKey, ...]] = {}
        self.fault: StorageError | None = None
        self.on_append: Callable[[], None] = lambda: None
        self.is_late = False  # a fault comes after the write, as when a connection breaks then

    async def append(  # noqa: PLR0913 - what may be written together
        self,
        events: Sequence[StoredEvent],
        *,
        summary: TableSummary,
        finished: HandSummary | None = None,
        rated: RatedMatch | None = None,
        previous: str | None = None,
        keys: tuple[SeatKey, ...] = (),
        is_pair: bool = False,  # noqa: ARG002 - it keeps no searches
    ) -> None:
        """Append in order or refuse; fail when a test has set a fault."""
        self.on_append()
        if self.fault is not None and not self.is_late:
            raise self.fault
        kept = self.events.setdefault(summary.table, [])
        if events[0].seq != len(kept) + 1:
            raise SeqTakenError(f"{events[0].seq} is taken", code="stale")
        kept.extend((stored.at, encode_event(stored.event)) for stored in events)
        self.summaries[summary.table] = summary
        if previous is not None:
            self.followers[summary.table] = previous
        if keys:
            self.keys[summary.table] = keys
        if rated is not None:
            self.rated.append(rated)
        if finished is not None:
            self.hands.append(finished)
        if self.fault is not None:
            raise self.fault

    async def read(self, table: str, *, after: int = 0) -> tuple[StoredEvent, ...]:
        """The events above a number."""
        kept = self.events.get(table, [])
        return tuple(
            StoredEvent(seq, at, decode_event(data))
            for seq, (at, data) in enumerate(kept, 1)
            if seq > after
        )

    async def moved_on(self, known: Mapping[str, int]) -> tuple[str, ...]:
        """The tables among these that have later events."""
        return tuple(table for table, seq in known.items() if len(self.events.get(table, ())) > seq)

    async def unfinished(self) -> tuple[TableSummary, ...]:
        """Open tables, the last used first."""
        tables = [summary for summary in self.summaries.values() if not summary.is_over]
        return tuple(sorted(tables, key=lambda summary: -summary.updated_at))
