"""Deciding between two hypotheses, right as often as promised."""

from __future__ import annotations

from math import log
from random import Random
from typing import TYPE_CHECKING

import pytest

from germanwhist import EngineError
from germanwhist.arena import Hypotheses, MarginTest, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable


def around(mean: float) -> Callable[[Random], float]:
    """Margins of deals between players of some strength, in quarters."""
    return lambda rng: max(-6.5, min(6.5, round(4 * rng.gauss(mean, 1.8)) / 4))


def with_forfeits(mean: float) -> Callable[[Random], float]:
    """Small margins, and a crash now and then that loses everything."""
    often, rest = 0.03, (mean + 6.5 * 0.03) / 0.97
    return lambda rng: -6.5 if rng.random() < often else rng.choice((-0.5, 0, 0.5)) + rest


def one_trick(mean: float) -> Callable[[Random], float]:
    """Half of the deals even, the others a trick to either side."""
    weights = (0.25 - mean / 2, 0.5, 0.25 + mean / 2)
    return lambda rng: rng.choices((-1.0, 0.0, 1.0), weights)[0]


def played(test: MarginTest, draw: Callable[[Random], float], rng: Random) -> int:
    """How many deals it takes to decide."""
    deals = 0
    while test.verdict is None:
        test.add(draw(rng))
        deals += 1
    return deals


@pytest.mark.parametrize("margins", [around, with_forfeits, one_trick])
@pytest.mark.parametrize("truth", Verdict)
def test_it_is_wrong_no_more_often_than_promised(
    margins: Callable[[float], Callable[[Random], float]], truth: Verdict
) -> None:
    """Two hundred matches at each hypothesis: at most 10 wrong and 3 deviations of 3.1, and early.

    A test of fixed length with these error rates and a spread of 1.8 needs 141 deals.
    """
    asked = Hypotheses(h0=-0.1, h1=0.4)
    rng = Random(truth.value)
    wrong = deals = 0
    for _ in range(200):
        test = MarginTest(asked, low=-6.5, high=6.5)
        deals += played(test, margins(asked.h0 if truth is Verdict.H0 else asked.h1), rng)
        wrong += test.verdict is not truth
    assert wrong <= 19
    assert deals / 200 < 141


def test_unequal_error_rates_are_both_kept() -> None:
    """One in a hundred for H1, one in five for H0: at most 2 and 40 of 200, and 3 deviations.

    It takes longer to be surer.
    """
    asked = Hypotheses(h0=0.0, h1=0.5, alpha=0.01, beta=0.2)
    wrong, deals = [0, 0], [0, 0]
    for place, (mean, truth) in enumerate(((0.0, Verdict.H0), (0.5, Verdict.H1))):
        rng = Random(place)
        for _ in range(200):
            test = MarginTest(asked, low=-6.5, high=6.5)
            deals[place] += played(test, around(mean), rng)
            wrong[place] += test.verdict is not truth
    assert wrong[0] <= 2 + 4
    assert wrong[1] <= 40 + 17
    assert deals[0] < deals[1]


def test_the_money_after_two_deals_is_as_worked_out() -> None:
    """Between -2 and 2, for 0 against 1: a gap of 1, and a variance of 1 at first.

    The first bet is 1 / (1 + 1) = 1/2, against H0 at most 3/4 of 1/2, against H1 3/4 of 1. After a
    margin of 2 the money is 1 + 3/8 * 2 = 1.75 and 1 - 1/2 * 1 = 1/2. The mean of 1/2 and 2 is
    1.25, the squares 1 + 1.5 * 0.75 = 2.125, the variance 1.0625, the bet 1 / 2.0625 = 16/33.
    After a margin of 0 the money is 1.75, and (1 + 16/33) / 2.
    """
    test = MarginTest(Hypotheses(h0=0.0, h1=1.0), low=-2.0, high=2.0)
    test.add(2.0)
    assert test.logs == pytest.approx((log(1.75), log(0.5)))
    test.add(0.0)
    assert test.logs == pytest.approx((log(1.75), log(0.5 * 49 / 33)))
    assert test.verdict is None


def test_after_the_verdict_nothing_changes() -> None:
    """A match that goes on all the same keeps its result."""
    test = MarginTest(Hypotheses(h0=0.0, h1=0.5), low=-6.5, high=6.5)
    while test.verdict is None:
        test.add(6.5)
    before = test.logs
    for _ in range(500):
        test.add(-6.5)
    assert (test.verdict, test.logs) == (Verdict.H1, before)


@pytest.mark.parametrize(
    "given",
    [
        (0.5, 0.0),
        (0.0, 0.0),
        (0.0, float("nan")),
        (float("-inf"), 0.0),
        (0.0, 0.5, 0.0),
        (0.0, 0.5, 0.5),
        (0.0, 0.5, 0.05, 1.0),
        (0.0, 0.5, float("nan")),
    ],
)
def test_hypotheses_that_cannot_be_are_refused(given: tuple[float, ...]) -> None:
    """With what was expected."""
    with pytest.raises(EngineError, match=r"bad (hypotheses|alpha|beta)"):
        Hypotheses(**dict(zip(("h0", "h1", "alpha", "beta"), given, strict=False)))


def test_hypotheses_out_of_reach_are_refused() -> None:
    """No margin is above half of the tricks."""
    with pytest.raises(EngineError, match=r"between -6\.5 and 6\.5"):
        MarginTest(Hypotheses(h0=0.0, h1=7.0), low=-6.5, high=6.5)
