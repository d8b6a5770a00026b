"""One player's side of a match: its times, and what it forfeited and why."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from math import ceil
from statistics import fmean
from typing import TYPE_CHECKING, final

from germanwhist.arena.outcomes import Forfeit, ForfeitKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.arena.outcomes import HandOutcome

__all__ = ["ForfeitReason", "PlayerSummary", "Side", "percentile99"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForfeitReason:
    """Why some hands were forfeited, with the first of them as an example.

    Args:
        hands: how many hands.
        deal: the lowest number of a deal where it happened.
        example: the forfeit there.
    """

    hands: int
    deal: int
    example: Forfeit


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSummary:
    """One player's side of a match.

    Args:
        wins: hands won.
        seconds: mean time for a play.
        seconds99: 99 of 100 plays took no longer.
        longest: the time of the longest play.
        processor: mean processor time for a play.
        hand: mean time for all plays of a hand.
        longest_hand: the longest time for all plays of a hand.
        forfeits: hands forfeited, by kind.
        reasons: why, the most frequent reason first.
    """

    wins: int
    seconds: float
    seconds99: float
    longest: float
    processor: float
    hand: float
    longest_hand: float
    forfeits: dict[ForfeitKind, int]
    reasons: tuple[ForfeitReason, ...] = ()


def percentile99(ordered: Sequence[float]) -> float:
    """The least of these figures that 99 of 100 are not above; 0 without any.

    Args:
        ordered: figures in ascending order.

    Example:
        >>> percentile99(range(1, 201)), percentile99([1.0, 2.0])
        (198, 2.0)
    """
    return ordered[ceil(0.99 * len(ordered)) - 1] if ordered else 0.0


@final
class Side:
    """Gathers what one player does, hand by hand in any order."""

    def __init__(self) -> None:
        self._seconds = array("f")
        self._hands = array("f")
        self._processor = 0.0
        self._reasons: dict[tuple[ForfeitKind, str], ForfeitReason] = {}

    def add(self, deal: int, place: int, hand: HandOutcome) -> None:
        """Count a hand.

        Args:
            deal: the number of its deal.
            place: 0 for the match's first player, 1 for the second.
            hand: what came of it.
        """
        self._seconds.extend(hand.seconds[place])
        self._hands.append(sum(hand.seconds[place]))
        self._processor += sum(hand.processor[place])
        forfeit = hand.forfeit
        if forfeit is None or forfeit.player != place:
            return
        # Illegal cards and times are different each time; errors are not.
        key = forfeit.kind, forfeit.detail if forfeit.kind is ForfeitKind.CRASH else ""
        before = self._reasons.get(key, ForfeitReason(hands=0, deal=deal, example=forfeit))
        first = (
            before if before.deal <= deal else ForfeitReason(hands=0, deal=deal, example=forfeit)
        )
        self._reasons[key] = replace(first, hands=before.hands + 1)

    def summary(self, wins: int) -> PlayerSummary:
        """What the player did so far.

        Args:
            wins: how many hands it won.
        """
        seconds = sorted(self._seconds)
        reasons = sorted(self._reasons.values(), key=lambda r: (-r.hands, r.deal, str(r.example)))
        forfeits = dict.fromkeys(ForfeitKind, 0)
        for reason in reasons:
            forfeits[reason.example.kind] += reason.hands
        return PlayerSummary(
            wins=wins,
            seconds=fmean(seconds) if seconds else 0.0,
            seconds99=percentile99(seconds),
            longest=seconds[-1] if seconds else 0.0,
            processor=self._processor / len(seconds) if seconds else 0.0,
            hand=fmean(self._hands) if self._hands else 0.0,
            longest_hand=max(self._hands, default=0.0),
            forfeits=forfeits,
            reasons=tuple(reasons),
        )
