"""Those who watch see what both seats have shown, and nothing else until the hand is over."""

from __future__ import annotations

import re

import msgspec
import pytest

from germanwhist import RuleSet, Seat
from germanwhist.service import RefusedError
from germanwhist.service.requests import LetWatch
from tests.service.tables_for_tests import TWO_PEOPLE, ask, play_lowest, tables_on

_CARD = re.compile(r'"([2-9TJQKA][SHDC])"')


async def test_no_card_is_told_that_only_one_of_the_two_knows() -> None:
    """At each of the 52 plays: only cards that were played, led, or lay open on the stock."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        view = await ask(tables, table, Seat.SOUTH, LetWatch(seq=view.seq))
        for plays in range(52):
            told = await tables.watched(table)
            assert told is not None
            assert told.hand is not None
            assert view.view is not None
            hand = view.view
            shown = {hand.upcard, hand.led} | {trick.upcard for trick in hand.tricks}
            shown |= {card for trick in hand.tricks for card in (trick.lead, trick.follow)}
            found = set(_CARD.findall(msgspec.json.encode(told).decode()))
            assert found == {str(card) for card in shown if card is not None}
            assert told.hand.cards is None
            assert len(told.hand.tricks) == plays // 2
            assert [trick.stage for trick in told.hand.tricks] == ([1] * 13 + [2] * 13)[
                : plays // 2
            ]
            view = await play_lowest(tables, table, view)
        over = await tables.watched(table)
        assert over is not None
        assert over.hand is not None
        assert over.hand.cards is not None
        assert len(set(over.hand.cards)) == 52


async def test_both_are_told_and_either_may_end_it() -> None:
    """South lets others watch, north ends it; a card that is on its way meanwhile is not stale."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), TWO_PEOPLE)
        assert await tables.watched(table) is None
        before = await tables.view(table, Seat.SOUTH)
        await tables.ask(table, Seat.SOUTH, LetWatch(seq=before.seq))
        views = [await tables.view(table, seat) for seat in Seat]
        assert [msgspec.to_builtins(view)["watched"] for view in views] == [{"by": "south"}] * 2
        await play_lowest(tables, table, before)
        seen = await tables.view(table, Seat.NORTH)
        await tables.ask(table, Seat.NORTH, LetWatch(seq=seen.seq, allowed=False))
        assert await tables.watched(table) is None


async def test_nobody_watches_a_table_where_a_seat_is_empty() -> None:
    """There is nothing to be seen yet."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), (None, TWO_PEOPLE[1]))
        view = await tables.view(table, Seat.SOUTH)
        with pytest.raises(RefusedError) as refused:
            await tables.ask(table, Seat.SOUTH, LetWatch(seq=view.seq))
        assert refused.value.code == "waiting"
