"""The table as text; the images are looked at in the tests of the environments."""

from __future__ import annotations

from germanwhist import Card, Deal, Hand, RuleSet, Seat
from germanwhist.envs.drawing import text_of

RULES = RuleSet.parse("small objective=by_colour trumps=none")


def test_text_after_a_lead_names_the_leader_and_the_card() -> None:
    """South leads its lowest card; the upcard lies open and nothing is trumps."""
    hand = Hand.start(RULES, Deal.shuffled(1, Seat.NORTH, pack=28))
    led = hand.legal_plays().lowest()
    lines = text_of(hand.play(led)).splitlines()
    assert lines[1] == f"stock   upcard {hand.upcard}, 14 left"
    assert lines[2] == f"trick   1 of 14, south led {led}"
    assert str(hand.holding(Seat.SOUTH).remove(led)) in lines[3]
    assert "no trumps" in lines[4]


def test_text_says_low_only_in_a_low_hand() -> None:
    """By the colour of the first upcard: black is low."""
    seen = set()
    for seed in range(8):
        hand = Hand.start(RULES, Deal.shuffled(seed, Seat.NORTH, pack=28))
        is_low = not hand.deal.first_upcard.suit.is_red
        assert text_of(hand).endswith(", low") is is_low
        seen.add(is_low)
    assert seen == {True, False}


def test_text_of_a_finished_hand_says_so() -> None:
    """No stock, no trick, empty hands, and the count."""
    hand = Hand.start(RULES, Deal.shuffled(1, Seat.NORTH, pack=28))
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
    lines = text_of(hand).splitlines()
    assert lines[0] == f"north   ...; {hand.counted[0]} counted"
    assert lines[1:3] == ["stock   out", "trick   hand over"]
    assert isinstance(hand.plays[-1], Card)
