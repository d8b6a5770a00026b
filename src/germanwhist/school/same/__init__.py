"""Same cards: people play the same deals against the same level, each at their own time.

Everything of a challenge follows from its secret: the deals, and the opponent's random numbers.
What somebody may know of it and of one other person is a `SameView`, which has no number of a
deal before both have played it.
"""

from germanwhist.school.same.challenge import (
    SAME_DAYS,
    SAME_DEALS,
    SAME_PEOPLE,
    SAME_SEAT,
    Challenge,
    new_challenge_secret,
    one_hand,
    pinned_level,
    same_deal,
    same_opponent,
)
from germanwhist.school.same.parting import Better, Parting, better_of, parting
from germanwhist.school.same.view import DealView, SameView, same_view

__all__ = [
    "SAME_DAYS",
    "SAME_DEALS",
    "SAME_PEOPLE",
    "SAME_SEAT",
    "Better",
    "Challenge",
    "DealView",
    "Parting",
    "SameView",
    "better_of",
    "new_challenge_secret",
    "one_hand",
    "parting",
    "pinned_level",
    "same_deal",
    "same_opponent",
    "same_view",
]
