"""The difference of two cards' values in stage one, split into terms that add up to it."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt
from typing import TYPE_CHECKING, Final

from germanwhist.engine import contrast
from germanwhist.rules import HandScore

if TYPE_CHECKING:
    from germanwhist.engine import CardAdvice
    from germanwhist.rules import View

__all__ = ["Terms", "is_last_of_stage_one", "points_per_trick", "split"]

_WORLDS: Final = 200
_LAST_WORLDS: Final = 2000  # at the last trick of stage one they take a few milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """By what the better of two cards is ahead, in points of the hand; below 0, behind.

    Args:
        wins: the chance of the better card to win the trick, 0 to 1.
        other_wins: the same of the other card.
        spent: what it is worth to keep the other card rather than the better one.
        forced: what it is worth that the opponent spends another card.
        drawn: what it is worth to draw other cards after the trick, and the opponent too.
        trick: the trick itself, where tricks of stage one count.
        lead: the lead to the next trick.
        rest: what the search sees further on.
    """

    wins: float
    other_wins: float
    spent: float
    forced: float
    drawn: float
    trick: float
    lead: float
    rest: float

    @property
    def total(self) -> float:
        """The difference of the two values."""
        return self.spent + self.forced + self.drawn + self.trick + self.lead + self.rest


def split(view: View, best: CardAdvice, *, other: CardAdvice) -> Terms:
    """Split the difference of two cards' values.

    Each term is what one change brings between the hand after the other card and the hand after
    the better one, in worlds that the search has drawn too, valued by the critic or, when stage
    one is over, exactly. So a card is worth what it is worth in this hand, with its length, its
    command and its ruffs. The rest is what is left over: the terms add up to the difference.

    Args:
        view: what the seat to play knows, in stage one.
        best: advice on a card.
        other: advice on another card of the same search.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> from germanwhist.engine import SearchMethod, SearchPlayer
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> best, *_, worst = SearchPlayer(SearchMethod.LEARNED, 20).advise(view).cards
        >>> abs(split(view, best, other=worst).total - (best.points - worst.points)) < 1e-9
        True

    Source: own.
    """
    worlds = _LAST_WORLDS if is_last_of_stage_one(view) else _WORLDS
    found = contrast(view, best.card, other=other.card, worlds=worlds)
    known = found.spent + found.forced + found.drawn + found.trick + found.lead
    return Terms(
        wins=found.wins,
        other_wins=found.other_wins,
        spent=found.spent,
        forced=found.forced,
        drawn=found.drawn,
        trick=found.trick,
        lead=found.lead,
        rest=best.points - other.points - known,
    )


def is_last_of_stage_one(view: View) -> bool:
    """Whether its last trick is being played: then no term is left for later play.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> is_last_of_stage_one(view)
        False
    """
    return len(view.tricks) + 1 == view.ruleset.cards_per_hand


def points_per_trick(view: View) -> float:
    """By how many points a seat is better off for one trick of stage two more, stake included.

    Where only the win counts, near an even result: then it depends on what is still uncertain.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> points_per_trick(view)
        2.0
    """
    rules = view.ruleset
    if rules.hand_score is HandScore.WIN:
        left = rules.cards_per_hand - len(view.tricks)
        spread = 0.8 + left / 13  # in tricks of stage two, as the search takes it to be
        return rules.stake * 2 / (spread * sqrt(2 * pi))
    each = 1.0 if rules.hand_score is HandScore.OVER_HALF else 2.0
    return rules.stake * each * rules.trick_worth(2)
