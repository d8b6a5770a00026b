"""The same storage in PostgreSQL."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from germanwhist import StorageError
from germanwhist.rules import RuleSet
from germanwhist.service import Tables
from germanwhist.storage import Database, SeatKeys, SqlEventStore, secret_of
from germanwhist.storage.schema import METADATA
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, play_plays, seeded
from tests.web.servers import browsing, play_match, serving, settings_for

if TYPE_CHECKING:
    from pathlib import Path

DEAREST = replace(
    RuleSet.parse("counting=weighted hand_score=per_trick stake=10000 match=hands=2"),
    first_dealer=NAMED_DEALER.first_dealer,
)


async def test_migrations_make_the_schema_that_the_program_uses(postgresql: str) -> None:
    """As in SQLite."""
    async with await Database.open(postgresql):
        pass
    engine = create_engine(postgresql)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


async def test_hand_of_the_largest_stake_is_kept(postgresql: str) -> None:
    """Its points fit into the columns of 32 bits."""
    async with await Database.open(postgresql) as database:
        tables = Tables(SqlEventStore(database), seeded())
        table = await tables.create(DEAREST, TWO_PEOPLE)
        view = await play_plays(tables, table, 52)
        await tables.aclose()
        (summary,) = await SqlEventStore(database).unfinished()
    assert sum(view.points) == sum(summary.points) == 390_000


async def test_database_of_another_program_is_refused(postgresql: str) -> None:
    """Its tables are not joined by ours."""
    engine = create_engine(postgresql)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (x INTEGER)"))
    engine.dispose()
    with pytest.raises(StorageError) as caught:
        await Database.open(postgresql)
    assert caught.value.code == "foreign_database"


async def test_names_that_no_database_takes_are_nobodys(postgresql: str, tmp_path: Path) -> None:
    """A NUL is refused by PostgreSQL itself, so it must never get there."""
    settings = settings_for(tmp_path, database=postgresql)
    async with serving(settings) as address, browsing(address) as ann:
        table = (await ann.open_table(rules="pack=28 stake=10000"))["id"]
        for path in ("/api/tables/%00", "/api/tables/%00/record"):
            assert (await ann.get(path)).status_code == 404
        review = await ann.post("/api/review", {"table": "\x00"})
        assert review.status_code in {400, 403, 422}
        dear = await ann.post(
            "/api/tables", {"opponent": {"kind": "person"}, "rules": "stake=400000000"}
        )
        assert dear.status_code == 422
        async with ann.socket(table) as socket:
            assert (await play_match(socket))["phase"] == "match_over"
        assert (await ann.get("/api/statistics")).json()["hands"]


async def test_secret_and_keys_are_found_again(postgresql: str) -> None:
    """Whoever held a seat holds it after the server was stopped."""
    async with await Database.open(postgresql) as database:
        secret = await secret_of(database)
        assert await SeatKeys(database).seats("a", "b") == ()
    async with await Database.open(postgresql) as database:
        assert await secret_of(database) == secret
