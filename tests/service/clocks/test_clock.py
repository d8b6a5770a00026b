"""The clock as a value, with times worked out by hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Seat
from germanwhist.service.clocks import CLOCKS, HEAD_START, STAND, Clock, ClockKind

NORTH, SOUTH = Seat
RUNNING: Final = Clock.of(ClockKind.MATCH).turned(NORTH, at=1000.0)


def test_clock_of_a_match_gives_five_seconds_for_each_card() -> None:
    """North's turn begins at 1000 and is charged from 1001.5: a card at 1011.5 costs 10 s."""
    played = RUNNING.charged(at=1011.5).gained(NORTH).turned(SOUTH, at=1011.5)
    assert played.left == (175.0, 180.0)
    assert played.out_at == 1011.5 + 1.5 + 180


def test_clock_of_a_card_begins_anew() -> None:
    """29 s for a card are none the less 30 s for the next."""
    clock = Clock.of(ClockKind.CARD).turned(NORTH, at=0.0).charged(at=30.5)
    assert clock.left == (1.0, 30.0)
    assert clock.turned(SOUTH, at=30.5).left == (30.0, 30.0)


def test_head_start_is_the_same_whatever_is_done_in_it() -> None:
    """A card within 1.5 s costs nothing, and nothing of the rest is kept."""
    assert RUNNING.charged(at=1001.4).left == (180.0, 180.0)
    again = RUNNING.charged(at=1000.2).turned(NORTH, at=1000.2)
    assert again.starts_at == 1001.7


def test_lost_connection_stops_the_clock_for_a_minute_at_most() -> None:
    """Lost at 1011.5 after 10 s; back after 20 s; or never, and it runs again from 1071.5."""
    lost = RUNNING.stopped(SOUTH, since=1011.5)
    assert lost.stands_at(1030.0) is SOUTH
    assert lost.charged(at=1071.5).left[NORTH] == 170.0
    assert lost.charged(at=1081.5).left[NORTH] == 160.0
    back = lost.resumed(SOUTH, at=1031.5)
    assert back.stands_at(1031.5) is None
    assert back.charged(at=1041.5).left[NORTH] == 160.0


def test_two_lost_connections_are_one_stop_as_long_as_they_overlap() -> None:
    """Lost at 1011.5 and 1041.5: it runs again at 1101.5, and has cost 10 s."""
    both = RUNNING.stopped(NORTH, since=1011.5).stopped(SOUTH, since=1041.5)
    assert both.starts_at == 1101.5
    assert both.charged(at=1101.5).left[NORTH] == 170.0


def test_nobody_is_charged_while_no_server_was_there() -> None:
    """Ten minutes without a server cost nothing; the clock waits until both are back."""
    found = RUNNING.interrupted(at=1600.0)
    assert found.left == (180.0, 180.0)
    assert found.starts_at == 1600.0 + STAND
    assert found.resumed(NORTH, at=1600.0).resumed(SOUTH, at=1603.0).starts_at == 1603.0


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_time_of_day_that_jumps_costs_nobody_anything(jump: float) -> None:
    """10 s after the turn was charged from, by a clock that has jumped, are 10 s."""
    assert RUNNING.shifted(by=jump).charged(at=1011.5 + jump).left[NORTH] == 170.0


def charged_by_the_tick(moments: list[tuple[int, str, Seat]], end: int) -> list[int]:
    """What each seat is charged, counted one tenth of a second after the other.

    Args:
        moments: what happened, at which tenth, at what seat.
        end: the last tenth.
    """
    charged, runs, free_to = [0, 0], NORTH, round(10 * HEAD_START)
    lost = {NORTH: (0, 0), SOUTH: (0, 0)}  # from, to
    at = 0
    for moment, what, seat in [*moments, (end, "end", NORTH)]:
        for tenth in range(at, moment):
            stands = any(begin <= tenth < stop for begin, stop in lost.values())
            if tenth >= free_to and not stands:
                charged[runs] += 1
        at = moment
        if what == "play":
            runs, free_to = runs.opponent, moment + round(10 * HEAD_START)
        elif what == "lost":
            lost[seat] = (moment, moment + round(10 * STAND))
        elif what == "back":
            lost[seat] = (lost[seat][0], min(moment, lost[seat][1]))
    return charged


@given(
    st.lists(
        st.tuples(
            st.integers(0, 900), st.sampled_from(["play", "lost", "back"]), st.sampled_from(Seat)
        ),
        max_size=30,
    )
)
def test_what_is_charged_is_the_time_less_what_is_given_back(
    steps: list[tuple[int, str, Seat]],
) -> None:
    """Whatever the order of plays, stops and returns, as a count by the tick finds."""
    moments, at = [], 0
    for pause, what, seat in steps:
        at += pause
        moments.append((at, what, seat))
    end = at + 100
    plenty = 1e6
    clock = Clock(kind=ClockKind.MATCH, left=(plenty, plenty)).turned(NORTH, at=0.0)
    mover = NORTH
    for tenth, what, seat in moments:
        now = tenth / 10
        if what == "play":
            mover = mover.opponent
            clock = clock.charged(at=now).turned(mover, at=now)
        elif what == "lost":
            clock = clock.stopped(seat, since=now)
        else:
            clock = clock.resumed(seat, at=now)
    spent = [plenty - left for left in clock.charged(at=end / 10).left]
    assert spent == pytest.approx([tenths / 10 for tenths in charged_by_the_tick(moments, end)])


def test_no_clock_runs_backwards() -> None:
    """More time never costs less."""
    left = [RUNNING.charged(at=1000.0 + at).left[NORTH] for at in range(0, 300, 7)]
    assert all(earlier >= later for earlier, later in pairwise(left))
    assert left[-1] == 0.0


def test_every_kind_but_none_has_a_rule() -> None:
    """What the API offers runs."""
    assert {*CLOCKS, ClockKind.NONE} == set(ClockKind)
