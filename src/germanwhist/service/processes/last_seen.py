"""Since when nobody has watched from the seats of tables, also while those are not in memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, final

from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["LastSeen"]

_REMEMBERED: Final = 10_000  # tables; the one that was left longest ago is forgotten first


@final
class LastSeen:
    """Remembers when people went, so that loading a page anew does not make others come back.

    It is told of those who go at other processes too. A table that nobody at all has watched for
    as long as makes a person count as away begins anew: who comes first then waits for the other.

    Args:
        clock: seconds that only grow.
        keep: seconds for which a table that nobody watches is remembered.
    """

    def __init__(self, clock: Callable[[], float], *, keep: float) -> None:
        self._clock = clock
        self._keep = keep
        self._gone: OrderedDict[str, list[float]] = OrderedDict()

    def note(self, table: str, seat: Seat) -> None:
        """Nobody watches from a seat any more, from now on."""
        now = self._clock()
        gone = self._gone.setdefault(table, [now, now])
        gone[seat] = now
        self._gone.move_to_end(table)
        if len(self._gone) > _REMEMBERED:
            self._gone.popitem(last=False)

    def begin(self, table: str, *, is_watched: bool) -> None:
        """A table comes into memory.

        Args:
            table: its id.
            is_watched: whether somebody watches it at another process.
        """
        now, gone = self._clock(), self._gone.get(table)
        if gone is not None and (is_watched or now - max(gone) < self._keep):
            return
        for seat in Seat:
            self.note(table, seat)

    def since(self, table: str, seat: Seat) -> float:
        """Since when nobody has watched from a seat, where nobody does; by the clock."""
        gone = self._gone.get(table)
        return self._clock() if gone is None else gone[seat]
