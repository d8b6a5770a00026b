"""A table goes on with the version of a level that it began with; new tables have the newest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import RuleSet, Seat
from germanwhist.players import LEVEL_NAMES
from germanwhist.service import Device, RefusedError, computer, person, players
from germanwhist.service.requests import NextHand, Play, Resign
from germanwhist.service.setup import Setup
from tests.service.memory_store import MemoryStore
from tests.service.tables_for_tests import LowestCard, my_turn
from tests.service.test_honest_deals import cut_all, sealed_tables

if TYPE_CHECKING:
    from germanwhist.service import Tables

S = Seat.SOUTH
MATCH = RuleSet.parse("match=target=100")


async def _play_a_card(tables: Tables, table: str) -> None:
    """The person plays; the computer has played before, or does now."""
    view = await my_turn(tables, table)
    assert view.view is not None
    card = view.view.legal_plays().lowest()
    await tables.ask(table, S, Play(seq=view.seq, card=card))
    await my_turn(tables, table)


async def _give_up(tables: Tables, table: str) -> None:
    """The person gives the hand up."""
    await tables.ask(table, S, Resign(seq=(await my_turn(tables, table)).seq))


async def test_a_table_keeps_its_version_of_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in its next hands, and after a restart of the server with a newer version."""
    asked: list[str] = []

    def make(level: str, _seed: int) -> LowestCard:
        asked.append(level)
        return LowestCard()

    store, device = MemoryStore(), Device()
    seats = (computer("novice"), person("Ann"))
    async with sealed_tables(store, make_seeded_player=make, levels=("novice",)) as tables:
        table = await tables.create(MATCH, seats, promises=(None, device.promise(S)))
        await cut_all(tables, table, {S: device})
        await _play_a_card(tables, table)
    assert set(asked) == {"novice"}

    monkeypatch.setitem(players._NEWEST, "novice", 2)
    asked.clear()
    async with sealed_tables(store, make_seeded_player=make, levels=("novice",)) as tables:
        for _ in range(2):
            await _give_up(tables, table)
            await tables.ask(table, S, NextHand(seq=(await tables.view(table, S)).seq))
            await cut_all(tables, table, {S: device})
            await _play_a_card(tables, table)
        assert set(asked) == {"novice@1"}
        records = await tables.records(table)
        assert [("NorthPlayer", "novice@1") in record.tags for record in records] == [True, True]

        asked.clear()
        other = Device()
        table = await tables.create(MATCH, seats, promises=(None, other.promise(S)))
        await cut_all(tables, table, {S: other})
        await _play_a_card(tables, table)
        await _give_up(tables, table)
        (record,) = await tables.records(table)
        assert ("NorthPlayer", "novice@2") in record.tags
        assert set(asked) == {"novice"}


def test_an_older_version_may_be_chosen_by_its_number() -> None:
    """The levels to choose from are told without versions; of each there may be several."""
    setup = Setup()
    assert setup.levels == LEVEL_NAMES
    for level in ("master", "master@1", "master@2", "master@3", "master@4"):
        setup.check_level(level)
    for level in ("master@5", "nobody@1", "@1"):
        with pytest.raises(RefusedError, match="no such level"):
            setup.check_level(level)
