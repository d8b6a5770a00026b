"""The faults: what befalls servers, their clocks, their disk and their database."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks import postgresql

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from random import Random

    from tests.web.faults.servers import Servers

__all__ = ["KINDS", "OF_POSTGRESQL", "OF_SQLITE"]

_LONGEST: Final = 2.0  # seconds that something stands still
_JUMPS: Final = (-3600.0, 3600.0)  # seconds


async def kill(servers: Servers, rng: Random) -> None:
    """A server is killed in the middle of whatever it does, and another one started."""
    await servers.end(rng.choice(sorted(servers.living)))
    await servers.start()


async def stop(servers: Servers, rng: Random) -> None:
    """A server is told to stop, and another one started."""
    await servers.end(rng.choice(sorted(servers.living)), signal.SIGTERM)
    await servers.start()


async def freeze(servers: Servers, rng: Random) -> None:
    """A server stands still for a while: nothing comes from it, and no connection breaks."""
    address = rng.choice(sorted(servers.living))
    servers.diary.note(f"{address} stands still")
    await _stand_still([servers.living[address]], rng)


async def clock(servers: Servers, rng: Random) -> None:
    """The machine's time of day jumps, and jumps back later or not."""
    servers.ahead.value += rng.choice(_JUMPS)


async def disk(servers: Servers, rng: Random) -> None:
    """For a while a server can write nothing: its disk is full, as far as it can see."""
    pid = servers.living[rng.choice(sorted(servers.living))]
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    await asyncio.sleep(rng.uniform(0, _LONGEST))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def database(servers: Servers, rng: Random) -> None:  # noqa: ARG001 - as the others
    """PostgreSQL falls over, with all its connections, and starts again."""
    await asyncio.to_thread(postgresql.crash, _cluster(servers))


async def wire(servers: Servers, rng: Random) -> None:
    """PostgreSQL does not answer for a while, as when the line to it is dead."""
    await _stand_still(postgresql.pids(_cluster(servers)), rng)


async def full(servers: Servers, rng: Random) -> None:
    """PostgreSQL can write nothing for a while: its disk is full, as far as it can see."""
    folder = _cluster(servers)
    await asyncio.to_thread(postgresql.let_write, folder, is_full=True)
    await asyncio.sleep(rng.uniform(0, _LONGEST))
    await asyncio.to_thread(postgresql.let_write, folder, is_full=False)
    await asyncio.to_thread(postgresql.revive, folder)


def _cluster(servers: Servers) -> Path:
    """The folder of the PostgreSQL server, which its address ends with."""
    return Path(servers.database.rpartition("host=")[2])


async def _stand_still(pids: Iterable[int], rng: Random) -> None:
    pids = tuple(pids)
    _signal(pids, signal.SIGSTOP)
    try:
        await asyncio.sleep(rng.uniform(0, _LONGEST))
    finally:
        _signal(pids, signal.SIGCONT)


def _signal(pids: Iterable[int], number: int) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:  # a connection that has been closed since
            continue


KINDS: Final[dict[str, Callable[[Servers, Random], Awaitable[None]]]] = {
    kind.__name__: kind for kind in (kill, stop, freeze, clock, disk, database, wire, full)
}
"""Each by its name."""
OF_SQLITE: Final = ("kill", "stop", "freeze", "clock", "disk")
OF_POSTGRESQL: Final = ("kill", "stop", "freeze", "clock", "database", "wire", "full")
