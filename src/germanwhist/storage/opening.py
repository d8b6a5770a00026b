"""Opening a database: its address, its driver, its schema, and what is written there durably."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from germanwhist.errors import StorageError
from germanwhist.storage.faults import explained
from germanwhist.storage.migrate import bring_up_to_date, refuse_foreign
from germanwhist.storage.sqlite import (
    WRITES,
    keep_private,
    keep_what_is_written,
    make_file,
    patience,
)

__all__ = ["WRITES", "opened_engine", "url_of"]


def url_of(database: str | Path) -> URL:
    """The address of a database.

    Args:
        database: the path of an SQLite file, or a URL.

    Raises:
        StorageError: it is neither (code `bad_address`).
    """
    if isinstance(database, Path) or "://" not in database:
        return URL.create("sqlite", database=str(database))
    try:
        return make_url(database)
    except ArgumentError as error:
        raise StorageError(
            f"{database!r} is no database address: {error} (expected a path or a URL)",
            code="bad_address",
        ) from None


def opened_engine(url: URL, name: str) -> Engine:
    """Make the database where there is none, and bring its schema up to date.

    Args:
        url: its address.
        name: how it is named to a person.

    Raises:
        StorageError: as `Database.open`.
    """
    with explained(name):
        if url.get_backend_name() == "sqlite":
            make_file(Path(name))
        engine = _engine(url, name)
        try:
            with engine.connect() as connection:
                refuse_foreign(connection, name)
            if engine.dialect.name == "sqlite":
                engine.dispose()  # from here on, every connection has our settings
                keep_private(Path(name))
                keep_what_is_written(engine)
            with (
                engine.connect().execution_options(**{WRITES: True}) as connection,
                connection.begin(),
            ):
                bring_up_to_date(connection, name)
        except BaseException:
            engine.dispose()
            raise
        return engine


def _engine(url: URL, name: str) -> Engine:
    is_file = url.get_backend_name() == "sqlite"
    try:
        return create_engine(url, connect_args=patience() if is_file else {})
    except ModuleNotFoundError as error:
        is_ours = url.get_backend_name() == "postgresql"
        wanted = "pip install 'germanwhist[postgresql]'" if is_ours else "an installed driver"
        raise StorageError(
            f"{name}: {str(error).lower()} (expected {wanted})",
            code="no_driver",
        ) from None
