"""Sets of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self, final

from germanwhist.cards.card import CARDS, Card
from germanwhist.cards.suits import RANK_LETTERS, RANKS_PER_SUIT, Suit
from germanwhist.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["CardSet"]

_SUIT_MASK: Final = (1 << RANKS_PER_SUIT) - 1
_FULL_MASK: Final = (1 << 52) - 1


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
                rank = RANK_LETTERS.find(letter)
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
        return CARDS[self.mask.bit_length() - 1]

    def lowest(self) -> Card:
        """The card with the lowest index.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty card set has no lowest card")
        return CARDS[(self.mask & -self.mask).bit_length() - 1]

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
            yield CARDS[lowest.bit_length() - 1]
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
