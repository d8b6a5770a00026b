"""Where the tables are kept when nobody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

__all__ = ["DATA_VARIABLE", "data_folder", "default_database", "shown_address"]

DATA_VARIABLE: Final = "GERMANWHIST_DATA"


def data_folder() -> Path:
    """The folder of everything kept: `GERMANWHIST_DATA`, or the user's data folder.

    Example:
        >>> import os
        >>> os.environ["GERMANWHIST_DATA"] = "/tmp/kept"
        >>> str(data_folder())
        '/tmp/kept'
        >>> del os.environ["GERMANWHIST_DATA"]
    """
    named = os.environ.get(DATA_VARIABLE)
    return Path(named) if named else user_data_path("germanwhist", appauthor=False)


def default_database() -> Path:
    """The SQLite file used when no database is named."""
    return data_folder() / "tables.db"


def shown_address(database: str) -> str:
    """The path or URL of a database as it may be seen: without a password.

    Example:
        >>> shown_address("postgresql+psycopg://ann:secret@db/whist")
        'postgresql+psycopg://ann:***@db/whist'
    """
    try:
        return make_url(database).render_as_string() if "://" in database else database
    except ArgumentError:
        return database
