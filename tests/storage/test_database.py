import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from germanwhist import RuleSet, Seat, StorageError
from germanwhist.service import SeatKey, Tables, person
from germanwhist.storage import (
    DATA_VARIABLE,
    Database,
    SqlEventStore,
    default_database,
    migrations,
    unsigned_keys,
)
from germanwhist.storage.faults import explained
from germanwhist.storage.schema import METADATA, REVISION

# A row as the first version of the program wrote it.
_FIRST_TABLE: Final = """
    INSERT INTO tables (id, seq, rules, points_north, points_south, hands, is_over, is_practice,
                        created_at, updated_at)
    VALUES ('t', 3, 'standard', 0, 0, 1, 0, 0, 1.0, 2.0)
"""


async def opened(path: Path | str) -> None:
    """Open a database and close it again."""
    async with await Database.open(path):
        pass


async def test_new_database_is_made_with_its_folder(tmp_path: Path) -> None:
    """The first start needs nothing to be there."""
    path = tmp_path / "new" / "folder" / "a.db"
    async with await Database.open(path) as database:
        assert database.path == path
    assert path.is_file()


async def test_default_database_is_in_the_folder_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GERMANWHIST_DATA says where everything is kept."""
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "kept"))
    assert default_database() == tmp_path / "kept" / "tables.db"
    async with await Database.open():
        assert (tmp_path / "kept" / "tables.db").is_file()


def settings(connection: Connection) -> list[object]:
    """What decides whether a write survives."""
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return [connection.scalar(text(f"PRAGMA {name}")) for name in names]


async def test_every_connection_writes_durably_and_waits_for_locks(tmp_path: Path) -> None:
    """WAL, full synchronisation, foreign keys and a busy time-out, in reads and writes alike."""
    async with await Database.open(tmp_path / "a.db") as database:
        for run in (database.read, database.write):
            assert await run(settings) == ["wal", 2, 1, 5000]


async def test_work_that_fails_writes_nothing_and_stops_no_other(tmp_path: Path) -> None:
    """Of many writes at once, sharing a transaction, only the bad one is undone and told so."""

    def insert(value: int) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            connection.execute(text("INSERT INTO kept VALUES (:value)"), {"value": value})
            if value == 3:
                connection.execute(text("SELECT * FROM nowhere"))
            return value

        return work

    async with await Database.open(tmp_path / "a.db") as database:
        await database.write(lambda c: c.execute(text("CREATE TABLE kept (x INTEGER)")).rowcount)
        outcomes = await asyncio.gather(
            *(database.write(insert(value)) for value in range(6)), return_exceptions=True
        )
        kept = await database.read(lambda c: c.scalars(text("SELECT x FROM kept")).all())
    assert sorted(kept) == [0, 1, 2, 4, 5]
    assert [outcome for outcome in outcomes if isinstance(outcome, int)] == [0, 1, 2, 4, 5]
    assert isinstance(outcomes[3], StorageError)


def test_migrations_make_the_schema_that_the_program_uses(tmp_path: Path) -> None:
    """A migrated database and `schema.py` do not differ, and the newest step is `REVISION`."""
    asyncio.run(opened(tmp_path / "a.db"))
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == REVISION
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


async def test_tables_of_the_first_schema_are_kept(tmp_path: Path) -> None:
    """A database made by migration 0001 alone is brought up to date when it is opened."""
    path = tmp_path / "a.db"
    engine = create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(_FIRST_TABLE))
    engine.dispose()
    async with await Database.open(path) as database:
        (table,) = await SqlEventStore(database).unfinished()
    assert (table.table, table.seq, table.asks) == ("t", 3, None)


async def test_keys_of_before_keys_were_signed_are_remembered(tmp_path: Path) -> None:
    """Migration 0003 sets down their hashes once; later keys are not among them."""
    path = tmp_path / "a.db"
    engine = create_engine(f"sqlite:///{path}")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(_FIRST_TABLE))
        connection.execute(
            text("INSERT INTO seat_keys (table_id, seat, key_hash) VALUES ('t', 1, 'of before')")
        )
    engine.dispose()
    async with await Database.open(path) as database:
        keys = (SeatKey(Seat.SOUTH, key="later"),)
        await Tables(SqlEventStore(database)).create(RuleSet(), (None, person("A")), keys=keys)
        assert await unsigned_keys(database) == {"of before"}


async def test_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    """An older program says that a newer one was here."""
    path = tmp_path / "a.db"
    await opened(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StorageError, match="newer version of this program, schema 9999") as caught:
        await opened(path)
    assert caught.value.code == "newer_schema"


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE moz_places (id INTEGER)"],
        ["CREATE TABLE alembic_version (version_num TEXT)", "CREATE TABLE notes (x TEXT)"],
        [
            "CREATE TABLE alembic_version (version_num TEXT)",
            "INSERT INTO alembic_version VALUES ('0002')",
            "CREATE TABLE tables (id INTEGER)",
        ],
    ],
)
async def test_database_of_another_program_is_refused_and_left_alone(
    tmp_path: Path, statements: list[str]
) -> None:
    """Its tables are not joined by ours, even where both count their versions alike."""
    path = tmp_path / "places.db"
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(StorageError, match="another program's database") as caught:
        await opened(path)
    assert caught.value.code == "foreign_database"
    assert path.read_bytes() == before


async def test_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the cards of hands in play; what is beside it does as well."""
    path = tmp_path / "new" / "a.db"
    async with await Database.open(path):
        files = list(path.parent.iterdir())
        assert {file.name for file in files} >= {"a.db", "a.db-wal"}
        assert all(file.stat().st_mode & 0o077 == 0 for file in files)


