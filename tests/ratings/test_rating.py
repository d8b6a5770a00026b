"""Ratings are those of the paper that describes them."""

from __future__ import annotations

import pytest

from germanwhist.ratings import Rating, rated


def test_worked_example_of_the_paper() -> None:
    """Glickman's "Example of the Glicko-2 system": one win, two losses."""
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rated(Rating(1500, 200, 0.06), others)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_surprise_moves_more_than_what_was_expected() -> None:
    """A win against somebody stronger, and a loss against somebody weaker."""
    me, strong, weak = Rating(1500, 80), Rating(1900, 80), Rating(1100, 80)
    gains = [rated(me, [(other, 1.0)]).value - me.value for other in (strong, weak)]
    losses = [me.value - rated(me, [(other, 0.0)]).value for other in (strong, weak)]
    assert gains[0] > gains[1] > 0
    assert losses[1] > losses[0] > 0


def test_many_surprises_raise_the_volatility() -> None:
    """Somebody who loses all games that should be won is less steady than before."""
    weak = [(Rating(1000, 30), 0.0)] * 8
    assert rated(Rating(1900, 60, 0.06), weak).volatility > 0.06
