from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.service import SeatKey, Tables
from germanwhist.service.requests import NextHand, Resign, ResignMatch
from germanwhist.storage import Database, SqlEventStore, Statistics
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


async def test_own_hands_and_matches_are_counted_from_the_own_side(database: Database) -> None:
    """South resigned a hand of 13 tricks, and then the match, to north."""
    tables = Tables(SqlEventStore(database), seeded())
    statistics = Statistics(database)
    rules = RuleSet.parse("match=hands=3 first_dealer=seat")
    keys = (SeatKey(Seat.NORTH, key="bob"), SeatKey(Seat.SOUTH, key="ann"))
    table = await tables.create(rules, TWO_PEOPLE, keys=keys)
    view = await tables.view(table, Seat.SOUTH)
    view = await ask(tables, table, Seat.SOUTH, Resign(seq=view.seq))
    view = await ask(tables, table, Seat.SOUTH, NextHand(seq=view.seq))
    assert await statistics.matches("ann") == ()
    await ask(tables, table, Seat.SOUTH, ResignMatch(seq=view.seq))
    await tables.aclose()
    for key, counted, is_won in (("ann", (0, 13), False), ("bob", (13, 0), True)):
        second, first = await statistics.hands(key)
        assert (first.number, second.number) == (1, 2)
        assert (first.counted, first.points, first.is_won) == (counted, counted, is_won)
        assert (first.rules, first.level, first.is_practice) == (str(rules), None, False)
        (match,) = await statistics.matches(key)
        assert (match.table, match.is_won, match.level) == (table, is_won, None)
    assert await statistics.hands("eve") == ()


async def test_level_and_practice_are_kept(database: Database) -> None:
    """A hand with an undo is practice; the level opposite is named."""
    tables = Tables(SqlEventStore(database), seeded())
    mine = (SeatKey(Seat.SOUTH, key="ann"),)
    table = await tables.create(RuleSet(), WITH_COMPUTER, keys=mine)
    await play_match(tables, table, Seat.SOUTH)
    other_side = (SeatKey(Seat.NORTH, key="ann"),)
    again = await tables.again(table, Seat.SOUTH, keys=other_side)
    await play_match(tables, again, Seat.NORTH)
    await tables.aclose()
    practised, counted = await Statistics(database).hands("ann")
    assert (practised.is_practice, counted.is_practice) == (True, False)
    assert (practised.level, counted.level) == (LOWEST, LOWEST)
    matches = await Statistics(database).matches("ann")
    assert sorted(match.is_practice for match in matches) == [False, True]


async def test_hands_at_one_screen_are_nobodys(database: Database) -> None:
    """One key with both seats cannot say who of the two has won."""
    tables = Tables(SqlEventStore(database), seeded())
    both = tuple(SeatKey(seat, key="jo") for seat in Seat)
    table = await tables.create(NAMED_DEALER, TWO_PEOPLE, keys=both)
    await play_plays(tables, table, 52)
    await tables.aclose()
    assert await Statistics(database).hands("jo") == ()
    assert await Statistics(database).matches("jo") == ()


async def test_deals_are_told_only_of_finished_hands_and_once(database: Database) -> None:
    """A hand in play is secret, and a deal played again is no new deal."""
    tables = Tables(SqlEventStore(database), seeded())
    statistics = Statistics(database)
    table = await tables.create(RuleSet(), WITH_COMPUTER)
    assert await statistics.deals(after=0) == ()
    await play_match(tables, table, Seat.SOUTH)
    again = await tables.again(table, Seat.SOUTH)
    await play_match(tables, again, Seat.NORTH)
    (record,) = await tables.records(table)
    await tables.aclose()
    (deal,) = await statistics.deals(after=0)
    assert (deal.cards, deal.dealer) == (record.deal.cards, record.deal.dealer)
    assert deal.computers == (Seat.NORTH,)
    assert await statistics.deals(after=deal.number) == ()
