"""What has been proved about whist for two with open cards."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, CardSet, Objective, Position, Rank, Suit
from germanwhist.engine import solve
from germanwhist.testing.reference_solver import ReferenceSolver
from tests.engine.positions import random_position

if TYPE_CHECKING:
    from collections.abc import Iterator

ONE_SUIT = [Card.of(Suit.SPADES, rank) for rank in Rank]


def left_tricks(left: CardSet, right: CardSet, *, does_left_lead: bool) -> int:
    """The tricks of the player called left in a game without trumps."""
    leader, follower = (left, right) if does_left_lead else (right, left)
    tricks = solve(Position(trump=None, leader=leader, follower=follower)).leader_tricks
    return tricks if does_left_lead else len(left) - tricks


def one_suit_games(tricks: int) -> Iterator[tuple[CardSet, CardSet]]:
    """Every way to share 2n cards of one suit."""
    cards = CardSet(ONE_SUIT[: 2 * tricks])
    for left in combinations(cards, tricks):
        yield CardSet(left), cards - CardSet(left)


@pytest.mark.parametrize("tricks", [1, 2, 3, 4, 5, 6])
def test_in_one_suit_the_lead_never_helps_and_costs_at_most_a_trick(tricks: int) -> None:
    """Found so for every way to share up to 12 cards, and to 10 also by trying all plays."""
    reference = ReferenceSolver(Objective.HIGH, has_trump=False)
    for left, right in one_suit_games(tricks):
        leading = left_tricks(left, right, does_left_lead=True)
        following = left_tricks(left, right, does_left_lead=False)
        assert leading <= following <= leading + 1, f"{left} {right}"
        if tricks <= 5:
            position = Position(trump=None, leader=left, follower=right)
            assert leading == reference.leader_tricks(position)


def test_highest_and_lowest_of_four_take_one_trick_and_so_do_the_middle_two() -> None:
    """Kahn, Lagarias and Witsenhausen (1988, as below): whoever leads and however it is played."""
    for left in ("52", "43"):
        held = CardSet.parse(f"{left}...")
        others = CardSet.parse("5432...") - held
        for does_left_lead in (True, False):
            assert left_tricks(held, others, does_left_lead=does_left_lead) == 1
            leader, follower = (held, others) if does_left_lead else (others, held)
            position = Position(trump=None, leader=leader, follower=follower)
            assert {play.leader_tricks for play in solve(position).plays} == {1}


@pytest.mark.parametrize("tricks", [2, 3, 4, 5, 6])
def test_highest_and_lowest_of_four_dominate_the_middle_two(tricks: int) -> None:
    """The main result of Kahn, Lagarias and Witsenhausen, Single-suit two-person card play II.

    Order 5 (1988), Dominance.

    Of four cards that follow each other, somewhere in the suit, the outer two are worth at least
    as much as the inner two, whoever leads and whatever the other cards are.
    """
    for left, right in one_suit_games(tricks):
        cards = sorted(left | right)
        for block in zip(cards, cards[1:], cards[2:], cards[3:], strict=False):
            outer, inner = CardSet([block[0], block[3]]), CardSet(block[1:3])
            if not (inner <= left and outer <= right):
                continue
            better, worse = (left - inner) | outer, (right - outer) | inner
            for does_left_lead in (True, False):
                assert left_tricks(better, worse, does_left_lead=does_left_lead) >= left_tricks(
                    left, right, does_left_lead=does_left_lead
                )


def highest_in_a_row(holding: CardSet, in_play: CardSet, suit: Suit) -> int:
    """How many cards a holding has of a suit before the other side's highest."""
    count = 0
    for card in sorted(in_play.suit(suit), reverse=True):
        if card not in holding:
            break
        count += 1
    return count


@pytest.mark.parametrize("objective", Objective)
def test_each_of_the_highest_trumps_takes_a_trick(objective: Objective) -> None:
    """Nothing beats them, and every card is played: so wanted or not, whoever leads."""
    rng = Random(8)
    for _ in range(200):
        position = random_position(rng, 13, objective=objective, has_trump=True)
        assert position.trump is not None
        in_play = position.leader | position.follower
        tricks = solve(position).leader_tricks
        for holding, made in ((position.leader, tricks), (position.follower, 13 - tricks)):
            assert made >= highest_in_a_row(holding, in_play, position.trump)


def test_without_trumps_the_leader_takes_as_many_tricks_as_it_has_masters() -> None:
    """Led one after another, they all win: discards never do, and nothing above them appears."""
    rng = Random(9)
    for _ in range(200):
        position = random_position(rng, 13, objective=Objective.HIGH, has_trump=False)
        in_play = position.leader | position.follower
        masters = sum(highest_in_a_row(position.leader, in_play, suit) for suit in Suit)
        assert solve(position).leader_tricks >= masters


@pytest.mark.parametrize("has_trump", [True, False], ids=["trumps", "plain"])
def test_a_higher_card_is_never_worth_less(*, has_trump: bool) -> None:
    """Two neighbouring cards of a suit change hands, and who gets the higher one does not lose."""
    rng = Random(5)
    for _ in range(60):
        position = random_position(rng, 13, objective=Objective.HIGH, has_trump=has_trump)
        in_play = sorted(position.leader | position.follower)
        for low, high in pairwise(in_play):
            if low.suit is high.suit and low in position.leader and high in position.follower:
                exchanged = Position(
                    trump=position.trump,
                    leader=position.leader.remove(low).add(high),
                    follower=position.follower.remove(high).add(low),
                )
                assert solve(exchanged).leader_tricks >= solve(position).leader_tricks
