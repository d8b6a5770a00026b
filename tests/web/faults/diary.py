"""What befell the servers of a trial and its people, so that what was found can be explained."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import Final, NamedTuple

__all__ = ["Diary"]

_KEPT: Final = 50_000  # entries
_BEFORE: Final = 10.0  # seconds before a play, from which on everything is told


class _Entry(NamedTuple):
    at: float
    what: str
    table: str | None
    seq: int


class Diary:
    """Faults and what people did, each with its moment by a clock that no fault changes."""

    def __init__(self) -> None:
        self._entries: deque[_Entry] = deque(maxlen=_KEPT)

    def note(self, what: str, *, table: str | None = None, seq: int = 0) -> None:
        """Something happens now.

        Args:
            what: in a few words.
            table: where; None for what concerns every table.
            seq: the number of the last event there.
        """
        self._entries.append(_Entry(monotonic(), what, table, seq))

    def until(self, table: str, seq: int) -> list[str]:
        """What happened in the seconds before somebody knew of an event, oldest first."""
        ends = [one.at for one in self._entries if one.table == table and one.seq >= seq]
        if not ends:
            return []
        end = min(ends)
        return [
            f"{one.at - end:.2f} s: {one.what}" + (f", {one.seq}" if one.table else "")
            for one in self._entries
            if one.table in (None, table) and end - _BEFORE <= one.at <= end
        ]
