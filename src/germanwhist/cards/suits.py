"""Suits and ranks."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final

from germanwhist.errors import NotationError

__all__ = ["RANKS_PER_SUIT", "RANK_LETTERS", "EvaluableEnum", "Rank", "Suit"]

RANKS_PER_SUIT: Final = 13
RANK_LETTERS: Final = "23456789TJQKA"
_SUIT_LETTERS: Final = "CDHS"
_SUIT_SIGNS: Final = "♣♦♥♠"


class EvaluableEnum(Enum):
    """The base of this package's enumerations: a member prints as the source that names it.

    So the `repr` of every value of the package, whatever it contains, can be evaluated.

    Example:
        >>> Suit.HEARTS, [Rank.ACE]
        (Suit.HEARTS, [Rank.ACE])
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Suit(EvaluableEnum, IntEnum):
    """The four suits, in the order of their indices.

    Example:
        >>> Suit.HEARTS.letter, Suit.HEARTS.sign, int(Suit.HEARTS)
        ('H', '♥', 2)
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit that a letter, a sign or a name means, in either case.

        Raises:
            NotationError: no suit is called that (code `bad_suit`).

        Example:
            >>> Suit.parse("h"), Suit.parse("♥"), Suit.parse("hearts")
            (Suit.HEARTS, Suit.HEARTS, Suit.HEARTS)
        """
        found = _SUIT_BY_TEXT.get(str(text).strip().lower())
        if found is None:
            raise NotationError(
                f"no such suit: {text!r} (expected C, D, H or S, a sign such as ♥, or a name)",
                code="bad_suit",
            )
        return found

    @property
    def letter(self) -> str:
        """The suit's letter in every notation: C, D, H or S."""
        return _SUIT_LETTERS[self]

    @property
    def sign(self) -> str:
        """The suit's sign: ♣, ♦, ♥ or ♠."""
        return _SUIT_SIGNS[self]

    @property
    def is_red(self) -> bool:
        """Whether this is diamonds or hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(EvaluableEnum, IntEnum):
    """The thirteen ranks from two (0) to ace (12); ace is high.

    Example:
        >>> Rank.TEN.letter, Rank.ACE > Rank.KING
        ('T', True)
    """

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank that a letter, a number or a name means, in either case.

        Raises:
            NotationError: no rank is called that (code `bad_rank`).

        Example:
            >>> Rank.parse("T"), Rank.parse("10"), Rank.parse("queen")
            (Rank.TEN, Rank.TEN, Rank.QUEEN)
        """
        found = _RANK_BY_TEXT.get(str(text).strip().lower())
        if found is None:
            raise NotationError(
                f"no such rank: {text!r} (expected 2 to 10, T, J, Q, K or A, or a name)",
                code="bad_rank",
            )
        return found

    @property
    def letter(self) -> str:
        """The rank's letter in every notation: 2 to 9, T, J, Q, K or A."""
        return RANK_LETTERS[self]


_SUIT_BY_TEXT: Final = {
    text.lower(): suit for suit in Suit for text in (suit.letter, suit.sign, suit.name)
}
_RANK_BY_TEXT: Final = {"10": Rank.TEN} | {
    text.lower(): rank for rank in Rank for text in (rank.letter, rank.name)
}
