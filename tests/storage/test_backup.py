import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from germanwhist import Seat, StorageError
from germanwhist.service import Tables
from germanwhist.storage import Database, SqlEventStore, back_up
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, play_plays, seeded

_WRITES_UNTIL_KILLED: Final = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
number = 0
while True:
    number += 1
    database.execute("INSERT INTO kept VALUES (?, zeroblob(2000))", (number,))
    if number == 3:
        print("writing", flush=True)
"""


def kept_database(path: Path) -> None:
    """A database of some megabytes in write-ahead mode, closed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE kept (x INTEGER, filling BLOB)")
        rows = [(number,) for number in range(-2000, 0)]
        database.execute("BEGIN")
        database.executemany("INSERT INTO kept VALUES (?, zeroblob(2000))", rows)
        database.execute("COMMIT")


def numbers(path: Path) -> list[int]:
    """What a database holds, after a check of all its pages."""
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [x for (x,) in database.execute("SELECT x FROM kept ORDER BY x")]


def test_backup_ends_while_others_write_without_pause(tmp_path: Path) -> None:
    """A writer that never rests cannot hold a copy up, and the copy is of one moment."""
    source, target = tmp_path / "a.db", tmp_path / "copy.db"
    kept_database(source)
    writer = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", _WRITES_UNTIL_KILLED, str(source)], stdout=subprocess.PIPE
    )
    try:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"writing\n"
        back_up(source, target)
    finally:
        writer.kill()
        writer.communicate()
    copied = numbers(target)
    assert copied == [*range(-2000, 0), *range(1, copied[-1] + 1)]


def aliases(folder: Path, part: str) -> tuple[Path, ...]:
    """Every way to name a file: as it is, by a detour, by a symbolic link and by a hard one."""
    (folder / "sub").mkdir()
    symbolic, hard = folder / "symbolic", folder / "hard"
    symbolic.symlink_to(folder / part)
    hard.hardlink_to(folder / part)
    return folder / part, folder / "sub" / ".." / part, symbolic, hard


@pytest.mark.parametrize("part", ["live.db", "live.db-wal", "live.db-shm"])
def test_backup_over_the_database_itself_is_refused(tmp_path: Path, part: str) -> None:
    """By whatever name: the file, what is beside it, and links to them; nothing is changed."""
    source = tmp_path / "live.db"
    kept_database(source)
    with closing(sqlite3.connect(source, isolation_level=None)) as database:
        database.execute("INSERT INTO kept VALUES (1, NULL)")
        for target in aliases(tmp_path, part):
            with pytest.raises(StorageError, match="expected another file") as caught:
                back_up(source, target)
            assert caught.value.code == "same_file"
        database.execute("INSERT INTO kept VALUES (2, NULL)")
    assert numbers(source)[-2:] == [1, 2]


def test_backup_over_another_database_in_use_is_refused(tmp_path: Path) -> None:
    """Whoever has it open would go on writing to a file that has no name any more."""
    source, other = tmp_path / "a.db", tmp_path / "other.db"
    kept_database(source)
    kept_database(other)
    with closing(sqlite3.connect(other, isolation_level=None)) as database:
        database.execute("INSERT INTO kept VALUES (1, NULL)")
        with pytest.raises(StorageError, match=r"other\.db-(wal|shm) is beside it") as caught:
            back_up(source, other)
        assert caught.value.code == "in_use"
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StorageError, match="another program has this database open"):
            back_up(source, other)
    assert numbers(other)[-1] == 1


def test_backup_beside_an_old_log_is_refused(tmp_path: Path) -> None:
    """SQLite would read the log of another database into the copy."""
    kept_database(tmp_path / "a.db")
    for suffix in ("-wal", "-journal"):
        left = tmp_path / f"copy.db{suffix}"
        left.write_bytes(b"left by another database")
        with pytest.raises(StorageError) as caught:
            back_up(tmp_path / "a.db", tmp_path / "copy.db")
        assert caught.value.code == "in_use"
        assert not (tmp_path / "copy.db").exists()
        left.unlink()


def test_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the cards of hands in play."""
    kept_database(tmp_path / "a.db")
    back_up(tmp_path / "a.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0


async def test_backup_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    """The copy is opened like any database and shows the same table."""
    source, target = tmp_path / "a.db", tmp_path / "copy.db"
    async with await Database.open(source) as database:
        tables = Tables(SqlEventStore(database), seeded())
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, 11)
        back_up(source, target)
        await play_plays(tables, table, 1)
        await tables.aclose()
    async with await Database.open(target) as copy:
        tables = Tables(SqlEventStore(copy), seeded())
        assert await tables.view(table, Seat.SOUTH) == view
        await tables.aclose()
    assert not list(tmp_path.glob("*.part*")) + list(tmp_path.glob(".*.part*"))


def test_backup_replaces_an_older_one(tmp_path: Path) -> None:
    """The name always stands for a complete copy."""
    source, target = tmp_path / "a.db", tmp_path / "copy.db"
    with sqlite3.connect(source) as connection:
        connection.execute("CREATE TABLE kept (x INTEGER)")
    connection.close()
    target.write_text("an older copy")
    back_up(source, target)
    with sqlite3.connect(target) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("kept",)]
    connection.close()


def test_backup_says_what_is_missing(tmp_path: Path) -> None:
    """No database, or nowhere to write: one line, and no half copy."""
    with pytest.raises(StorageError) as caught:
        back_up(tmp_path / "none.db", tmp_path / "copy.db")
    assert caught.value.code == "no_database"
    sqlite3.connect(tmp_path / "a.db").close()
    with pytest.raises(StorageError) as caught:
        back_up(tmp_path / "a.db", tmp_path / "no folder" / "copy.db")
    assert caught.value.code == "unwritable"
