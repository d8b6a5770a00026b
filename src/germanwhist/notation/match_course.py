"""Whether the hands of one match follow from each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.errors import InvalidDealError
from germanwhist.rules import FirstDealer, dealer_by_cut, is_decided, standing_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.errors import NotationError
    from germanwhist.notation.record import Record
    from germanwhist.rules import HandResult, RuleSet, Seat

__all__ = ["MatchCourse", "cut_faults"]


@dataclass(frozen=True, slots=True)
class MatchCourse:
    """The hands of one match so far, as far as the next one depends on them.

    Args:
        ruleset: the rules of the last hand; None before the first hand.
        dealer: who dealt it.
        number: the number of the next hand; None when it is not known.
        points: the points before the next hand, north first; None when they are not known.
        is_in_hand: whether the last hand is unfinished.
        is_resigned: whether the match was given up.
        is_told: whether a hand after the end of the match was told; one is enough.
    """

    ruleset: RuleSet | None = None
    dealer: Seat | None = None
    number: int | None = None
    points: tuple[int, int] | None = None
    is_in_hand: bool = False
    is_resigned: bool = False
    is_told: bool = False

    def after(self, record: Record, result: HandResult | None) -> MatchCourse:
        """The sequence with one more hand.

        Args:
            record: the hand.
            result: its result; None when it is unfinished or not legal.
        """
        number = self.number if record.hand_number is None else record.hand_number
        before = self._points_before(record)
        points = None
        if before is not None and result is not None:
            points = before[0] + result.points[0], before[1] + result.points[1]
        return MatchCourse(
            ruleset=record.ruleset,
            dealer=record.deal.dealer,
            number=None if number is None else number + 1,
            points=points,
            is_in_hand=not record.is_over,
            is_resigned=record.match_resigned is not None,
            is_told=self.is_told or self._end(record) is not None,
        )

    def _end(self, record: Record) -> str | None:
        """Why the match was over before a hand; None when it was not."""
        if self.is_resigned:
            return "it was given up"
        points = self._points_before(record) or (0, 0)
        hands = (record.hand_number or self.number or 1) - 1
        if not is_decided(record.ruleset, standing_after(record.ruleset, points, hands=hands)):
            return None
        length = record.ruleset.options()["match"]
        played = "1 hand" if hands == 1 else f"{hands} hands"
        return f"by match={length} it was over after {played} at {_pair(points)}"

    def _has_gap(self, record: Record) -> bool:
        return None not in (self.number, record.hand_number) and self.number != record.hand_number

    def _points_before(self, record: Record) -> tuple[int, int] | None:
        """The points before a hand; only after a gap, or at the beginning, its own word counts."""
        if self.points is not None and not self._has_gap(record):
            return self.points
        is_first = record.hand_number == 1 and not self._has_gap(record)
        return (0, 0) if is_first else record.points_before

    def faults(self, record: Record) -> Iterator[NotationError]:
        """What does not follow in the next hand.

        Args:
            record: the next hand.
        """
        yield from self._faults_of_order(record)
        points = self._points_before(record)
        stated = record.points_before
        if None not in (stated, points) and stated != points:
            yield record.fault(
                f"wrong points before the hand: {_pair(stated)} (expected {_pair(points)})",
                code="wrong_points_before",
                part="points_before",
            )
        end = self._end(record)
        if end is not None and not self.is_told:
            yield record.fault(
                f"a hand of match {record.match_id!r} after its end: {end} (expected a new match; "
                "hands that belong to none have no Match, and later ones are not told)",
                code="match_over",
                part="match_id",
            )

    def _faults_of_order(self, record: Record) -> Iterator[NotationError]:
        if self.ruleset not in (None, record.ruleset):
            yield record.fault(
                f"wrong rules: {record.ruleset} (expected {self.ruleset}, as in the hand before)",
                code="wrong_rules",
                part="ruleset",
            )
        dealer = record.deal.dealer
        if self._has_gap(record):
            yield record.fault(
                f"wrong hand number: {record.hand_number} (expected {self.number})",
                code="wrong_hand_number",
                part="hand_number",
            )
        elif dealer is self.dealer:
            yield record.fault(
                f"wrong dealer: {dealer.label} deals again (expected {dealer.opponent.label})",
                code="wrong_dealer",
                part="dealer",
            )
        if self.is_in_hand:
            yield record.fault(
                f"a hand of match {record.match_id!r} after an unfinished one (expected its end)",
                code="hand_unfinished",
                part="match_id",
            )


def cut_faults(record: Record) -> Iterator[NotationError]:
    """Whether the cuts are possible, and agree with the dealer of a hand with a number.

    Args:
        record: any hand.
    """
    if not record.cuts:
        return
    if record.ruleset.first_dealer is FirstDealer.SEAT:
        message = "wrong cuts: the rule set names the dealer (expected no cuts)"
        yield record.fault(message, code="wrong_cuts", part="cuts")
        return
    try:
        first = dealer_by_cut(record.cuts)
    except InvalidDealError as error:
        yield record.fault(f"wrong cuts: {error}", code="wrong_cuts", part="cuts")
        return
    number = record.hand_number
    if number is None:
        return
    dealer = record.deal.dealer
    expected = first if number % 2 == 1 else first.opponent
    if dealer is not expected:
        yield record.fault(
            f"wrong dealer: {dealer.label} deals hand {number} (expected {expected.label}: "
            f"{first.label} won the cut)",
            code="wrong_dealer",
            part="dealer",
        )


def _pair(pair: tuple[int, int] | None) -> str:
    return f"{pair[0]}-{pair[1]}" if pair else "none"
