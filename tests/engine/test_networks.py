"""The learned networks as they play: sound files, views alone, one result everywhere."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING

import pytest

from germanwhist import CardSet, Deal, EngineError, Hand, RuleSet, Seat
from germanwhist.engine.networks import Networks, PolicyPlayer, default_networks
from germanwhist.engine.solver import solve
from germanwhist.engine.strength import measure_strength
from germanwhist.notation import Position

if TYPE_CHECKING:
    from pathlib import Path

RULES = [
    "standard",
    "trumps=none",
    "objective=by_colour",
    "first_stage_follow=free",
    "counting=all_tricks",
    "counting=weighted",
    "pack=28",
    "trumps=none_on=AK objective=by_colour pack=28",
]


def shipped() -> bytes:
    """The content of the weights file in the package."""
    return files("germanwhist.engine.weights").joinpath("stage_one.weights").read_bytes()


def random_hand(ruleset: RuleSet, seed: int, plays: int) -> Hand:
    """A hand after some random legal plays."""
    rng = Random(seed)
    hand = Hand.start(ruleset, Deal.shuffled(seed, rng.choice(list(Seat)), pack=ruleset.pack))
    for _ in range(plays):
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    return hand


@pytest.mark.parametrize("text", RULES)
def test_the_policy_plays_legal_cards_under_every_rule_set(text: str) -> None:
    """Whole hands from the first lead to the last trick."""
    hand = random_hand(RuleSet.parse(text), seed=3, plays=0)
    player = PolicyPlayer()
    while hand.to_play is not None:
        card = player.choose(hand.view(hand.to_play))
        assert card in hand.legal_plays()
        hand = hand.play(card)


@pytest.mark.parametrize("text", RULES)
def test_probabilities_cover_the_legal_plays(text: str) -> None:
    """They add up to one, and the best card has the highest, but for sharing with its equals."""
    networks = default_networks()
    for seed in range(20):
        hand = random_hand(RuleSet.parse(text), seed, plays=seed % 13)
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        chances = networks.probabilities(view)
        assert CardSet(chances) == view.legal_plays()
        assert sum(chances.values()) == pytest.approx(1, abs=1e-5)
        assert networks.best(view) in view.legal_plays()


def test_the_policy_sees_the_view_alone() -> None:
    """Two deals that differ in hidden cards only are played alike."""
    deal = Deal.shuffled(5, Seat.NORTH)
    changed = Deal.of_holdings(
        CardSet(deal.stock[1:14]),
        deal.holding(Seat.SOUTH),
        stock=(deal.stock[0], *deal.holding(Seat.NORTH), *deal.stock[14:]),
        dealer=Seat.NORTH,
    )
    views = [Hand.start(RuleSet(), each).view(Seat.SOUTH) for each in (deal, changed)]
    first, second = (default_networks().probabilities(view) for view in views)
    assert first == second


def test_stage_two_is_played_exactly() -> None:
    """From a random stage two the player loses no trick of the exact value."""
    hand = random_hand(RuleSet(), seed=11, plays=26)
    player = PolicyPlayer()
    while hand.to_play is not None:
        view = hand.view(hand.to_play)
        solution = solve(Position.of_view(view))
        values = {play.card: play.leader_tricks for play in solution.plays}
        assert values[player.choose(view)] == solution.leader_tricks
        hand = hand.play(player.choose(view))


def test_the_shipped_policy_beats_the_greedy_player() -> None:
    """By more than a trick a hand, far beyond the error of so many deals."""
    result = measure_strength((default_networks(), None), RuleSet(), deals=400, seed=1)
    assert result.mean - 4 * result.standard_error > 1


def test_a_player_beats_itself_by_nothing() -> None:
    """Seats changed, a match of equals is even on every deal."""
    networks = default_networks()
    result = measure_strength((networks, networks), RuleSet(), deals=20, seed=1)
    assert (result.mean, result.standard_error) == (0, 0)


def test_a_damaged_weights_file_is_refused(tmp_path: Path) -> None:
    """A changed byte, a missing end, and another kind of file; the message names the file."""
    file = tmp_path / "my.weights"
    content = shipped()
    for damaged, code in (
        (content[:1000] + bytes([content[1000] ^ 1]) + content[1001:], "damaged_weights"),
        (content[:-9], "damaged_weights"),
        (b"", "bad_weights"),
        (b"something else entirely", "bad_weights"),
    ):
        file.write_bytes(damaged)
        with pytest.raises(EngineError, match=r"my\.weights") as refusal:
            Networks.read(file)
        assert refusal.value.code == code


def test_a_missing_weights_file_is_named(tmp_path: Path) -> None:
    """The system's reason is told in one line."""
    with pytest.raises(EngineError, match=r"none\.weights: No such file") as refusal:
        Networks.read(tmp_path / "none.weights")
    assert refusal.value.code == "unreadable_weights"


def test_a_view_without_a_decision_is_refused() -> None:
    """Not at its turn, and not in stage two."""
    start = random_hand(RuleSet(), seed=1, plays=0)
    assert start.to_play is not None
    waiting = start.view(start.to_play.opponent)
    late = random_hand(RuleSet(), seed=1, plays=26)
    assert late.to_play is not None
    for view in (waiting, late.view(late.to_play)):
        with pytest.raises(EngineError) as refusal:
            default_networks().best(view)
        assert refusal.value.code == "no_decision"


@pytest.mark.parametrize("temperature", [0, -1, float("nan")])
def test_a_temperature_must_be_above_zero(temperature: float) -> None:
    """Anything else is refused."""
    hand = random_hand(RuleSet(), seed=1, plays=0)
    assert hand.to_play is not None
    view = hand.view(hand.to_play)
    with pytest.raises(EngineError) as refusal:
        default_networks().probabilities(view, temperature=temperature)
    assert refusal.value.code == "bad_temperature"


def test_a_low_temperature_leaves_the_best_card_and_its_equals() -> None:
    """Near zero the rest has no chance."""
    hand = random_hand(RuleSet(), seed=4, plays=6)
    assert hand.to_play is not None
    view = hand.view(hand.to_play)
    networks = default_networks()
    chances = networks.probabilities(view, temperature=1e-3)
    likely = [card for card, chance in chances.items() if chance > 1e-6]
    assert networks.best(view) in likely
    assert {card.suit for card in likely} == {networks.best(view).suit}
