"""Those who watch see what both seats have shown, and nothing else until the hand is over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from germanwhist import RuleSet, Seat
from germanwhist.service import RefusedError
from germanwhist.service.requests import LetWatch
from tests.service.tables_for_tests import TWO_PEOPLE, ask, play_lowest, tables_on

if TYPE_CHECKING:
    from germanwhist.service import Tables
    from germanwhist.service.watched_table import WatchedTable

_CARD = re.compile(r'"([2-9TJQKA][SHDC])"')


async def watched(tables: Tables, table: str) -> WatchedTable | None:
    """What somebody sees who comes with the link now."""
    link = await tables.watch_link(table)
    assert link is not None
    async with tables.look_on(table, link) as views:
        return await anext(views)


async def test_no_card_is_told_that_only_one_of_the_two_knows() -> None:
    """At each of the 52 plays: only those of the last trick, the led one and the upcard."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        view = await ask(tables, table, Seat.SOUTH, LetWatch(seq=view.seq))
        for plays in range(52):
            told = await watched(tables, table)
            assert told is not None
            assert told.hand is not None
            assert view.view is not None
            hand = view.view
            shown = {hand.upcard, hand.led} | {trick.upcard for trick in hand.tricks[-1:]}
            shown |= {card for trick in hand.tricks[-1:] for card in (trick.lead, trick.follow)}
            found = set(_CARD.findall(msgspec.json.encode(told).decode()))
            assert found == {str(card) for card in shown if card is not None}
            assert told.hand.cards is None
            assert told.hand.finished == plays // 2
            stages = [1 + (number > 13) for number in range(1, plays // 2 + 1)]
            assert [trick.stage for trick in told.hand.tricks] == stages[-1:]
            view = await play_lowest(tables, table, view)
        over = await watched(tables, table)
        assert over is not None
        assert over.hand is not None
        assert over.hand.cards is not None
        assert len(set(over.hand.cards)) == 52
        assert len(over.hand.tricks) == 26


async def test_both_are_told_and_either_may_end_it() -> None:
    """South lets others watch, north ends it; a card that is on its way meanwhile is not stale."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), TWO_PEOPLE)
        assert await tables.watch_link(table) is None
        before = await tables.view(table, Seat.SOUTH)
        await tables.ask(table, Seat.SOUTH, LetWatch(seq=before.seq))
        views = [await tables.view(table, seat) for seat in Seat]
        assert [msgspec.to_builtins(view)["watched"] for view in views] == [{"by": "south"}] * 2
        await play_lowest(tables, table, before)
        seen = await tables.view(table, Seat.NORTH)
        first = await tables.watch_link(table)
        assert first is not None
        async with tables.look_on(table, first) as shown:
            assert await anext(shown) is not None
            await tables.ask(table, Seat.NORTH, LetWatch(seq=seen.seq, allowed=False))
            assert [told async for told in shown] == [None]
        assert await tables.watch_link(table) is None
        await tables.ask(table, Seat.NORTH, LetWatch(seq=seen.seq))
        assert await tables.watch_link(table) not in (None, first)
        async with tables.look_on(table, first) as shown:  # by the link that was ended
            assert [told async for told in shown] == [None]


async def test_nobody_watches_a_table_where_a_seat_is_empty() -> None:
    """There is nothing to be seen yet."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), (None, TWO_PEOPLE[1]))
        view = await tables.view(table, Seat.SOUTH)
        with pytest.raises(RefusedError) as refused:
            await tables.ask(table, Seat.SOUTH, LetWatch(seq=view.seq))
        assert refused.value.code == "waiting"
