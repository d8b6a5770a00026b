"""Who watches which table at other processes, as far as they have told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, final

from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from germanwhist.service.processes.news import Tabs
    from germanwhist.service.processes.others import Others

__all__ = ["Elsewhere"]

_NONE: Final[Tabs] = (0, 0)
_SILENT_AFTER: Final = 10.0  # seconds, in which a living process has told several times


@dataclass(slots=True)
class _Process:
    heard_at: float
    tables: dict[str, Tabs] = field(default_factory=dict)


@final
class Elsewhere:
    """What other processes have told of those who watch there.

    A process that is silent for ten seconds is taken for dead, unless none can be heard.

    Args:
        others: the way to them.
        clock: seconds from any moment on.
    """

    def __init__(self, others: Others, *, clock: Callable[[], float]) -> None:
        self._others = others
        self._clock = clock
        self._processes: dict[str, _Process] = {}

    @property
    def is_known(self) -> bool:
        """Whether it would be known if somebody watched elsewhere."""
        return self._others.are_heard is not False

    def tabs(self, table: str, seat: Seat) -> int:
        """In how many tabs elsewhere a seat is open."""
        return sum(one.tables.get(table, _NONE)[seat] for one in self._processes.values())

    def is_watched(self, table: str) -> bool:
        """Whether a table is open elsewhere."""
        return any(self.tabs(table, seat) for seat in Seat)

    def note(self, process: str, tables: Mapping[str, Tabs]) -> frozenset[tuple[str, Seat]]:
        """Take over what a process tells; the seats for which that has changed something."""
        known = self._processes.setdefault(process, _Process(0.0))
        known.heard_at = self._clock()
        changed = _different(known.tables, tables, of=tables)
        known.tables.update(tables)
        for table in [name for name, tabs in tables.items() if tabs == _NONE]:
            del known.tables[table]
        return changed

    def forget(self, process: str) -> frozenset[tuple[str, Seat]]:
        """Forget a process; the seats for which that has changed something."""
        known = self._processes.pop(process, None)
        return frozenset() if known is None else _different(known.tables, {}, of=known.tables)

    def forget_silent(self) -> frozenset[tuple[str, Seat]]:
        """Forget the processes that tell nothing any more; as `forget`."""
        if not self.is_known:
            return frozenset()
        now = self._clock()
        silent = [n for n, one in self._processes.items() if now - one.heard_at > _SILENT_AFTER]
        return frozenset().union(*map(self.forget, silent))


def _different(
    before: Mapping[str, Tabs], after: Mapping[str, Tabs], *, of: Iterable[str]
) -> frozenset[tuple[str, Seat]]:
    return frozenset(
        (table, seat)
        for table in of
        for seat in Seat
        if before.get(table, _NONE)[seat] != after.get(table, _NONE)[seat]
    )
