"""A trial: people play, one fault comes after the other, and what was lost is counted."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from math import inf
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec import to_builtins

from germanwhist import Seat
from germanwhist.notation import view_to_json
from germanwhist.service import Played, fold
from germanwhist.storage import Database, SqlEventStore
from tests.web.faults.games import Games
from tests.web.faults.kinds import KINDS
from tests.web.faults.servers import Servers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from germanwhist.service.store import StoredEvent

__all__ = ["trial"]

_ASIDE: Final = 5  # a play's event, after what is to be written of the clock before
_PLAYS: Final = 10  # at a table, of which so many at most are between two faults


async def trial(  # noqa: PLR0913 - what a trial is made of
    database: str,
    *,
    kinds: Sequence[str],
    faults: int,
    processes: int,
    tables: int,
    seed: int,
    seconds: float = inf,
    tell: Callable[[int], object] = lambda _: None,
) -> dict[str, float]:
    """Play at so many tables while things go wrong.

    Args:
        database: the URL of an empty database.
        kinds: names of kinds of faults; which one comes is left to chance.
        faults: how many come.
        processes: how many servers.
        tables: how many are played at once: half between people, half against a computer.
        seed: of what is left to chance.
        seconds: after which no further fault comes.
        tell: is given the number of each fault after it.

    Returns:
        Faults, acknowledged plays, how many of them are lost; messages that were compared with the
        events, how many of them showed something else than the seat's view; the most seconds that
        a clock was charged in a match, where everybody plays at once; and the median, the 99th
        percentile and the longest of the seconds that somebody waited until their table moved on.
    """
    rng = Random(seed)
    servers = Servers(database)
    games = Games(servers, Random(seed))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(servers.end_all)
        await asyncio.gather(*(servers.start() for _ in range(processes)))
        people = (games.two_play, games.one_plays)
        playing = [asyncio.create_task(people[number % 2]()) for number in range(tables)]
        end, number = perf_counter() + seconds, 0
        while number < faults and perf_counter() < end:
            number += 1
            enough = len(games.plays) + rng.randrange(1, _PLAYS * tables)
            while len(games.plays) < enough:
                await asyncio.sleep(0.02)
            await KINDS[rng.choice(kinds)](servers, rng)
            tell(number)
        games.is_over = True
        await asyncio.gather(*playing)
    lost, wrong, charged = await _compare(database, games)
    waits = sorted(games.waits)
    return {
        "faults": number,
        "processes": processes,
        "tables": tables,
        "plays": len(games.plays),
        "lost": lost,
        "compared": len(games.told),
        "wrong": wrong,
        "charged_s_most": round(charged, 3),
        "waited_s_median": round(waits[len(waits) // 2], 4),
        "waited_s_99": round(waits[int(len(waits) * 0.99)], 3),
        "waited_s_longest": round(waits[-1], 3),
    }


async def _compare(database: str, games: Games) -> tuple[int, int, float]:
    """Plays that are not in the database, views that were not the seat's own, seconds charged."""
    async with await Database.open(database) as opened:
        store = SqlEventStore(opened)
        tables = {play.table for play in games.plays} | {told.table for told in games.told}
        events = {table: await store.read(table) for table in tables}
    charged = max(_charged(table, kept) for table, kept in events.items())
    lost = sum(
        Played(seat=play.seat, card=play.card)
        not in [stored.event for stored in events[play.table][play.seq - 1 :][:_ASIDE]]
        for play in games.plays
    )
    wrong = 0
    for told in games.told:
        state = fold(told.table, events[told.table][: told.seq])
        view = None if state is None else state.view(told.seat)
        wrong += view is None or to_builtins(view_to_json(view)) != told.view
    return lost, wrong, charged


def _charged(table: str, events: Sequence[StoredEvent]) -> float:
    """The most seconds that a clock of a table was charged; 0 where it has none."""
    state = fold(table, events)
    assert state is not None
    if state.clock is None:
        return 0.0
    rule, left = state.clock.rule, state.clock.left
    movers = [stored.event.seat for stored in events if isinstance(stored.event, Played)]
    return max(rule.seconds + rule.gain * movers.count(seat) - left[seat] for seat in Seat)
