"""The hand of the day: the same cards against the same opponent for everybody, from the date alone.

Whatever belongs to a day follows from its date, so that two servers that know nothing of each other
offer the same hand. The seed of a day is its date written as one number, such as 20261130.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from statistics import median_low
from typing import TYPE_CHECKING, Final

from germanwhist.players import make_level, play_out
from germanwhist.rules import Deal, Hand, RuleSet, Seat, derived_seed

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from germanwhist.cards import Card
    from germanwhist.players import Player

__all__ = [
    "DAY_LEVEL",
    "DAY_RULES",
    "DAY_SEAT",
    "DAY_SHOWN",
    "PAR_LEVEL",
    "PAR_PLAYS",
    "ParPlay",
    "Streak",
    "course_of",
    "day_deal",
    "day_of",
    "day_opponent",
    "par_hand",
    "par_of",
    "par_play",
    "streak",
]

DAY_RULES: Final = RuleSet.parse("first_dealer=seat")
DAY_SEAT: Final = Seat.SOUTH
"""Where the learner sits, who leads to the first trick: the opponent deals."""
DAY_SHOWN: Final = 14
"""How many days have a hand to be played: today, and those before, which are practice."""
DAY_LEVEL: Final = "expert"
PAR_LEVEL: Final = "master"
PAR_PLAYS: Final = 25
# A new version of a level plays otherwise, and must not change days that were played.
_OPPONENT: Final = f"{DAY_LEVEL}@1"
_MASTER: Final = f"{PAR_LEVEL}@1"
_GRACE: Final = dt.timedelta(days=2)  # from one day to the next played, with one missed between


def day_of(seconds: float) -> dt.date:
    """The day of a moment; days turn at 0:00 UTC.

    Args:
        seconds: since 1970-01-01 UTC.

    Example:
        >>> day_of(1_796_083_199.0), day_of(1_796_083_200.0)
        (datetime.date(2026, 11, 30), datetime.date(2026, 12, 1))
    """
    return dt.datetime.fromtimestamp(seconds, dt.UTC).date()


def day_deal(day: dt.date) -> Deal:
    """The deal of a day: the shuffle of its seed.

    Example:
        >>> deal = day_deal(dt.date(2026, 12, 1))
        >>> str(deal.holding(DAY_SEAT)), deal.first_upcard
        ('973.K75.AK42.AJ5', Card('6C'))

    Source: own; the shuffle is that of `germanwhist deal --seed`.
    """
    return Deal.shuffled(_seed(day), DAY_SEAT.opponent)


def day_opponent(day: dt.date) -> Player:
    """The opponent of a day: it answers the same plays with the same cards everywhere."""
    return make_level(_OPPONENT, seed=derived_seed(_seed(day), "opponent of the day"))


def course_of(hand: Hand) -> tuple[bool, ...]:
    """Who took the tricks of stage two, in their order: whether it was the learner.

    Tricks that were claimed or given up come last, the learner's first.

    Args:
        hand: the finished hand of a day.

    Raises:
        ValueError: it is not over.
    """
    if not hand.is_over:
        raise ValueError("the hand is not over (expected a finished hand)")
    in_stage = hand.ruleset.cards_per_hand
    played = [trick.winner is DAY_SEAT for trick in hand.tricks if trick.number > in_stage]
    more = hand.counted[DAY_SEAT] - sum(played)
    rest = in_stage - len(played)
    return (*played, *(number < more for number in range(rest)))


@dataclass(frozen=True, slots=True)
class ParPlay:
    """How the strongest level has played the hand of a day from the learner's seat.

    Args:
        tricks: those it counted.
        cards: every card played, by both, in order.
    """

    tricks: int
    cards: tuple[Card, ...]


def par_play(day: dt.date, number: int) -> ParPlay:
    """One of the plays of the strongest level from the learner's seat.

    Args:
        day: the day.
        number: which play, from 0; each draws other random numbers.
    """
    master = make_level(_MASTER, seed=derived_seed(_seed(day), "par of the day", number))
    players = {DAY_SEAT: master, DAY_SEAT.opponent: day_opponent(day)}
    hand = play_out(Hand.start(DAY_RULES, day_deal(day)), players)
    return ParPlay(hand.counted[DAY_SEAT], hand.plays)


def par_of(plays: Sequence[ParPlay]) -> ParPlay:
    """The play that is par: it makes the median of the tricks, the lower one of two.

    Args:
        plays: `par_play(day, 0)` and so on, `PAR_PLAYS` of them; the first with par is taken.

    Example:
        >>> par_of([ParPlay(tricks, ()) for tricks in (9, 7, 8, 8, 10)]).tricks
        8
    """
    par = median_low(play.tricks for play in plays)
    return next(play for play in plays if play.tricks == par)


def par_hand(day: dt.date, cards: Sequence[Card]) -> Hand:
    """The hand of a day as it was played for par.

    Args:
        day: the day.
        cards: those of a `ParPlay`.

    Example:
        >>> hand = par_hand(dt.date(2026, 12, 1), [])
        >>> hand.leader is DAY_SEAT, hand.plays
        (True, ())
    """
    return Hand.replay(DAY_RULES, day_deal(day), plays=cards)


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days somebody played in a row.

    Args:
        now: days played in the row that may still go on; 0 when there is none.
        longest: days played in the longest row.
    """

    now: int
    longest: int


def streak(played: Collection[dt.date], *, today: dt.date) -> Streak:
    """How many days were played in a row, where a single day missed does not end the row.

    Args:
        played: the days on which the hand was played.
        today: the day that has begun.

    Example:
        >>> days = [dt.date(2026, 11, day) for day in (20, 24, 25, 27)]
        >>> streak(days, today=dt.date(2026, 11, 28))
        Streak(now=3, longest=3)
        >>> streak(days, today=dt.date(2026, 11, 30))
        Streak(now=0, longest=3)
    """
    length, longest, before = 0, 0, None
    for day in sorted(set(played)):
        length = length + 1 if before is not None and day - before <= _GRACE else 1
        longest, before = max(longest, length), day
    goes_on = before is not None and today - before <= _GRACE
    return Streak(length if goes_on else 0, longest)


def _seed(day: dt.date) -> int:
    return 10_000 * day.year + 100 * day.month + day.day
