"""What keeps or computes points does so at the largest stake."""

from __future__ import annotations

import importlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from germanwhist import Card, Deal, FirstDealer, Hand, RuleSet
from germanwhist.engine import SearchMethod, SearchPlayer
from germanwhist.envs import BatchEnv
from germanwhist.service import Tables
from germanwhist.storage import Database, SqlEventStore
from tests.service.tables_for_tests import TWO_PEOPLE, play_plays, seeded

if TYPE_CHECKING:
    from pathlib import Path

DEAREST: Final = RuleSet.parse("counting=weighted hand_score=per_trick stake=10000")


def test_rewards_of_the_batched_environment_are_exact() -> None:
    """What each seat scores less the other, as the rules say it of the same hand."""
    env = BatchEnv(DEAREST, 3, seed=1)
    step = env.reset()
    while not step.ended.any():
        actions = env.sample()
        before = [env.hand(row) for row in range(env.hands)]
        step = env.step(actions)
    for row, hand in enumerate(before):
        result = hand.play(Card.from_index(int(actions[row]))).result
        assert result is not None
        north, south = result.points
        assert north + south == 390_000
        assert step.rewards[row].tolist() == [north - south, south - north]


def test_open_spiel_knows_the_most_that_can_be_won() -> None:
    """39 units of 10,000 points, to one side or the other."""
    pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel, the extra openspiel")
    importlib.import_module("germanwhist.envs.openspiel")
    game = pyspiel.load_game(
        "python_german_whist(counting=weighted,hand_score=per_trick,stake=10000)"
    )
    assert (game.min_utility(), game.max_utility()) == (-390_000, 390_000)


async def test_database_keeps_a_hand_of_the_largest_stake(tmp_path: Path) -> None:
    """A table at which the last trick could not be written would be lost to both players."""
    async with await Database.open(tmp_path / "a.db") as database:
        tables = Tables(SqlEventStore(database), seeded())
        rules = replace(DEAREST, first_dealer=FirstDealer.SEAT)
        table = await tables.create(rules, TWO_PEOPLE)
        view = await play_plays(tables, table, 52)
        await tables.aclose()
    assert sum(view.points) == 390_000


def test_search_counts_in_points_of_the_stake() -> None:
    """Every card has a finite worth, within what a hand can bring."""
    view = Hand.start(DEAREST, Deal.shuffled(1)).view(Deal.shuffled(1).dealer.opponent)
    advice = SearchPlayer(SearchMethod.MONTE_CARLO, 20).advise(view)
    assert all(abs(card.points) <= 390_000 for card in advice.cards)
