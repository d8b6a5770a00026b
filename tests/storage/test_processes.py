"""Several processes on one PostgreSQL database, each with a database and a cache of its own."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, text, update

from germanwhist.rules import RuleSet, Seat
from germanwhist.service import Phase, Refusal, RefusedError, SeatKey, Tables
from germanwhist.service.processes import Gone, Nobody, Seen
from germanwhist.service.processes.news import seen as told
from germanwhist.service.requests import NextHand, Play, TakeMatch
from germanwhist.storage import Database, SqlEventStore, Statistics, delete_everything, schema
from tests.service.tables_for_tests import (
    NAMED_DEALER,
    TWO_PEOPLE,
    WITH_COMPUTER,
    LowestCard,
    play_plays,
    seeded,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from germanwhist import Card, View
    from germanwhist.service import TableView
    from germanwhist.service.processes import Others

NEVER = 1e9  # seconds
TWO_HANDS = RuleSet.parse("first_dealer=seat match=hands=2")


@asynccontextmanager
async def process(
    address: str, others: Others | None = None, **parts: Any
) -> AsyncIterator[Tables]:
    """Tables as one process has them; by itself it looks for nothing unless told to."""
    async with await Database.open(address) as database:
        setup = seeded(**({"look_every": NEVER, "heal_every": NEVER} | parts))
        tables = Tables(SqlEventStore(database), setup, others=others or database.others)
        yield tables
        await tables.aclose()


async def play_a_card(tables: Tables, table: str) -> int:
    """Play the lowest legal card of whoever is to play; the number of the event seen before."""
    whole = await tables.view(table, Seat.NORTH)
    assert whole.view is not None
    assert whole.view.to_play is not None
    seat = whole.view.to_play
    mine = await tables.view(table, seat)
    assert mine.view is not None
    await tables.ask(table, seat, Play(card=mine.view.legal_plays().lowest(), seq=mine.seq))
    return mine.seq


async def seen(views: AsyncIterator[TableView], *, after: int) -> TableView:
    """The next view with a later event."""
    async for view in views:
        if view.seq > after:
            return view
    raise AssertionError("no more is shown")


async def test_a_play_at_one_process_is_shown_at_the_other(postgresql: str) -> None:
    """By news alone: neither looks at the store by itself."""
    async with process(postgresql) as here, process(postgresql) as there:
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with (
            asyncio.timeout(60),
            here.subscribe(table, Seat.NORTH) as north,
            there.subscribe(table, Seat.SOUTH) as south,
        ):
            for number in range(6):
                before = await play_a_card((here, there)[number % 2], table)
                await seen(north, after=before)
                await seen(south, after=before)


async def test_lost_news_are_healed_by_a_look(postgresql: str) -> None:
    """A process to which nobody tells anything finds what was written."""
    async with (
        process(postgresql) as here,
        process(postgresql, Nobody(), look_every=0.01) as there,
    ):
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with asyncio.timeout(60), there.subscribe(table, Seat.SOUTH) as south:
            await seen(south, after=await play_a_card(here, table))


async def test_listening_begins_again_when_the_connection_broke(postgresql: str) -> None:
    """As when the database was started anew."""
    async with process(postgresql, heal_every=0.05) as here, process(postgresql) as there:
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with asyncio.timeout(60), there.subscribe(table, Seat.SOUTH) as south:
            end_listening(postgresql)
            async with here.subscribe(table, Seat.NORTH):
                while True:
                    view = await anext(south)
                    if view.opponent is not None and view.opponent.is_present:
                        break
            await seen(south, after=await play_a_card(here, table))


async def test_what_was_played_while_nobody_listened_is_shown_when_they_do(
    postgresql: str,
) -> None:
    """Though neither looks at the store by itself, and whoever comes first."""
    async with process(postgresql) as here, process(postgresql) as there:
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with asyncio.timeout(60), there.subscribe(table, Seat.SOUTH) as south:
            for _ in range(3):
                end_listening(postgresql)
                await seen(south, after=await play_a_card(here, table))


def end_listening(address: str) -> None:
    """Break the connection of every process that listens."""
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
        )
    engine.dispose()


async def test_presence_is_known_at_every_process(postgresql: str) -> None:
    """Coming and going elsewhere is shown, and who is there cannot be replaced."""
    async with (
        process(postgresql) as here,
        process(postgresql, absent_after=0.2) as there,
        asyncio.timeout(60),
    ):
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with there.subscribe(table, Seat.SOUTH) as views:
            async with here.subscribe(table, Seat.NORTH):
                async for view in views:
                    if view.opponent is not None and view.opponent.is_present:
                        break
                await asyncio.sleep(0.3)  # longer than one may be away
                assert not (await there.view(table, Seat.SOUTH)).may(TakeMatch)
            async for view in views:
                if view.may(TakeMatch):
                    assert view.opponent is not None
                    assert not view.opponent.is_present
                    break


async def test_both_ask_for_the_next_hand_at_once(postgresql: str) -> None:
    """One of them deals it; to the other it has been dealt already, as in one process."""
    async with process(postgresql) as here, process(postgresql) as there:
        table = await here.create(TWO_HANDS, TWO_PEOPLE)
        async with (
            here.subscribe(table, Seat.NORTH),
            there.subscribe(table, Seat.SOUTH),
            asyncio.timeout(60),
        ):
            view = await play_plays(here, table, 52)
            assert view.phase is Phase.HAND_OVER
            outcomes = await asyncio.gather(
                here.ask(table, Seat.NORTH, NextHand(seq=view.seq)),
                there.ask(table, Seat.SOUTH, NextHand(seq=view.seq)),
                return_exceptions=True,
            )
            refused = [one.code for one in outcomes if isinstance(one, RefusedError)]
            assert refused == [Refusal.STALE]
            assert (await here.view(table, Seat.NORTH)).phase is Phase.PLAYING


class CountedCard(LowestCard):
    """Counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> Card:
        """The lowest legal card."""
        self.asked += 1
        return super().choose(view)


