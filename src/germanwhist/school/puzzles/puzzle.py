"""What a puzzle is, and what follows from its position."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from germanwhist.engine import solve
from germanwhist.school.line import after
from germanwhist.school.reason import ReasonCode
from germanwhist.school.stage_two import Lines, stage_two_reason
from germanwhist.school.theme import Theme

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.notation import Position
    from germanwhist.school.line import LineTrick

__all__ = ["Puzzle", "best_first", "decisions", "rating_of", "tempting_card", "theme_of"]


_THEMES: Final = {
    ReasonCode.DRAWS_TRUMP: Theme.DRAW_TRUMPS,
    ReasonCode.DRAWS_LAST_TRUMP: Theme.LAST_TRUMP,
    ReasonCode.RUFFED: Theme.RUFF,
    ReasonCode.DRIVES_OUT: Theme.DRIVE_OUT,
    ReasonCode.THROWS_IN: Theme.THROW_IN,
    ReasonCode.KEEPS_WINNER: Theme.HOLD_UP,
    ReasonCode.LONG_SUIT: Theme.LONG_SUIT,
    ReasonCode.AVOIDS_TRICK: Theme.LOSE_LEAD,
    ReasonCode.MUST_TAKE: Theme.UNLOAD,
}
_EASIEST: Final = 800
_PER_TRICK: Final = 75
_PER_DECISION: Final = 75
_SHARE: Final = 400


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position of stage two in which one first card keeps the goal.

    Args:
        position: between tricks; the leader is the one who solves.
        goal: the tricks to make, at least; in a low hand at most.
        theme: what parts the first card from the tempting one.
        rating: how hard it is, about 800 to 2000.
        solution: best play of both, card by card, each trick's lead first.
        pack: the number of cards of the pack that the position is from.
    """

    position: Position
    goal: int
    theme: Theme
    rating: int
    solution: tuple[Card, ...]
    pack: int = 52

    @property
    def id(self) -> str:
        """What the puzzle is called among all: ten characters that follow from its position."""
        return _id_of(self.position)


@cache
def _id_of(position: Position) -> str:
    return hashlib.sha256(str(position).encode()).hexdigest()[:10]


def best_first(position: Position) -> Card | None:
    """The one first card that is best, the lowest of touching ones; None where there are others."""
    best = solve(position).best_plays
    low, high = best[0], best[-1]
    between = [c for c in position.follower.suit(low.suit) if low < c < high]
    return low if low.suit is high.suit and not between else None


def tempting_card(position: Position) -> Card | None:
    """The card that many would lead, where it fails: the highest, in a low hand the lowest.

    Of equal ranks a side suit's card comes before the trump.
    """
    sign, trump = position.objective.sign, position.trump
    natural = max(position.leader, key=lambda c: (sign * c.rank, c.suit is not trump, c.suit))
    return None if natural in solve(position).best_plays else natural


def theme_of(position: Position, best: Card, *, tempting: Card) -> Theme | None:
    """What parts the lines after the two cards; None where it has no name."""
    return _THEMES.get(stage_two_reason(Lines(position, best, other=tempting)).code)


def decisions(position: Position, line: tuple[LineTrick, ...]) -> int:
    """How many of the solver's cards in a line had an alternative that gives a trick away."""
    count = 0
    for trick in line:
        own_turns = (trick.is_own_lead, not trick.is_own_lead)
        for card, is_own in zip((trick.lead, trick.follow), own_turns, strict=True):
            values = {play.leader_tricks for play in solve(position).plays}
            count += is_own and len(values) > 1
            position = after(position, card)
    return count


def rating_of(position: Position, line: tuple[LineTrick, ...]) -> int:
    """How hard a puzzle is, until people have tried it.

    It grows with the tricks that are left, with the decisions on the way, and with the share of
    first cards that fail.

    Args:
        position: the puzzle's.
        line: its solution.
    """
    found = solve(position)
    failing = 1 - len(found.best_plays) / len(found.plays)
    further = decisions(position, line) - 1
    return round(
        _EASIEST + _PER_TRICK * (position.tricks - 3) + _PER_DECISION * further + _SHARE * failing
    )
