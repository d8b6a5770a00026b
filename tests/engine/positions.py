"""Positions of stage two for the tests of the solver."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from germanwhist import Card, CardSet, Objective, Position, Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

KINDS = [(objective, has_trump) for objective in Objective for has_trump in (True, False)]
KIND_NAMES = [f"{objective}-{'trumps' if has_trump else 'plain'}" for objective, has_trump in KINDS]


def random_position(
    rng: Random, tricks: int, *, objective: Objective, has_trump: bool, is_led: bool = False
) -> Position:
    """A position of so many tricks, from the whole pack."""
    cards = [Card.from_index(index) for index in rng.sample(range(52), 2 * tricks)]
    led = cards.pop() if is_led else None
    return Position(
        trump=rng.choice(list(Suit)) if has_trump else None,
        leader=CardSet(cards[tricks:]),
        follower=CardSet(cards[:tricks]),
        objective=objective,
        led=led,
    )


def every_position(tricks: int, *, objective: Objective, has_trump: bool) -> Iterator[Position]:
    """Every position of so many tricks, but for the names of suits and ranks.

    Spades are trumps; the side suits have falling lengths, and the ranks go up from two.
    """
    size = 2 * tricks
    for trump in range(size + 1):
        for first in range(size - trump, -1, -1):
            for second in range(min(first, size - trump - first), -1, -1):
                third = size - trump - first - second
                if third > second:
                    continue
                lengths = zip(reversed(Suit), (trump, first, second, third), strict=True)
                cards = [Card.of(s, Rank(r)) for s, length in lengths for r in range(length)]
                for leader in combinations(cards, tricks):
                    yield Position(
                        trump=Suit.SPADES if has_trump else None,
                        leader=CardSet(leader),
                        follower=CardSet(cards) - CardSet(leader),
                        objective=objective,
                    )