async def test_one_process_plays_for_the_computer(postgresql: str) -> None:
    """Though the table is open at two, each card is thought about once."""
    player = CountedCard()
    parts: dict[str, Any] = {"make_player": lambda _: player, "heal_every": 0.05}
    async with process(postgresql, **parts) as here, process(postgresql, **parts) as there:
        table = await here.create(NAMED_DEALER, WITH_COMPUTER)
        async with (
            asyncio.timeout(60),
            here.subscribe(table, Seat.SOUTH) as first,
            there.subscribe(table, Seat.SOUTH) as second,
        ):
            for views in (first, second):
                await until_my_turn(views, after=0)
            await asyncio.sleep(0.2)  # both have told by then that somebody watches
            player.asked = 0
            plays = await plays_at(here, table)
            for number in range(5):
                before = await play_a_card((here, there)[number % 2], table)
                for views in (first, second):
                    await until_my_turn(views, after=before)
            assert player.asked == await plays_at(here, table) - plays - 5


async def plays_at(tables: Tables, table: str) -> int:
    """How many cards have been played there."""
    whole = await tables.view(table, Seat.SOUTH)
    assert whole.view is not None
    return len(whole.view.plays)


async def until_my_turn(views: AsyncIterator[TableView], *, after: int) -> None:
    """Wait for a later view in which a card may be played."""
    async for view in views:
        if view.seq > after and view.may(Play):
            return


