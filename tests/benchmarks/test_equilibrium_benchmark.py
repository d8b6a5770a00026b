"""The game tree of the smallest pack is that game, and its figures say what they are called."""

from __future__ import annotations

from fractions import Fraction

import pytest

from benchmarks import equilibrium
from germanwhist import Deal, Hand, Seat
from germanwhist.engine import solve
from germanwhist.notation import Position
from tests import needs

pyspiel = needs.library("pyspiel", extra="openspiel")


def value_of_random_play(hand: Hand) -> Fraction:
    """What north wins when both play stage one at random, by the rules alone."""
    if hand.stage == 2:
        leader = hand.leader
        position = Position(
            trump=hand.trump,
            leader=hand.holding(leader),
            follower=hand.holding(leader.opponent),
            objective=hand.objective,
        )
        difference = 2 * solve(position).leader_tricks - 2
        return Fraction(difference if leader is Seat.NORTH else -difference)
    legal = tuple(hand.legal_plays())
    return sum((value_of_random_play(hand.play(card)) for card in legal), start=Fraction()) / len(
        legal
    )


def some_deals() -> list[Deal]:
    """Every sixtieth deal."""
    return equilibrium.deals_of(equilibrium.RULES)[::60]


def test_every_deal_is_there_once() -> None:
    """Two upcards, then the cards of north, of south, and the orders of three more."""
    deals = equilibrium.deals_of(equilibrium.RULES)
    assert len(deals) == 2 * 21 * 10 * 6
    assert len({(d.holding(Seat.NORTH), d.holding(Seat.SOUTH), d.stock) for d in deals}) == 2_520
    assert all(deal.first_upcard.suit.letter == "H" for deal in deals)


def test_the_tree_is_the_game() -> None:
    """Random play is worth in OpenSpiel's tree what the rules and the solver say."""
    deals = some_deals()
    game = pyspiel.load_efg_game(equilibrium.Tree.of(deals).text)
    value = pyspiel.expected_returns(
        game.new_initial_state(),
        pyspiel.UniformRandomPolicy(game),
        depth_limit=-1,
        use_infostate_get_policy=True,
    )[0]
    expected = sum(
        (value_of_random_play(Hand.start(equilibrium.RULES, deal)) for deal in deals),
        start=Fraction(),
    ) / len(deals)
    assert value == pytest.approx(float(expected), abs=1e-6)


def test_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """CFR+ comes closer than random play and a player; distances are not below 0."""
    deals = some_deals()
    monkeypatch.setattr(equilibrium, "deals_of", lambda _: deals)
    figures = equilibrium.run(iterations=40, players=("greedy",))
    near, greedy, uniform = (
        figures[f"{name}_nash_conv_2"] for name in ("equilibrium", "greedy", "uniform")
    )
    assert 0 <= near < greedy < uniform
