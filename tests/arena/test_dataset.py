"""Generated hands, checked against the rules and another solver."""

from __future__ import annotations

import pytest

from germanwhist import Hand, Objective, ProtocolError, RuleSet, Seat
from germanwhist.arena import Contestant, DataPlan, generate_hands
from germanwhist.notation import Position
from germanwhist.testing.reference_solver import ReferenceSolver
from tests.arena.contestants import HERE

PLAN = DataPlan(
    players=(Contestant("greedy"), Contestant("random")), ruleset=RuleSet(pack=28), seed=2
)


def test_the_exact_value_is_that_of_trying_every_card() -> None:
    """A solver that shares no code says the same."""
    solver = ReferenceSolver(Objective.HIGH, has_trump=True)
    for generated in generate_hands(PLAN, start=0, stop=4):
        record = generated.record
        hand = Hand.replay(RuleSet(pack=28), record.whole_deal(), plays=record.plays[:14])
        assert generated.leader is hand.leader
        assert generated.exact_tricks == solver.leader_tricks(Position.of_hand(hand))
        tags = dict(generated.record.tags)
        assert tags["ExactTricks"] == str(generated.exact_tricks)
        assert (tags["Seed"], tags["DealNumber"]) == ("2", str(generated.number))


def test_hands_are_those_of_their_numbers() -> None:
    """However they are cut into blocks."""
    assert generate_hands(PLAN, start=0, stop=3)[2] == generate_hands(PLAN, start=2, stop=3)[0]
    assert [hand.record.deal.dealer for hand in generate_hands(PLAN, start=0, stop=2)] == list(Seat)


def test_a_forfeit_is_no_data() -> None:
    """It is an error that names the hand and the player."""
    plan = DataPlan(players=(Contestant("greedy"), Contestant(f"{HERE}:Crashing")))
    with pytest.raises(ProtocolError, match=r"hand 3: py:.*Crashing forfeits: .*no idea"):
        generate_hands(plan, start=3, stop=4)
