"""Deciding between two statements about a margin, as soon as the deals allow it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import isfinite, log, log1p
from typing import Final, final

from germanwhist.errors import EngineError

__all__ = ["Hypotheses", "MarginTest", "Verdict"]

_BOLDEST: Final = 0.75  # of the bet that could lose everything
_WORST: Final = 0.5  # an error rate from here on is no better than tossing a coin


class Verdict(StrEnum):
    """Which of two hypotheses is believed."""

    H0 = "H0"  # the margin is at most the lower figure
    H1 = "H1"  # it is at least the higher figure


@dataclass(frozen=True, slots=True, kw_only=True)
class Hypotheses:
    """Two statements about the mean margin, and how often one may be wrong.

    Args:
        h0: the margin is at most this.
        h1: the margin is at least this; above `h0`.
        alpha: how often H1 may be believed although H0 is true, above 0 and below 0.5.
        beta: how often H0 may be believed although H1 is true, in the same range.

    Raises:
        EngineError: figures that cannot be (code `bad_limit`).

    Example:
        >>> Hypotheses(h0=0.0, h1=0.5).alpha
        0.05
    """

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (isfinite(self.h0) and isfinite(self.h1) and self.h0 < self.h1):
            raise EngineError(
                f"bad hypotheses: {self.h0:g} and {self.h1:g} (expected a margin and a higher one)",
                code="bad_limit",
            )
        for name in ("alpha", "beta"):
            rate = getattr(self, name)
            if not 0 < rate < _WORST:
                raise EngineError(
                    f"bad {name}: {rate:g} (expected above 0 and below {_WORST:g})",
                    code="bad_limit",
                )


@final
class MarginTest:
    """Decides between two hypotheses after each deal, keeping its error rates at any moment.

    Two gamblers bet on each figure before it is seen, one against H0 and one against H1, at fair
    odds for whoever believes it. If H0 is true the first multiplies its money by 1 / alpha with
    a chance of at most alpha, however long it plays and whatever the figures' distribution; so
    when it has done so H1 is believed. The bets are the best for figures whose mean is the other
    hypothesis and whose variance is that of the figures so far, which makes the test about as
    short as one that knew the distribution.

    Args:
        hypotheses: what is to be decided.
        low: no figure is below this.
        high: no figure is above this.

    Raises:
        EngineError: a hypothesis that no margin between the bounds can make true (code
            `bad_limit`).

    Example:
        >>> test = MarginTest(Hypotheses(h0=0.0, h1=0.5), low=-6.5, high=6.5)
        >>> for margin in (2.0, 1.0, 3.0) * 10:
        ...     test.add(margin)
        >>> test.verdict
        <Verdict.H1: 'H1'>

    Source: testing by betting; Ville 1939, Waudby-Smith and Ramdas 2024.
    """

    __slots__ = ("_count", "_high", "_low", "_mean", "_squares", "hypotheses", "logs", "verdict")

    def __init__(self, hypotheses: Hypotheses, *, low: float, high: float) -> None:
        if not low < hypotheses.h0 < hypotheses.h1 < high:
            raise EngineError(
                f"bad hypotheses: {hypotheses.h0:g} and {hypotheses.h1:g} (expected margins "
                f"between {low:g} and {high:g})",
                code="bad_limit",
            )
        self.hypotheses = hypotheses
        self.verdict: Verdict | None = None
        self.logs = (0.0, 0.0)  # of the money of who bets against H0 and against H1
        self._low = low
        self._high = high
        self._count = 0
        self._mean = (hypotheses.h0 + hypotheses.h1) / 2
        self._squares = ((high - low) / 4) ** 2  # as if one figure had been that far off

    def add(self, figure: float) -> None:
        """See one more figure, between the bounds; after the verdict it changes nothing."""
        if self.verdict is not None:
            return
        asked = self.hypotheses
        gap = asked.h1 - asked.h0
        bet = gap / (self._squares / (self._count + 1) + gap**2)
        against_h0 = min(bet, _BOLDEST / (asked.h0 - self._low))
        against_h1 = min(bet, _BOLDEST / (self._high - asked.h1))
        self.logs = (
            self.logs[0] + log1p(against_h0 * (figure - asked.h0)),
            self.logs[1] + log1p(against_h1 * (asked.h1 - figure)),
        )
        self._count += 1
        before = figure - self._mean
        self._mean += before / (self._count + 1)
        self._squares += before * (figure - self._mean)
        if self.logs[0] >= -log(asked.alpha):
            self.verdict = Verdict.H1
        elif self.logs[1] >= -log(asked.beta):
            self.verdict = Verdict.H0
