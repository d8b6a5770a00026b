"""The options a rule set chooses from, each with the text that names its values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Self

from germanwhist.cards import EvaluableEnum, Rank

if TYPE_CHECKING:
    from germanwhist.cards import Card, Suit

__all__ = [
    "MOST_HANDS",
    "MOST_STAKE",
    "MOST_TARGET",
    "Counting",
    "FirstDealer",
    "FirstStageFollow",
    "HandScore",
    "MatchLength",
    "Objective",
    "ObjectiveRule",
    "TargetTie",
    "TrumpRule",
    "whole_number",
]

MOST_STAKE: Final = 10_000
MOST_HANDS: Final = 1_000
MOST_TARGET: Final = 1_000_000
"""The largest numbers of a rule set.

A hand is worth 39 units at most, so no match of this many hands comes near 2^31: whatever keeps
points (databases, arrays, Parquet, JavaScript, programs of other people) can keep them exactly.
"""

_LENGTHS: Final = (
    f"expected hand, hands=N or target=N, with N from 1 to {MOST_HANDS} hands or "
    f"{MOST_TARGET} points"
)
_RANK_BY_LETTER: Final = {rank.letter: rank for rank in Rank}


def whole_number(text: str, *, most: int) -> int:
    """Read a whole number from 1 to `most`.

    Raises:
        ValueError: the text is none.

    Example:
        >>> whole_number("12", most=20)
        12
    """
    digits = text.lstrip("0")
    is_number = text.isascii() and digits.isdigit() and len(digits) <= len(str(most))
    if not is_number or int(digits) > most:
        raise ValueError(f"expected a whole number from 1 to {most}")
    return int(digits)


class Counting(EvaluableEnum, StrEnum):
    """Which tricks count."""

    SECOND_STAGE = "second_stage"  # those of stage two
    ALL_TRICKS = "all_tricks"  # those of both stages
    WEIGHTED = "weighted"  # one point in stage one, two in stage two


class HandScore(EvaluableEnum, StrEnum):
    """What a hand is worth, in units of the stake."""

    DIFFERENCE = "difference"  # the winner scores the difference
    OVER_HALF = "over_half"  # the winner scores what is above half, half rounded down
    PER_TRICK = "per_trick"  # each player scores every counted trick or point
    WIN = "win"  # the winner scores one


class TargetTie(EvaluableEnum, StrEnum):
    """What happens when both players reach the target in one hand."""

    HIGHER = "higher"  # the higher total wins; equal totals play one more hand
    EXTEND = "extend"  # the target rises by ten until one player alone has it


class FirstStageFollow(EvaluableEnum, StrEnum):
    """Whether the follower must follow suit in stage one."""

    REQUIRED = "required"
    FREE = "free"


class ObjectiveRule(EvaluableEnum, StrEnum):
    """What decides whether a hand is played for many tricks or for few."""

    HIGH = "high"  # always many
    BY_COLOUR = "by_colour"  # first upcard red: many; black: few

    def objective(self, first_upcard: Card) -> Objective:
        """What a hand that begins with this upcard is played for."""
        is_low = self is ObjectiveRule.BY_COLOUR and not first_upcard.suit.is_red
        return Objective.LOW if is_low else Objective.HIGH


class Objective(EvaluableEnum, StrEnum):
    """What one hand is played for."""

    HIGH = "high"  # more counted tricks win
    LOW = "low"  # fewer counted tricks win

    @property
    def sign(self) -> int:
        """What a counted trick is good for: 1 in a high hand, -1 in a low one."""
        return 1 if self is Objective.HIGH else -1


class FirstDealer(EvaluableEnum, StrEnum):
    """How the first dealer of a match is found."""

    CUT = "cut"  # each player cuts a card, the higher deals
    SEAT = "seat"  # named


@dataclass(frozen=True, slots=True)
class MatchLength:
    """Where a match ends: after a number of hands, or at a number of points.

    Exactly one of the two is set. As text: `hand`, `hands=N` or `target=N`.

    Args:
        hands: the number of hands, from 1 to `MOST_HANDS`.
        target: the points to reach, from 1 to `MOST_TARGET`.

    Raises:
        ValueError: both or none are set, or the number is out of its range.

    Example:
        >>> MatchLength.parse("target=10"), str(MatchLength(hands=1)), str(MatchLength(hands=4))
        (MatchLength(hands=None, target=10), 'hand', 'hands=4')
    """

    hands: int | None = None
    target: int | None = None

    def __post_init__(self) -> None:
        numbers = [number for number in (self.hands, self.target) if number is not None]
        most = MOST_HANDS if self.target is None else MOST_TARGET
        if len(numbers) != 1 or not 1 <= numbers[0] <= most:
            raise ValueError(_LENGTHS)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `hand`, `hands=N` or `target=N`.

        Raises:
            ValueError: the text is none of these.
        """
        if text == "hand":
            return cls(hands=1)
        kind, _, number = text.partition("=")
        most = {"hands": MOST_HANDS, "target": MOST_TARGET}
        try:
            return cls(**{kind: whole_number(number, most=most[kind])})
        except (KeyError, ValueError):
            raise ValueError(_LENGTHS) from None

    def __str__(self) -> str:
        if self.target is not None:
            return f"target={self.target}"
        return "hand" if self.hands == 1 else f"hands={self.hands}"


@dataclass(frozen=True, slots=True)
class TrumpRule:
    """Where trumps come from: the first upcard, unless it has a rank agreed to mean no trumps.

    As text: `upcard` (no such rank), `none` (every rank), or `none_on=` and the ranks.

    Args:
        none_on: the ranks of a first upcard that make a hand without trumps.

    Example:
        >>> str(TrumpRule.parse("none_on=KA")), str(TrumpRule()), str(TrumpRule(frozenset(Rank)))
        ('none_on=AK', 'upcard', 'none')
    """

    none_on: frozenset[Rank] = frozenset()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `upcard`, `none` or `none_on=<ranks>`.

        Raises:
            ValueError: the text is none of these.
        """
        if text == "upcard":
            return cls()
        if text == "none":
            return cls(frozenset(Rank))
        kind, _, letters = text.partition("=")
        ranks = frozenset(_RANK_BY_LETTER[c] for c in letters if c in _RANK_BY_LETTER)
        if kind == "none_on" and letters and len(ranks) == len(letters):
            return cls(ranks)
        raise ValueError("expected upcard, none, or none_on= and ranks, such as none_on=AK")

    def trump(self, first_upcard: Card) -> Suit | None:
        """The trump suit of a hand that begins with this upcard; None without trumps.

        Example:
            >>> from germanwhist.cards import Card
            >>> rule = TrumpRule.parse("none_on=AK")
            >>> rule.trump(Card("9H")), rule.trump(Card("KH"))
            (Suit.HEARTS, None)
        """
        return None if first_upcard.rank in self.none_on else first_upcard.suit

    def __str__(self) -> str:
        if not self.none_on:
            return "upcard"
        if len(self.none_on) == len(Rank):
            return "none"
        return "none_on=" + "".join(rank.letter for rank in sorted(self.none_on, reverse=True))
