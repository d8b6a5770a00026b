"""Bringing a database's schema up to date when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import inspect, text

from germanwhist.errors import StorageError
from germanwhist.storage.schema import REVISION

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["bring_up_to_date"]

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection, name: str) -> None:
    """Run the migrations that a database lacks, inside the transaction of the connection.

    Args:
        connection: a connection in a transaction that holds the write lock.
        name: how the database is named to a person.

    Raises:
        StorageError: the schema is none that this program knows (code `newer_schema`).
    """
    revision = _revision(connection)
    if revision == REVISION:
        return
    # Imported only when there is something to do: a start should not pay for it every time.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision is not None and revision not in known:
        raise StorageError(
            f"{name}: written by a newer version of this program, schema {revision} "
            f"(expected {REVISION} at most)",
            code="newer_schema",
        )
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The migration that a database has reached; None for a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
