"""Every option changes how a searching player plays stage one."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from benchmarks.blinkers import BLINKERS
from benchmarks.options import margins, run
from germanwhist import Deal, Hand, RuleSet, Seat
from germanwhist.engine import Worlds

pytestmark = pytest.mark.thorough

# The smaller the effect beside the luck of the cards, the more deals it takes to show.
DEALS = {
    "counting=all_tricks": 80,
    "counting=weighted": 150,
    "objective=by_colour": 8,
    "trumps=none": 30,
    "first_stage_follow=free": 30,
    "pack=28": 100,
}


@pytest.mark.parametrize("option", BLINKERS)
def test_who_ignores_an_option_loses_to_who_knows_it(option: str) -> None:
    """By more than three standard errors, on deals and worlds that are the same everywhere."""
    found = margins(option, deals=DEALS[option], iterations=10)
    assert fmean(found) > 3 * stdev(found) / sqrt(len(found))


def test_a_player_that_is_not_blinded_is_no_better_than_itself() -> None:
    """Where the option changes nothing in the deal, both play alike and every margin is 0."""
    assert margins("trumps=none_on=2", deals=3, iterations=2, blinker=lambda view: view) == [0] * 3


@pytest.mark.parametrize("option", BLINKERS)
def test_a_blinkered_view_is_a_view_of_the_standard_game(option: str) -> None:
    """At the first lead nothing contradicts it: layouts fit, and no legal play is lost."""
    ruleset = RuleSet.parse(option)
    hand = Hand.start(ruleset, Deal.shuffled(6, Seat.NORTH, pack=ruleset.pack))
    view = hand.view(Seat.SOUTH)
    seen = BLINKERS[option](view)
    assert seen.ruleset == RuleSet()
    assert len(seen.holding) == 13
    assert view.legal_plays() <= seen.legal_plays()
    assert Worlds(seen).count > 0


def test_every_option_has_its_figures() -> None:
    """A gain and an error for each."""
    figures = run(deals=2, iterations=1)
    assert list(figures) == [name for o in BLINKERS for name in (o, f"{o} error")]
