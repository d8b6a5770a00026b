"""Ratings are kept with the end of a match, follow the people, and come out the same again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, func, select, update

from germanwhist import RuleSet, Seat
from germanwhist.cli.ratings import command
from germanwhist.ratings import Rating, level_rating, rated
from germanwhist.service import SeatKey, Tables, computer, person
from germanwhist.service.requests import ResignMatch
from germanwhist.storage import (
    Ages,
    Database,
    People,
    Ratings,
    SqlEventStore,
    delete_everything,
    prune,
    schema,
    verify_ratings,
)
from tests.service.tables_for_tests import LowestCard, ask, seeded
from tests.storage.test_people import made

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sqlalchemy import Executable

RULES = RuleSet.preset("match10")
NEW = Rating()


@pytest.fixture(params=["file", "server"])
async def database(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Database]:
    """A new database of either kind."""
    is_file = request.param == "file"
    place = tmp_path / "a.db" if is_file else request.getfixturevalue("postgresql")
    async with await Database.open(place) as opened:
        yield opened


class Club:
    """Tables at which people give matches up to each other."""

    def __init__(self, database: Database) -> None:
        setup = seeded(levels=("regular",), make_player=lambda _level: LowestCard())
        self.tables = Tables(SqlEventStore(database), setup)
        self.ratings = Ratings(database)

    async def lost(self, loser: str, winner: str, *, is_rated: bool = True) -> str:
        """A match that somebody, in the south, gives up; the table."""
        keys = (SeatKey(Seat.NORTH, key=winner), SeatKey(Seat.SOUTH, key=loser))
        seats = (person(winner), person(loser))
        table = await self.tables.create(RULES, seats, keys=keys, is_rated=is_rated)
        await self._give_up(table)
        return table

    async def lost_to_level(self, loser: str) -> str:
        """A match against a level that somebody gives up; the table."""
        table = await self.open(loser)
        await self._give_up(table)
        return table

    async def open(self, key: str) -> str:
        """A match against a level that is not over."""
        keys = (SeatKey(Seat.SOUTH, key=key),)
        seats = (computer("regular"), person(key))
        return await self.tables.create(RULES, seats, keys=keys, is_rated=True)

    async def _give_up(self, table: str) -> None:
        view = await self.tables.view(table, Seat.SOUTH)
        await ask(self.tables, table, Seat.SOUTH, ResignMatch(seq=view.seq))

    async def of(self, key: str) -> Rating:
        """The rating of somebody."""
        return (await self.ratings.all(key)).get("none", NEW)


async def test_both_are_rated_by_what_the_other_one_was(database: Database) -> None:
    """Ann loses to Bob, then to Bruno; by hand, with the figures before each match."""
    club = Club(database)
    await club.lost("ann", "bob")
    lost, won = rated(NEW, [(NEW, 0.0)]), rated(NEW, [(NEW, 1.0)])
    assert (await club.of("ann"), await club.of("bob")) == (lost, won)
    await club.lost_to_level("ann")
    bruno = level_rating("regular")
    assert bruno is not None
    assert await club.of("ann") == rated(lost, [(bruno, 0.0)])
    assert await club.of("bob") == won
    newest, oldest = await club.ratings.results("ann")
    assert (newest.level, newest.name, newest.score) == ("regular", None, 0.0)
    assert (oldest.level, oldest.name, oldest.score) == (None, "bob", 0.0)
    assert (oldest.rating, newest.points) == (lost, (0, 13))
    verified = await verify_ratings(database)
    assert (verified.matches, verified.people, verified.disagreements) == (2, 2, ())


async def test_what_does_not_count_changes_no_rating(database: Database) -> None:
    """A friendly match, and one between two windows of one browser."""
    club = Club(database)
    await club.lost("ann", "bob", is_rated=False)
    await club.lost("ann", "ann")
    assert await club.ratings.all("ann") == {}
    assert (await verify_ratings(database)).matches == 0


async def test_open_match_against_a_level_is_known(database: Database) -> None:
    """Whoever leaves it when it goes badly is not to begin another one; practice ends that too."""
    club = Club(database)
    await club.lost_to_level("ann")
    assert not await club.ratings.has_open_match("ann")
    await club.open("ann")
    assert await club.ratings.has_open_match("ann")
    assert not await club.ratings.has_open_match("bob")


async def test_person_gets_the_matches_of_a_browser_in_their_order(database: Database) -> None:
    """Ann's two browsers become one person: as if she had played all at one; theirs go."""
    club, people = Club(database), People(database)
    await club.lost("ann", "bob")
    await club.lost("bob", "phone")
    await club.lost("phone", "ann")  # herself
    assert await made(people, "p", browser="ann", new="ann2")
    assert await people.recover("code-p", browser="phone", new="phone2", now=3.0)
    loss = rated(NEW, [(NEW, 0.0)])
    bob = rated(NEW, [(NEW, 1.0)])
    assert await club.of("p") == rated(loss, [(Rating(bob.value, bob.deviation), 1.0)])
    assert await club.of("ann") == await club.of("phone") == NEW
    await club.lost("bob", "p")
    verified = await verify_ratings(database)
    assert (verified.matches, verified.people, verified.disagreements) == (3, 2, ())


