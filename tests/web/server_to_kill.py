"""A server in a process of its own, for a test that kills it."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist.service import Setup
from germanwhist.web.running.server import serve
from tests.web.servers import settings_for

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.sharedctypes import Synchronized


def main(folder: Path, addresses: Connection) -> None:
    """Serve the tables of a folder until killed.

    Args:
        folder: where the database is.
        addresses: is sent the server's address.
    """
    serve(settings_for(folder), on_started=addresses.send)


def serve_many(database: str, ahead: Synchronized[float], addresses: Connection) -> None:
    """Serve a database that others may serve too, with the levels of the product, until killed.

    Args:
        database: its URL.
        ahead: seconds by which the clock is wrong.
        addresses: is sent the server's address.
    """
    setup = Setup(clock=lambda: time.time() + ahead.value)
    settings = settings_for(Path(tempfile.gettempdir()), database=database, setup=setup)
    serve(settings, on_started=addresses.send)
