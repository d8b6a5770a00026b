"""Low hands are no mirror of high ones, and who knows it wins."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from benchmarks.low_worths import RULES, MirrorPlayer, gains, run
from benchmarks.stage_two import measure
from germanwhist import Card, Deal, Hand, Objective, Rank, RuleSet, Seat, Suit
from germanwhist.engine.worth import card_worth
from germanwhist.players import GreedyPlayer


def test_who_takes_low_hands_for_a_mirror_loses() -> None:
    """Without trumps by more than three standard errors, on deals that are the same everywhere."""
    found = gains("objective=by_colour trumps=none", deals=100)
    assert fmean(found) > 3 * stdev(found) / sqrt(len(found))


def test_in_high_hands_both_play_alike() -> None:
    """The mirror changes nothing there."""
    for seed in range(20):
        hand = Hand.start(RuleSet(), Deal.shuffled(seed, Seat.NORTH))
        view = hand.view(Seat.SOUTH)
        assert MirrorPlayer().choose(view) is GreedyPlayer().choose(view)


@pytest.mark.parametrize("objective", Objective)
@pytest.mark.parametrize("has_trump", [True, False], ids=["trumps", "plain"])
def test_worths_are_what_exact_values_say(*, objective: Objective, has_trump: bool) -> None:
    """Each difference between two cards of a suit, by a fit to other positions than the players'.

    In high hands without trumps simple players use the figures of side suits, which are near.
    """
    trump = Suit.HEARTS if has_trump else None
    facts = measure(objective, has_trump=has_trump, positions=20_000, seed=7)
    sign = 1 if objective is Objective.HIGH else -1
    tolerance = 0.25 if objective is Objective.HIGH and not has_trump else 0.06
    for suit, fitted in zip((Suit.CLUBS, Suit.HEARTS), facts.worths, strict=False):
        worths = [card_worth(Card.of(suit, rank), trump, objective) for rank in Rank]
        shift = fmean(worths) - sign * fmean(fitted)
        for own, exact in zip(worths, fitted, strict=True):
            assert own == pytest.approx(sign * exact + shift, abs=tolerance)


def test_every_rule_set_has_its_figures() -> None:
    """A gain and an error for each."""
    assert list(run(deals=2)) == [name for rules in RULES for name in (rules, f"{rules} error")]
