"""A server in a process of its own, for what puts load on it, and what it costs the machine."""

from __future__ import annotations

import logging
import multiprocessing
import os
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist.web import Settings
from germanwhist.web.running.server import serve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

__all__ = ["RunningServer", "process_beside", "serving"]

_UNLIMITED = 10**9


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that answers.

    Args:
        address: where it does, ending with a stroke.
        pid: its process.
    """

    address: str
    pid: int

    def memory(self) -> float:
        """Kilobytes that it holds in memory."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        raise OSError("the system does not say how much memory a process holds")

    def processor_time(self) -> float:
        """Seconds of processors that it has used, with all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(database: str | None = None) -> Iterator[RunningServer]:
    """A server without limits while the context lasts.

    Args:
        database: the URL of a database; None for a new SQLite file that goes with the server.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = database or str(Path(folder) / "tables.db")
        with process_beside(_serve, place, folder) as server:
            yield server


@contextmanager
def process_beside(target: Callable[..., None], *arguments: str) -> Iterator[RunningServer]:
    """A process that sends its address once it answers, ended with the context."""
    spawning = multiprocessing.get_context("spawn")
    receiver, sender = spawning.Pipe(duplex=False)
    process = spawning.Process(target=target, args=(sender, *arguments))
    process.start()
    sender.close()
    try:
        yield RunningServer(receiver.recv(), process.pid or 0)
    finally:
        process.terminate()
        process.join()


def _serve(started: Connection, database: str, folder: str) -> None:
    settings = Settings(
        database=database,
        port=0,
        static_files=Path(folder),
        requests_a_minute=_UNLIMITED,
        tables_an_hour=_UNLIMITED,
        share_of_a_person=1.0,
        sockets_of_an_address=_UNLIMITED,
        connections_of_an_address=_UNLIMITED,
        messages_a_second=_UNLIMITED,
        sockets=_UNLIMITED,
    )
    logging.disable(logging.CRITICAL)  # what is cut short at the end is meant to be
    serve(settings, on_started=started.send)
