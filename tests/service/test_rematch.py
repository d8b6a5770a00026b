"""Another match between the same two people: wished for by both, then played at a next table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from germanwhist import RuleSet, Seat, StorageError
from germanwhist.service import Phase, Refusal, RefusedError, RematchView, Tables, person
from germanwhist.service.requests import ComeBack, Leave, Rematch, Replace, ResignMatch
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    LOWEST,
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    ask,
    play_match,
    play_plays,
    tables_on,
)

if TYPE_CHECKING:
    from germanwhist.service import TableView

RULES = RuleSet.parse("small stake=2")


async def finished(tables: Tables, rules: RuleSet = RULES) -> TableView:
    """South's view of a table of two people whose match of one hand is over."""
    table = await tables.create(rules, TWO_PEOPLE)
    return await play_plays(tables, table, 2 * 2 * rules.cards_per_hand)


async def agreed(tables: Tables, view: TableView) -> TableView:
    """South wishes for another match, north agrees; north's view of the old table."""
    asked = await ask(tables, view.id, Seat.SOUTH, Rematch(seq=view.seq))
    return await ask(tables, view.id, Seat.NORTH, Rematch(seq=asked.seq))


def next_table(view: TableView) -> str:
    """Where the two go on."""
    wish = view.fact(RematchView)
    assert wish is not None
    assert wish.table is not None
    return wish.table


async def test_wish_is_told_to_both_and_only_the_other_one_can_agree() -> None:
    """The one who wished waits; the other is told by whom, and can say yes with one request."""
    async with tables_on() as tables:
        view = await finished(tables)
        mine = await ask(tables, view.id, Seat.SOUTH, Rematch(seq=view.seq))
        theirs = await tables.view(view.id, Seat.NORTH)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, view.id, Seat.SOUTH, Rematch(seq=mine.seq))
    assert view.may(Rematch)
    assert mine.fact(RematchView) == theirs.fact(RematchView) == RematchView(by="south", table=None)
    assert (mine.may(Rematch), theirs.may(Rematch)) == (False, True)
    assert caught.value.code == Refusal.ALREADY_OFFERED


