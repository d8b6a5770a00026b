"""Moving everything between databases of any kind: for backups, and to restore them."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, insert, select, text

from germanwhist.errors import StorageError
from germanwhist.storage import schema
from germanwhist.storage.backup import back_up, refuse_used
from germanwhist.storage.database import Database
from germanwhist.storage.faults import explained

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["back_up_server", "copy_everything", "restore"]

_ROWS_AT_ONCE: Final = 1_000
_REPLACED: Final = ".replaced"


async def copy_everything(source: Database, target: Database) -> None:
    """Copy every row, as all of them are at one moment, into an empty database.

    Args:
        source: the database; others may read and write it meanwhile.
        target: the other one, of the same kind or another; it has all rows afterwards, or none.

    Raises:
        StorageError: the target is not empty (code `not_empty`), or one of the two does not
            answer.
    """
    await target.write(lambda to: source.read_here(lambda given: _copy(given, to, target.name)))


async def back_up_server(url: str, target: Path) -> None:
    """Copy a server's database into an SQLite file, from which `restore` makes either kind.

    Args:
        url: of the database; it may be in use.
        target: the file to write; it is replaced if it exists, and only by a complete copy.

    Raises:
        StorageError: the database does not answer, or the file cannot be written or is in use.
    """
    with tempfile.TemporaryDirectory(prefix="germanwhist-") as folder:
        copy = Path(folder) / "copy.db"
        async with await Database.open(url) as source, await Database.open(copy) as made:
            await copy_everything(source, made)
        back_up(copy, target)


async def restore(backup: Path, database: str | Path, *, replaces: bool = False) -> Path | None:
    """Make a database of a backup, which stays as it is.

    Args:
        backup: what `back_up` or `back_up_server` has written, by this version or an older one.
        database: an SQLite file, or the URL of an empty database.
        replaces: whether an SQLite file that is there may be replaced; it is kept beside it.

    Returns:
        Where the replaced file is kept; None where there was none.

    Raises:
        StorageError: the backup is none or is damaged, there is a database already (code
            `exists` or `not_empty`), or it is in use (code `in_use`). Nothing was changed then.
    """
    _check_sound(backup)
    with tempfile.TemporaryDirectory(prefix="germanwhist-") as folder:
        copy = Path(folder) / "copy.db"
        back_up(backup, copy)
        async with await _opened(copy, backup) as source:  # brings an older one up to date
            if not isinstance(database, Path) and "://" in database:
                async with await Database.open(database) as target:
                    await copy_everything(source, target)
                return None
        return _put(copy, Path(database), replaces=replaces)


async def _opened(copy: Path, backup: Path) -> Database:
    """Open the copy of a backup; what is wrong with it is told of the backup."""
    try:
        return await Database.open(copy)
    except StorageError as error:
        told = str(error).replace(str(copy), str(backup))
        raise StorageError(told, code=error.code) from None


def _put(copy: Path, place: Path, *, replaces: bool) -> Path | None:
    with explained(str(place)):
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not place.exists():
        back_up(copy, place)
        return None
    if not replaces:
        raise StorageError(
            f"{place}: there is a database already (expected --replace, or another name)",
            code="exists",
        )
    replaced = _free_name(place)
    with explained(str(place)):
        refuse_used(place, place)
        place.replace(replaced)
    try:
        back_up(copy, place)
    except StorageError:
        replaced.replace(place)
        raise
    return replaced


def _free_name(place: Path) -> Path:
    """A name beside a file that nothing has: what was replaced before is kept too."""
    for number in count(1):
        name = place.with_name(f"{place.name}{_REPLACED}{f'-{number}' if number > 1 else ''}")
        if not name.exists():
            return name
    raise AssertionError("there is always one more number")


def _check_sound(backup: Path) -> None:
    """Raise an error for what is no sound SQLite database; whose it is shows when it is opened."""
    if not backup.is_file():
        raise StorageError(f"{backup}: no such file (expected a backup)", code="no_database")
    with (
        explained(str(backup)),
        closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as database,
    ):
        (verdict,) = database.execute("PRAGMA integrity_check(1)").fetchone()
        has_tables = database.execute(
            "SELECT count(*) FROM sqlite_master WHERE name = 'events'"
        ).fetchone()
    if verdict != "ok":
        raise StorageError(
            f"{backup}: {verdict.splitlines()[0]} (expected a sound backup)", code="damaged"
        )
    if has_tables == (0,):
        raise StorageError(
            f"{backup}: no database of this program (expected a backup)", code="foreign_database"
        )


def _copy(source: Connection, target: Connection, name: str) -> None:
    if source.dialect.name == "postgresql":
        source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    for table in schema.METADATA.sorted_tables:
        if target.scalar(select(func.count()).select_from(table)):
            raise StorageError(
                f"{name}: there are {table.name} already (expected an empty database)",
                code="not_empty",
            )
        rows = source.execution_options(yield_per=_ROWS_AT_ONCE).execute(select(table))
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])
    _count_on(target)


def _count_on(connection: Connection) -> None:
    """Let numbers that the database gives go on after those that were copied."""
    if connection.dialect.name != "postgresql":
        return
    for table in (schema.hands, schema.practice):
        last = connection.scalar(select(func.max(table.c.id)))
        if last is not None:
            sequence = func.pg_get_serial_sequence(table.name, "id")
            connection.execute(select(func.setval(sequence, last)))
