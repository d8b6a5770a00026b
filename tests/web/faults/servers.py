"""Servers on one database, each in a process of its own, and what can be done to them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.web import server_to_kill

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, ForkServerProcess
    from multiprocessing.sharedctypes import Synchronized

__all__ = ["Running", "Servers"]


def _processes() -> ForkServerContext:
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([server_to_kill.__name__])
    return processes


@dataclass(frozen=True, slots=True)
class Running:
    """A server.

    Args:
        process: where it runs.
        ahead: the seconds by which its clock is wrong.
    """

    process: ForkServerProcess
    ahead: Synchronized[float]

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process.pid is not None
        return self.process.pid


@dataclass
class Servers:
    """The servers of one database.

    Args:
        database: its URL.
        living: those that run, by their addresses.
    """

    database: str
    living: dict[str, Running] = field(default_factory=dict)
    _context: Any = field(default_factory=_processes)

    async def start(self) -> None:
        """Start one more."""
        receiver, sender = self._context.Pipe(duplex=False)
        ahead = self._context.Value("d", 0.0)
        process = self._context.Process(
            target=server_to_kill.serve_many, args=(self.database, ahead, sender)
        )
        process.start()
        sender.close()
        address = (await asyncio.to_thread(receiver.recv)).rstrip("/")
        receiver.close()
        self.living[address] = Running(process, ahead)

    async def end(self, address: str, number: int = signal.SIGKILL) -> None:
        """Send a signal that ends a server, and wait until it has ended."""
        ended = self.living.pop(address)
        os.kill(ended.pid, number)
        await asyncio.to_thread(ended.process.join)
        ended.process.close()

    async def end_all(self) -> None:
        """End all that run."""
        while self.living:
            await self.end(next(iter(self.living)))
