"""Whatever is asked, in whatever order, only what is right happens, and the events say so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import pytest

from germanwhist import PRESETS, Card, Fault, Position, RuleSet, Seat
from germanwhist.service import Refusal, RefusedError, Tables, TableView, fold, person
from germanwhist.service.requests import (
    Answer,
    Claim,
    ComeBack,
    Hint,
    Leave,
    NextHand,
    Play,
    Rematch,
    Replace,
    Resign,
    ResignMatch,
    TakeMatch,
    Undo,
)
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import LOWEST, TWO_PEOPLE, WITH_COMPUTER, ask, tables_on
from tests.service.test_hints import highest

if TYPE_CHECKING:
    from germanwhist.service import Event

Request: TypeAlias = Callable[[], Awaitable[object]]
CODES = {*map(str, Fault), *map(str, Refusal)}


def request_of(
    tables: Tables, table: str, view: TableView, rng: Random, *, may_end: bool
) -> Request:
    """One request of a seat: mostly sensible, sometimes late, sometimes nonsense."""
    seat = view.seat
    seq = view.seq - (rng.random() < 0.1)
    legal = tuple(view.view.legal_plays()) if view.view is not None else ()
    is_sensible = bool(legal) and rng.random() < 0.95
    card = rng.choice(legal) if is_sensible else Card.from_index(rng.randrange(52))
    play: Request = lambda: ask(tables, table, seat, Play(seq=seq, card=card))  # noqa: E731
    rare: list[Request] = [
        lambda: ask(tables, table, seat, Undo(seq=seq)),
        lambda: ask(tables, table, seat, Claim(seq=seq, tricks=rng.randrange(14))),
        lambda: ask(tables, table, seat, Answer(seq=seq, accept=rng.random() < 0.5)),
        lambda: ask(tables, table, seat, Hint(seq=seq)),
        lambda: ask(tables, table, seat, Leave(seq=seq)),
        lambda: ask(tables, table, seat, Rematch(seq=seq)),
        lambda: ask(tables, table, seat, ComeBack()),
        lambda: ask(tables, table, seat, Replace(seq=seq, level=LOWEST)),
        lambda: tables.sit(table, seat, person("Eve")),
    ]
    final: list[Request] = [
        lambda: ask(tables, table, seat, rng.choice((Resign, ResignMatch))(seq=seq)),
        lambda: ask(tables, table, seat, TakeMatch(seq=seq)),
    ]
    following: Request = lambda: ask(tables, table, seat, NextHand(seq=seq))  # noqa: E731
    kinds = (play, rng.choice(rare), rng.choice(final), following)
    return rng.choices(kinds, weights=(70, 22, int(may_end), 7))[0]


async def at_once(function: Callable[..., object], *arguments: object, **named: object) -> object:
    """Stands for a thread, so that the course of events does not depend on how busy all are."""
    return function(*arguments, **named)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [TWO_PEOPLE, WITH_COMPUTER], ids=["people", "computer"])
async def test_random_requests_never_make_a_wrong_state(
    preset: str, seats: tuple[object, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every refusal has a known code, and what is shown is what the events on disk say."""
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    rng = Random(f"{preset} {seats}")
    store = MemoryStore()
    carried_out = 0

    def judge(_position: Position, *, is_leader: bool, tricks: int) -> bool:
        return (tricks % 5 == 0) is is_leader

    async with tables_on(store, advise=highest, judge=judge) as tables:
        rules = RuleSet.parse(f"{preset} match=hands=3")
        table = await tables.create(rules, seats)  # type: ignore[arg-type]
        async with tables.subscribe(table, Seat.SOUTH):
            for number in range(250):
                view = await tables.view(table, rng.choice(list(Seat)))
                try:
                    await request_of(tables, table, view, rng, may_end=number > 150)()
                    carried_out += 1
                except RefusedError as refused:
                    if str(refused.code) not in CODES:
                        raise
                for _ in range(rng.randrange(10)):
                    await asyncio.sleep(0)  # let the computer play, or ask again before it has
    events = await store.read(table)
    state = fold(table, events)
    async with tables_on(store) as tables:
        shown = await tables.view(table, Seat.SOUTH)
    assert state is not None
    assert carried_out > 10
    assert [stored.seq for stored in events] == list(range(1, len(events) + 1))
    assert (state.seq, state.view(Seat.SOUTH)) == (shown.seq, shown.view)
    kinds: set[type[Event]] = {type(stored.event) for stored in events}
    assert len(kinds) >= 5
