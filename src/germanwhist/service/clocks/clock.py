"""The clock of a table as a value: who has how long, and since when it runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from germanwhist.service.clocks.kinds import CLOCKS, ClockKind, ClockRule

if TYPE_CHECKING:
    from germanwhist.rules import Seat

__all__ = ["HEAD_START", "STAND", "Clock"]

HEAD_START: Final = 1.5
"""Seconds of each turn that nobody is charged: one for the cards to land, half for the network."""

STAND: Final = 60.0
"""Seconds for which a lost connection stops the clock, once a hand for each seat."""

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """A clock. All times are seconds since 1970-01-01 UTC; pairs are north's value first.

    Args:
        kind: how it runs.
        left: seconds each seat has left, as far as it has been charged.
        runs: whose time it is; None while nobody is to play.
        charged_to: until when the time has been charged, or given away.
        stands: until when it stands for each seat, whose connection was lost.
        has_stopped: whether it has stood for each seat in this hand.
        ran_out: the number of the event by which a seat's time was up last, and the seat.

    Example:
        >>> from germanwhist import Seat
        >>> clock = Clock.of(ClockKind.CARD).turned(Seat.NORTH, at=100.0)
        >>> clock.out_at
        131.5
        >>> clock.charged(at=111.5).left
        (20.0, 30.0)
    """

    kind: ClockKind
    left: tuple[float, float]
    runs: Seat | None = None
    charged_to: float = 0.0
    stands: tuple[float, float] = (0.0, 0.0)
    has_stopped: tuple[bool, bool] = (False, False)
    ran_out: tuple[int, Seat] | None = None

    @classmethod
    def of(cls, kind: ClockKind) -> Clock:
        """A clock that does not run yet.

        Raises:
            KeyError: it never will, since the kind is `none`.
        """
        seconds = CLOCKS[kind].seconds
        return cls(kind=kind, left=(seconds, seconds))

    @property
    def rule(self) -> ClockRule:
        """How it runs."""
        return CLOCKS[self.kind]

    @property
    def starts_at(self) -> float:
        """From when on time is charged."""
        return max(self.charged_to, *self.stands)

    @property
    def out_at(self) -> float | None:
        """When the time of the seat to play is up; None while nobody is to play."""
        return None if self.runs is None else self.starts_at + self.left[self.runs]

    def stands_at(self, now: float) -> Seat | None:
        """For whose lost connection the clock stands now; None when it does not stand."""
        if self.runs is None or now >= max(self.stands):
            return None
        later = self.stands[self.runs.opponent] > self.stands[self.runs]
        return self.runs.opponent if later else self.runs

    def charged(self, *, at: float) -> Clock:
        """With the seat to play charged for its time until a moment."""
        if self.runs is None:
            return self
        left = self.left[self.runs] - max(0.0, at - self.starts_at)
        return replace(
            self,
            left=_with(self.left, self.runs, value=max(0.0, left)),
            charged_to=max(self.charged_to, at),
        )

    def gained(self, seat: Seat) -> Clock:
        """With what a seat gets for a card."""
        return replace(self, left=_with(self.left, seat, value=self.left[seat] + self.rule.gain))

    def turned(self, seat: Seat | None, *, at: float) -> Clock:
        """With another turn: a seat's, or nobody's."""
        seconds = self.rule.seconds
        left = (seconds, seconds) if self.rule.is_for_card else self.left
        charged_to = self.charged_to if seat is None else at + HEAD_START
        return replace(self, left=left, runs=seat, charged_to=charged_to)

    def in_new_hand(self) -> Clock:
        """With every seat's stop to be had again."""
        return replace(self, has_stopped=(False, False))

    def stopped(self, seat: Seat, *, since: float) -> Clock:
        """Standing for a seat whose connection was lost at a moment."""
        return replace(
            self.charged(at=since),
            stands=_with(self.stands, seat, value=since + STAND),
            has_stopped=_with(self.has_stopped, seat, value=True),
        )

    def resumed(self, seat: Seat, *, at: float) -> Clock:
        """Standing no more for a seat that is back."""
        return replace(self, stands=_with(self.stands, seat, value=min(self.stands[seat], at)))

    def interrupted(self, *, at: float) -> Clock:
        """With nothing charged since the last event; it stands until both seats are back."""
        return replace(
            self,
            charged_to=max(self.charged_to, at),
            stands=(at + STAND, at + STAND),
        )

    def shifted(self, *, by: float) -> Clock:
        """With every moment so many seconds later, since the time of day has jumped."""
        north, south = self.stands
        return replace(self, charged_to=self.charged_to + by, stands=(north + by, south + by))


def _with(pair: tuple[_Value, _Value], seat: Seat, *, value: _Value) -> tuple[_Value, _Value]:
    north, south = pair
    return (north, value) if seat else (value, south)
