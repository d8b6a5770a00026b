"""What a match shows, checked with figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from germanwhist.arena import (
    Contestant,
    ForfeitKind,
    MatchPlan,
    Mean,
    PairResult,
    Tally,
    adjusted,
    play_deals,
    rate,
)
from germanwhist.arena.sides import percentile99
from germanwhist.arena.statistics import mean_of
from tests.arena.contestants import HERE

OUTCOMES = play_deals(
    MatchPlan(players=(Contestant("greedy"), Contestant(f"{HERE}:Crashing"))), start=0, stop=3
)


def test_a_mean_and_its_error() -> None:
    """Of 1, 2, 3, 6: mean 3, squares 4+1+0+9 = 14, variance 14/3, error sqrt(14/12)."""
    mean = mean_of([1.0, 2.0, 3.0, 6.0])
    assert mean.value == 3
    assert mean.standard_error == pytest.approx((14 / 12) ** 0.5)


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (9, 2.2622),
        (30, 2.0423),
        (120, 1.9799),
        (1000, 1.9623),
        (None, 1.9600),
    ],
)
def test_the_interval_reaches_as_far_as_students_t_says(freedom: int | None, reach: float) -> None:
    """The values are those of printed tables."""
    interval = Mean(value=1.0, standard_error=0.5, freedom=freedom).interval95
    assert interval == pytest.approx((1 - reach / 2, 1 + reach / 2), abs=1e-4)


@pytest.mark.parametrize("deals", [2, 3, 5])
def test_the_interval_holds_in_95_of_100_short_matches(deals: int) -> None:
    """Two thousand matches of a few deals: between 1,870 and 1,930, which is 3 deviations."""
    rng = Random(deals)
    held = 0
    for _ in range(2000):
        interval = mean_of([rng.gauss(0.3, 2) for _ in range(deals)]).interval95
        assert interval is not None
        held += interval[0] < 0.3 < interval[1]
    assert 1870 < held < 1930


@pytest.mark.parametrize("figures", [[], [2.5]])
def test_one_figure_has_no_error(figures: list[float]) -> None:
    """It is told as a mean without an interval."""
    assert mean_of(figures) == Mean(value=sum(figures), standard_error=None)
    assert mean_of(figures).interval95 is None
    outcomes = OUTCOMES[: len(figures)]
    assert Tally.of(outcomes).running_mean().standard_error is None
    assert Tally.of(outcomes).summary().margin.interval95 is None
    results = [
        PairResult(players=(0, 1), deal=number, score=2.0) for number, _ in enumerate(figures)
    ]
    assert [rating.interval95 for rating in rate(2, results)] == [None, None]


@pytest.mark.parametrize(
    ("count", "place"), [(1, 1), (2, 2), (50, 50), (99, 99), (100, 99), (101, 100), (200, 198)]
)
def test_99_of_100_plays_take_no_longer_than_the_percentile(count: int, place: int) -> None:
    """And fewer than that take no longer than the next shorter one."""
    assert percentile99(list(range(1, count + 1))) == place


def test_the_longest_play_is_told() -> None:
    """And the time that 99 of 100 plays take at most."""
    outcome = OUTCOMES[0]
    times = tuple(float(n) for n in range(1, 201))
    first, second = (replace(hand, seconds=(times, ())) for hand in outcome.hands)
    side = Tally.of([replace(outcome, hands=(first, second))]).summary().players[0]
    assert (side.seconds, side.seconds99, side.longest) == (100.5, 198.0, 200.0)


def test_each_deals_slope_is_worked_out_from_the_others() -> None:
    """By hand, for margins 1, 2, 5 and lucks 1, 2, -1.

    For the first the others have products 4 - 5 = -1, of the means 7 * 1 / 2 = 3.5, squares 5,
    times 1 + 4 / 2: slope -4.5 / 15. Second: -4 - 0, 2 * 3: -4 / 6. Third: 5 - 4.5, 15: 1 / 30.
    """
    found = adjusted([1.0, 2.0, 5.0], [1.0, 2.0, -1.0])
    assert found == pytest.approx([1 + 0.3, 2 + 4 / 3, 5 + 1 / 30])


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
    assert summary.plain_margin == Mean(value=6.5, standard_error=0.0, freedom=2)
    assert summary.points == Mean(value=13.0, standard_error=0.0, freedom=2)


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
    outcomes = play_deals(
        MatchPlan(players=(Contestant("greedy"), Contestant("random"))), start=0, stop=8
    )
    tally = Tally.of(outcomes)
    plain, running = tally.summary().plain_margin, tally.running_mean()
    assert running.value == pytest.approx(plain.value)
    assert running.standard_error == pytest.approx(plain.standard_error)
