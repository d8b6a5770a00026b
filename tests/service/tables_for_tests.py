"""Small helpers shared by the tests of the service."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from germanwhist import RuleSet, Seat, SeededSource, play_out
from germanwhist.school.day import ParPlay, par_hand
from germanwhist.service import Phase, Setup, Tables, computer, person
from germanwhist.service.requests import NextHand, Play
from tests.service.memory_store import MemoryStore

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import AsyncIterator

    from germanwhist import Card, View
    from germanwhist.service import TableView
    from germanwhist.service.requests import Request

LOWEST = "lowest"
NAMED_DEALER = RuleSet.parse("first_dealer=seat")
WITH_COMPUTER = (computer(LOWEST), person("Ann"))
TWO_PEOPLE = (person("Bob"), person("Ann"))


class LowestCard:
    """Plays its lowest legal card at once."""

    def choose(self, view: View) -> Card:
        """The lowest legal card."""
        return view.legal_plays().lowest()


def quick_par(day: dt.date, *, tricks: int) -> ParPlay:
    """Par of so many tricks, as two who play their lowest cards would play the hand of the day."""
    players = dict.fromkeys(Seat, LowestCard())
    return ParPlay(tricks, play_out(par_hand(day, ()), players).plays)


def seeded(**parts: Any) -> Setup:
    """A setup with the same deals on every run, and the level `lowest`."""
    standard = Setup(
        make_player=lambda _level: LowestCard(),
        levels=(LOWEST,),
        source=SeededSource(7),
        clock=lambda: 1_000_000.0,
    )
    return replace(standard, **parts)


@asynccontextmanager
async def tables_on(store: MemoryStore | None = None, **parts: Any) -> AsyncIterator[Tables]:
    """Tables on a store in memory, closed at the end."""
    tables = Tables(MemoryStore() if store is None else store, seeded(**parts))
    try:
        yield tables
    finally:
        await tables.aclose()


async def ask(tables: Tables, table: str, seat: Seat, request: Request) -> TableView:
    """Ask for something, and look at what the seat sees then."""
    await tables.ask(table, seat, request)
    return await tables.view(table, seat)


async def play_lowest(tables: Tables, table: str, view: TableView) -> TableView:
    """Play the lowest legal card of whichever seat is to play."""
    assert view.view is not None
    seat = view.view.to_play
    assert seat is not None
    mine = await tables.view(table, seat)
    assert mine.view is not None
    return await ask(tables, table, seat, Play(seq=mine.seq, card=mine.view.legal_plays().lowest()))


async def play_plays(tables: Tables, table: str, plays: int) -> TableView:
    """Play so many lowest cards at a table of two people."""
    view = await tables.view(table, Seat.SOUTH)
    for _ in range(plays):
        view = await play_lowest(tables, table, view)
    return await tables.view(table, Seat.SOUTH)


async def play_match(tables: Tables, table: str, seat: Seat) -> list[TableView]:
    """Play a whole match from one seat against a computer; every view that the seat was shown."""
    seen = []
    async with tables.subscribe(table, seat) as views:
        async for view in views:
            seen.append(view)
            if view.may(Play) and view.view is not None:
                await tables.ask(
                    table, seat, Play(seq=view.seq, card=view.view.legal_plays().lowest())
                )
            elif view.may(NextHand):
                await tables.ask(table, seat, NextHand(seq=view.seq))
            elif view.phase is Phase.MATCH_OVER:
                break
    return seen


async def my_turn(tables: Tables, table: str, seat: Seat = Seat.SOUTH) -> TableView:
    """Wait until a seat is to play, and return its view."""
    async with tables.subscribe(table, seat) as views:
        async for view in views:
            if view.may(Play):
                return view
    raise AssertionError("the table closed before the seat's turn")