async def test_one_process_at_a_time_is_alone(postgresql: str) -> None:
    """Until it has done, or is gone."""
    async with await Database.open(postgresql) as first:
        second = await Database.open(postgresql)
        async with second.others.alone("sweep") as is_second, first.others.alone("sweep") as is_1:
            assert (is_second, is_1) == (True, False)
        async with first.others.alone("sweep") as is_1, second.others.alone("par") as is_second:
            assert (is_1, is_second) == (True, True)
        held = second.others.alone("sweep")
        await held.__aenter__()
        await second.aclose()
        is_1 = False
        async with asyncio.timeout(60):
            while not is_1:  # the database has to notice that the connection has ended
                async with first.others.alone("sweep") as is_1:
                    pass
        await held.__aexit__(None, None, None)


async def test_long_lists_of_who_watches_are_told_in_parts(postgresql: str) -> None:
    """PostgreSQL carries 8,000 bytes at once."""
    heard: list[Any] = []
    done = asyncio.Event()

    def hear(news: object) -> None:
        heard.append(news)
        if isinstance(news, Gone):
            done.set()

    async with await Database.open(postgresql) as database:
        has_begun = asyncio.Event()
        database.others.hear(hear, begun=has_begun.set)
        async with asyncio.timeout(60):
            await has_begun.wait()
            tables = {f"{number:022}": (1, 10) for number in range(1_000)}
            for news in told("a" * 22, tables):
                await database.others.say(news)
            await database.others.say(Gone("a"))
            await done.wait()
    found = {name for news in heard if isinstance(news, Seen) for name in news.tables}
    assert found == set(tables)


async def test_transactions_that_wait_for_each_other_are_both_done(postgresql: str) -> None:
    """One of them is done again."""
    async with await Database.open(postgresql) as first, await Database.open(postgresql) as second:
        tables = Tables(SqlEventStore(first), seeded())
        a, b = [await tables.create(NAMED_DEALER, TWO_PEOPLE) for _ in range(2)]
        await tables.aclose()
        for _ in range(3):
            await asyncio.gather(
                *(
                    database.write(partial(touch, order))
                    for database, order in ((first, (a, b)), (second, (b, a)))
                )
            )


def touch(tables: tuple[str, str], connection: Connection) -> None:
    """Change tables one after the other."""
    for table in tables:
        kept = schema.tables
        connection.execute(update(kept).where(kept.c.id == table).values(hands=kept.c.hands + 1))
        connection.execute(text("SELECT pg_sleep(0.1)"))


async def test_deals_of_the_last_minute_are_not_counted_yet(postgresql: str) -> None:
    """A hand with a lower number may still be on its way from another process."""
    async with await Database.open(postgresql) as database:
        tables = Tables(SqlEventStore(database), seeded())
        await play_plays(tables, await tables.create(NAMED_DEALER, TWO_PEOPLE), 52)
        await tables.aclose()
        statistics = Statistics(database)
        assert len(await statistics.deals(after=0)) == 1
        await database.write(
            lambda connection: (
                connection.execute(update(schema.hands).values(finished_at=time.time())).rowcount
            )
        )
        assert await statistics.deals(after=0) == ()


@pytest.mark.parametrize("count", [4])
async def test_new_database_is_made_by_several_at_once(postgresql: str, count: int) -> None:
    """Each of them finds it whole."""
    databases = await asyncio.gather(*(Database.open(postgresql) for _ in range(count)))
    for database in databases:
        await database.aclose()


async def test_deleted_tables_are_let_go_at_every_process(postgresql: str) -> None:
    """Whoever watches at another process sees no name and no card of them any more."""
    async with process(postgresql) as here, process(postgresql) as there:
        seats = (SeatKey(Seat.NORTH, key="bob"), SeatKey(Seat.SOUTH, key="ann"))
        table = await here.create(NAMED_DEALER, TWO_PEOPLE, keys=seats)
        async with asyncio.timeout(60), there.subscribe(table, Seat.NORTH) as north:
            await anext(north)
            async with await Database.open(postgresql) as database:
                here.let_go(await delete_everything(database, "ann"))
            async for _ in north:
                pass  # until the watching ends
        view = await there.view(table, Seat.NORTH)
        assert view.opponent is not None
        assert view.opponent.name is None
