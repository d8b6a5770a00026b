"""Clocks at tables: what the events say, whichever process is asked first."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from germanwhist import RuleSet, Seat, StorageError
from germanwhist.service import ClockKind, Phase, Refusal, RefusedError, Tables, person
from germanwhist.service.events import decode_event
from germanwhist.service.requests import NextHand, Play, Rematch, TakeMatch
from germanwhist.service.requests.rematch import RematchView
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    TWO_PEOPLE,
    WITH_COMPUTER,
    play_lowest,
    seeded,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from germanwhist.service import TableView

NORTH, SOUTH = Seat  # north deals, so south leads
RULES = RuleSet.parse("match=target=30 first_dealer=seat")


class Time:
    """A time of day and one that only grows, both set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.grown = 50.0

    def passes(self, seconds: float) -> None:
        """Let time go by."""
        self.now += seconds
        self.grown += seconds


class Club:
    """A table with a clock, watched from both seats by default.

    Args:
        store: where its events are.
        time: the time.
    """

    def __init__(self, store: MemoryStore, time: Time) -> None:
        self.store = store
        self.time = time
        self.tables = self.process()
        self.table = ""

    def process(self, **parts: Any) -> Tables:
        """One more process with the same store."""
        parts = {
            "clock": lambda: self.time.now,
            "steady": lambda: self.time.grown,
            **parts,
        }
        return Tables(self.store, seeded(**parts))

    async def view(self, seat: Seat = SOUTH) -> TableView:
        """What a seat sees now."""
        return await self.tables.view(self.table, seat)

    async def left(self) -> tuple[float, float]:
        """What each seat has left."""
        clock = (await self.view()).clock
        assert clock is not None
        return clock.left

    def kinds(self) -> list[str]:
        """What happened to the clock."""
        events = [type(decode_event(data)).__name__ for _, data in self.store.events[self.table]]
        return [name for name in events if name.startswith(("Clock", "TimeUp"))]


@asynccontextmanager
async def club(kind: ClockKind) -> AsyncIterator[Club]:
    """A table with a clock where two people sit and a hand is dealt."""
    here = Club(MemoryStore(), Time())
    here.table = await here.tables.create(RULES, TWO_PEOPLE, clock=kind)
    try:
        yield here
    finally:
        await here.tables.aclose()


@asynccontextmanager
async def both_watching(tables: Tables, table: str) -> AsyncIterator[AsyncIterator[TableView]]:
    """Watch from both seats; gives what south sees."""
    async with tables.subscribe(table, NORTH), tables.subscribe(table, SOUTH) as views:
        yield views


async def until_over(views: AsyncIterator[TableView]) -> TableView:
    """Wait until the hand is over."""
    async with asyncio.timeout(60):
        async for view in views:
            if view.phase is not Phase.PLAYING:
                return view
    raise AssertionError("the table closed")


async def test_cards_cost_the_time_that_they_take() -> None:
    """South leads after 11.5 s, of which 10 s are charged, and gets 5 s."""
    async with club(ClockKind.MATCH) as here, both_watching(here.tables, here.table):
        here.time.passes(11.5)
        await play_lowest(here.tables, here.table, await here.view())
        assert await here.left() == (180.0, 175.0)


@pytest.mark.parametrize(("kind", "limit"), [(ClockKind.CARD, 30), (ClockKind.MATCH, 180)])
@pytest.mark.parametrize("is_asked", [False, True], ids=["by itself", "by a late card"])
async def test_time_runs_out_alike_by_itself_and_by_a_card_that_comes_late(
    kind: ClockKind, limit: int, *, is_asked: bool
) -> None:
    """Both paths write the same event and refuse the late card with the same code."""
    async with club(kind) as here, both_watching(here.tables, here.table) as views:
        late = await here.view()
        assert late.view is not None
        card = Play(seq=late.seq, card=late.view.legal_plays().lowest())
        here.time.passes(1.5 + limit + 0.01)
        if not is_asked:
            await here.view()  # whoever looks has the clock looked at
            await until_over(views)
        with pytest.raises(RefusedError) as caught:
            await here.tables.ask(here.table, SOUTH, card)
        assert caught.value.code == Refusal.TIME_UP
        view = await here.view()
        is_card = kind is ClockKind.CARD
        assert view.phase is (Phase.HAND_OVER if is_card else Phase.MATCH_OVER)
        assert (view.timed_out, view.resigned) == (None if is_card else "south", None)
        assert view.results[-1].ended == "time"
        assert here.kinds() == ["TimeUp"]


