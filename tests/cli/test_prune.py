"""`germanwhist prune`: what it says, and that it makes and removes nothing it should not."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from click.testing import CliRunner

from germanwhist.cli import main
from germanwhist.service import Tables
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, seeded

if TYPE_CHECKING:
    from pathlib import Path


def said(*arguments: str) -> str:
    """The one line that the command prints."""
    outcome = CliRunner().invoke(main, ["prune", *arguments])
    assert outcome.exit_code == 0, outcome.output
    assert outcome.output.count("\n") == 1
    return outcome.output.strip()


async def two_old_tables(place: Path) -> None:
    """Make a database with two tables of 1970."""
    async with await Database.open(place) as database:
        tables = Tables(SqlEventStore(database), seeded(clock=lambda: 0.0))
        for _ in range(2):
            await tables.create(NAMED_DEALER, TWO_PEOPLE)
        await tables.aclose()


def test_what_was_removed_is_told_in_one_line(tmp_path: Path) -> None:
    """Or as JSON; a dry run removes nothing."""
    place = tmp_path / "tables.db"
    asyncio.run(two_old_tables(place))
    (tmp_path / "a.toml").write_text(f"database = '{place}'\nkeep_people_days = 0\n", "utf-8")
    named = ("--database", str(place))
    rest = "0 unfinished tables, 0 finished tables and what 0 lost browsers had learned"
    assert said(*named, "--dry-run") == f"would remove 2 unplayed tables, {rest}"
    assert said("--settings", str(tmp_path / "a.toml")) == f"removed 2 unplayed tables, {rest}"
    assert json.loads(said(*named, "--json")) == {
        "unplayed": 0,
        "unfinished": 0,
        "finished": 0,
        "people": 0,
        "dry_run": False,
    }


def test_no_database_is_made(tmp_path: Path) -> None:
    """A name that is wrong is told."""
    place = tmp_path / "tables.db"
    outcome = CliRunner().invoke(main, ["prune", "--database", str(place)])
    assert outcome.exit_code == 2
    assert "no such database (expected the file of one)" in outcome.output
    assert not place.exists()
