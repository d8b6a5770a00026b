"""What must not change a value, and what must change it in a known way."""

from __future__ import annotations

from random import Random

import pytest

from germanwhist import Card, CardSet, Objective, Position, Rank, Suit
from germanwhist.engine import solve
from tests.engine.positions import KIND_NAMES, KINDS, random_position


def with_suits(position: Position, suits: list[Suit]) -> Position:
    """A position whose suit s is renamed to suits[s]."""

    def renamed(cards: CardSet) -> CardSet:
        return CardSet(Card.of(suits[card.suit], card.rank) for card in cards)

    return Position(
        trump=None if position.trump is None else suits[position.trump],
        leader=renamed(position.leader),
        follower=renamed(position.follower),
        objective=position.objective,
    )


def with_lowest_ranks(position: Position) -> Position:
    """A position with the ranks in play moved down, their order kept."""
    in_play = position.leader | position.follower

    def lowered(cards: CardSet) -> CardSet:
        return CardSet(
            Card.of(card.suit, Rank(tuple(in_play.suit(card.suit)).index(card))) for card in cards
        )

    return Position(
        trump=position.trump,
        leader=lowered(position.leader),
        follower=lowered(position.follower),
        objective=position.objective,
    )


@pytest.mark.parametrize(("objective", "has_trump"), KINDS, ids=KIND_NAMES)
def test_names_of_suits_do_not_matter(objective: Objective, *, has_trump: bool) -> None:
    """Side suits may change places, and the trump suit may be any."""
    rng = Random(1)
    for _ in range(60):
        position = random_position(rng, 13, objective=objective, has_trump=has_trump)
        suits = list(Suit)
        rng.shuffle(suits)
        renamed = with_suits(position, suits)
        assert solve(renamed).leader_tricks == solve(position).leader_tricks, str(position)


@pytest.mark.parametrize(("objective", "has_trump"), KINDS, ids=KIND_NAMES)
def test_only_the_order_of_ranks_matters(objective: Objective, *, has_trump: bool) -> None:
    """Cards that are gone might as well never have been."""
    rng = Random(2)
    for _ in range(60):
        position = random_position(rng, 10, objective=objective, has_trump=has_trump)
        lowered = with_lowest_ranks(position)
        assert solve(lowered).leader_tricks == solve(position).leader_tricks, str(position)


@pytest.mark.parametrize(("objective", "has_trump"), KINDS, ids=KIND_NAMES)
def test_what_one_player_wins_the_other_does_not(objective: Objective, *, has_trump: bool) -> None:
    """The value of a play is that of the next position, seen from the other side when it is lost.

    A position from the other side has the complementary patterns, which a table looks up
    backwards.
    """
    rng = Random(3)
    for tricks in (4, 7, 9, 10, 13):
        for _ in range(10):
            position = random_position(
                rng, tricks, objective=objective, has_trump=has_trump, is_led=True
            )
            assert position.led is not None
            for play in solve(position).plays:
                left = position.follower.remove(play.card)
                same_suit = play.card.suit is position.led.suit
                is_ruff = not same_suit and play.card.suit is position.trump
                is_lost = play.card > position.led if same_suit else is_ruff
                leader, follower = (left, position.leader) if is_lost else (position.leader, left)
                following = solve(
                    Position(
                        trump=position.trump,
                        leader=leader,
                        follower=follower,
                        objective=objective,
                    )
                ).leader_tricks
                expected = tricks - 1 - following if is_lost else 1 + following
                assert play.leader_tricks == expected, f"{position} {play.card}"


def test_a_position_without_trump_cards_has_no_trumps() -> None:
    """Where no card of the trump suit is left, both tables must say the same."""
    rng = Random(4)
    side_suits = [card for card in CardSet.full() if card.suit is not Suit.HEARTS]
    for objective in Objective:
        for _ in range(40):
            cards = rng.sample(side_suits, 16)
            leader, follower = CardSet(cards[:8]), CardSet(cards[8:])
            values = {
                solve(
                    Position(trump=trump, leader=leader, follower=follower, objective=objective)
                ).leader_tricks
                for trump in (Suit.HEARTS, None)
            }
            assert len(values) == 1
