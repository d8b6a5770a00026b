import asyncio
import gc
import weakref
from collections.abc import Callable
from contextlib import aclosing

import pytest

from germanwhist import Seat
from germanwhist.service import Phase, Refusal, RefusedError, Tables
from germanwhist.service.live_table import LiveTable
from germanwhist.service.processes import Nobody
from germanwhist.service.processes.news import News
from germanwhist.service.requests import (
    ComeBack,
    Leave,
    Play,
    Replace,
    Resign,
    ResignMatch,
    TakeMatch,
)
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import (
    LOWEST,
    NAMED_DEALER,
    TWO_PEOPLE,
    ask,
    play_lowest,
    play_plays,
    seeded,
    tables_on,
)

NEVER = 1e9  # seconds until a silent person counts as away


class AtOnce:
    """Processes that hear of each other at once."""

    def __init__(self) -> None:
        self.are_heard: bool | None = True
        self.alone = Nobody().alone
        self._ears: list[Callable[[News], object]] = []

    def hear(self, tell: Callable[[News], object], *, begun: Callable[[], object]) -> None:  # noqa: ARG002
        """One more listens."""
        self._ears.append(tell)

    async def say(self, news: News) -> None:
        """All are told."""
        for tell in self._ears:
            tell(news)


async def test_opponent_is_present_while_somebody_watches_from_the_seat() -> None:
    """Coming and going is shown at once, and is no event."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.SOUTH) as views:
            alone = await anext(views)
            async with tables.subscribe(table, Seat.NORTH):
                together = await anext(views)
            alone_again = await anext(views)
    shown = [view.opponent for view in (alone, together, alone_again)]
    assert [seat is not None and seat.is_present for seat in shown] == [False, True, False]
    assert alone.seq == alone_again.seq


async def test_second_tab_of_a_seat_keeps_it_present() -> None:
    """Closing one of two tabs changes nothing for the opponent."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.NORTH):
            async with tables.subscribe(table, Seat.NORTH):
                pass
            async with tables.subscribe(table, Seat.SOUTH) as views:
                view = await anext(views)
    assert view.opponent is not None
    assert view.opponent.is_present


async def test_dropped_connection_does_not_lose_the_game() -> None:
    """Shortly after the opponent is gone, neither the match nor the seat can be taken."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        assert (view.may(Replace), view.may(TakeMatch)) == (False, False)
        for request in (
            ask(tables, table, Seat.SOUTH, TakeMatch(seq=view.seq)),
            ask(tables, table, Seat.SOUTH, Replace(seq=view.seq, level=LOWEST)),
        ):
            with pytest.raises(RefusedError) as caught:
                await request
            assert caught.value.code == Refusal.OPPONENT_PRESENT


@pytest.mark.parametrize("is_elsewhere", [False, True])
async def test_who_waits_may_load_the_page_anew(*, is_elsewhere: bool) -> None:
    """The minute after which the opponent counts as away goes on, at another process too."""
    now = [0.0]
    store, others = MemoryStore(), AtOnce()
    here, there = (Tables(store, seeded(steady=lambda: now[0]), others=others) for _ in range(2))
    async with aclosing(here), aclosing(there):
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        await there.create(NAMED_DEALER, TWO_PEOPLE)  # from the first table on it listens
        async with here.subscribe(table, Seat.SOUTH):
            async with here.subscribe(table, Seat.NORTH):
                await asyncio.sleep(0)  # until the other process has been told
            await asyncio.sleep(0)
            now[0] += 50
        await asyncio.sleep(0)
        then = there if is_elsewhere else here
        async with then.subscribe(table, Seat.SOUTH):
            assert not (await then.view(table, Seat.SOUTH)).may(TakeMatch)
            now[0] += 11
            assert (await then.view(table, Seat.SOUTH)).may(TakeMatch)


async def test_table_that_nobody_watched_begins_anew() -> None:
    """Both went long ago; who comes back first waits for the other."""
    now = [0.0]
    async with tables_on(steady=lambda: now[0]) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.NORTH):
            pass
        now[0] += 100
        async with tables.subscribe(table, Seat.SOUTH):
            assert not (await tables.view(table, Seat.SOUTH)).may(TakeMatch)


async def test_who_comes_alone_is_told_when_the_opponent_counts_as_away() -> None:
    """As after a restart of the server, or at another process: nobody saw the opponent go."""
    async with tables_on(absent_after=0.05) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.SOUTH) as views, asyncio.timeout(60):
            assert not (await anext(views)).may(TakeMatch)
            async for view in views:
                if view.may(TakeMatch):
                    break


async def test_table_that_nobody_looks_at_is_let_go_at_once() -> None:
    """No timer keeps it in memory."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.SOUTH), tables.subscribe(table, Seat.NORTH):
            live = [one for one in gc.get_objects() if type(one) is LiveTable]
            # The one that opened it may wait to be collected too.
            kept = [weakref.ref(one) for one in live if one.table == table]
            del live
        assert kept
        async with asyncio.timeout(60):
            while any(one() is not None for one in kept):  # what is on its way ends first
                await asyncio.sleep(0)
                gc.collect()


