"""The letters that name cards: those of the language, or the international ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card, Rank, Suit

if TYPE_CHECKING:
    from germanwhist.texts import Texts

__all__ = ["Letters", "letters_of"]

_COURTS: Final = "AKQJ"
_SUITS: Final = "CDHS"  # in the order of `Suit`


@dataclass(frozen=True, slots=True)
class Letters:
    """What is printed on cards and typed for them.

    Args:
        courts: ace, king, queen and jack.
        suits: clubs, diamonds, hearts and spades.

    Example:
        >>> french = Letters("ARDV", "TKCP")
        >>> french.card("DK"), french.card("10t"), french.card("PR"), french.card("QS")
        (Card('QD'), Card('TC'), Card('KS'), None)
    """

    courts: str = _COURTS
    suits: str = _SUITS

    def suit(self, letter: str) -> Suit | None:
        """The suit that a letter asks for."""
        place = self.suits.find(letter.upper()) if len(letter) == 1 else -1
        return Suit(place) if place >= 0 else None

    def rank(self, letter: str) -> Rank | None:
        """The rank that a letter or digit asks for; a ten may be asked for by 10, 1, 0 or T."""
        typed = letter.upper()
        if typed in ("10", "1", "0", "T"):
            return Rank.TEN
        place = self.courts.find(typed) if len(typed) == 1 else -1
        if place >= 0:
            return next(rank for rank in Rank if rank.letter == _COURTS[place])
        return next((rank for rank in Rank if rank.letter == typed and typed.isdigit()), None)

    def card(self, text: str) -> Card | None:
        """The card that a short text names, the rank first or the suit first."""
        for rank, suit in ((text[:-1], text[-1:]), (text[1:], text[:1])):
            found, of_suit = self.rank(rank), self.suit(suit)
            if found is not None and of_suit is not None:
                return Card.of(of_suit, found)
        return None

    def wanted(self, key: str, suit: Suit | None) -> Card | Suit | None:
        """The suit that a key asks for, or the card, where the key before asked for its suit.

        Args:
            key: the key.
            suit: the one asked for by the key before, if it was one for that.
        """
        rank = self.rank(key)
        return self.suit(key) if suit is None or rank is None else Card.of(suit, rank)

    def keys(self) -> str:
        """The suits as keys, in the order in which a hand is held: spades first."""
        return " ".join(self.suits[suit] for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)) + (
            f" {self.suits[Suit.CLUBS]}"
        )


def letters_of(texts: Texts, *, has_own: bool) -> Letters:
    """The letters of a language, or the international ones."""
    return Letters(texts("card-letters"), texts("suit-letters")) if has_own else Letters()
