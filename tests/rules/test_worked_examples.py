"""The worked examples of the rules, each as a test.

The engine's choices in the strategy examples are checked with the engine; here they are legal.
"""

from __future__ import annotations

import pytest

from germanwhist import Card, CardSet, HandScore, Objective, RuleSet, Seat, Suit
from germanwhist.rules import score_hand
from tests.rules.builders import begun, cards, deal_with, dealt, play, start

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH


def test_king_of_hearts_is_won_with_the_ace_of_spades() -> None:
    """Upcard KH: JS is led, AS wins it; the winner takes KH and leads, the loser draws unseen."""
    hand = start(north="JS", south="AS", stock="KH 5D 9C")
    assert (hand.trump, hand.upcard, hand.leader) == (Suit.HEARTS, Card("KH"), NORTH)
    hand = play(hand, "JS AS")
    assert hand.tricks[-1].winner is hand.leader is hand.to_play is SOUTH
    assert Card("KH") in hand.holding(SOUTH)
    assert hand.upcard == Card("9C")
    assert [draw.card for draw in hand.view(NORTH).drawn] == [Card("5D")]
    assert Card("5D") in hand.view(SOUTH).unseen
    assert hand.view(NORTH).sure_cards == CardSet([Card("KH")])


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (HandScore.DIFFERENCE, (5, 0)),
        (HandScore.OVER_HALF, (3, 0)),
        (HandScore.PER_TRICK, (9, 4)),
        (HandScore.WIN, (1, 0)),
    ],
)
def test_nine_four_in_stage_two(kind: HandScore, points: tuple[int, int]) -> None:
    """9-4 scores 5 by difference, 3 over half, 9 and 4 per trick, 1 for the win."""
    assert score_hand(RuleSet(hand_score=kind), Objective.HIGH, counted=(9, 4)) == points


def test_thirteen_all_scores_nothing_and_the_match_goes_on() -> None:
    """All tricks count, 13-13: no points, no winner, the deal passes on."""
    match = dealt(begun("counting=all_tricks match=target=10"))
    assert match.hand is not None
    match = match.claim(NORTH, 13 - match.hand.counted[NORTH])
    result = match.results[-1]
    assert (result.counted, result.points, result.winner) == ((13, 13), (0, 0), None)
    assert not match.is_over
    assert match.dealer is SOUTH
    assert match.deal(deal_with(dealer=SOUTH)).is_in_hand


@pytest.mark.parametrize(
    ("upcard", "answer", "winner", "taken"),
    [("9D", "3D", NORTH, False), ("JD", "QD", SOUTH, True)],
)
def test_seven_of_diamonds_is_let_go_for_the_nine_and_won_for_the_jack(
    upcard: str, answer: str, winner: Seat, *, taken: bool
) -> None:
    """QD 6D 3D over 7D: all three may be played; 3D leaves the nine, QD takes the jack."""
    # Clubs were turned first, so that diamonds are a side suit; the second trick is the one.
    south = "2C QD 6D 3D 2S 3S 6S 7S 8S 9S TS 2H 3H"
    hand = start(north="AC 7D", south=south, stock=f"KC 4S {upcard} 5S")
    hand = play(hand, "AC 2C 7D")
    assert hand.trump is Suit.CLUBS
    assert hand.upcard == Card(upcard)
    assert hand.legal_plays() == CardSet(cards("QD 6D 3D"))
    hand = hand.play(Card(answer))
    assert hand.tricks[-1].winner is winner
    assert (Card(upcard) in hand.holding(SOUTH)) is taken


def test_king_of_diamonds_is_led_for_the_king_of_clubs() -> None:
    """Spades are trumps, upcard KC: the leader may lead any of CA, DK and DQ.

    DK either wins KC, or drives DA out and leaves DQ the best diamond.
    """
    hand = start(north="AC KD QD AH", south="2D AD 3H", stock="2S 4S KC 5S")
    hand = play(hand, "AH 3H")
    assert hand.trump is Suit.SPADES
    assert hand.upcard == Card("KC")
    assert CardSet(cards("AC KD QD")) <= hand.legal_plays()
    won = play(hand, "KD 2D")
    assert CardSet(cards("AC KC QD")) <= won.holding(NORTH)
    driven_out = play(hand, "KD AD")
    best = [driven_out.holding(seat).suit(Suit.DIAMONDS).highest() for seat in Seat]
    assert best[NORTH] == Card("QD") > best[SOUTH]
