"""A real server in a process of its own, with the same deals every time it is started afresh."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from germanwhist import SeededSource
from germanwhist.service import Setup
from germanwhist.web.running.server import serve
from germanwhist.web.running.settings import STATIC_FILES
from tests.service.tables_for_tests import LowestCard, quick_par
from tests.web.servers import settings_for

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerProcess
    from multiprocessing.sharedctypes import Synchronized
    from pathlib import Path

PAR: Final = 7  # of every day
_PROCESSES: Final = multiprocessing.get_context("forkserver")
# What a server imports only when it starts is imported once, and every server is a copy.
_PROCESSES.set_forkserver_preload(
    [
        __name__,
        "tests.browser.prepared",
        "alembic.command",
        "litestar.plugins.attrs",
        "sqlalchemy.dialects.postgresql",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvicorn.loops.auto",
    ]
)


def run(  # noqa: PLR0913 - what a process is given
    folder: Path,
    *,
    port: int,
    seed: int | None,
    path: str,
    ahead: Synchronized[float],
    addresses: Connection,
) -> None:
    """Serve the tables of a folder until told to stop.

    Every level plays its lowest legal card, so that tests can foresee it.

    Args:
        folder: where the database is.
        port: where to listen; 0 for any free port.
        seed: of the deals; None for sealed ones.
        path: of the server on its host.
        ahead: seconds by which its clock is put forward.
        addresses: is sent the server's address once it answers.
    """
    common = settings_for(folder, port=port, static_files=STATIC_FILES, path=path)
    setup = replace(
        common.setup,
        levels=Setup().levels,
        make_player=lambda _level: LowestCard(),
        make_day_opponent=lambda _day: LowestCard(),
        par_play=lambda day, _number: quick_par(day, tricks=PAR),
        make_same_opponent=lambda *_: LowestCard(),
        make_seeded_player=lambda _level, _seed: LowestCard(),
        clock=lambda: time.time() + ahead.value,
        steady=lambda: time.monotonic() + ahead.value,
        source=None if seed is None else SeededSource(seed),
    )
    serve(replace(common, setup=setup), on_started=addresses.send)


class Server:
    """A server that can be stopped and started again at the same address.

    Args:
        folder: where its database is kept.
        seed: of the deals; None for sealed ones.
        path: of the server on its host, such as `/whist`.
    """

    def __init__(self, folder: Path, seed: int | None, *, path: str = "") -> None:
        self.address = ""
        self._folder = folder
        self._seed = seed
        self._path = path
        self._ahead = _PROCESSES.Value("d", 0.0)
        self._process: ForkServerProcess | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        port = int(self.address.rpartition(":")[2] or 0)
        receiver, sender = _PROCESSES.Pipe(duplex=False)
        with receiver, sender:
            self._process = _PROCESSES.Process(
                target=run,
                args=(self._folder,),
                kwargs={
                    "port": port,
                    "seed": self._seed,
                    "path": self._path,
                    "ahead": self._ahead,
                    "addresses": sender,
                },
            )
            self._process.start()
            self.address = (await asyncio.to_thread(receiver.recv)).removesuffix(f"{self._path}/")

    def put_forward(self, seconds: float) -> None:
        """Let so much time pass for it, at once and before every start."""
        self._ahead.value += seconds

    async def stop(self) -> None:
        """Tell it to stop, as Ctrl-C does, and wait until it has."""
        if self._process is None:
            return
        self._process.terminate()
        await asyncio.to_thread(self._process.join)
        self._process.close()
        self._process = None
