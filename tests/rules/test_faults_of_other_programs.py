"""Faults seen in other programs of this game, each once, so that they never come here."""

from __future__ import annotations

import pytest

from germanwhist import (
    Card,
    CardSet,
    Fault,
    Hand,
    IllegalPlayError,
    NotationError,
    Seat,
    Suit,
)
from tests.rules.builders import (
    begun,
    cards,
    deal_with,
    dealt,
    hand_of,
    play,
    played_out,
    start,
)

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH


def test_same_card_cannot_be_played_twice() -> None:
    """Neither by the one who played it nor by the other, in either stage."""
    hand = played_out(start("small"))
    again = Hand.start(hand.ruleset, hand.deal)
    for number, card in enumerate(hand.plays):
        for played in hand.plays[:number]:
            assert again.why_illegal(played) is Fault.ALREADY_PLAYED
        again = again.play(card)


def test_card_number_zero_is_a_card() -> None:
    """The two of clubs is led, followed, won, drawn and turned up like any other."""
    two = Card.from_index(0)
    assert two == Card("2C")
    assert bool(two) is True
    led = play(start(north="2C"), "2C")
    assert led.led is two
    assert led.to_play is SOUTH
    assert led.view(SOUTH).led is two
    assert two in led.view(SOUTH).played_by(NORTH)
    turned = start(north="AD", south="3D", stock="2C 4C")
    assert (turned.upcard, turned.trump) == (two, Suit.CLUBS)
    taken = play(turned, "AD 3D")
    assert taken.view(SOUTH).taken_by(NORTH) == (two,)
    assert two in taken.view(SOUTH).sure_cards


def test_trump_is_refused_while_able_to_follow() -> None:
    """A diamond is led, a diamond is held: the trump must wait."""
    hand = play(start(north="9D", south="2D 5H", stock="KH"), "9D")
    assert hand.why_illegal(Card("5H")) is Fault.MUST_FOLLOW


def test_follower_need_not_beat_the_card_led() -> None:
    """The lower diamond may be played with the higher in hand."""
    hand = play(start(north="9D", south="2D AD", stock="KH"), "9D")
    assert hand.play(Card("2D")).tricks[-1].winner is NORTH


def test_follower_need_not_ruff() -> None:
    """Void in the suit led, with trumps in hand, a discard is legal, and loses."""
    south = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 5H"
    hand = play(start(north="9D", south=south, stock="KH"), "9D")
    assert hand.legal_plays() == CardSet(cards(south))
    assert hand.play(Card("KC")).tricks[-1].winner is NORTH
    assert hand.play(Card("5H")).tricks[-1].winner is SOUTH


def test_trumps_need_not_be_broken() -> None:
    """The very first lead may be a trump."""
    hand = start(north="5H 2C", stock="KH")
    assert Card("5H") in hand.legal_plays()
    assert hand.play(Card("5H")).led == Card("5H")


def test_only_stage_two_is_scored_in_the_standard_game() -> None:
    """Thirteen tricks count, not twenty-six, and none of stage one."""
    hand = start()
    while hand.stage == 1:
        hand = hand.play(hand.legal_plays().lowest())
    assert hand.counted == (0, 0)
    hand = played_out(hand)
    late = [trick.winner for trick in hand.tricks if trick.stage == 2]
    assert hand.counted == (late.count(NORTH), late.count(SOUTH))
    assert sum(hand.counted) == 13


@pytest.mark.parametrize("hand_score", ["difference", "over_half", "per_trick", "win"])
def test_match_is_not_stopped_in_the_middle_of_a_hand(hand_score: str) -> None:
    """A target of one is passed by the seventh trick at the latest; the hand goes on."""
    match = dealt(begun(f"match=target=1 hand_score={hand_score}"))
    while match.is_in_hand:
        assert not match.is_over
        assert match.hand is not None
        match = match.play(match.hand.legal_plays().lowest())
    assert match.hand is not None
    assert len(match.hand.tricks) == 26
    assert match.is_over


def test_reaching_the_target_exactly_wins() -> None:
    """5 and 5 make 10."""
    match = hand_of(hand_of(begun("match10"), 9), 9)
    assert (match.points, match.is_over, match.winner) == ((10, 0), True, NORTH)


def test_seven_and_six_tricks_are_not_the_same() -> None:
    """7-6 is a win for the one and a loss for the other."""
    seven, six = hand_of(begun("standard"), 7), hand_of(begun("standard"), 6)
    assert (seven.winner, seven.points) == (NORTH, (1, 0))
    assert (six.winner, six.points) == (SOUTH, (0, 1))


def test_each_player_has_an_own_score() -> None:
    """Per trick, 10-3: the second number is not the first again, in a hand or a match."""
    match = hand_of(begun("match=hands=2 hand_score=per_trick"), 10)
    assert match.results[0].points == (10, 3)
    match = hand_of(match, 1)
    assert match.points == (11, 15)


def test_view_never_holds_both_hands_or_the_stock() -> None:
    """No attribute of a view is the opponent's holding, the hand, the deal or the stock."""
    hand = play(start(north="9D", south="2D", stock="KH"), "9D")
    view = hand.view(SOUTH)
    stored = [getattr(view, name) for name in type(view).__slots__]
    assert hand.holding(NORTH) not in stored
    assert hand.deal not in stored
    assert hand.deal.stock not in stored
    assert hand not in stored
    assert not hasattr(view, "__dict__")


def test_double_tap_does_not_play_a_second_card() -> None:
    """North's second tap, of the same card or another, meets south's turn."""
    hand = start(north="9D 8D").play(Card("9D"), NORTH)
    for text, fault in (("9D", Fault.NOT_YOUR_TURN), ("8D", Fault.NOT_YOUR_TURN)):
        with pytest.raises(IllegalPlayError) as caught:
            hand.play(Card(text), NORTH)
        assert caught.value.code == fault
    assert len(hand.plays) == 1


@pytest.mark.parametrize("dealer", Seat)
def test_next_hand_is_dealt_whoever_won_or_resigned(dealer: Seat) -> None:
    """The next hand waits for nobody in particular: the deal passes on by itself."""
    match = begun("match=hands=3")
    if dealer is NORTH:
        match = match.deal(deal_with(dealer=NORTH)).resign(SOUTH)
    match = match.deal(deal_with(dealer=match.dealer)).resign(dealer)
    assert match.dealer is dealer
    assert match.deal(deal_with(dealer=dealer)).is_in_hand


def test_next_hand_keeps_nothing_of_the_last() -> None:
    """Trump, stage, objective, leader, tricks and stock begin anew."""
    match = hand_of(begun("match=hands=2 objective=by_colour"), 9)
    match = match.deal(deal_with(stock="3S", dealer=SOUTH))
    hand = match.hand
    assert hand is not None
    assert (hand.trump, hand.stage, hand.upcard) == (Suit.SPADES, 1, Card("3S"))
    assert (hand.objective.value, hand.leader) == ("low", NORTH)
    assert (hand.tricks, hand.plays, hand.counted, hand.stock_left) == ((), (), (0, 0), 26)


def test_no_card_is_not_a_card() -> None:
    """An empty text, nothing, or a number is refused, never read as card zero."""
    for text in ("", "0", "None", "-1"):
        with pytest.raises(NotationError, match="no such card"):
            Card(text)