async def test_older_database_is_closed_to_strangers(tmp_path: Path) -> None:
    """What was made readable to all is so no longer; the group is the owner's to choose."""
    path = tmp_path / "a.db"
    await opened(path)
    path.chmod(0o664)
    await opened(path)
    assert path.stat().st_mode & 0o777 == 0o660


async def test_damaged_database_is_refused_in_one_line(tmp_path: Path) -> None:
    """A file that is no database: named, with what would help."""
    path = tmp_path / "a.db"
    path.write_bytes(b"this is not a database, whatever its name says\n" * 100)
    with pytest.raises(StorageError) as caught:
        await opened(path)
    assert caught.value.code == "damaged"
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_database_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path) -> None:
    """A folder stands where the file, or a file where the folder should be."""
    (tmp_path / "file").write_text("in the way")
    for path in (tmp_path, tmp_path / "file" / "a.db"):
        with pytest.raises(StorageError) as caught:
            await opened(path)
        assert caught.value.code in {"unwritable", "unavailable"}
        assert str(path) in str(caught.value)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("complaint", "code"),
    [
        ("database is locked", "locked"),
        ("unable to open database file", "unwritable"),
        ("attempt to write a readonly database", "unwritable"),
        ("database or disk is full", "disk_full"),
        ("file is not a database", "damaged"),
        ("database disk image is malformed", "damaged"),
        ("disk I/O error", "unavailable"),
        ('could not extend file "base/1/2": No space left on device', "disk_full"),
        ("could not write to file: File too large", "disk_full"),
    ],
)
def test_complaints_are_explained(complaint: str, code: str) -> None:
    """SQLite's words (sqlite3ErrStr in its source) and PostgreSQL's have a code and help."""
    with pytest.raises(StorageError, match=f"^kept.db: {complaint} \\(") as caught:  # noqa: SIM117
        with explained("kept.db"):
            raise sqlite3.OperationalError(complaint)
    assert caught.value.code == code


async def test_locked_database_is_refused_after_the_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program that never lets go: one clear line, and no traceback."""
    monkeypatch.setattr("germanwhist.storage.sqlite._BUSY_MILLISECONDS", 10)
    path = tmp_path / "a.db"
    await opened(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(StorageError, match="another program holds it") as caught:
            await opened(path)
    finally:
        other.close()
    assert caught.value.code == "locked"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("://", "bad_address"),
        ("nosuchdatabase://somewhere/tables", "unavailable"),
        ("mysql+mysqldb://somewhere/tables", "no_driver"),
    ],
)
async def test_address_that_is_none_is_refused(address: str, code: str) -> None:
    """No URL, no such kind of database, no driver for it: one line each."""
    with pytest.raises(StorageError) as caught:
        await Database.open(address)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)


async def test_many_may_open_a_new_database_at_once(tmp_path: Path) -> None:
    """Two programs started together: one makes the schema, the others find it made."""
    await asyncio.gather(*(opened(tmp_path / "a.db") for _ in range(8)))