async def test_deleting_leaves_nobodys_result_to_the_other_one(database: Database) -> None:
    """Ann's row has no key any more, and goes with Bob's; a match against a level goes at once."""
    club = Club(database)
    await club.lost("ann", "bob")
    await club.lost_to_level("ann")
    await delete_everything(database, "ann")
    bob = await club.of("bob")
    assert bob.value > NEW.value
    assert await club.ratings.results("ann") == ()
    (result,) = await club.ratings.results("bob")
    assert result.name is None
    assert (await verify_ratings(database)).disagreements == ()
    pruned = await prune(database, Ages(people=0.0), now=2_000_000.0)
    assert pruned.people == 1
    rows = await database.read(lambda c: c.execute(select(schema.rated_results)).all())
    assert rows == []


_KEPT = schema.rated_results


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (update(_KEPT).where(_KEPT.c.seat == 1).values(value=1600.0), {"rating"}),
        (update(_KEPT).where(_KEPT.c.seat == 1).values(score=1.0), {"result", "rating"}),
        (
            update(_KEPT).where(_KEPT.c.seat == 1).values(opponent_value=1600.0),
            {"opponent", "rating"},
        ),
        (delete(_KEPT), {"missing"}),
        (
            update(schema.events)
            .where(schema.events.c.seq == 1)
            .values(data=func.replace(schema.events.c.data, '"is_rated":true', '"is_rated":false')),
            {"uncounted"},
        ),
    ],
)
async def test_what_does_not_follow_from_the_events_is_found(
    change: Executable, expected: set[str], tmp_path: Path
) -> None:
    """Another rating, another result, a match that was left out, and one that does not count."""
    path = tmp_path / "a.db"
    async with await Database.open(path) as database:
        club = Club(database)
        await club.lost("ann", "bob")
        await club.lost("ann", "bob")
        await club.tables.aclose()

        def spoil(connection: object) -> None:
            connection.execute(change)  # type: ignore[attr-defined]

        await database.write(spoil)
        found = {one.what for one in (await verify_ratings(database)).disagreements}
    assert expected <= found
    arguments = ["--database", str(path), "--json"]
    told = await asyncio.to_thread(CliRunner().invoke, command, arguments)
    assert (told.exit_code, '"disagreements": [{' in told.output) == (1, True)


def test_command_says_where_no_database_is(tmp_path: Path) -> None:
    """In one line that names the place."""
    path = tmp_path / "a.db"
    missing = CliRunner().invoke(command, ["--database", str(path)])
    assert "no such database" in str(missing.exception)
