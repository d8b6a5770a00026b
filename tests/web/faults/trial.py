"""A trial: people play, one fault comes after the other, and what was lost is counted."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from tests.web.faults.found import Found, found
from tests.web.faults.games import Games
from tests.web.faults.kinds import KINDS
from tests.web.faults.lateness import Lateness
from tests.web.faults.servers import Servers

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["trial"]

_PLAYS: Final = 5  # at a table, of which so many at most are between two faults


async def trial(  # noqa: PLR0913 - what a trial is made of
    database: str,
    *,
    kinds: Sequence[str],
    faults: int,
    processes: int,
    tables: int,
    seed: int,
) -> Found:
    """Play at so many tables while things go wrong.

    Args:
        database: the URL of an empty database.
        kinds: names of kinds of faults; which one comes is left to chance.
        faults: how many come.
        processes: how many servers.
        tables: how many are played at once: between two who know each other, against a computer,
            and between two who were paired for ratings, by turns.
        seed: of what is left to chance.
    """
    rng = Random(seed)
    befell: Counter[str] = Counter()
    async with Servers(database) as servers, Lateness() as lateness:
        await asyncio.gather(*(servers.start() for _ in range(processes)))
        games = Games(servers, lateness, Random(seed))
        people = (games.two_play, games.one_plays, games.two_meet)
        async with asyncio.TaskGroup() as playing:
            for number in range(tables):
                playing.create_task(people[number % len(people)]())
            for _ in range(faults):
                enough = len(games.plays) + rng.randrange(1, _PLAYS * tables)
                while len(games.plays) < enough:
                    await asyncio.sleep(0.02)
                kind = rng.choice(kinds)
                servers.diary.note(f"{kind} begins")
                await KINDS[kind](servers, rng)
                servers.diary.note(f"{kind} is over")
                befell[kind] += 1
            games.is_over = True
    return await found(database, games, befell)
