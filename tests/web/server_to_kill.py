"""A server in a process of its own, for a test that kills it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from germanwhist.service import Setup
from germanwhist.web.running.server import serve
from tests.web.servers import settings_for

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def main(folder: Path, addresses: Connection) -> None:
    """Serve the tables of a folder until killed.

    Args:
        folder: where the database is.
        addresses: is sent the server's address.
    """
    serve(settings_for(folder), on_started=addresses.send)


def serve_many(database: str, addresses: Connection) -> None:
    """Serve a database that others serve too, with the levels of the product, until killed.

    Args:
        database: its URL.
        addresses: is sent the server's address.
    """
    settings = settings_for(Path(tempfile.gettempdir()), database=database, setup=Setup())
    serve(settings, on_started=addresses.send)
