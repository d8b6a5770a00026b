"""Pacing: what is shown when, with a clock that the test turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import PRESETS, Match
from germanwhist.terminal.settings import Speed
from germanwhist.terminal.table.pacing import Pacing, Shown
from tests.terminal.scenes import every_moment, table_of

if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """Timers that go off when the test says so; one at a time, as Pacing uses them."""

    def __init__(self) -> None:
        self.waiting: Callable[[], None] | None = None
        self.seconds = 0.0

    def after(self, seconds: float, then: Callable[[], None]) -> Clock:
        """Set the timer."""
        self.waiting, self.seconds = then, self.seconds + seconds
        return self

    def stop(self) -> None:
        """Do not go off."""
        self.waiting = None

    def run(self) -> None:
        """Let every timer go off, until none is set."""
        while self.waiting is not None:
            then, self.waiting = self.waiting, None
            then()


@pytest.fixture
def moments() -> list[Match]:
    """A small hand, moment by moment."""
    return list(every_moment(PRESETS["small"], 2))


def _paced(speed: Speed) -> tuple[Pacing, list[Shown], Clock]:
    shown: list[Shown] = []
    clock = Clock()
    return Pacing(shown.append, clock.after, lambda: speed), shown, clock


def test_finished_trick_rests_and_is_swept_before_the_next_view(moments: list[Match]) -> None:
    """Both cards lie, then move to the winner, and only then the next lead is seen."""
    pacing, shown, clock = _paced(Speed.NORMAL)
    for match in moments[:4]:
        pacing.push(table_of(match))
    clock.run()
    resting = [moment for moment in shown if moment.is_resting]
    assert resting[0].swept == 0
    assert [moment.swept for moment in resting] == sorted(moment.swept for moment in resting)
    assert resting[-1].swept == 1
    assert shown.index(resting[-1]) < len(shown) - 1
    assert shown[-1] == Shown(table_of(moments[3]))


def test_every_view_is_shown_in_order(moments: list[Match]) -> None:
    """Nothing is left out, however fast the views come."""
    pacing, shown, clock = _paced(Speed.FAST)
    for match in moments:
        pacing.push(table_of(match))
    clock.run()
    seen = [moment.table for moment in shown if not moment.is_resting]
    assert seen == [table_of(match) for match in moments]


def test_fast_shows_no_picture_of_a_trick_on_its_way(moments: list[Match]) -> None:
    """Each has to go through the line."""
    pictures = {}
    for speed in (Speed.FAST, Speed.NORMAL):
        pacing, shown, clock = _paced(speed)
        for match in moments:
            pacing.push(table_of(match))
        clock.run()
        pictures[speed] = sum(moment.swept > 0 for moment in shown)
    assert pictures[Speed.FAST] == 0
    assert pictures[Speed.NORMAL] == 3 * 14  # of each trick of a small hand


def test_finishing_shows_the_newest_view_at_once(moments: list[Match]) -> None:
    """A key or click ends what is moving and what waits."""
    pacing, shown, clock = _paced(Speed.SLOW)
    for match in moments[:6]:
        pacing.push(table_of(match))
    before = pacing.is_moving
    pacing.finish()
    assert shown[-1] == Shown(table_of(moments[5]))
    assert (before, pacing.is_moving) == (True, False)
    assert clock.waiting is None


def test_without_movement_the_last_trick_stays_until_the_next_play(moments: list[Match]) -> None:
    """Speed off waits for nothing; the finished trick lies there until a card is led."""
    pacing, shown, clock = _paced(Speed.OFF)
    for match in moments[:4]:
        pacing.push(table_of(match))
    assert clock.seconds == 0
    assert [moment.trick is not None for moment in shown] == [False, False, True, False]
    assert not any(moment.is_resting for moment in shown)


def test_faster_speeds_take_less_time(moments: list[Match]) -> None:
    """Slow, normal, fast, off."""
    seconds = []
    for speed in Speed:
        pacing, _, clock = _paced(speed)
        for match in moments[:6]:
            pacing.push(table_of(match))
            clock.run()
        seconds.append(clock.seconds)
    assert seconds == sorted(seconds, reverse=True)
    assert len(set(seconds)) == 4


def test_card_that_has_just_come_is_not_movement(moments: list[Match]) -> None:
    """A led card may be answered at once: nothing else will be shown by itself."""
    pacing, _, _ = _paced(Speed.NORMAL)
    pacing.push(table_of(moments[0]))
    pacing.push(table_of(moments[1]))
    assert not pacing.is_moving
