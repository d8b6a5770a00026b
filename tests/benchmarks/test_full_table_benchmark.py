"""Facts from a whole table: the same as from all deals, or from many of them."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from click.testing import CliRunner

from benchmarks.full_table import full_facts, main
from benchmarks.stage_two_facts import facts_of
from germanwhist import Objective, Suit
from germanwhist.engine import build_table_file, solve_many

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def every_owner(ranks: int) -> NDArray[np.int8]:
    """Every deal of half a pack to two players: 1 for the leader's cards, -1 for the follower's."""
    cards = range(4 * ranks)
    rows = []
    for leader in combinations(cards, ranks):
        rest = [card for card in cards if card not in leader]
        for follower in combinations(rest, ranks):
            row = np.zeros(len(cards), np.int8)
            row[list(leader)] = 1
            row[list(follower)] = -1
            rows.append(row)
    return np.array(rows)


def masks(is_held: NDArray[np.bool_], ranks: int) -> NDArray[np.uint64]:
    """Card sets of a pack whose lowest ranks are left out."""
    place = np.array([13 * (c // ranks) + 13 - ranks + c % ranks for c in range(4 * ranks)])
    bits = np.left_shift(np.uint64(1), place.astype(np.uint64))
    sets: NDArray[np.uint64] = is_held.astype(np.uint64) @ bits
    return sets


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("has_trump", [True, False])
def test_positions_are_weighed_by_the_deals_they_stand_for(
    objective: Objective, *, has_trump: bool, tmp_path: Path
) -> None:
    """Twelve cards in three ranks, three tricks: every one of the 18,480 deals, one by one."""
    ranks = 3
    path = tmp_path / "three.table"
    build_table_file(path, tricks=ranks, objective=objective, has_trump=has_trump)
    owners = every_owner(ranks)
    tricks = solve_many(
        masks(owners == 1, ranks),
        masks(owners == -1, ranks),
        trumps=np.full(len(owners), Suit.HEARTS if has_trump else -1, np.int8),
        objective=objective,
    )
    suits = owners.reshape(-1, 4, ranks)
    sides = [suit for suit in Suit if not (has_trump and suit is Suit.HEARTS)]
    parts = [suits[:, sides].sum(axis=1), *([suits[:, Suit.HEARTS]] if has_trump else [])]
    rows = np.hstack([np.ones((len(owners), 1)), *parts])
    expected = facts_of(
        np.bincount(tricks, minlength=ranks + 1) / len(owners),
        rows.T @ rows / len(owners),
        rows.T @ tricks / len(owners),
        positions=len(owners),
    )

    found = full_facts(path, ranks=ranks)

    assert found.shares == pytest.approx(expected.shares)
    assert np.array(found.worths) == pytest.approx(np.array(expected.worths), abs=1e-9)
    assert found.explained == pytest.approx(expected.explained)


def test_table_that_covers_too_few_tricks_is_refused(tmp_path: Path) -> None:
    """The line names the file and what was expected."""
    path = tmp_path / "three.table"
    build_table_file(path, tricks=3)
    outcome = CliRunner().invoke(main, [str(path)])
    assert outcome.exit_code == 2
    assert "covers 3 tricks (expected a table of 13 or more)" in outcome.stderr
