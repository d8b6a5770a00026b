from __future__ import annotations

import copy
import pickle
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Card, CardSet, NotationError, Rank, Suit
from tests.values import evaluated, pickled

RANKS = "23456789TJQKA"
SUITS = "CDHS"
SIGNS = "♣♦♥♠"

card_sets = st.integers(0, 2**52 - 1).map(CardSet.from_mask)
cards = st.integers(0, 51).map(Card.from_index)


def test_index_is_suit_times_thirteen_plus_rank() -> None:
    """Clubs, diamonds, hearts, spades; two to ace."""
    texts = [rank + suit for suit in SUITS for rank in RANKS]
    assert [str(Card.from_index(index)) for index in range(52)] == texts
    assert [Card(text).index for text in texts] == list(range(52))
    for suit, rank in product(Suit, Rank):
        card = Card.of(suit, rank)
        assert (card.index, card.suit, card.rank) == (suit * 13 + rank, suit, rank)
        assert card.mask == 1 << card.index


@pytest.mark.parametrize("index", range(52))
def test_every_spelling_of_a_card_is_read(index: int) -> None:
    """Either order, either case, letter or sign, T or 10, blanks around."""
    rank, suit, sign = RANKS[index % 13], SUITS[index // 13], SIGNS[index // 13]
    for one in {rank, rank.lower(), "10" if rank == "T" else rank}:
        for two in (suit, suit.lower(), sign):
            for text in (one + two, two + one, f" {one + two}\n"):
                assert Card(text) is Card.from_index(index), text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Q", "D", "QQ", "DD", "1D", "11D", "QX", "Q D", "QDD", "QDKD", "0C", "10", "♦"),
        *("Q♢", "ＱＤ", "aſ", "QD\0", "NONE", "Card('QD')", "10TD", "-1"),
    ],
)
def test_text_that_is_no_card_is_refused(text: str) -> None:
    """The error names the text and what was expected."""
    with pytest.raises(NotationError) as caught:
        Card(text)
    assert caught.value.code == "bad_card"
    assert str(caught.value) == (
        f"no such card: {text!r} (expected rank and suit, such as QD or 10H)"
    )


@pytest.mark.parametrize("value", [None, 0, 7, b"QD", ["QD"], ("Q", "D"), 1.5])
def test_value_that_is_no_text_is_refused(value: Any) -> None:
    """With the same error, not with one of Python's."""
    with pytest.raises(NotationError, match="no such card"):
        Card(value)


@pytest.mark.parametrize("index", [-1, 52, 1000])
def test_index_outside_the_pack_is_refused(index: int) -> None:
    """Minus one is not the last card."""
    with pytest.raises(NotationError, match=rf"no such card index: {index} \(expected 0 to 51\)"):
        Card.from_index(index)


@given(cards)
def test_card_is_one_object_wherever_it_comes_from(card: Card) -> None:
    """Copies, pickles of every protocol, the repr and the text give the same object."""
    assert copy.copy(card) is copy.deepcopy(card) is card
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickled(card, protocol) is card
    assert evaluated(repr(card)) is card
    assert Card(str(card)) is card


@given(cards)
def test_card_is_true(card: Card) -> None:
    """Card zero, too, is a card."""
    assert bool(card) is True


@pytest.mark.parametrize("name", ["index", "mask", "rank", "suit", "colour"])
def test_card_cannot_be_changed(name: str) -> None:
    """Neither set nor deleted, nor given more."""
    card = Card("QD")
    with pytest.raises(AttributeError, match="a card cannot be changed"):
        setattr(card, name, 0)
    with pytest.raises(AttributeError, match="a card cannot be changed"):
        delattr(card, name)


@given(cards, cards)
def test_cards_order_by_suit_then_rank(one: Card, two: Card) -> None:
    """The order of the indices, consistent with equality and hash."""
    assert (one < two) == (one.index < two.index) == (two > one)
    assert (one <= two) == (one.index <= two.index) == (two >= one)
    assert (one == two) == (one.index == two.index) == (hash(one) == hash(two))


def test_hash_of_a_card_is_its_index() -> None:
    """Sets of cards iterate alike in every process."""
    assert {hash(Card.from_index(index)) for index in range(52)} == set(range(52))
    assert Card("2C") != 0


def test_suits_and_ranks_have_letters_signs_and_colours() -> None:
    """As every notation writes them."""
    assert "".join(suit.letter for suit in Suit) == SUITS
    assert "".join(suit.sign for suit in Suit) == SIGNS
    assert "".join(rank.letter for rank in Rank) == RANKS
    assert [suit for suit in Suit if suit.is_red] == [Suit.DIAMONDS, Suit.HEARTS]
    assert repr([Suit.HEARTS, Rank.ACE]) == "[Suit.HEARTS, Rank.ACE]"


@given(card_sets)
def test_card_set_reads_back_from_its_text_repr_and_pickle(cards: CardSet) -> None:
    """The holding notation is exact."""
    assert CardSet.parse(str(cards)) == cards
    assert evaluated(repr(cards)) == cards
    assert pickled(cards) == cards
    assert copy.deepcopy(cards) == cards


