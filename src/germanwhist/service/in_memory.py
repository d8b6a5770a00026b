"""The tables in memory, as they look to what happens beside requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Coroutine, Sequence
    from contextlib import AbstractAsyncContextManager

    from germanwhist.service.live_table import LiveTable
    from germanwhist.service.requests import Events
    from germanwhist.service.state import TableState
    from germanwhist.service.thinking import Thinking

__all__ = ["InMemory"]

_Result = TypeVar("_Result")


class InMemory(Protocol):
    """What computer players, clocks and the news of other processes need of `LiveTables`."""

    live: dict[str, LiveTable]
    thinking: Thinking

    def using(self, table: str) -> AbstractAsyncContextManager[LiveTable]:
        """Keep a table in memory while the context lasts."""
        ...

    def drop(self, tables: Sequence[str]) -> None:
        """Forget tables in this process; watching them ends."""
        ...

    async def commit(
        self, live: LiveTable, decide: Callable[[LiveTable, TableState], Events], *, seq: int = 0
    ) -> TableState:
        """Write what `decide` makes of the current state of a table in use."""
        ...

    def wake(self, live: LiveTable) -> None:
        """Let the computer players of a table play on, if it is their turn."""
        ...

    def keep_clock(self, live: LiveTable) -> None:
        """Look at the clock of a table."""
        ...

    def spawn(self, work: Coroutine[object, object, _Result]) -> asyncio.Task[_Result]:
        """Do something beside everything else; closing waits for it."""
        ...
