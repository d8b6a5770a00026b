"""Cards and sets of cards: the values that everything else is made of.

A card has an index from 0 (two of clubs) to 51 (ace of spades): suit times thirteen plus rank. A
`CardSet` is a whole number with one bit for each card, so the union, difference or size of two
sets costs one machine operation.
"""

from germanwhist.cards.card import Card
from germanwhist.cards.card_set import CardSet
from germanwhist.cards.suits import RANKS_PER_SUIT, EvaluableEnum, Rank, Suit

__all__ = ["RANKS_PER_SUIT", "Card", "CardSet", "EvaluableEnum", "Rank", "Suit"]
