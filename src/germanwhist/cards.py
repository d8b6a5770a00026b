"""Cards and sets of cards: the values that everything else is made of.

A card has an index from 0 (two of clubs) to 51 (ace of spades): suit times thirteen plus rank. A
`CardSet` is a whole number with one bit for each card, so the union, difference or size of two
sets costs one machine operation.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final, Self, final

from germanwhist.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Card", "CardSet", "EvaluableEnum", "Rank", "Suit"]

RANKS_PER_SUIT: Final = 13
_RANK_LETTERS: Final = "23456789TJQKA"
_SUIT_LETTERS: Final = "CDHS"
_SUIT_SIGNS: Final = "♣♦♥♠"
_SUIT_MASK: Final = (1 << RANKS_PER_SUIT) - 1
_FULL_MASK: Final = (1 << 52) - 1


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

    @property
    def letter(self) -> str:
        """The rank's letter in every notation: 2 to 9, T, J, Q, K or A."""
        return _RANK_LETTERS[self]


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

    __slots__ = ("index", "mask", "rank", "suit")
    index: int  # 0..51
    mask: int  # the card as a set: 1 << index
    suit: Suit
    rank: Rank

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
        if not 0 <= index < len(_CARDS):
            raise NotationError(
                f"no such card index: {index!r} (expected 0 to 51)", code="bad_card"
            )
        return _CARDS[index]

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of this suit and rank.

        Example:
            >>> Card.of(Suit.SPADES, Rank.TWO)
            Card('2S')
        """
        return _CARDS[suit * RANKS_PER_SUIT + rank]

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
        return self.rank.letter + self.suit.letter

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
            ):
                object.__setattr__(card, name, value)
            cards.append(card)
    return tuple(cards)


def _all_spellings() -> dict[str, Card]:
    """Every text that names a card, in either case."""
    spellings = {}
    for card in _CARDS:
        ranks = ("T", "10") if card.rank is Rank.TEN else (card.rank.letter,)
        suits = (card.suit.letter, card.suit.letter.lower(), card.suit.sign)
        for rank in (*ranks, ranks[0].lower()):
            for suit in suits:
                spellings[rank + suit] = spellings[suit + rank] = card
    return spellings


_CARDS: Final = _all_cards()
_CARD_BY_TEXT: Final = _all_spellings()


@final
class CardSet:
    """An immutable set of cards, held as a 52-bit mask.

    Supports `in`, `len`, iteration in index order, `==`, hashing, and the operators `|` (union),
    `&` (intersection), `-` (difference) and `<=` (subset). It prints as a holding: the suits in
    the order spades, hearts, diamonds, clubs, ranks from high to low, a void left empty.

    Args:
        cards: the cards of the set, in any order; repeats do no harm.

    Example:
        >>> holding = CardSet([Card("KH"), Card("AH"), Card("7C")])
        >>> str(holding), len(holding), Card("AH") in holding
        ('.AK..7', 3, True)
        >>> holding & CardSet.of_suit(Suit.HEARTS)
        CardSet.parse('.AK..')

    Source: own.
    """

    __slots__ = ("mask",)
    mask: int  # bit i stands for the card with index i

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            mask |= card.mask
        object.__setattr__(self, "mask", mask)

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """The set whose bit i stands for the card with index i.

        Raises:
            NotationError: the mask has bits beyond the 52 cards (code `bad_card_set`).

        Example:
            >>> CardSet.from_mask(0b11)
            CardSet.parse('...32')
        """
        if mask & ~_FULL_MASK:
            raise NotationError(
                f"no such card set: mask {mask!r} (expected 0 to 2**52 - 1)", code="bad_card_set"
            )
        made = cls.__new__(cls)
        object.__setattr__(made, "mask", mask)
        return made

    @classmethod
    def of_suit(cls, suit: Suit) -> Self:
        """All thirteen cards of a suit.

        Example:
            >>> str(CardSet.of_suit(Suit.CLUBS))
            '...AKQJT98765432'
        """
        return cls.from_mask(_SUIT_MASK << (suit * RANKS_PER_SUIT))

    @classmethod
    def full(cls, ranks: int = RANKS_PER_SUIT) -> Self:
        """The pack made of the highest `ranks` ranks of each suit.

        Args:
            ranks: ranks in each suit, 1 to 13: 13 gives 52 cards, 7 gives 28.

        Raises:
            NotationError: another number of ranks (code `bad_card_set`).

        Example:
            >>> len(CardSet.full()), str(CardSet.full(3))
            (52, 'AKQ.AKQ.AKQ.AKQ')
        """
        if ranks not in range(1, RANKS_PER_SUIT + 1):
            raise NotationError(
                f"no pack has {ranks!r} ranks (expected 1 to {RANKS_PER_SUIT})",
                code="bad_card_set",
            )
        suit = _SUIT_MASK & ~((1 << (RANKS_PER_SUIT - ranks)) - 1)
        return cls.from_mask(sum(suit << (s * RANKS_PER_SUIT) for s in Suit))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a holding such as `AKQ.J93.T87.6542`.

        Args:
            text: spades, hearts, diamonds and clubs, parted by dots, each from high to low; a
                void is left empty.

        Raises:
            NotationError: not four suits (code `bad_holding`), or an unknown, repeated or
                misplaced rank, with its column.

        Example:
            >>> sorted(map(str, CardSet.parse("A.T2..")))
            ['2H', 'AS', 'TH']
        """
        suits = text.split(".")
        if len(suits) != len(Suit):
            raise NotationError(
                f"not a holding: {text!r} has {len(suits)} suits (expected 4: S.H.D.C)",
                code="bad_holding",
            )
        mask = 0
        column = 1
        for suit, ranks in zip(reversed(Suit), suits, strict=True):
            previous = RANKS_PER_SUIT
            for letter in ranks:
                rank = _RANK_LETTERS.find(letter)
                if not 0 <= rank < previous:
                    raise NotationError(
                        f"not a holding: {letter!r} in {text!r} "
                        "(expected ranks from AKQJT98765432, each once, high to low)",
                        code="bad_holding",
                        column=column,
                    )
                mask |= 1 << (suit * RANKS_PER_SUIT + rank)
                previous = rank
                column += 1
            column += 1
        return cls.from_mask(mask)

    def suit(self, suit: Suit) -> Self:
        """The cards of one suit in this set.

        Example:
            >>> CardSet.parse("A.T2..").suit(Suit.HEARTS)
            CardSet.parse('.T2..')
        """
        return self.from_mask(self.mask & (_SUIT_MASK << (suit * RANKS_PER_SUIT)))

    def add(self, card: Card) -> Self:
        """This set with one more card."""
        return self.from_mask(self.mask | card.mask)

    def remove(self, card: Card) -> Self:
        """This set without a card; it need not be there."""
        return self.from_mask(self.mask & ~card.mask)

    def highest(self) -> Card:
        """The card with the highest index.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no highest card")
        return _CARDS[self.mask.bit_length() - 1]

    def lowest(self) -> Card:
        """The card with the lowest index.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no lowest card")
        return _CARDS[(self.mask & -self.mask).bit_length() - 1]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card set cannot be changed ({name}={value!r})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card set cannot be changed (del {name})")

    def __reduce__(self) -> tuple[object, ...]:
        return (CardSet.from_mask, (self.mask,))

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            lowest = mask & -mask
            yield _CARDS[lowest.bit_length() - 1]
            mask ^= lowest

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.mask)

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, CardSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def __or__(self, other: CardSet) -> Self:
        return self.from_mask(self.mask | other.mask)

    def __and__(self, other: CardSet) -> Self:
        return self.from_mask(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> Self:
        return self.from_mask(self.mask & ~other.mask)

    def __str__(self) -> str:
        return ".".join(
            "".join(card.rank.letter for card in reversed(tuple(self.suit(suit))))
            for suit in reversed(Suit)
        )

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"
