"""Ratings of several players from the hands they won against each other."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Final

import numpy as np

from germanwhist.arena.statistics import Mean

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

__all__ = ["PairResult", "rate"]

_SCALE: Final = 400 / log(10)  # rating points for a factor e in the odds
_STEPS: Final = 50
_PRECISE: Final = 1e-10


@dataclass(frozen=True, slots=True, kw_only=True)
class PairResult:
    """What two players made of one deal, played twice.

    Args:
        players: the numbers of the two.
        deal: the number of the deal; the same number is the same cards for every pair.
        score: hands won by the first, a draw counting half: 0 to 2.
    """

    players: tuple[int, int]
    deal: int
    score: float


def rate(count: int, results: Sequence[PairResult]) -> tuple[Mean, ...]:
    """The ratings of all players, by the model of Bradley and Terry.

    A difference of 400 points stands for odds of 10 to 1 to win a hand; the middle is 0. Each
    player is given two draws against a player of rating 0, so that one who has won everything
    has a rating too. The standard errors take the deals, not the hands, as independent of each
    other: hands with the same cards need not be.

    Args:
        count: how many players; their numbers are 0 to `count - 1`.
        results: the results of all pairs, in any order.

    Example:
        >>> even = [PairResult(players=(0, 1), deal=deal, score=1.0) for deal in range(10)]
        >>> [rating.value for rating in rate(2, even)]
        [0.0, 0.0]

    Source: Bradley and Terry 1952; maximum likelihood by Newton's method, errors by the sandwich
    estimator over deals (Liang and Zeger 1986).
    """
    table = _pairs(count, results)
    strengths = np.zeros(count)
    information = np.eye(count)
    for _ in range(_STEPS):
        gradient, information = _derivatives(strengths, table)
        step = np.linalg.solve(information, gradient)
        strengths += step
        if np.abs(step).max() < _PRECISE:
            break
    scores = _scores_by_deal(strengths, results)
    deals = len(scores)
    inverse = np.linalg.inv(information)
    covariance = inverse @ (scores.T @ scores) @ inverse
    centre = np.eye(count) - 1 / count
    values = centre @ strengths
    variances = np.diagonal(centre @ covariance @ centre)
    if deals < 2:  # one deal says nothing about others
        return tuple(
            Mean(value=float(_SCALE * value) + 0.0, standard_error=None) for value in values
        )
    # Where all is known, rounding may go below zero.
    errors = np.sqrt(np.maximum(variances, 0) * deals / (deals - 1))
    return tuple(
        Mean(
            value=float(_SCALE * value) + 0.0,
            standard_error=float(_SCALE * error),
            freedom=deals - 1,
        )
        for value, error in zip(values, errors, strict=True)
    )


def _pairs(count: int, results: Sequence[PairResult]) -> Mapping[str, NDArray[np.float64]]:
    """Hands won by each player against each, and hands played by each pair."""
    won = np.zeros((count, count))
    for result in results:
        first, second = result.players
        won[first, second] += result.score
        won[second, first] += 2 - result.score
    return {"won": won, "played": won + won.T}


def _chances(differences: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-differences)))


def _derivatives(
    strengths: NDArray[np.float64], table: Mapping[str, NDArray[np.float64]]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The slope of the log likelihood, and its curvature with the sign changed."""
    chances = _chances(strengths[:, None] - strengths[None, :])
    against_middle = _chances(strengths)
    gradient = (table["won"] - table["played"] * chances).sum(axis=1) + 1 - 2 * against_middle
    weights = table["played"] * chances * (1 - chances)
    own = weights.sum(axis=1) + 2 * against_middle * (1 - against_middle)
    return gradient, np.diag(own) - weights


def _scores_by_deal(
    strengths: NDArray[np.float64], results: Sequence[PairResult]
) -> NDArray[np.float64]:
    """How far each deal pulls each strength: one row a deal."""
    rows = {number: row for row, number in enumerate(sorted({r.deal for r in results}))}
    scores = np.zeros((len(rows), len(strengths)))
    for result in results:
        first, second = result.players
        chance = float(_chances(strengths[first] - strengths[second]))
        pull = result.score - 2 * chance
        scores[rows[result.deal], first] += pull
        scores[rows[result.deal], second] -= pull
    return scores
