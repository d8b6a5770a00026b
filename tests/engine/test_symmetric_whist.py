"""Whist with open cards in which both hold equally many cards of each suit, without trumps.

Wästlund, Two-person symmetric whist (Electronic Journal of Combinatorics 12, 2005, R44) proves that
each suit then has a value, and that the outcome of a deal depends on the sum of the values alone.
What follows from that is tried here on every deal of small suits; the values themselves are not
worked out. The last two tests say what was found on all of these deals; for larger suits they are
no theorems.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from germanwhist import Card, CardSet, Objective, Position, Rank, Suit
from germanwhist.engine import solve_many
from germanwhist.testing.reference_solver import ReferenceSolver

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    # Whose each card is, from the lowest: L for the player called left, R for the other.
    SuitDeal = str
    Deal = tuple[SuitDeal, ...]


@cache
def suits_of(cards: int) -> tuple[SuitDeal, ...]:
    """Every suit in which both hold so many cards."""
    places = range(2 * cards)
    lefts = combinations(places, cards)
    return tuple("".join("L" if p in left else "R" for p in places) for left in lefts)


SUITS = suits_of(1) + suits_of(2) + suits_of(3)


def mirror(suit: SuitDeal) -> SuitDeal:
    """The same suit with the hands exchanged."""
    return suit.translate(str.maketrans("LR", "RL"))


def holding(deal: Deal, player: str) -> CardSet:
    """The cards of one player."""
    return CardSet(
        Card.of(suit, rank)
        for suit, owners in zip(Suit, deal, strict=False)
        for rank, owner in zip(Rank, owners, strict=False)
        if owner == player
    )


def margins(deals: Sequence[Deal]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Left's tricks less right's in each deal, when left leads and when right leads."""
    left, right = (
        np.array([holding(deal, player).mask for deal in deals], np.uint64) for player in "LR"
    )
    trumps = np.full(len(deals), -1, np.int8)
    sizes = np.array([sum(map(len, deal)) // 2 for deal in deals])
    led_by_left = solve_many(left, right, trumps=trumps).astype(np.int64)
    led_by_right = solve_many(right, left, trumps=trumps).astype(np.int64)
    return 2 * led_by_left - sizes, sizes - 2 * led_by_right


def behaviour(suit: SuitDeal, others: Iterable[Deal]) -> tuple[int, ...]:
    """What comes of a suit beside each of some deals, whoever leads."""
    both = margins([(suit, *beside) for beside in others])
    return tuple(int(margin) for led in both for margin in led)


def test_the_solver_agrees_with_one_that_tries_everything() -> None:
    """On deals as they are used here, so that what is found is the game's and not the solver's."""
    rng = Random(1)
    reference = ReferenceSolver(Objective.HIGH, has_trump=False)
    for _ in range(150):
        deal = tuple(rng.choice(SUITS) for _ in range(rng.choice((2, 3))))
        position = Position(trump=None, leader=holding(deal, "L"), follower=holding(deal, "R"))
        tricks = sum(map(len, deal)) // 2
        assert margins([deal])[0][0] == 2 * reference.leader_tricks(position) - tricks


def test_suits_that_no_two_others_tell_apart_are_alike_beside_three() -> None:
    """A suit counts by its value alone, so suits of one value replace each other everywhere."""
    two = [d for size in (0, 1, 2) for d in combinations_with_replacement(SUITS, size)]
    alike = defaultdict(list)
    for suit in SUITS:
        alike[behaviour(suit, two)].append(suit)
    groups = [group for group in alike.values() if len(group) > 1]
    assert len(groups) == 3
    three = list(combinations_with_replacement(SUITS, 3))
    for group in groups:
        assert len({behaviour(suit, three) for suit in group}) == 1, group


def test_the_order_of_the_suits_does_not_matter() -> None:
    """A sum is the same in any order: a deal and its suits turned round, whoever leads."""
    deals = list(combinations_with_replacement(SUITS, 3))
    there, back = margins(deals), margins([deal[::-1] for deal in deals])
    assert all((a == b).all() for a, b in zip(there, back, strict=True))


def test_a_suit_and_its_mirror_cancel_out() -> None:
    """Both make half of the tricks, whoever leads; and so beside another such pair."""
    pairs: list[Deal] = [(s, mirror(s)) for size in (1, 2, 3, 4) for s in suits_of(size)]
    pairs += [(s, mirror(s), t, mirror(t)) for s, t in combinations_with_replacement(SUITS, 2)]
    for led in margins(pairs):
        assert not led.any()


def test_the_lead_never_helps_in_two_suits_and_may_help_in_three() -> None:
    """It costs or gains one trick at most, in every deal of up to four suits of up to three."""
    for count, can_help in ((1, False), (2, False), (3, True), (4, True)):
        leading, following = margins(list(combinations_with_replacement(SUITS, count)))
        gain = (leading - following) // 2  # of leading, in tricks
        assert gain.min() == -1
        assert gain.max() == (1 if can_help else 0)