@given(card_sets, card_sets, cards)
def test_card_set_does_what_a_frozenset_does(one: CardSet, two: CardSet, card: Card) -> None:
    """Operators, membership, size and iteration, against Python's own sets."""
    first, second = frozenset(one), frozenset(two)
    assert frozenset(one | two) == first | second
    assert frozenset(one & two) == first & second
    assert frozenset(one - two) == first - second
    assert (one <= two) == (first <= second)
    assert (one == two) == (first == second)
    assert frozenset(one.add(card)) == first | {card}
    assert frozenset(one.remove(card)) == first - {card}
    assert (card in one) == (card in first)
    assert len(one) == len(first)
    assert bool(one) == bool(first)
    assert list(one) == sorted(first)
    assert CardSet(first) == one
    assert hash(CardSet(first)) == hash(one)


@given(card_sets)
def test_suits_of_a_card_set_part_it(cards: CardSet) -> None:
    """Each card is in the view of its own suit."""
    for suit in Suit:
        assert list(cards.suit(suit)) == [card for card in cards if card.suit is suit]


@given(card_sets.filter(bool))
def test_highest_and_lowest_are_the_ends(cards: CardSet) -> None:
    """By index."""
    assert (cards.lowest(), cards.highest()) == (min(cards), max(cards))


def test_empty_card_set_has_no_ends() -> None:
    """There is nothing to give."""
    assert not CardSet()
    assert str(CardSet()) == "..."
    with pytest.raises(ValueError, match="no highest"):
        CardSet().highest()
    with pytest.raises(ValueError, match="no lowest"):
        CardSet().lowest()


def test_card_set_does_not_hold_what_is_no_card() -> None:
    """Membership of anything else is false, equality too."""
    assert "2C" not in CardSet.full()
    assert 0 not in CardSet.full()
    assert CardSet([Card("2C")]) != {Card("2C")}
    assert CardSet([Card("2C")]) != 1


@pytest.mark.parametrize("name", ["mask", "cards"])
def test_card_set_cannot_be_changed(name: str) -> None:
    """Neither set nor deleted, nor given more."""
    with pytest.raises(AttributeError, match="a card set cannot be changed"):
        setattr(CardSet(), name, 1)
    with pytest.raises(AttributeError, match="a card set cannot be changed"):
        delattr(CardSet(), name)


@pytest.mark.parametrize("mask", [-1, 1 << 52])
def test_mask_beyond_the_pack_is_refused(mask: int) -> None:
    """52 bits and no more."""
    with pytest.raises(NotationError) as caught:
        CardSet.from_mask(mask)
    assert caught.value.code == "bad_card_set"


@pytest.mark.parametrize(
    ("ranks", "text"),
    [
        (1, "A.A.A.A"),
        (7, "AKQJT98.AKQJT98.AKQJT98.AKQJT98"),
        (13, ".".join(["AKQJT98765432"] * 4)),
    ],
)
def test_pack_of_the_highest_ranks(ranks: int, text: str) -> None:
    """Seven ranks make the small game's 28 cards."""
    assert str(CardSet.full(ranks)) == text
    assert len(CardSet.full(ranks)) == 4 * ranks


@pytest.mark.parametrize("ranks", [0, -1, 14])
def test_pack_without_such_ranks_is_refused(ranks: int) -> None:
    """A suit has one to thirteen ranks."""
    with pytest.raises(NotationError, match=r"expected 1 to 13"):
        CardSet.full(ranks)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 0),
        ("A.K.Q", 0),
        ("A.K.Q.J.T", 0),
        ("AX...", 2),
        ("A.KA..", 4),  # misplaced: ranks go from high to low
        ("AA...", 2),  # twice
        ("..A.10", 5),  # a ten is T here
        (".a..", 2),
        (" A...", 1),
    ],
)
def test_text_that_is_no_holding_is_refused_with_its_column(text: str, column: int) -> None:
    """Four suits, each from high to low, in capital letters."""
    with pytest.raises(NotationError, match="not a holding") as caught:
        CardSet.parse(text)
    assert (caught.value.code, caught.value.column) == ("bad_holding", column)


@pytest.mark.parametrize("suit", Suit)
def test_suits_are_read_from_letters_signs_and_names(suit: Suit) -> None:
    """In either case, with blanks around."""
    for text in (suit.letter, suit.letter.lower(), suit.sign, suit.name, f" {suit.name.lower()} "):
        assert Suit.parse(text) is suit


@pytest.mark.parametrize("rank", Rank)
def test_ranks_are_read_from_letters_and_names(rank: Rank) -> None:
    """In either case, with blanks around; a ten also as a number."""
    for text in (rank.letter, rank.letter.lower(), rank.name, f" {rank.name.lower()} "):
        assert Rank.parse(text) is rank
    assert Rank.parse("10") is Rank.TEN


@pytest.mark.parametrize("text", ["", "X", "1", "11", "HH", "10H", "two of clubs"])
def test_texts_that_name_no_suit_or_rank_are_refused(text: str) -> None:
    """The message names the text and what was expected."""
    for parse, code in ((Suit.parse, "bad_suit"), (Rank.parse, "bad_rank")):
        with pytest.raises(NotationError, match="expected") as refused:
            parse(text)
        assert refused.value.code == code
        assert repr(text) in str(refused.value)
