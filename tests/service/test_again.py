import pytest

from germanwhist import RuleSet, Seat, parse_record
from germanwhist.notation import format_record
from germanwhist.service import Phase, Refusal, RefusedError, person
from germanwhist.service.records import LEVEL_TAGS, PRACTICE_TAG
from germanwhist.service.requests import NextHand, ResignMatch
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

TWO_HANDS = RuleSet.parse("match=hands=2 stake=2")


async def test_same_deal_again_from_the_other_side() -> None:
    """South played north's cards of before, with the same dealer, stock and trump, as practice."""
    async with tables_on() as tables:
        table = await tables.create(TWO_HANDS, WITH_COMPUTER)
        before = (await play_match(tables, table, Seat.SOUTH))[-1]
        again = await tables.again(table, Seat.SOUTH)
        view = await my_turn(tables, again, Seat.NORTH)
        await play_match(tables, again, Seat.NORTH)
        first = (await tables.records(table))[-1]
        second = (await tables.records(again))[0]
    assert before.results
    assert first.deal == second.deal
    assert view.origin is not None
    assert (view.origin.table, view.origin.hand) == (table, 2)
    assert view.is_practice
    assert view.opponent is not None
    assert (view.opponent.level, view.seat) == (LOWEST, Seat.NORTH)
    assert second.ruleset == RuleSet.parse("stake=2 first_dealer=seat")
    assert second.tags == (
        (LEVEL_TAGS[Seat.SOUTH], LOWEST),
        ("Deal", "again"),
        (PRACTICE_TAG, "yes"),
    )


async def test_same_deal_again_from_the_same_side() -> None:
    """A named hand may be repeated, without changing seats."""
    async with tables_on() as tables:
        table = await tables.create(TWO_HANDS, WITH_COMPUTER)
        await play_match(tables, table, Seat.SOUTH)
        again = await tables.again(table, Seat.SOUTH, hand=1, swap=False)
        view = await tables.view(again, Seat.SOUTH)
        first = (await tables.records(table))[0]
    assert view.view is not None
    assert view.view.dealer is first.deal.dealer
    assert view.occupant is not None
    assert view.occupant.name == "Ann"


@pytest.mark.parametrize("number", [None, 0, 1, 2])
async def test_hand_in_play_is_not_dealt_again(number: int | None) -> None:
    """Its cards are secret; only finished hands can be repeated."""
    async with tables_on() as tables:
        table = await tables.create(TWO_HANDS, TWO_PEOPLE)
        await play_plays(tables, table, 40)
        with pytest.raises(RefusedError) as caught:
            await tables.again(table, Seat.SOUTH, hand=number)
        assert caught.value.code == Refusal.NO_SUCH_HAND
        assert await tables.records(table) == ()


async def test_again_against_a_person_waits_for_them() -> None:
    """The other seat is empty until the person takes it; then the known deal is dealt."""
    async with tables_on() as tables:
        table = await tables.create(RuleSet(), TWO_PEOPLE)
        await play_plays(tables, table, 52)
        again = await tables.again(table, Seat.SOUTH)
        waiting = await tables.view(again, Seat.NORTH)
        await tables.sit(again, Seat.SOUTH, person("Bob"))
        view = await tables.view(again, Seat.SOUTH)
        first = (await tables.records(table))[0]
    assert waiting.phase is Phase.WAITING
    assert view.view is not None
    assert view.view.holding == first.deal.holding(Seat.SOUTH)
    assert view.is_practice


async def test_records_hold_everything_and_are_read_back() -> None:
    """Names, date, points before, cuts: the record of a match is whole, and valid as text."""
    async with tables_on(MemoryStore(), clock=lambda: 86_400.0 * 365) as tables:
        table = await tables.create(TWO_HANDS, TWO_PEOPLE)
        view = await play_plays(tables, table, 52)
        points = view.points
        dealt = await ask(tables, table, Seat.SOUTH, NextHand(seq=view.seq))
        await ask(tables, table, Seat.NORTH, ResignMatch(seq=dealt.seq))
        first, second = await tables.records(table)
    for record in (first, second):
        assert parse_record(format_record(record)) == record
        assert (record.north, record.south) == ("Bob", "Ann")
        assert str(record.date) == "1971-01-01"
        assert record.match_id == table[:8]
    assert (first.hand_number, second.hand_number) == (1, 2)
    assert (first.points_before, second.points_before) == ((0, 0), points)
    told = tuple((str(north), str(south)) for north, south in first.cuts)
    assert (told, second.cuts) == (view.cuts, ())
    assert (first.match_resigned, second.match_resigned) == (None, Seat.NORTH)
    assert first.hand().is_over
