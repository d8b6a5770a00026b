"""No page and no lesson recommends a card that the engine calls a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat
from tests.docs.recommended import recommended, strongest_doubt

if TYPE_CHECKING:
    from germanwhist.rules import View

RECOMMENDED = [
    pytest.param(view, card, id=f"{name}-{len(view.tricks) + 1}-{view.seat.label}-{card}")
    for name, plays in recommended().items()
    for view, card in plays
    if len(view.legal_plays()) > 1
]


@pytest.mark.parametrize(("view", "card"), RECOMMENDED)
def test_no_other_card_is_surely_better_than_the_recommended_one(view: View, card: Card) -> None:
    """By more than three standard errors in stage one, by anything in stage two."""
    doubt = strongest_doubt(view, card)
    assert doubt is not None
    assert not doubt.is_sure, f"{doubt.card} is {doubt.points:+.2f} ({doubt.error:.2f}) better"


def test_a_card_that_gives_something_away_is_found() -> None:
    """In the small game the jack of spades loses a point as a first lead, to the ace of hearts."""
    north, south = CardSet.parse("J9.A9.QT.K"), CardSet.parse("AT.J.K9.Q8")
    stock = CardSet.full(7) - north - south - CardSet.parse(".K..")
    deal = Deal.of_holdings(north, south, stock=(Card("KH"), *stock), dealer=Seat.SOUTH)
    view = Hand.start(RuleSet.preset("small"), deal).view(Seat.NORTH)
    doubt = strongest_doubt(view, Card("JS"))
    assert doubt is not None
    assert doubt.is_sure
    assert doubt.card in {Card("AH"), Card("KC")}
