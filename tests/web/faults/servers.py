"""Servers on one database, each in a process of its own, and what can be done to them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.web import server_to_kill

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, ForkServerProcess
    from multiprocessing.sharedctypes import Synchronized

__all__ = ["Servers"]


def _processes() -> ForkServerContext:
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([server_to_kill.__name__])
    return processes


@dataclass
class Servers:
    """The servers of one database, all on one machine.

    Args:
        database: its URL.
        living: those that run, by their addresses.
        ahead: the seconds by which the machine's time of day is wrong.
    """

    database: str
    living: dict[str, ForkServerProcess] = field(default_factory=dict)
    ahead: Synchronized[float] = field(init=False)

    def __post_init__(self) -> None:
        self._context = _processes()
        self.ahead = self._context.Value("d", 0.0)

    def pid(self, address: str) -> int:
        """The number of a server's process."""
        return self.living[address].pid or 0

    async def start(self) -> None:
        """Start one more."""
        receiver, sender = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=server_to_kill.serve_many, args=(self.database, self.ahead, sender)
        )
        process.start()
        sender.close()
        address = (await asyncio.to_thread(receiver.recv)).rstrip("/")
        receiver.close()
        self.living[address] = process

    async def end(self, address: str, number: int = signal.SIGKILL) -> None:
        """Send a signal that ends a server, and wait until it has ended."""
        ended = self.living.pop(address)
        os.kill(ended.pid or 0, number)
        await asyncio.to_thread(ended.join)
        ended.close()

    async def end_all(self) -> None:
        """End all that run."""
        while self.living:
            await self.end(next(iter(self.living)))
