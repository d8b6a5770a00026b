"""A match that counts for ratings: nobody is helped in it, and who won is all it brings."""

from __future__ import annotations

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.service import RefusedError, person
from germanwhist.service.requests import Hint, Replace, Resign, ResignMatch, TakeMatch, Undo
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    LOWEST,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    my_turn,
    play_match,
    play_plays,
    tables_on,
)

RULES = RuleSet.preset("match10")


async def test_match_against_a_level_counts_once_it_is_over() -> None:
    """Played to the end: the result, whoever has won, and the level."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.create(RULES, WITH_COMPUTER, is_rated=True)
        seen = await play_match(tables, table, Seat.SOUTH)
    (match,) = store.rated
    assert match.levels == (LOWEST, None)
    assert match.score == float(seen[-1].match_winner == "north")
    assert {view.is_rated for view in seen} == {True}


async def test_nobody_is_helped_in_a_match_that_counts() -> None:
    """No hint and nothing taken back, against a level; by consent neither, against a person."""
    async with tables_on() as tables:
        alone = await tables.create(RULES, WITH_COMPUTER, is_rated=True)
        view = await my_turn(tables, alone)
        assert {view.abilities[name] for name in ("hint", "coached")} == {"rated_counts"}
        with pytest.raises(RefusedError) as refused:
            await tables.ask(alone, Seat.SOUTH, Hint(seq=view.seq))
        assert refused.value.code == "rated_counts"
        two = await tables.create(RULES, TWO_PEOPLE, is_rated=True)
        await play_plays(tables, two, 1)
        abilities = [(await tables.view(two, seat)).abilities[Undo.name()] for seat in Seat]
        assert "rated_counts" in abilities
        assert None not in abilities


async def test_giving_up_is_losing() -> None:
    """A resigned match is a match lost; a resigned hand loses only the hand."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        rules = RuleSet.parse("match=hands=3")
        table = await tables.create(rules, TWO_PEOPLE, is_rated=True)
        view = await tables.view(table, Seat.SOUTH)
        view = await ask(tables, table, Seat.SOUTH, Resign(seq=view.seq))
        assert store.rated == []
        await ask(tables, table, Seat.SOUTH, ResignMatch(seq=view.seq))
    assert [match.score for match in store.rated] == [1.0]


async def test_no_computer_takes_the_seat_of_somebody_who_is_rated() -> None:
    """Who stays away loses the match when the other one takes it, and never to a computer."""
    store = MemoryStore()
    async with tables_on(store, absent_after=0.0) as tables:
        table = await tables.create(RULES, TWO_PEOPLE, is_rated=True)
        view = await tables.view(table, Seat.SOUTH)
        assert view.abilities[Replace.name()] == "rated_counts"
        await ask(tables, table, Seat.SOUTH, TakeMatch(seq=view.seq))
    assert [match.score for match in store.rated] == [0.0]


async def test_match_opened_for_nothing_counts_for_nothing() -> None:
    """The same match, not opened to count."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        table = await tables.create(RULES, (person("Bob"), person("Ann")))
        view = await tables.view(table, Seat.SOUTH)
        await ask(tables, table, Seat.SOUTH, ResignMatch(seq=view.seq))
    assert store.rated == []
