import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import text

from germanwhist import RuleSet, Seat
from germanwhist.service import (
    Phase,
    Refusal,
    RefusedError,
    SeqTakenError,
    Tables,
    computer,
    person,
)
from germanwhist.service.requests import Play
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import (
    LOWEST,
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    play_match,
    play_plays,
    seeded,
)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new database."""
    async with await Database.open(tmp_path / "tables.db") as opened:
        yield opened


@pytest.mark.parametrize("preset", ["match10", "high_low", "small"])
async def test_every_match_is_found_again_after_a_restart(preset: str, database: Database) -> None:
    """What was shown at the end is shown again by new tables on the same file."""
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(RuleSet.preset(preset), WITH_COMPUTER)
    last = (await play_match(tables, table, Seat.SOUTH))[-1]
    await tables.aclose()
    again = Tables(SqlEventStore(database), seeded())
    assert await again.view(table, Seat.SOUTH) == structs.replace(last, seats=last.seats)
    await again.aclose()


async def test_event_number_is_written_once(database: Database) -> None:
    """A number that is taken is refused, and nothing of that write remains."""
    store = SqlEventStore(database)
    tables = Tables(store, seeded())
    table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
    before = await store.read(table)
    (summary,) = await tables.unfinished()
    last = before[-1]
    for events in ([last], [replace(last, seq=last.seq + 2)], [replace(before[0], seq=1)]):
        with pytest.raises(SeqTakenError):
            await store.append(events, summary=replace(summary, points=(9, 9)))
    assert await store.read(table) == before
    assert (await tables.unfinished()) == (summary,)
    await tables.aclose()


async def test_two_programs_on_one_file_play_one_game(tmp_path: Path) -> None:
    """Both play as fast as they can at one table; no number is written twice, none is lost."""
    async with (
        await Database.open(tmp_path / "a.db") as first,
        await Database.open(tmp_path / "a.db") as second,
    ):
        both = [Tables(SqlEventStore(database), seeded()) for database in (first, second)]
        table = await both[0].create(NAMED_DEALER, TWO_PEOPLE)

        async def play(tables: Tables) -> int:
            acknowledged = 0
            while True:
                view = await tables.view(table, Seat.SOUTH)
                if view.phase is not Phase.PLAYING or view.view is None:
                    return acknowledged
                seat = view.view.to_play
                assert seat is not None
                mine = await tables.view(table, seat)
                assert mine.view is not None
                if not mine.may(Play):
                    continue
                card = mine.view.legal_plays().lowest()
                try:
                    await ask(tables, table, seat, Play(seq=mine.seq, card=card))
                    acknowledged += 1
                except RefusedError as refused:
                    if refused.code != Refusal.STALE:
                        raise

        assert sum(await asyncio.gather(*map(play, both))) == 52
        events = await SqlEventStore(first).read(table)
        assert [stored.seq for stored in events] == list(range(1, len(events) + 1))
        for tables in both:
            await tables.aclose()


async def test_summary_says_what_the_events_say(database: Database) -> None:
    """The list of unfinished tables shows rules, seats, points and hands."""
    tables = Tables(SqlEventStore(database), seeded(clock=lambda: 5.0))
    rules = RuleSet.parse("match=hands=9 first_dealer=seat stake=3")
    table = await tables.create(rules, TWO_PEOPLE)
    waiting = await tables.create(RuleSet(), (computer(LOWEST), None))
    view = await play_plays(tables, table, 52)
    listed = {summary.table: summary for summary in await tables.unfinished()}
    await tables.aclose()
    assert listed[table].rules == rules
    assert listed[table].seats == (person("Bob"), person("Ann"))
    assert listed[table].points == view.points
    assert (listed[table].hands, listed[table].seq) == (1, view.seq)
    assert listed[table].updated_at == 5.0
    assert listed[waiting].seats == (computer(LOWEST), None)


async def test_finished_match_is_listed_no_more_but_kept(database: Database) -> None:
    """Its events and its hand remain."""
    tables = Tables(SqlEventStore(database), seeded())
    table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
    await play_plays(tables, table, 52)
    assert await tables.unfinished() == ()
    assert len(await tables.records(table)) == 1
    await tables.aclose()
    row = await database.read(lambda c: c.execute(text("SELECT * FROM hands")).one())
    assert (row.table_id, row.number, row.ended, row.is_practice) == (table, 1, "played", 0)
    assert len(row.cards) == 104
