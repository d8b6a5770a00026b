"""Everything moves between databases of both kinds, and nothing is lost when it cannot."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from germanwhist import Seat, StorageError
from germanwhist.school.practice import Answered
from germanwhist.service import SeatKey, Tables
from germanwhist.service.requests import Resign
from germanwhist.storage import (
    Database,
    PracticeLog,
    SqlEventStore,
    Statistics,
    back_up,
    back_up_server,
    restore,
    schema,
)
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, ask, seeded
from tests.storage.test_same_cards import challenge_in

if TYPE_CHECKING:
    from pathlib import Path

FACT = Answered(lesson="price", question=1, is_right=True)


async def filled(database: Database) -> None:
    """A table with a finished hand, and somebody's practice."""
    tables = Tables(SqlEventStore(database), seeded())
    keys = (SeatKey(Seat.NORTH, key="ann"), SeatKey(Seat.SOUTH, key="bob"))
    table = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=keys)
    view = await tables.view(table, Seat.SOUTH)
    await ask(tables, table, Seat.SOUTH, Resign(seq=view.seq))
    await tables.aclose()
    await PracticeLog(database).add("ann", FACT, at=1.0)
    await challenge_in(database, of=table)


async def everything(database: str | Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows, by table."""
    async with await Database.open(database) as opened:
        return await opened.read(
            lambda connection: {
                table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
                for table in schema.METADATA.sorted_tables
            }
        )


async def test_a_file_goes_to_a_server_and_back_and_both_go_on(
    tmp_path: Path, postgresql: str
) -> None:
    """Row by row the same; and numbers that the database gives go on after those it was given."""
    source, backup, again = tmp_path / "a.db", tmp_path / "backup.db", tmp_path / "b.db"
    async with await Database.open(source) as database:
        await filled(database)
    back_up(source, backup)
    assert await restore(backup, postgresql) is None
    await back_up_server(postgresql, again)
    assert await everything(source) == await everything(postgresql) == await everything(again)
    async with await Database.open(postgresql) as database:
        await filled(database)
        assert len(await Statistics(database).hands("ann")) == 2
        assert len(await PracticeLog(database).of("ann")) == 2
    with pytest.raises(StorageError, match="expected an empty database") as caught:
        await restore(backup, postgresql)
    assert caught.value.code == "not_empty"


async def test_a_file_that_is_there_is_replaced_only_when_that_is_said(tmp_path: Path) -> None:
    """And then it is kept beside the new one."""
    source, backup, place = (
        tmp_path / "a.db",
        tmp_path / "backup.db",
        tmp_path / "new" / "tables.db",
    )
    async with await Database.open(source) as database:
        await filled(database)
    back_up(source, backup)
    assert await restore(backup, place) is None
    assert await everything(place) == await everything(source)
    async with await Database.open(place) as database:
        await PracticeLog(database).add("ann", FACT, at=2.0)
    before = await everything(place)
    with pytest.raises(StorageError, match="there is a database already") as caught:
        await restore(backup, place)
    assert caught.value.code == "exists"
    assert await everything(place) == before
    replaced = await restore(backup, place, replaces=True)
    assert replaced == place.with_name("tables.db.replaced")
    assert await everything(place) == await everything(source)
    assert await everything(replaced) == before
    assert await restore(backup, place, replaces=True) == place.with_name("tables.db.replaced-2")
    assert await everything(replaced) == before


async def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    """A text, a damaged database, another program's, and one that is in use."""
    source, place = tmp_path / "a.db", tmp_path / "tables.db"
    async with await Database.open(source) as database:
        await filled(database)
    text = tmp_path / "text.db"
    text.write_text("not a database at all, " * 100)
    damaged = tmp_path / "damaged.db"
    back_up(source, damaged)
    with damaged.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096)
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE events (x)")
        other.commit()
    for backup, code in (
        (tmp_path / "nowhere.db", "no_database"),
        (text, "damaged"),
        (damaged, "damaged"),
        (foreign, "foreign_database"),
    ):
        with pytest.raises(StorageError) as caught:
            await restore(backup, place)
        assert caught.value.code == code, backup
        assert str(caught.value).startswith(f"{backup}: ")
        assert not place.exists()


async def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    """Whoever plays there would lose what comes next."""
    source, backup, place = tmp_path / "a.db", tmp_path / "backup.db", tmp_path / "tables.db"
    async with await Database.open(source) as database:
        await filled(database)
    back_up(source, backup)
    async with await Database.open(place) as database:
        await filled(database)
        with pytest.raises(StorageError) as caught:
            await restore(backup, place, replaces=True)
        assert caught.value.code == "in_use"
        assert len(await Statistics(database).hands("ann")) == 1


async def test_a_file_that_could_not_be_replaced_is_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk may be full at the last moment."""
    backup, place = tmp_path / "backup.db", tmp_path / "tables.db"
    async with await Database.open(place) as database:
        await filled(database)
    back_up(place, backup)
    for part in ("-wal", "-shm"):  # what reading has left
        place.with_name(f"{place.name}{part}").unlink(missing_ok=True)
    before = await everything(place)

    def full(source: Path, target: Path) -> None:
        if target == place:
            raise StorageError(f"{target}: no space left", code="disk_full")
        back_up(source, target)

    monkeypatch.setattr("germanwhist.storage.transfer.back_up", full)
    with pytest.raises(StorageError, match="no space left"):
        await restore(backup, place, replaces=True)
    assert await everything(place) == before
    assert not place.with_name("tables.db.replaced").exists()
