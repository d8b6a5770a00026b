"""The process whose children the servers of a trial are.

It has imported all that a server needs, and made the application, so that a server costs a fork
and not a second. Each of them is a process of its own, which opens the database, listens, and is
killed in the middle of what it does.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import tempfile
import time
from contextlib import suppress
from multiprocessing import Pipe
from pathlib import Path
from typing import TYPE_CHECKING, Final

from germanwhist.service import Setup
from germanwhist.storage import Database
from germanwhist.web.app import create_app
from germanwhist.web.running import server
from tests.web.servers import settings_for

if TYPE_CHECKING:
    from ctypes import c_double
    from multiprocessing.connection import Connection

    from germanwhist.web import Settings

__all__ = ["be_mother"]

_PATIENCE: Final = 60  # seconds for a server to answer


def be_mother(orders: Connection, database: str, ahead: c_double) -> None:
    """Start servers when told to, and end them, until the one who tells is gone.

    Args:
        orders: brings None for one more server, which is answered with its number and its address;
            or a server's number and a signal that ends it, which is answered when it has ended.
        database: the URL of what all of them serve.
        ahead: seconds by which their time of day is wrong; without a lock, which a killed server
            might hold for ever.
    """
    os.setsid()  # what is typed where the trial was started is not for them
    setup = Setup(clock=lambda: time.time() + ahead.value)
    settings = settings_for(Path(tempfile.gettempdir()), database=database, setup=setup)
    asyncio.run(_open(settings))
    application = create_app(settings)
    vars(server)["create_app"] = lambda _: application
    only_unexpected = logging.StreamHandler()
    only_unexpected.addFilter(lambda record: record.exc_info is not None)
    logging.basicConfig(handlers=[only_unexpected], force=True)
    gc.freeze()  # what all have in common stays so
    children: set[int] = set()
    with suppress(EOFError, OSError):  # also where the one who tells is killed in the middle
        while True:
            order = orders.recv()
            if order is None:
                orders.send(_born(settings, children, orders))
            else:
                _ended(children, *order)
                orders.send(order)
    for child in tuple(children):
        _ended(children, child, signal.SIGKILL)


async def _open(settings: Settings) -> None:
    """Make the schema, and import what does that."""
    async with await Database.open(settings.database):
        pass


def _born(settings: Settings, children: set[int], orders: Connection) -> tuple[int, str]:
    """A new server's number and address; an empty address where it has ended instead."""
    receiver, sender = Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            orders.close()
            receiver.close()
            server.serve(settings, on_started=sender.send)
            code = 0
        finally:
            os._exit(code)
    sender.close()
    children.add(child)
    try:
        with receiver:
            return child, receiver.recv() if receiver.poll(_PATIENCE) else ""
    except EOFError:
        _ended(children, child, signal.SIGKILL)
        return child, ""


def _ended(children: set[int], child: int, number: int) -> None:
    os.kill(child, number)
    os.waitpid(child, 0)
    children.discard(child)
