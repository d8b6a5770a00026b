from __future__ import annotations

from dataclasses import FrozenInstanceError
from random import Random

import pytest
from hypothesis import given

from germanwhist import Card, CardSet, Deal, Draw, Hand, RuleSet, Seat, Suit, View
from germanwhist.testing.strategies import views
from tests.rules.builders import cards, play, start
from tests.values import evaluated, pickled

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH
SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"


def test_view_before_the_first_lead() -> None:
    """Own cards, the upcard, the stock's size; 38 cards are unseen."""
    view = start(north=HEARTS, stock="KC 2C").view(NORTH)
    assert view.holding == CardSet(cards(HEARTS))
    assert (view.upcard, view.stock_left, view.tricks_left) == (Card("KC"), 26, 26)
    assert len(view.unseen) == 38
    assert view.opponent_count == 13
    assert (view.drawn, view.tricks, view.voids_shown) == ((), (), ())
    assert (view.sure_cards, view.opponent_holding) == (CardSet(), None)


def test_loser_sees_the_card_drawn_and_the_winner_does_not() -> None:
    """Trick and card for the one, nothing for the other."""
    hand = play(start(north="JD", south="AD", stock="KC 9C"), "JD AD")
    assert hand.view(NORTH).drawn == (Draw(1, Card("9C")),)
    assert hand.view(SOUTH).drawn == ()


def test_both_seats_see_who_took_which_upcard() -> None:
    """In order; two tricks each for south."""
    hand = play(start(north="JD 2C", south="AD KD 3C", stock="KC 9C QC 8C"), "JD AD KD")
    hand = hand.play(hand.legal_plays().lowest())
    for seat in Seat:
        assert hand.view(seat).taken_by(SOUTH) == cards("KC QC")
        assert hand.view(seat).taken_by(NORTH) == ()


def test_upcard_taken_is_sure_until_it_is_played() -> None:
    """South takes KC, north is sure of it; south plays it, and north is not."""
    hand = play(start(north="JD", south="AD", stock="KC 9C"), "JD AD")
    assert hand.view(NORTH).sure_cards == CardSet([Card("KC")])
    assert hand.view(SOUTH).sure_cards == CardSet()
    assert play(hand, "KC").view(NORTH).sure_cards == CardSet()


def test_opponents_number_of_cards_drops_while_its_card_is_on_the_table() -> None:
    """Twelve after the opponent's lead; the own lead changes nothing."""
    hand = play(start(north="JD"), "JD")
    assert hand.view(SOUTH).opponent_count == 12
    assert hand.view(NORTH).opponent_count == 13


def test_discard_shows_a_void_with_the_last_trick_that_showed_it() -> None:
    """North leads hearts twice; south, all spades, cannot follow; the second is what stands."""
    hand = play(start(north=HEARTS, south=SPADES, stock="KC 2C 3C 4C"), "2H 2S")
    assert hand.view(NORTH).voids_shown == ((Suit.HEARTS, 1),)
    assert play(hand, "3H 3S").view(NORTH).voids_shown == ((Suit.HEARTS, 2),)
    assert hand.view(SOUTH).voids_shown == ()


def test_own_discard_shows_the_viewer_nothing() -> None:
    """Only the opponent's voids are listed."""
    hand = play(start(north=HEARTS, south=SPADES, stock="KC 2C"), "2H 2S")
    assert hand.view(SOUTH).voids_shown == ()


def test_free_first_stage_shows_no_void() -> None:
    """Whoever may play anything shows nothing by it."""
    hand = play(start("free_first_stage", north=HEARTS, south=SPADES, stock="KC 2C"), "2H 2S")
    assert hand.view(NORTH).voids_shown == ()


@pytest.mark.parametrize(
    "rules", ["standard", "free_first_stage", "small", "small first_stage_follow=free trumps=none"]
)
def test_legal_plays_of_a_view_are_those_of_its_hand(rules: str) -> None:
    """At every moment of some whole hands, both stages; none for the seat not to play."""
    ruleset = RuleSet.parse(rules)
    for seed in range(5):
        rng = Random(seed)
        hand = Hand.start(ruleset, Deal.shuffled(seed, SOUTH, pack=ruleset.pack))
        while hand.to_play is not None:
            assert hand.view(hand.to_play).legal_plays() == hand.legal_plays()
            assert hand.view(hand.to_play.opponent).legal_plays() == CardSet()
            hand = hand.play(rng.choice(tuple(hand.legal_plays())))
        assert [hand.view(seat).legal_plays() for seat in Seat] == [CardSet(), CardSet()]


@given(views())
def test_view_survives_repr_and_pickle(view: View) -> None:
    """A view is a value that other processes can be given."""
    assert evaluated(repr(view)) == pickled(view) == view
    assert hash(pickled(view)) == hash(view)


def test_view_cannot_be_changed() -> None:
    """Frozen, and no room for more."""
    view = start().view(NORTH)
    with pytest.raises(FrozenInstanceError):
        view.holding = CardSet()  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        view.note = "mine"  # type: ignore[attr-defined]
