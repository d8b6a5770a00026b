from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Card, CardSet, Deal, InvalidDealError, Seat
from germanwhist.testing.strategies import deals
from tests.rules.builders import cards
from tests.values import evaluated, pickled

EIGHT = cards("AC KD AH KC AS KH AD KS")


@pytest.mark.parametrize("dealer", Seat)
def test_cards_are_dealt_one_at_a_time_to_the_non_dealer_first(dealer: Seat) -> None:
    """The top card goes to the non-dealer, the next to the dealer, and so on in turn."""
    deal = Deal(EIGHT, dealer)
    assert deal.holding(dealer.opponent) == CardSet(cards("AC AH"))
    assert deal.holding(dealer) == CardSet(cards("KD KC"))


def test_rest_of_the_pack_is_the_stock_with_the_first_upcard_on_top() -> None:
    """Half the pack stays; its top card is turned."""
    deal = Deal(EIGHT, Seat.NORTH)
    assert deal.stock == cards("AS KH AD KS")
    assert deal.first_upcard == Card("AS")


@given(st.sampled_from((4, 28, 52)).flatmap(lambda pack: deals(pack=pack)))
def test_every_card_is_dealt_or_in_the_stock_once(deal: Deal) -> None:
    """Two holdings and the stock make the pack, a quarter, a quarter and a half of it."""
    north, south = deal.holding(Seat.NORTH), deal.holding(Seat.SOUTH)
    size = len(deal.cards)
    assert len(north) == len(south) == size // 4
    assert len(deal.stock) == size // 2
    assert north | south | CardSet(deal.stock) == CardSet.full(size // 4)


@given(deals(pack=28))
def test_deal_is_rebuilt_from_its_holdings_and_stock(deal: Deal) -> None:
    """`of_holdings` deals the same cards to the same seats, whoever deals."""
    north, south = deal.holding(Seat.NORTH), deal.holding(Seat.SOUTH)
    again = Deal.of_holdings(north, south, stock=deal.stock, dealer=deal.dealer)
    assert (again.holding(Seat.NORTH), again.holding(Seat.SOUTH)) == (north, south)
    assert (again.stock, again.dealer) == (deal.stock, deal.dealer)


@given(deals(pack=28))
def test_deal_survives_repr_pickle_and_copy(deal: Deal) -> None:
    """A deal is a value."""
    assert evaluated(repr(deal)) == pickled(deal) == copy.deepcopy(deal) == deal
    assert hash(pickled(deal)) == hash(deal)


def test_deal_keeps_its_own_tuple_of_cards() -> None:
    """A list handed in and changed later does not change the deal."""
    given_cards = list(EIGHT)
    deal = Deal(given_cards, Seat.NORTH)  # type: ignore[arg-type]
    given_cards.reverse()
    assert deal.cards == EIGHT
    with pytest.raises(FrozenInstanceError):
        deal.dealer = Seat.SOUTH  # type: ignore[misc]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not one whole pack: 0 cards (expected a multiple of 4 from 4 to 52)"),
        ("AC AD AH", "not one whole pack: 3 cards (expected a multiple of 4 from 4 to 52)"),
        ("AC AD AH AH", "not one whole pack: 4 cards without AS (expected each card once)"),
        ("AC AD AH 2C", "not one whole pack: 4 cards without AS (expected each card once)"),
        ("AC AD AH AS QC QD QH QS", "not one whole pack: 8 cards without KC, KD, KH, KS"),
    ],
)
def test_cards_that_are_not_one_whole_pack_are_refused(text: str, message: str) -> None:
    """A card missing, twice, or from another pack."""
    with pytest.raises(InvalidDealError) as caught:
        Deal(cards(text), Seat.NORTH)
    assert caught.value.code == "bad_pack"
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("north", "south", "stock"),
    [
        ("A...", "K...", "AH KH AD"),
        ("AK...", "...", "AH KH AD KD"),
        ("A...A", "K...", "AH KH KC"),
    ],
)
def test_uneven_holdings_are_refused(north: str, south: str, stock: str) -> None:
    """Both players get as many cards, the stock twice as many."""
    with pytest.raises(InvalidDealError, match="not an even deal"):
        Deal.of_holdings(
            CardSet.parse(north), CardSet.parse(south), stock=cards(stock), dealer=Seat.NORTH
        )


def test_holdings_that_share_a_card_are_refused() -> None:
    """Even sizes do not make a pack."""
    with pytest.raises(InvalidDealError, match="without KS"):
        Deal.of_holdings(
            CardSet.parse("A...A"),
            CardSet.parse("A...K"),
            stock=cards("AH KH AD KD"),
            dealer=Seat.NORTH,
        )
