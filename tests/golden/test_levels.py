"""A level of a version plays what it has always played: people measure themselves against it."""

from __future__ import annotations

from pathlib import Path

import pytest

from germanwhist import Record, load_records
from tests.golden.levels import played_again

HANDS = tuple(load_records(Path(__file__).with_name("levels.gwr")))


def _cases() -> list[object]:
    """Every hand, by its player and number; the first two of each player are tried every time."""
    return [
        pytest.param(
            hand,
            id=f"{hand.north}-{hand.hand_number}",
            marks=() if (hand.hand_number or 0) <= 2 else pytest.mark.thorough,
        )
        for hand in HANDS
    ]


def test_the_strongest_level_is_guarded_by_2000_decisions() -> None:
    """Enough that a change of its play shows."""
    decisions = [len(hand.plays) for hand in HANDS if hand.north == "master@1"]
    assert sum(decisions) >= 2_000


@pytest.mark.parametrize("kept", _cases())
def test_the_level_plays_the_same_cards_as_ever(kept: Record) -> None:
    """Card for card, both seats, in a hand of any rules."""
    assert played_again(kept).plays == kept.plays
