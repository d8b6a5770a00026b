"""A process follows what others write, also when it has not heard of it."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING

from germanwhist import Seat
from germanwhist.service import Tables
from germanwhist.service.processes import Nobody
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import NAMED_DEALER, TWO_PEOPLE, play_plays, seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.service.processes.news import News

NEVER = 1e9  # seconds until a look


class Deaf:
    """A way to other processes on which all news are lost."""

    are_heard: bool | None = True
    alone = Nobody().alone
    begin: Callable[[], object]

    def hear(self, tell: Callable[[News], object], *, begun: Callable[[], object]) -> None:  # noqa: ARG002
        """Only that listening has begun is heard."""
        self.begin = begun

    async def say(self, news: News) -> None:
        """Nobody hears it."""


async def test_what_was_written_meanwhile_is_shown_once_news_are_heard_again() -> None:
    """At once, and not at the next look."""
    store, deaf = MemoryStore(), Deaf()
    setup = seeded(look_every=NEVER, heal_every=NEVER)
    here, there = Tables(store, setup), Tables(store, setup, others=deaf)
    async with aclosing(here), aclosing(there), asyncio.timeout(60):
        table = await here.create(NAMED_DEALER, TWO_PEOPLE)
        async with there.subscribe(table, Seat.SOUTH) as views:
            seq = (await anext(views)).seq
            for plays in (1, 2):
                await play_plays(here, table, plays)
                deaf.begin()
                view = await anext(views)
                assert view.seq > seq
                seq = view.seq
