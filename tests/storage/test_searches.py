"""Searches of several processes: a pair is made once, and its table is opened once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.ratings import Rating
from germanwhist.service import RefusedError, SeatKey, Tables
from germanwhist.service.meeting import Wish, pairs
from germanwhist.storage import Database, Search, Searches, SqlEventStore

if TYPE_CHECKING:
    from pathlib import Path

WISH = Wish(rules="match10", clock="none", is_rated=True)
NOW = 1_000_000.0
SEEKERS = 12


def search(name: str) -> Search:
    """Somebody who waits."""
    return Search(id=name, name=name, wish=WISH, rating=Rating(), since=NOW)


@pytest.mark.parametrize("kind", ["file", pytest.param("server", marks=pytest.mark.thorough)])
async def test_two_who_pair_the_same_seekers_make_each_pair_once(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Two read the same twelve and pair them at the same moment, in other orders; six pairs."""
    place = tmp_path / "a.db" if kind == "file" else request.getfixturevalue("postgresql")
    async with await Database.open(place) as first, await Database.open(place) as second:
        both = Searches(first), Searches(second)
        for number in range(SEEKERS):
            await both[0].begin(search(f"s{number:02}"), key=f"key{number}", now=NOW)
        waiting = [one.seeker for one in await both[1].open(now=NOW)]
        made = pairs(waiting, now=NOW)
        assert len(made) == SEEKERS // 2
        answers = await asyncio.gather(
            *(both[0].pair(one.id, other.id, now=NOW) for one, other in made),
            *(both[1].pair(other.id, one.id, now=NOW) for one, other in reversed(made)),
        )
        assert sum(answers) == SEEKERS // 2
        standings = await both[0].standings([one.id for one in waiting])
        partners = {name: one.partner.name for name, one in standings.items() if one.partner}
        assert len(partners) == SEEKERS
        assert all(partners[str(partners[name])] == name for name in partners)
        one, other = made[0]
        for name in (one.id, other.id):
            await both[0].come(name, has_cut=True)
        opened = await asyncio.gather(
            both[0].to_open("t1", search=one.id), both[1].to_open("t2", search=other.id)
        )
        assert sorted(len(guests) for guests in opened) == [0, 2]


async def test_table_of_a_pair_and_the_end_of_its_search_are_one_transaction(
    tmp_path: Path,
) -> None:
    """Whenever a server ends, there is a table with two who are led to it, or none of both."""
    async with await Database.open(tmp_path / "a.db") as database:
        searches, store = Searches(database), SqlEventStore(database)
        tables = Tables(store)
        names = ("ann", "bob")
        for name in names:
            await searches.begin(search(name), key=name, now=NOW)
        await searches.pair(*names, now=NOW)
        for name in names:
            await searches.come(name, has_cut=False)
        assert len(await searches.to_open("t1", search="ann")) == 2
        await open_pair(tables, "t1")
        assert [one.table for one in (await searches.standings(names)).values()] == ["t1", "t1"]
        assert len(await store.unfinished()) == 1


async def test_pair_that_parts_before_its_table_is_there_gets_none(tmp_path: Path) -> None:
    """One ends the search just then, so the other waits on, and no rated table is left behind."""
    async with await Database.open(tmp_path / "a.db") as database:
        searches, store = Searches(database), SqlEventStore(database)
        tables = Tables(store)
        names = ("ann", "bob")
        for name in names:
            await searches.begin(search(name), key=name, now=NOW)
        await searches.pair(*names, now=NOW)
        for name in names:
            await searches.come(name, has_cut=False)
        assert len(await searches.to_open("t1", search="ann")) == 2
        await searches.end("bob")
        with pytest.raises(RefusedError):
            await open_pair(tables, "t1")
        assert not await store.unfinished()
        assert [one.id for one in await searches.open(now=NOW)] == ["ann"]


async def open_pair(tables: Tables, table: str) -> None:
    """Open the rated table of two."""
    keys = tuple(SeatKey(seat, key_hash=f"hash{seat}") for seat in Seat)
    await tables.open_pair(
        RuleSet.preset("match10"),
        ("Ann", "Bob"),
        table=table,
        keys=keys,
        cutters=(False, False),
        is_rated=True,
    )
    await tables.aclose()


async def test_silent_line_is_forgotten_and_its_partner_waits_on(tmp_path: Path) -> None:
    """After a minute without its socket a search is over; nobody is paired with it before."""
    async with await Database.open(tmp_path / "a.db") as database:
        searches = Searches(database)
        for name in ("ann", "bob"):
            await searches.begin(search(name), key=name, now=NOW)
        await searches.lose("ann")
        assert not await searches.pair("ann", "bob", now=NOW)
        await searches.sweep(now=NOW + 59)
        assert await searches.of("ann") == "ann"
        await searches.beat(("bob",), now=NOW + 61)
        await searches.sweep(now=NOW + 61)
        assert await searches.of("ann") is None
        assert [one.id for one in await searches.open(now=NOW + 61)] == ["bob"]
