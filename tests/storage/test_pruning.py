"""Tables at which nobody has played are removed, and no others."""

from __future__ import annotations

import asyncio
import datetime as dt
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from germanwhist.rules import RuleSet, Seat
from germanwhist.school.practice import Answered
from germanwhist.service import Refusal, RefusedError, SeatKey, Tables, computer, person
from germanwhist.service.requests import Play
from germanwhist.storage import (
    DAY,
    Ages,
    Database,
    Days,
    PracticeLog,
    Pruned,
    SeatKeys,
    SqlEventStore,
    keep_young,
    prune,
)
from tests.service.tables_for_tests import LOWEST, NAMED_DEALER, TWO_PEOPLE, play_plays, seeded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture(params=["a file", "a server"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database of each kind."""
    is_file = request.param == "a file"
    place = tmp_path / "a.db" if is_file else request.getfixturevalue("postgresql")
    async with await Database.open(place) as opened:
        yield opened


async def test_only_tables_without_a_play_of_a_person_are_removed(tmp_path: Path) -> None:
    """A dealt one after its time, a waiting one after its own; the keys go with them."""
    now = 1_000.0
    async with await Database.open(tmp_path / "a.db") as database:
        store, keys = SqlEventStore(database), SeatKeys(database)
        tables = Tables(store, seeded(clock=lambda: now))
        key = (SeatKey(Seat.SOUTH, key="k"),)
        led = await tables.create(
            NAMED_DEALER, (computer(LOWEST), person()), first_dealer=Seat.SOUTH, keys=key
        )
        dealt = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
        waiting = await tables.create(NAMED_DEALER, (None, person()), keys=key)
        played = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
        await play_plays(tables, played, 1)
        await tables.aclose()

        async def left() -> set[str]:
            return {summary.table for summary, _ in await keys.tables("k")}

        async def pruned(at: float, *in_use: str, is_dry: bool = False) -> Pruned:
            return await prune(database, Ages(), now=at, in_use=in_use, is_dry=is_dry)

        assert await pruned(now + DAY - 1) == Pruned()
        assert await pruned(now + DAY + 1, is_dry=True) == Pruned(unplayed=2)
        assert await left() == {led, dealt, waiting, played}
        assert await pruned(now + DAY + 1, dealt) == Pruned(unplayed=1)
        assert await left() == {dealt, waiting, played}
        assert await pruned(now + 7 * DAY - 1) == Pruned(unplayed=1)
        assert await left() == {waiting, played}
        assert await pruned(now + 800 * DAY) == Pruned(unplayed=1)
        assert await left() == {played}
        assert await store.read(waiting) == ()
        assert await store.read(played) != ()


async def test_tables_that_all_have_put_away_are_removed_unless_a_hand_was_finished(
    tmp_path: Path,
) -> None:
    """A day later; one of two who still wants it keeps it, and so does whoever looks at it."""
    now = 1_000.0
    async with await Database.open(tmp_path / "a.db") as database:
        store, keys = SqlEventStore(database), SeatKeys(database)
        tables = Tables(store, seeded(clock=lambda: now))
        both = tuple(SeatKey(seat, key=key) for seat, key in zip(Seat, ("k", "l"), strict=True))
        rules = RuleSet.parse("first_dealer=seat match=hands=2")
        made = [await tables.create(rules, TWO_PEOPLE, keys=both) for _ in range(5)]
        alone, wanted, looked_at, finished, ours = made
        terminals = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        for table in (alone, wanted, looked_at, ours, terminals):
            await play_plays(tables, table, 3)
        await play_plays(tables, finished, 52)
        await tables.aclose()
        for table in (alone, looked_at, finished):
            await keys.put_away(table, "k")
            await keys.put_away(table, "l")
        await keys.put_away(wanted, "k")

        async def pruned(at: float) -> int:
            return (await prune(database, Ages(), now=at, in_use=[looked_at])).total

        assert await pruned(now + DAY - 1) == 0
        assert await pruned(now + DAY + 1) == 1
        assert await store.read(alone) == ()
        for table in (wanted, looked_at, finished, ours, terminals):
            assert await store.read(table) != ()


async def test_old_tables_go_with_all_that_belongs_to_them_where_it_is_wished(
    database: Database,
) -> None:
    """Counted by kind; those that somebody has open, new ones and hands of the day stay."""
    now = 100 * DAY
    store, keys = SqlEventStore(database), SeatKeys(database)
    tables = Tables(store, seeded(clock=lambda: now))
    key = (SeatKey(Seat.SOUTH, key="k"),)
    begun, opened, over, of_a_day = [
        await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key) for _ in range(4)
    ]
    await Days(database).begin(dt.date(1970, 4, 11), "k", table=of_a_day)
    for table, plays in ((begun, 14), (opened, 14), (over, 52), (of_a_day, 52)):
        await play_plays(tables, table, plays)
    now += 31 * DAY
    await keep_young(database, {opened}, now=now)
    new = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
    ages = Ages(unfinished=30 * DAY, finished=30 * DAY)
    expected = Pruned(unfinished=1, finished=1)
    assert await prune(database, Ages(), now=now) == Pruned()
    assert await prune(database, ages, now=now, is_dry=True) == expected
    looked = (await tables.view(begun, Seat.SOUTH)).view
    seat = None if looked is None else looked.to_play
    assert seat is not None
    async with tables.subscribe(begun, seat) as views:
        seen = await anext(views)
        assert await prune(database, ages, now=now) == expected
        assert await prune(database, ages, now=now) == Pruned()
        # Whoever still has it in memory is told that it is gone, not to try again.
        assert seen.view is not None
        play = Play(card=next(iter(seen.view.legal_plays())), seq=seen.seq)
        with pytest.raises(RefusedError) as caught:
            await tables.ask(begun, seat, play)
        assert caught.value.code == Refusal.UNKNOWN_TABLE
    assert {summary.table for summary, _ in await keys.tables("k")} == {opened, of_a_day, new}
    assert await store.read(over) == ()
    await tables.aclose()


async def test_people_are_forgotten_when_nothing_is_heard_of_them(database: Database) -> None:
    """A practice, a hand of the day or a table keeps all that is theirs."""
    log, days = PracticeLog(database), Days(database)
    fact = Answered(lesson="price", question=1, is_right=True)
    for who in ("lost", "learns", "plays", "tries"):
        await log.add(who, fact, at=0.0)
    await days.begin(dt.date(1970, 1, 1), "lost", table="a")
    await log.add("learns", fact, at=500 * DAY)
    await days.begin(dt.date(1971, 5, 16), "tries", table="b")
    tables = Tables(SqlEventStore(database), seeded(clock=lambda: 500 * DAY))
    await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=(SeatKey(Seat.SOUTH, key="plays"),))
    await tables.aclose()
    ages = Ages(people=400 * DAY, unplayed=900 * DAY)
    assert await prune(database, ages, now=399 * DAY) == Pruned()
    assert await prune(database, ages, now=501 * DAY, is_dry=True) == Pruned(people=1)
    assert await prune(database, ages, now=501 * DAY) == Pruned(people=1)
    assert await log.of("lost") == () == await days.of("lost")
    assert [len(await log.of(who)) for who in ("learns", "plays", "tries")] == [2, 1, 1]


async def test_many_tables_that_stay_hide_none_that_goes(database: Database) -> None:
    """However many older ones somebody has played one card at."""
    now = 0.0
    store = SqlEventStore(database)
    tables = Tables(store, seeded(clock=lambda: now))
    played = await tables.create(NAMED_DEALER, TWO_PEOPLE)
    await play_plays(tables, played, 1)
    events = await store.read(played)
    summary = (await tables.unfinished())[0]
    copies = (replace(summary, table=f"t{number}") for number in range(250))
    await asyncio.gather(*(store.append(events, summary=copy) for copy in copies))
    now = 1.0
    await tables.create(NAMED_DEALER, TWO_PEOPLE)
    await tables.aclose()
    assert await prune(database, Ages(), now=2 * DAY) == Pruned(unplayed=1)


async def test_finished_tables_do_not_hide_open_ones(tmp_path: Path) -> None:
    """However many were finished since."""
    async with await Database.open(tmp_path / "a.db") as database:
        keys = SeatKeys(database)
        tables = Tables(SqlEventStore(database), seeded())
        key = (SeatKey(Seat.SOUTH, key="k"),)
        first = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
        for _ in range(3):
            later = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=key)
            await play_plays(tables, later, 52)
        await tables.aclose()
        found = [(summary.table, summary.is_over) for summary, _ in await keys.tables("k", limit=2)]
    assert found[0] == (first, False)
    assert found[1][1]
