import sqlite3
from pathlib import Path

import pytest

from germanwhist import Seat, StorageError
from germanwhist.service import Tables
from germanwhist.storage import Database, SqlEventStore, back_up
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, play_plays, seeded


async def test_backup_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    """The copy is opened like any database and shows the same table."""
    source, target = tmp_path / "a.db", tmp_path / "copy.db"
    steps: list[tuple[int, int]] = []
    async with await Database.open(source) as database:
        tables = Tables(SqlEventStore(database), seeded())
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, 11)
        back_up(source, target, progress=lambda left, total: steps.append((left, total)))
        await play_plays(tables, table, 1)
        await tables.aclose()
    async with await Database.open(target) as copy:
        tables = Tables(SqlEventStore(copy), seeded())
        assert await tables.view(table, Seat.SOUTH) == view
        await tables.aclose()
    assert steps[-1][0] == 0
    assert not list(tmp_path.glob("*.part"))


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