async def test_watcher_is_told_when_the_opponent_counts_as_away() -> None:
    """The choice appears by itself, without a new event, when the time has passed."""
    async with tables_on(absent_after=0.02) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.SOUTH) as views:
            async with tables.subscribe(table, Seat.NORTH):
                pass
            async with asyncio.timeout(60):
                async for view in views:
                    if view.may(TakeMatch):
                        break
    assert view.may(Replace)


async def test_match_can_be_taken_from_one_who_left() -> None:
    """Leaving on purpose gives the choice at once."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.NORTH)
        left = await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
        mine = await tables.view(table, Seat.SOUTH)
        assert mine.opponent is not None
        assert (mine.opponent.has_left, mine.opponent.is_present) == (True, False)
        after = await ask(tables, table, Seat.SOUTH, TakeMatch(seq=left.seq))
        (record,) = await tables.records(table)
    assert (after.phase, after.match_winner) == (Phase.MATCH_OVER, "south")
    # It is told as what it was: nobody has resigned.
    assert (after.absent, after.resigned) == ("north", None)
    assert after.results[-1].ended == "absence"
    assert ("Absent", "yes") in record.tags


async def test_resigned_match_is_not_told_as_absence() -> None:
    """The other way round."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.NORTH)
        after = await ask(tables, table, Seat.NORTH, ResignMatch(seq=view.seq))
    assert (after.absent, after.resigned) == (None, "north")
    assert after.results[-1].ended != "absence"


async def test_leaving_in_one_tab_is_not_leaving_while_another_is_at_the_table() -> None:
    """The opponent may neither replace nor take the match; closing the last tab is no leaving."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        async with tables.subscribe(table, Seat.NORTH):
            async with tables.subscribe(table, Seat.NORTH):
                view = await tables.view(table, Seat.NORTH)
                await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
            mine = await tables.view(table, Seat.SOUTH)
            assert mine.opponent is not None
            assert (mine.opponent.has_left, mine.opponent.is_present) == (False, True)
            assert (mine.may(Replace), mine.may(TakeMatch)) == (False, False)
        mine = await tables.view(table, Seat.SOUTH)
        assert not mine.may(TakeMatch)
        async with tables.subscribe(table, Seat.NORTH):
            await ask(tables, table, Seat.NORTH, Leave(seq=mine.seq))
        mine = await tables.view(table, Seat.SOUTH)
    assert mine.may(TakeMatch)


async def test_leaving_twice_is_leaving_once() -> None:
    """Nothing is written the second time."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.NORTH)
        once = await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
        twice = await ask(tables, table, Seat.NORTH, Leave(seq=once.seq))
    assert once.seq == view.seq + 1
    assert twice == once


async def test_watching_again_is_coming_back() -> None:
    """Whoever opens the table again after leaving is back."""
    async with tables_on(absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.NORTH)
        await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
        async with tables.subscribe(table, Seat.NORTH):
            mine = await tables.view(table, Seat.SOUTH)
    assert mine.opponent is not None
    assert (mine.opponent.has_left, mine.opponent.is_present) == (False, True)
    assert not mine.may(TakeMatch)


async def test_acting_is_coming_back() -> None:
    """Somebody who plays a card has not left."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await tables.view(table, Seat.SOUTH)
        left = await ask(tables, table, Seat.SOUTH, Leave(seq=view.seq))
        after = await play_lowest(tables, table, left)
    assert after.occupant is not None
    assert not after.occupant.has_left


async def test_computer_takes_the_seat_and_the_person_may_take_it_back() -> None:
    """The computer plays on from the same cards; the name stays, the hand is practice."""
    store = MemoryStore()
    async with tables_on(store, absent_after=NEVER) as tables:
        table = await tables.create(NAMED_DEALER, TWO_PEOPLE)
        view = await play_plays(tables, table, 5)
        left = await ask(tables, table, Seat.NORTH, Leave(seq=view.seq))
        await ask(tables, table, Seat.SOUTH, Replace(seq=left.seq, level=LOWEST))
        async with tables.subscribe(table, Seat.SOUTH) as views:
            async for view in views:
                if view.may(Play):
                    break
        assert view.opponent is not None
        assert (view.opponent.name, view.opponent.level) == ("Bob", LOWEST)
        assert view.is_practice
        theirs = await tables.view(table, Seat.NORTH)
        assert (theirs.may(ComeBack), theirs.may(Resign)) == (True, False)
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.NORTH, Resign(seq=theirs.seq))
        assert caught.value.code == Refusal.NOT_SEATED
        back = await ask(tables, table, Seat.NORTH, ComeBack())
    assert back.occupant is not None
    assert (back.occupant.level, back.occupant.name, back.may(ComeBack)) == (None, "Bob", False)


async def test_nobody_comes_back_to_a_seat_that_was_never_a_persons() -> None:
    """A computer's own seat cannot be taken."""
    async with tables_on() as tables:
        table = await tables.create(NAMED_DEALER, (None, TWO_PEOPLE[1]))
        with pytest.raises(RefusedError) as caught:
            await ask(tables, table, Seat.NORTH, ComeBack())
        assert caught.value.code == Refusal.NOT_SEATED
