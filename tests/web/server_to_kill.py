"""A server in a process of its own, for a test that kills it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.web.running.server import serve
from tests.web.servers import settings_for

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path


def main(folder: Path, addresses: Connection) -> None:
    """Serve the tables of a folder until killed.

    Args:
        folder: where the database is.
        addresses: is sent the server's address.
    """
    serve(settings_for(folder), on_started=addresses.send)