async def test_card_of_the_last_moment_is_played() -> None:
    """With the last hundredth of a second it counts; nothing is left, and 5 s are gained."""
    async with club(ClockKind.MATCH) as here, both_watching(here.tables, here.table):
        here.time.passes(1.5 + 179.99)
        await play_lowest(here.tables, here.table, await here.view())
        assert await here.left() == pytest.approx((180.0, 5.01))


@pytest.mark.parametrize("is_in_time", [True, False], ids=["card first", "time first"])
async def test_last_moment_at_two_processes_is_decided_once(*, is_in_time: bool) -> None:
    """One takes the card and another the time: the events have the one or the other."""
    async with club(ClockKind.NONE) as here:
        ahead = here.process(clock=lambda: here.time.now + 0.2)
        here.time.passes(1)
        here.table = await here.tables.create(RULES, TWO_PEOPLE, clock=ClockKind.MATCH)
        async with both_watching(here.tables, here.table), both_watching(ahead, here.table):
            view = await here.view()
            assert view.view is not None
            card = Play(seq=view.seq, card=view.view.legal_plays().lowest())
            here.time.passes(1.5 + 179.9)
            if is_in_time:
                await here.tables.ask(here.table, SOUTH, card)
                assert (await ahead.view(here.table, SOUTH)).phase is Phase.PLAYING
            for tables in (ahead, here.tables):
                with pytest.raises(RefusedError) as caught:
                    await tables.ask(here.table, SOUTH, card)
                assert caught.value.code == (Refusal.STALE if is_in_time else Refusal.TIME_UP)
        await ahead.aclose()
        assert here.kinds() == ([] if is_in_time else ["TimeUp"])


async def test_match_goes_on_after_a_hand_is_lost_by_time() -> None:
    """The next hand is dealt as after any other, and its clock runs."""
    async with club(ClockKind.CARD) as here, both_watching(here.tables, here.table) as views:
        here.time.passes(40)
        await here.view()
        over = await until_over(views)
        await here.tables.ask(here.table, SOUTH, NextHand(seq=over.seq))
        clock = (await here.view()).clock
        assert clock is not None
        assert (clock.left, clock.runs) == ((30.0, 30.0), "north")


async def test_connection_that_is_lost_stops_the_clock_once_a_hand() -> None:
    """Closing and opening a socket again and again gives back one loss in a hand, and no more."""
    async with club(ClockKind.MATCH) as here, here.tables.subscribe(here.table, NORTH) as theirs:
        async with here.tables.subscribe(here.table, SOUTH) as views:
            await anext(views)
        here.time.passes(20)
        await here.tables.view(here.table, NORTH)  # the loss is looked at
        async with asyncio.timeout(60):
            while (clock := (await anext(theirs)).clock) is None or clock.stands_for is None:
                pass
        assert clock.stands_for == "south"
        assert clock.starts_in == pytest.approx(40, abs=2)
        for _ in range(3):
            async with here.tables.subscribe(here.table, SOUTH) as views, asyncio.timeout(60):
                while (clock := (await anext(views)).clock) is None or clock.stands_for:
                    pass
            here.time.passes(10)
            await here.tables.view(here.table, NORTH)
        assert here.kinds() == ["ClockStopped", "ClockResumed"]
        assert await here.left() == (180.0, 180.0 - 30)


async def test_flicker_of_a_connection_is_not_a_stop() -> None:
    """A page that is loaded anew is back before its connection counts as lost."""
    async with club(ClockKind.MATCH) as here, here.tables.subscribe(here.table, NORTH):
        for _ in range(3):
            async with here.tables.subscribe(here.table, SOUTH) as views:
                await anext(views)
        assert here.kinds() == []


async def test_restart_of_the_server_loses_nobodys_time() -> None:
    """A process that was not there when the last event was written charges nothing before it."""
    async with club(ClockKind.MATCH) as here:
        async with both_watching(here.tables, here.table):
            here.time.passes(11.5)
            await play_lowest(here.tables, here.table, await here.view())
        here.time.passes(600)
        after = here.process()
        async with both_watching(after, here.table), asyncio.timeout(60):
            while "ClockInterrupted" not in here.kinds():
                await asyncio.sleep(0.01)
            here.time.passes(3)
            clock = (await after.view(here.table, SOUTH)).clock
        await after.aclose()
        assert clock is not None
        assert clock.left == pytest.approx((177.0, 175.0), abs=0.5)


@pytest.mark.parametrize("jump", [-3600.0, 7200.0])
async def test_time_of_day_that_jumps_changes_no_result(jump: float) -> None:
    """The clock is put right before anything is decided by it."""
    async with club(ClockKind.MATCH) as here, both_watching(here.tables, here.table):
        here.time.passes(11.5)
        here.time.now += jump
        await play_lowest(here.tables, here.table, await here.view())
        assert here.kinds() == ["ClockShifted"]
        assert await here.left() == pytest.approx((180.0, 175.0))


