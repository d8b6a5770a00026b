"""The chosen card through the changes of a hand."""

from __future__ import annotations

from germanwhist import Card, CardSet
from germanwhist.terminal.table.cursor import Cursor

ROW = tuple(Card(text) for text in ("AH", "5H", "KS", "2S", "7C"))


def _at(row: tuple[Card, ...], legal: CardSet | None = None) -> Cursor:
    cursor = Cursor()
    cursor.settle(row, CardSet(row) if legal is None else legal)
    return cursor


def test_cursor_stays_on_its_card_when_others_come_and_go() -> None:
    """A card drawn to its left does not move it to another card."""
    cursor = _at(ROW)
    assert cursor.to_card(Card("KS"))
    cursor.settle((Card("KH"), *ROW[1:]), CardSet())
    assert cursor.card == Card("KS")


def test_cursor_stays_in_its_place_when_its_card_is_played() -> None:
    """The neighbour is chosen; at the end the last card."""
    cursor = _at(ROW)
    cursor.to_end(is_last=True)
    cursor.settle(ROW[:-1], CardSet())
    assert cursor.card == Card("2S")


def test_new_turn_brings_the_cursor_to_the_nearest_legal_card() -> None:
    """It need not be searched for; within a turn the cursor may rest on any card."""
    cursor = _at(ROW, CardSet())
    cursor.to_card(Card("7C"))
    spades = CardSet([Card("KS"), Card("2S")])
    cursor.settle(ROW, spades)
    assert cursor.card == Card("2S")
    cursor.to_card(Card("AH"))
    cursor.settle(ROW, spades)
    assert cursor.card == Card("AH")


def test_next_legal_goes_round() -> None:
    """Only over cards that may be played."""
    cursor = _at(ROW, CardSet([Card("5H"), Card("7C")]))
    seen = []
    for _ in range(3):
        cursor.to_next_legal()
        seen.append(str(cursor.card))
    assert seen == ["7C", "5H", "7C"]


def test_suit_letter_goes_through_the_cards_of_the_suit() -> None:
    """Again and again, round and round; not to a suit that is not held."""
    cursor = _at(ROW)
    suit = Card("KS").suit
    assert [cursor.to_suit(suit) and str(cursor.card) for _ in range(3)] == ["KS", "2S", "KS"]
    assert not cursor.to_suit(Card("2D").suit)


def test_empty_hand_has_no_chosen_card() -> None:
    """No key does harm then."""
    cursor = _at(())
    cursor.step(1)
    cursor.to_end(is_last=True)
    cursor.to_next_legal()
    assert cursor.card is None
    assert not cursor.to_suit(Card("2D").suit)
