"""Weights of worlds: what the opponent's plays say about its cards, by the learned policy."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

from germanwhist import Deal, EngineError, Hand, RuleSet, Seat
from germanwhist.engine import PolicyPlayer, World, Worlds, WorldWeights, default_networks


def hand_after(plays: int, seed: int = 3, rules: str = "standard") -> Hand:
    """A hand after some random legal plays."""
    rng = Random(seed)
    ruleset = RuleSet.parse(rules)
    hand = Hand.start(ruleset, Deal.shuffled(seed, Seat.NORTH, pack=ruleset.pack))
    for _ in range(plays):
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    return hand


def chance_of_plays(hand: Hand, world: World, seat: Seat) -> float:
    """The product of the opponent's chances, by replaying the hand in the world."""
    chances = []
    replayed = Hand.start(hand.ruleset, world.deal)
    for card in hand.plays:
        if replayed.to_play is seat.opponent and replayed.view(seat).stage == 1:
            view = replayed.view(seat.opponent)
            chance = default_networks().probabilities(view)[card]
            chances.append(0.95 * chance + 0.05 / len(view.legal_plays()))
        replayed = replayed.play(card)
    return prod(chances)


@pytest.mark.parametrize("rules", ["standard", "small", "high_low", "free_first_stage"])
@pytest.mark.parametrize("plays", [1, 6, 13, 30])
def test_weights_are_the_chances_of_the_plays_in_each_world(plays: int, rules: str) -> None:
    """The opponent's own view in the world is asked, play by play; the sum is made 1."""
    hand = hand_after(min(plays, 20 if rules == "small" else plays), rules=rules)
    for seat in Seat:
        worlds = Worlds(hand.view(seat))
        sample = worlds.sample(5, seed=2)
        chances = [chance_of_plays(hand, world, seat) for world in sample]
        expected = [chance / sum(chances) for chance in chances]
        assert worlds.weights(sample).values == pytest.approx(expected, rel=1e-5)


def test_no_world_loses_all_its_weight() -> None:
    """Random plays are what the policy would never do; still every weight is above 0."""
    worlds = Worlds(hand_after(24).view(Seat.NORTH))
    weights = worlds.weights(worlds.sample(200, seed=1), temperature=0.01)
    assert all(value > 0 for value in weights.values)
    assert sum(weights.values) == pytest.approx(1)
    assert 1 <= weights.effective_size <= 200


def test_before_the_opponent_has_played_all_worlds_weigh_the_same() -> None:
    """Nothing is known of its play yet."""
    worlds = Worlds(hand_after(0).view(Seat.SOUTH))
    weights = worlds.weights(worlds.sample(10, seed=1))
    assert weights.values == pytest.approx([0.1] * 10)
    assert weights.effective_size == pytest.approx(10)


def test_a_hot_policy_weighs_more_evenly_than_a_cold_one() -> None:
    """The temperature says how sure the model is of the opponent's choices."""
    worlds = Worlds(hand_after(15).view(Seat.NORTH))
    sample = worlds.sample(100, seed=4)
    hot, cold = (worlds.weights(sample, temperature=t).effective_size for t in (10.0, 0.3))
    assert hot > cold


def test_the_true_layout_weighs_more_than_most_against_the_policy_itself() -> None:
    """If the opponent plays as the model says, the weights point at its real cards."""
    ranks = []
    for seed in range(30):
        hand = Hand.start(RuleSet(), Deal.shuffled(seed, Seat.NORTH))
        for _ in range(16):
            assert hand.to_play is not None
            hand = hand.play(PolicyPlayer().choose(hand.view(hand.to_play)))
        worlds = Worlds(hand.view(Seat.NORTH))
        true = World(opponent=hand.holding(Seat.SOUTH), stock=(), deal=hand.deal)
        values = worlds.weights([true, *worlds.sample(60, seed=1)]).values
        ranks.append(sum(value < values[0] for value in values[1:]) / 60)
    assert sum(ranks) / len(ranks) > 0.6  # half would be no better than chance


def test_layouts_of_another_view_and_bad_temperatures_are_refused() -> None:
    """Each with its error."""
    worlds, others = (Worlds(hand_after(12, seed=seed).view(Seat.NORTH)) for seed in (1, 2))
    with pytest.raises(EngineError, match="a world of another view"):
        worlds.weights(others.sample(1, seed=1))
    with pytest.raises(EngineError, match="bad temperature"):
        worlds.weights(worlds.sample(1, seed=1), temperature=0)


def test_no_layouts_have_no_weight() -> None:
    """An empty sample is no fault."""
    assert WorldWeights(()).effective_size == 0
    assert Worlds(hand_after(3).view(Seat.NORTH)).weights([]) == WorldWeights(())
