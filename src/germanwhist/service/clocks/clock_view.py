"""What both seats are shown of the clock of their table."""

# msgspec reads the annotations of the structs below when they are made, so they are not postponed.

from typing import Literal

from germanwhist.notation import SeatName
from germanwhist.service.clocks.clock import Clock
from germanwhist.service.clocks.kinds import ClockKind
from germanwhist.service.wire import Shown

__all__ = ["ClockView", "clock_view"]


class ClockView(Shown, frozen=True, kw_only=True):
    """A clock at the moment when the message was made.

    Args:
        kind: which one.
        seconds: what each seat has at first, and before each card where the clock is for a card.
        left: seconds each seat has left, north first.
        runs: whose time it is; null while nobody is to play.
        starts_in: seconds until time is charged; 0 once it is.
        stands_for: whose lost connection it stands for, as long as `starts_in` at most; null when
            it does not stand.
    """

    kind: Literal["card30", "match3+5"]
    seconds: float
    left: tuple[float, float]
    runs: SeatName | None
    starts_in: float
    stands_for: SeatName | None


def clock_view(clock: Clock, *, now: float) -> ClockView:
    """A clock as it is shown at a moment.

    Args:
        clock: the clock.
        now: seconds since 1970-01-01 UTC.
    """
    north, south = clock.charged(at=now).left
    stands_for = clock.stands_at(now)
    starts_in = 0.0 if clock.runs is None else max(0.0, clock.starts_at - now)
    return ClockView(
        kind="card30" if clock.kind is ClockKind.CARD else "match3+5",
        seconds=clock.rule.seconds,
        left=(round(north, 3), round(south, 3)),
        runs=None if clock.runs is None else clock.runs.label,
        starts_in=round(starts_in, 3),
        stands_for=None if stands_for is None else stands_for.label,
    )