async def test_agreement_opens_a_table_with_the_same_rules_and_people() -> None:
    """A new hand is dealt there; the old table keeps its match, its result and its record."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        before = await finished(tables)
        old = await agreed(tables, before)
        new = await tables.view(next_table(old), Seat.SOUTH)
        records = await tables.records(old.id)
    assert (new.phase, new.rules, new.points) == (Phase.PLAYING, RULES, (0, 0))
    assert [new.opponent and new.opponent.name, new.occupant and new.occupant.name] == [
        "Bob",
        "Ann",
    ]
    assert (new.is_practice, new.origin, new.fact(RematchView)) == (False, None, None)
    assert (old.results, old.phase) == (before.results, Phase.MATCH_OVER)
    assert not old.may(Rematch)
    assert len(records) == 1
    assert store.followers == {new.id: old.id}


async def test_question_survives_a_restart() -> None:
    """What was asked is on disk, and can be agreed to after the program was started again."""
    store = MemoryStore()
    async with tables_on(store) as tables:
        view = await finished(tables)
        await ask(tables, view.id, Seat.SOUTH, Rematch(seq=view.seq))
    async with tables_on(store) as tables:
        theirs = await tables.view(view.id, Seat.NORTH)
        old = await ask(tables, view.id, Seat.NORTH, Rematch(seq=theirs.seq))
    async with tables_on(store) as tables:
        new = await tables.view(next_table(old), Seat.NORTH)
    assert new.phase is Phase.PLAYING


async def test_two_who_ask_at_the_same_moment_agree() -> None:
    """The second wish is late; made again, as pages do, it is the answer to the first."""
    async with tables_on() as tables:
        view = await finished(tables)
        await ask(tables, view.id, Seat.SOUTH, Rematch(seq=view.seq))
        with pytest.raises(RefusedError) as caught:
            await ask(tables, view.id, Seat.NORTH, Rematch(seq=view.seq))
        again = await tables.view(view.id, Seat.NORTH)
        old = await ask(tables, view.id, Seat.NORTH, Rematch(seq=again.seq))
    assert caught.value.code == Refusal.STALE
    assert next_table(old)


@pytest.mark.parametrize("leaver", Seat)
async def test_leaving_refuses_or_takes_back(leaver: Seat) -> None:
    """The question is gone, and one who has left is not asked; back again, they can be."""
    async with tables_on() as tables:
        view = await finished(tables)
        asked = await ask(tables, view.id, Seat.SOUTH, Rematch(seq=view.seq))
        await ask(tables, view.id, leaver, Leave(seq=asked.seq))
        left = await tables.view(view.id, leaver.opponent)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, view.id, leaver.opponent, Rematch(seq=left.seq))
        await ask(tables, view.id, leaver, ComeBack())
        back = await tables.view(view.id, leaver.opponent)
    assert (left.fact(RematchView), left.may(Rematch)) == (None, False)
    assert left.opponent is not None
    assert left.opponent.has_left
    assert caught.value.code == Refusal.OPPONENT_LEFT
    assert (back.fact(RematchView), back.may(Rematch)) == (None, True)


async def test_leaving_the_old_table_does_not_undo_an_agreement() -> None:
    """Both have gone to the next table; its address stays known at the old one."""
    async with tables_on() as tables:
        old = await agreed(tables, await finished(tables))
        left = await ask(tables, old.id, Seat.NORTH, Leave(seq=old.seq))
    assert left.fact(RematchView) == old.fact(RematchView)


async def test_match_in_play_and_a_computer_are_no_occasion() -> None:
    """Only two people whose match is over; against a computer a table is simply opened."""
    async with tables_on() as tables:
        running = await tables.create(RULES, TWO_PEOPLE)
        alone = await tables.create(RULES, (None, person("Ann")))
        beside = await tables.create(RULES, WITH_COMPUTER)
        await play_match(tables, beside, Seat.SOUTH)
        codes = []
        for table in (running, alone, beside):
            view = await tables.view(table, Seat.SOUTH)
            assert not view.may(Rematch)
            with pytest.raises(RefusedError) as caught:
                await ask(tables, table, Seat.SOUTH, Rematch(seq=view.seq))
            codes.append(caught.value.code)
    assert codes == [Refusal.MATCH_IN_PLAY, Refusal.WAITING, Refusal.AGAINST_COMPUTER]


async def test_seat_that_a_computer_took_over_is_asked_nothing() -> None:
    """Its person must take the seat back first."""
    async with tables_on(absent_after=0.0) as tables:
        table = await tables.create(RULES, TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        replaced = await ask(tables, table, Seat.SOUTH, Replace(seq=view.seq, level=LOWEST))
        over = await ask(tables, table, Seat.SOUTH, ResignMatch(seq=replaced.seq))
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.SOUTH, Rematch(seq=over.seq))
        await ask(tables, table, Seat.NORTH, ComeBack())
        back = await tables.view(table, Seat.SOUTH)
    assert caught.value.code == Refusal.AGAINST_COMPUTER
    assert back.may(Rematch)


async def test_named_dealer_deals_on_in_turn() -> None:
    """North dealt the only hand of the first match, so south deals the next one."""
    async with tables_on() as tables:
        old = await agreed(tables, await finished(tables, NAMED_DEALER))
        new = await tables.view(next_table(old), Seat.SOUTH)
    assert old.view is not None
    assert new.view is not None
    assert (old.view.dealer, new.view.dealer) == (Seat.NORTH, Seat.SOUTH)


async def test_agreement_that_is_cut_short_opens_one_table_only() -> None:
    """Killed after the next table was opened and before that was noted: agreeing finds it there."""
    store = MemoryStore()

    class Failing(MemoryStore):
        """Writes to all tables but the old one."""

        async def append(self, events: object, **parts: object) -> None:
            if store.events.get(view.id) and parts["previous"] is None:
                raise StorageError("no space", code="disk_full")
            await store.append(events, **parts)  # type: ignore[arg-type]

        read = store.read

    async with tables_on(store) as tables:
        view = await finished(tables)
        asked = await ask(tables, view.id, Seat.SOUTH, Rematch(seq=view.seq))
    async with tables_on(Failing()) as tables:
        with pytest.raises(StorageError):
            await ask(tables, view.id, Seat.NORTH, Rematch(seq=asked.seq))
    async with tables_on(store) as tables:
        opened = await tables.view(list(store.events)[-1], Seat.SOUTH)
        old = await ask(tables, view.id, Seat.NORTH, Rematch(seq=asked.seq))
        new = await tables.view(next_table(old), Seat.SOUTH)
    assert opened == new
    assert list(store.events) == [old.id, new.id]


async def test_both_pages_are_told_where_to_go() -> None:
    """Whoever watches the old table is shown the next one as soon as it is there."""
    async with tables_on() as tables:
        view = await finished(tables)

        async def watch(seat: Seat) -> str:
            async with tables.subscribe(view.id, seat) as views:
                async for seen in views:
                    wish = seen.fact(RematchView)
                    if wish is not None and wish.table is not None:
                        return wish.table
            raise AssertionError("the table closed")

        watching = [asyncio.create_task(watch(seat)) for seat in Seat]
        old = await agreed(tables, view)
        assert await asyncio.gather(*watching) == [next_table(old)] * 2
