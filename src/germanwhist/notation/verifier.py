"""Whether records tell the truth: legal plays, right results, matches without a gap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.errors import IllegalPlayError
from germanwhist.notation.match_course import MatchCourse, cut_faults
from germanwhist.notation.receipt_faults import receipt_faults
from germanwhist.rules import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.errors import NotationError
    from germanwhist.notation.record import Record
    from germanwhist.rules import HandResult

__all__ = ["Verifier"]


class Verifier:
    """Checks records one after the other, in the order of their file.

    A verifier remembers one small standing for each match, so that a hand can be compared with
    the one before it: the number, the dealer, the points, the rules, and whether the match was
    still going on. Hands of different matches may be mixed. A match may begin in the middle.

    Example:
        >>> from dataclasses import replace
        >>> from germanwhist import Deal, Hand, Record, RuleSet, Seat
        >>> record = Record.of(Hand.start(RuleSet(), Deal.shuffled(1)).resign(Seat.NORTH))
        >>> verifier = Verifier()
        >>> verifier.check(record)
        ()
        >>> [str(fault) for fault in verifier.check(replace(record, points=(13, 0)))]
        ['wrong points: 13-0 (expected 0-13)']

    Source: own.
    """

    __slots__ = ("_lost", "_matches")

    def __init__(self) -> None:
        self._lost = 0
        self._matches: dict[str, tuple[MatchCourse, int]] = {}

    def lose_hand(self) -> None:
        """Say that a hand could not be read here, so that its match may go on after a gap."""
        self._lost += 1

    def check(self, record: Record) -> tuple[NotationError, ...]:
        """The faults of a record, in the order of the checks; none when all is well.

        Each fault has the place where the record was read. The `code` of an illegal play is its
        `Fault`; the others are `wrong_counted`, `wrong_points`, `wrong_cuts`,
        `wrong_hand_number`, `wrong_dealer`, `wrong_points_before`, `wrong_rules`, `match_over`,
        `hand_unfinished`, and `receipt_` with the `Row` of `germanwhist.honest` that does not fit.
        Where cards of the deal are not known, plays are refused that no fitting deal allows.

        Args:
            record: the next record of the file.
        """
        result, faults = _replayed(record)
        if not faults:
            faults = list(_result_faults(record, result))
        faults += cut_faults(record)
        faults += receipt_faults(record)
        if record.match_id is not None:
            course = self._course(record, record.match_id)
            faults += course.faults(record)
            self._matches[record.match_id] = course.after(record, result), self._lost
        return tuple(faults)

    def _course(self, record: Record, match_id: str) -> MatchCourse:
        """What the hand must follow from: less when one between may have been lost."""
        course, lost = self._matches.get(match_id, (MatchCourse(), self._lost))
        number = record.hand_number
        is_next = None not in (number, course.number) and number == course.number
        return course if lost == self._lost or is_next else MatchCourse(ruleset=course.ruleset)


def _replayed(record: Record) -> tuple[HandResult | None, list[NotationError]]:
    """The result of a legal hand, or the fault that stops it."""
    try:
        partial = record.partial_hand()
        return (record.hand() if partial is None else partial.example).result, []
    except IllegalPlayError as error:
        number = error.number
        message = str(error)
        if number is None:
            return None, [record.fault(message, code=error.code, part="ending")]
        if error.code == Fault.ALREADY_PLAYED:
            message += _first_time(record, number)
        return None, [record.fault(message, code=error.code, part="plays", index=number)]


def _first_time(record: Record, number: int) -> str:
    """Where a card that is played twice was played first; either of the two may be the slip."""
    first = record.plays.index(record.plays[number])
    place = ""
    if record.origin is not None:
        line, column = record.origin.place("plays", first)
        place = f" at {line}:{column}"
    return f"; it was play {first + 1}{place}"


def _result_faults(record: Record, result: HandResult | None) -> Iterator[NotationError]:
    for part in ("counted", "points"):
        found = getattr(record, part)
        expected = getattr(result, part, None)
        if found is not None and found != expected:
            right = f"{expected[0]}-{expected[1]}" if expected else "none in an unfinished hand"
            yield record.fault(
                f"wrong {part}: {found[0]}-{found[1]} (expected {right})",
                code=f"wrong_{part}",
                part=part,
            )
