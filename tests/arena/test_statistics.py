"""What a match shows, checked with figures worked out by hand."""

from __future__ import annotations

import pytest

from germanwhist.arena import Contestant, ForfeitKind, MatchPlan, Mean, Tally, play_deals
from germanwhist.arena.statistics import mean_of
from tests.arena.contestants import HERE

OUTCOMES = play_deals(MatchPlan((Contestant("greedy"), Contestant(f"{HERE}:Crashing"))), 0, 3)


def test_a_mean_and_its_error() -> None:
    """Of 1, 2, 3, 6: mean 3, squares 4+1+0+9 = 14, variance 14/3, error sqrt(14/12)."""
    mean = mean_of([1.0, 2.0, 3.0, 6.0])
    assert mean.value == 3
    assert mean.standard_error == pytest.approx((14 / 12) ** 0.5)


def test_the_interval_is_1_96_errors_to_each_side() -> None:
    """By the normal approximation."""
    assert Mean(1.0, 0.5).interval95 == pytest.approx((1 - 0.97998, 1 + 0.97998), abs=1e-5)


def test_no_figures_have_no_error() -> None:
    """An empty match is told as zeros."""
    assert mean_of([]) == Mean(0.0, 0.0)
    assert Tally().summary().deals == 0


def test_a_summary_counts_wins_and_forfeits() -> None:
    """Six hands, all forfeited by the second player."""
    summary = Tally.of(OUTCOMES).summary()
    assert (summary.deals, summary.draws) == (3, 0)
    assert [player.wins for player in summary.players] == [6, 0]
    assert summary.players[0].forfeits == dict.fromkeys(ForfeitKind, 0)
    assert summary.players[1].forfeits == {
        ForfeitKind.ILLEGAL: 0,
        ForfeitKind.CRASH: 6,
        ForfeitKind.TIME: 0,
    }
    assert summary.plain_margin == Mean(6.5, 0.0)
    assert summary.points == Mean(13.0, 0.0)


def test_the_order_of_the_deals_does_not_matter() -> None:
    """To the last digit."""
    forward, backward = Tally.of(OUTCOMES), Tally.of(OUTCOMES[::-1])
    assert forward.figures == backward.figures
    assert forward.summary().margin == backward.summary().margin


def test_a_deal_counts_once() -> None:
    """Also when it is played again after an interruption."""
    tally = Tally.of(OUTCOMES)
    assert not tally.add(OUTCOMES[0])
    assert len(tally) == 3


def test_the_running_mean_is_the_plain_margin() -> None:
    """The quick way and the careful way agree."""
    outcomes = play_deals(MatchPlan((Contestant("greedy"), Contestant("random"))), 0, 8)
    tally = Tally.of(outcomes)
    plain, running = tally.summary().plain_margin, tally.running_mean()
    assert running.value == pytest.approx(plain.value)
    assert running.standard_error == pytest.approx(plain.standard_error)
