"""The 52 cards."""

from __future__ import annotations

from typing import Final, final

from germanwhist.cards.suits import RANKS_PER_SUIT, Rank, Suit
from germanwhist.errors import NotationError

__all__ = ["CARDS", "Card"]


@final
class Card:
    """One of the 52 cards: a value, with one object for each card.

    `Card("QD")` reads rank and suit in either order, in either case, with a letter or a sign for
    the suit, and 10 or T for a ten; it prints as rank and suit, `QD`. Cards order by suit, then
    rank (their index). A card is always true, the two of clubs too.

    Args:
        text: the card as text.

    Raises:
        NotationError: the text is not a card (code `bad_card`).

    Example:
        >>> Card("♦q"), str(Card("10H")), Card("2C").index, Card("AS").index
        (Card('QD'), 'TH', 0, 51)
        >>> Card("QD").suit, Card("QD").rank
        (Suit.DIAMONDS, Rank.QUEEN)

    Source: own.
    """

    __slots__ = ("_text", "index", "mask", "rank", "suit")
    index: int  # 0..51
    mask: int  # the card as a set: 1 << index
    suit: Suit
    rank: Rank
    _text: str  # kept, since views are written card by card

    def __new__(cls, text: str) -> Card:
        """Look the card up by its text."""
        card = _CARD_BY_TEXT.get(str(text).strip())
        if card is None:
            raise NotationError(
                f"no such card: {text!r} (expected rank and suit, such as QD or 10H)",
                code="bad_card",
            )
        return card

    @classmethod
    def from_index(cls, index: int) -> Card:
        """The card with this index.

        Args:
            index: from 0 (two of clubs) to 51 (ace of spades).

        Raises:
            NotationError: the index is outside 0..51 (code `bad_card`).

        Example:
            >>> Card.from_index(0)
            Card('2C')
        """
        if not 0 <= index < len(CARDS):
            raise NotationError(
                f"no such card index: {index!r} (expected 0 to 51)", code="bad_card"
            )
        return CARDS[index]

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of this suit and rank.

        Example:
            >>> Card.of(Suit.SPADES, Rank.TWO)
            Card('2S')
        """
        return CARDS[suit * RANKS_PER_SUIT + rank]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed ({name}={value!r})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card cannot be changed (del {name})")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return (Card, (str(self),))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        return self

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __le__(self, other: Card) -> bool:
        return self.index <= other.index

    def __gt__(self, other: Card) -> bool:
        return self.index > other.index

    def __ge__(self, other: Card) -> bool:
        return self.index >= other.index

    def __hash__(self) -> int:
        # Not the identity: sets of cards must not depend on memory addresses.
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


def _all_cards() -> tuple[Card, ...]:
    """Make the 52 objects that `Card` hands out."""
    cards = []
    for suit in Suit:
        for rank in Rank:
            card = object.__new__(Card)
            index = suit * RANKS_PER_SUIT + rank
            for name, value in (
                ("index", index),
                ("mask", 1 << index),
                ("suit", suit),
                ("rank", rank),
                ("_text", rank.letter + suit.letter),
            ):
                object.__setattr__(card, name, value)
            cards.append(card)
    return tuple(cards)


def _all_spellings() -> dict[str, Card]:
    """Every text that names a card, in either case."""
    spellings = {}
    for card in CARDS:
        ranks = ("T", "10") if card.rank is Rank.TEN else (card.rank.letter,)
        suits = (card.suit.letter, card.suit.letter.lower(), card.suit.sign)
        for rank in (*ranks, ranks[0].lower()):
            for suit in suits:
                spellings[rank + suit] = spellings[suit + rank] = card
    return spellings


CARDS: Final = _all_cards()
"""All cards in the order of their indices."""

_CARD_BY_TEXT: Final = _all_spellings()
