"""Servers on one database, each in a process of its own, and what can be done to them."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from ctypes import c_double
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from tests.web.faults import mother
from tests.web.faults.diary import Diary

if TYPE_CHECKING:
    from types import TracebackType

__all__ = ["Servers"]


@dataclass
class Servers:
    """The servers of one database, all on one machine; they end with the context.

    Args:
        database: its URL.
        living: the numbers of the processes that run, by their addresses.
        ahead: the seconds by which the machine's time of day is wrong.
        diary: of what befalls them.
    """

    database: str
    living: dict[str, int] = field(default_factory=dict)
    ahead: c_double = field(init=False)
    diary: Diary = field(default_factory=Diary)

    async def __aenter__(self) -> Self:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([mother.__name__])
        self.ahead = context.RawValue(c_double, 0.0)
        self._orders, theirs = context.Pipe()
        self._one_at_a_time = asyncio.Lock()
        self._mother = context.Process(
            target=mother.be_mother, args=(theirs, self.database, self.ahead)
        )
        self._mother.start()
        theirs.close()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._orders.close()  # by which the mother ends, and all others with it
        await asyncio.to_thread(self._mother.join)

    async def start(self) -> None:
        """Start one more.

        Raises:
            RuntimeError: it does not answer.
        """
        number, address = await self._order(None)
        if not address:
            raise RuntimeError("a server was started, and did not answer")
        address = address.rstrip("/")
        self.living[address] = number
        self.diary.note(f"{address} is there")

    async def end(self, address: str, number: int = signal.SIGKILL) -> None:
        """Send a signal that ends a server, and wait until it has ended."""
        self.diary.note(f"{address} gets {signal.Signals(number).name}")
        await self._order((self.living.pop(address), number))

    async def _order(self, order: tuple[int, int] | None) -> Any:
        async with self._one_at_a_time:
            self._orders.send(order)
            return await asyncio.to_thread(self._orders.recv)
