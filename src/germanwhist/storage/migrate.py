"""Bringing a database's schema up to date when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import column, func, inspect, select, table

from germanwhist.errors import StorageError
from germanwhist.storage.schema import REVISION

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["bring_up_to_date", "refuse_foreign"]

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_VERSION: Final = "alembic_version"  # many programs have a table of this name
_OURS: Final = frozenset({"tables", "events", "hands", "seat_keys"})  # since the first version
_SHOWN: Final = 3
_LOCK: Final = 0x6765726D616E7768  # any number that other programs are unlikely to lock


def bring_up_to_date(connection: Connection, name: str) -> None:
    """Run the migrations that a database lacks, inside the transaction of the connection.

    Args:
        connection: a connection in a transaction that holds the write lock.
        name: how the database is named to a person.

    Raises:
        StorageError: the schema is none that this program knows (code `newer_schema`).
    """
    if connection.dialect.name == "postgresql":  # several processes may be started at once
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    revision = _revision(connection, _names(connection))
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


def refuse_foreign(connection: Connection, name: str) -> None:
    """Refuse to put our tables among those of another program; nothing is written.

    Args:
        connection: any connection to the database.
        name: how the database is named to a person.

    Raises:
        StorageError: the database is another program's (code `foreign_database`).
    """
    names = _names(connection)
    others = names - {_VERSION}
    is_new = _revision(connection, names) is None
    if bool(others) if is_new else not others >= _OURS:
        shown = ", ".join(sorted(others)[:_SHOWN]) or "no table"
        raise StorageError(
            f"{name}: another program's database, with {shown} (expected one of this program, or "
            "a new name)",
            code="foreign_database",
        )


def _names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def _revision(connection: Connection, names: set[str]) -> str | None:
    """The migration that a database has reached; None for none yet."""
    if _VERSION not in names:
        return None
    found = connection.scalar(select(column("version_num")).select_from(table(_VERSION)))
    return None if found is None else str(found)
