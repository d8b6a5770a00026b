"""What comes first at a table: a line that is typed, or a moment at which something is new."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from germanwhist.terminal.plain.lines import Lines
    from germanwhist.terminal.table.scene import Scene

__all__ = ["Arrivals"]


class Arrivals:
    """Waits for lines and moments at once; nothing that has come is lost.

    Args:
        lines: what is typed.
        moments: the table, whenever the person may do something.
    """

    def __init__(self, lines: Lines, moments: AsyncIterator[Scene]) -> None:
        self._lines = lines
        self._moments = moments
        self._line: asyncio.Task[str | None] | None = None
        self._moment: asyncio.Task[Scene | None] | None = None

    async def moment(self) -> Scene | None:
        """The next moment, while lines wait; None when there will be none any more."""
        task = self._moment or asyncio.create_task(self._next_moment())
        self._moment = None
        return await task

    async def either(self) -> str | Scene | None:
        """The next line or moment, lines first; None when there will be none any more."""
        self._line = line = self._line or asyncio.create_task(self._lines.next())
        self._moment = moment = self._moment or asyncio.create_task(self._next_moment())
        await asyncio.wait({line, moment}, return_when=asyncio.FIRST_COMPLETED)
        if line.done():
            self._line = None
            return line.result()
        self._moment = None
        return moment.result()

    async def aclose(self) -> None:
        """Wait for nothing any more."""
        for task in (self._line, self._moment):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _next_moment(self) -> Scene | None:
        return await anext(self._moments, None)
