"""Own matches counted, opponent by opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from germanwhist.terminal.session import my_seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.service import TableSummary

__all__ = ["Tally", "tallies"]


class Tally(NamedTuple):
    """What was played against one level.

    Args:
        level: the opponent's.
        matches: how many were played to their end.
        won: how many of them were won.
        hands: how many hands they had.
        yours: own points.
        theirs: the opponent's points.
    """

    level: str
    matches: int = 0
    won: int = 0
    hands: int = 0
    yours: int = 0
    theirs: int = 0


def tallies(summaries: Iterable[TableSummary], levels: Iterable[str]) -> tuple[Tally, ...]:
    """The tallies of finished matches that count, in the order of the levels; others come last.

    Args:
        summaries: matches; practice and open ones are passed over.
        levels: in the order wanted.
    """
    found: dict[str, Tally] = {}
    for summary in summaries:
        me = my_seat(summary.seats)
        if me is None or summary.is_practice or not summary.is_over:
            continue
        level = summary.opponent_level(me) or ""
        before = found.get(level, Tally(level))
        found[level] = Tally(
            level,
            before.matches + 1,
            before.won + (summary.winner is me),
            before.hands + summary.hands,
            before.yours + summary.points[me],
            before.theirs + summary.points[me.opponent],
        )
    order = {level: place for place, level in enumerate(levels)}
    return tuple(sorted(found.values(), key=lambda tally: order.get(tally.level, len(order))))
