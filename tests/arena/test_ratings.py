"""Ratings, against what the model says and against leaving deals out."""

from __future__ import annotations

from math import log
from random import Random
from statistics import fmean

import pytest

from germanwhist.arena import PairResult, rate


def chance(difference: float) -> float:
    """The chance of the higher rated player to win a hand."""
    return 1 / (1 + 10 ** (-difference / 400))


def league(deals: int, strengths: tuple[float, ...]) -> list[PairResult]:
    """A round robin of players with known ratings."""
    rng = Random(2)
    return [
        PairResult(
            players=(a, b),
            deal=deal,
            score=sum(rng.random() < chance(strengths[a] - strengths[b]) for _ in "12"),
        )
        for deal in range(deals)
        for a in range(len(strengths))
        for b in range(a + 1, len(strengths))
    ]


def test_the_ratings_of_two_solve_the_equation_of_the_model() -> None:
    """Thirty hands of forty won, and two draws each against the middle.

    With ratings s and -s: 30 - 40 p(2s) + 1 - 2 p(s) = 0.
    """
    results = [PairResult(players=(0, 1), deal=deal, score=1.5) for deal in range(20)]
    first, second = rate(2, results)
    assert first.value == pytest.approx(-second.value)
    s = first.value
    assert 30 - 40 * chance(2 * s) + 1 - 2 * chance(s) == pytest.approx(0, abs=1e-9)


def test_a_difference_of_400_stands_for_ten_to_one() -> None:
    """Many hands, so that the two draws weigh nothing."""
    results = [PairResult(players=(0, 1), deal=deal, score=20 / 11) for deal in range(10**5)]
    first, second = rate(2, results)
    assert first.value - second.value == pytest.approx(400, abs=1)


def test_who_wins_everything_has_a_rating_all_the_same() -> None:
    """A finite one, and a better one after more hands."""
    few, many = (
        rate(2, [PairResult(players=(0, 1), deal=deal, score=2.0) for deal in range(n)])
        for n in (5, 50)
    )
    assert 0 < few[0].value < many[0].value < 2000


def test_known_strengths_are_found() -> None:
    """Within three standard errors, 400 deals a pair."""
    strengths = (150.0, 20.0, -170.0)
    for rating, strength in zip(rate(3, league(400, strengths)), strengths, strict=True):
        assert rating.standard_error is not None
        assert abs(rating.value - strength) < 3 * rating.standard_error


def test_the_error_of_two_deals_is_as_worked_out() -> None:
    """Each wins both hands of a deal, so both are even; each deal pulls by one hand.

    Four hands at even chances and the draws against the middle make the information 2.5 along
    the difference; two deals that pull by 1 and -1 leave a variance of 2 / 2.5**2, doubled since
    it comes from two deals.
    """
    one, other = rate(
        2, [PairResult(players=(0, 1), deal=deal, score=2.0 - 2 * deal) for deal in (0, 1)]
    )
    assert (one.value, other.value) == (0, 0)
    assert one.standard_error == pytest.approx(0.8 * 400 / log(10))
    assert other.standard_error == one.standard_error
    assert one.freedom == 1


def test_the_error_is_that_of_leaving_deals_out() -> None:
    """The jackknife over deals, which knows nothing of the model, says the same within a tenth."""
    results = league(60, (100.0, 0.0, -100.0))
    without = [
        [rating.value for rating in rate(3, [r for r in results if r.deal != deal])]
        for deal in range(60)
    ]
    for player, rating in enumerate(rate(3, results)):
        values = [row[player] for row in without]
        mean = fmean(values)
        error = (59 / 60 * sum((value - mean) ** 2 for value in values)) ** 0.5
        assert rating.standard_error == pytest.approx(error, rel=0.1)


def test_hands_of_a_deal_that_cancel_leave_no_doubt() -> None:
    """Every deal is won once by each: however often, the hands are not independent."""
    results = [PairResult(players=(0, 1), deal=deal, score=1.0) for deal in range(20)]
    assert [rating.standard_error for rating in rate(2, results)] == [0, 0]


def test_nobody_played_yet() -> None:
    """All are in the middle."""
    assert [rating.value for rating in rate(3, [])] == [0, 0, 0]
