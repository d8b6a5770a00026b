"""What counting tells of the opponent's cards, and what simple players make of the trick."""

from __future__ import annotations

import pytest

from germanwhist import Card, CardSet, Deal, Hand, Objective, RuleSet, Seat
from germanwhist.players import make_player
from germanwhist.players.memory import Memory


def hand_after(plays: str) -> Hand:
    """South has the clubs but the ace, and the ace of diamonds; north the other diamonds and 3H.

    North holds no club. The king of hearts is up, then the five and the six; the two of spades lies
    below the king, and the four of spades below the five.
    """
    south = CardSet.parse("..A.KQJT98765432")
    north = CardSet.parse(".3.KQJT98765432.")
    first = [Card(text) for text in ("KH", "2S", "5H", "4S", "6H")]
    stock = [*first, *(CardSet.full() - south - north - CardSet(first))]
    deal = Deal.of_holdings(north, south, stock=stock, dealer=Seat.NORTH)
    return Hand.replay(RuleSet(), deal, plays=map(Card, plays.split()))


def test_a_suit_in_which_a_void_was_shown_comes_with_later_draws_only() -> None:
    """Who ruffs and takes the upcard has drawn nothing since, whatever it drew before."""
    memory = Memory(hand_after("AD 2D KC 3H").view(Seat.SOUTH))
    assert memory.chance(Card("AC")) == 0
    assert memory.chance(Card("3S")) > 0


def test_a_discard_is_followed_by_one_draw() -> None:
    """Of 34 hidden cards each is as likely as any other to have been drawn after the discard."""
    view = hand_after("AD 2D KC 3D").view(Seat.SOUTH)
    assert len(view.unseen) == 34
    assert Memory(view).chance(Card("AC")) == pytest.approx(1 / 34)
    assert Memory(view).chance(Card("3S")) == pytest.approx(13 / 34)


def test_threshold_throws_its_highest_losers_in_a_low_hand() -> None:
    """Where no trick is wanted, the cards that would win one later go first."""
    rules = RuleSet.parse("objective=by_colour")
    player = make_player("threshold")
    seen = 0
    for seed in range(30):
        hand = Hand.start(rules, Deal.shuffled(seed, Seat.NORTH))
        while (seat := hand.to_play) is not None:
            led, legal = hand.led, hand.legal_plays()
            is_low = hand.stage == 2 and hand.objective is Objective.LOW
            if is_low and led is not None and hand.holding(seat).suit(led.suit):
                losers = [card for card in legal if card < led]
                if len(losers) > 1:
                    assert player.choose(hand.view(seat)) is max(losers)
                    seen += 1
            hand = hand.play(legal.lowest())
    assert seen > 5