async def test_processes_whose_times_of_day_differ_charge_what_was_used() -> None:
    """Cards that are sent to another process, an hour ahead, cost the same."""
    async with club(ClockKind.NONE) as here:
        near = here.process(look_every=0.01)
        far = here.process(look_every=0.01, clock=lambda: here.time.now + 3600)
        here.table = await near.create(RULES, TWO_PEOPLE, clock=ClockKind.MATCH)
        async with both_watching(near, here.table), both_watching(far, here.table):
            for tables, other in ((near, far), (far, near)) * 4:
                here.time.passes(11.5)
                seen = await tables.view(here.table, SOUTH)
                told = await play_lowest(tables, here.table, seen)
                async with asyncio.timeout(60):
                    while (await other.view(here.table, SOUTH)).seq < told.seq:
                        await asyncio.sleep(0.01)
            clock = (await near.view(here.table, SOUTH)).clock
        await near.aclose()
        await far.aclose()
        assert clock is not None
        assert sum(clock.left) == pytest.approx(2 * 180 + 8 * (5 - 10), abs=13)


async def test_card_that_could_not_be_kept_costs_nobody_time() -> None:
    """The database was away, which is nobody's fault at the table."""
    async with club(ClockKind.MATCH) as here, both_watching(here.tables, here.table):
        here.store.fault = StorageError("no answer", code="unavailable")
        with pytest.raises(StorageError):
            await play_lowest(here.tables, here.table, await here.view())
        here.time.passes(100)
        here.store.fault = None
        await play_lowest(here.tables, here.table, await here.view())
        assert await here.left() == (180.0, 185.0)


async def test_store_that_does_not_answer_costs_nobody_time_at_any_table() -> None:
    """It failed at another table for 20 s, and took 10 s for the card before."""
    async with club(ClockKind.MATCH) as here, both_watching(here.tables, here.table):
        here.store.on_append = lambda: here.time.passes(10)
        await play_lowest(here.tables, here.table, await here.view())
        here.store.on_append = lambda: None
        other = await here.tables.create(RULES, (person(), None))
        here.store.fault = StorageError("no answer", code="unavailable")
        with pytest.raises(StorageError):
            await here.tables.sit(other, SOUTH, person("Cleo"))
        here.time.passes(20)
        here.store.fault = None
        await here.tables.sit(other, SOUTH, person("Cleo"))
        await play_lowest(here.tables, here.table, await here.view())
        assert await here.left() == (185.0, 185.0)


async def test_server_that_comes_to_a_table_after_the_store_failed_charges_nobody_for_it() -> None:
    """It knows of the 20 s from another table, and reads this one afterwards."""
    async with club(ClockKind.MATCH) as here, both_watching(here.tables, here.table):
        another = here.process()
        await play_lowest(here.tables, here.table, await here.view())
        here.store.fault = StorageError("no answer", code="unavailable")
        with pytest.raises(StorageError):
            await another.create(RULES, (person(), None))
        here.time.passes(20)
        here.store.fault = None
        await another.create(RULES, (person(), None))
        await play_lowest(another, here.table, await here.view())
        assert await here.left() == (185.0, 185.0)
        await another.aclose()


async def test_clock_needs_two_people_and_goes_on_with_them() -> None:
    """A computer has none; the table of a rematch has the same."""
    async with club(ClockKind.CARD) as here, both_watching(here.tables, here.table) as views:
        with pytest.raises(RefusedError) as caught:
            await here.tables.create(RULES, WITH_COMPUTER, clock=ClockKind.CARD)
        assert caught.value.code == Refusal.NO_CLOCK_HERE
        here.time.passes(40)
        await here.view()
        over = await until_over(views)
        while over.phase is not Phase.MATCH_OVER:
            await here.tables.ask(here.table, SOUTH, NextHand(seq=over.seq))
            here.time.passes(40)
            await here.view()
            over = await until_over(views)
        for seat in Seat:
            await here.tables.ask(here.table, seat, Rematch(seq=(await here.view()).seq))
        wish = (await here.view()).fact(RematchView)
        assert wish is not None
        assert wish.table is not None
        clock = (await here.tables.view(wish.table, SOUTH)).clock
        assert clock is not None
        assert clock.kind == "card30"


async def test_match_can_be_taken_from_one_who_stays_away_but_never_by_itself() -> None:
    """After a minute away it is offered, as without a clock."""
    async with club(ClockKind.MATCH) as here, here.tables.subscribe(here.table, SOUTH) as views:
        view = await anext(views)
        assert not view.may(TakeMatch)
        assert view.phase is Phase.PLAYING
