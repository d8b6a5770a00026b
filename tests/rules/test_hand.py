from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given

from germanwhist import (
    Card,
    CardSet,
    Deal,
    Fault,
    Hand,
    IllegalPlayError,
    InvalidDealError,
    Objective,
    RuleSet,
    Seat,
    Suit,
)
from germanwhist.testing.strategies import hands
from tests.rules.builders import cards, deal_with, play, played_out, start
from tests.values import evaluated, pickled

NORTH, SOUTH = Seat.NORTH, Seat.SOUTH


@pytest.mark.parametrize("dealer", Seat)
def test_non_dealer_leads_to_the_first_trick(dealer: Seat) -> None:
    """Whoever did not deal begins."""
    hand = Hand.start(RuleSet(), deal_with(dealer=dealer))
    assert hand.leader is hand.to_play is dealer.opponent


def test_first_upcard_makes_trumps_for_the_whole_hand() -> None:
    """Later upcards of other suits change nothing."""
    hand = start(stock="KH 2C AS 3C")
    assert hand.trump is Suit.HEARTS
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
        assert hand.trump is Suit.HEARTS


@pytest.mark.parametrize(
    ("rules", "upcard", "trump"),
    [
        ("trumps=none", "KH", None),
        ("trumps=none_on=AK", "KH", None),
        ("trumps=none_on=AK", "QH", Suit.HEARTS),
        ("trumps=none_on=2", "2C", None),
    ],
)
def test_hand_without_trumps(rules: str, upcard: str, trump: Suit | None) -> None:
    """No trumps at all, or none after an agreed rank."""
    assert start(rules, stock=upcard).trump is trump


@pytest.mark.parametrize(
    ("upcard", "objective"),
    [
        ("2H", Objective.HIGH),
        ("2D", Objective.HIGH),
        ("2C", Objective.LOW),
        ("2S", Objective.LOW),
    ],
)
def test_colour_of_the_first_upcard_sets_the_objective(upcard: str, objective: Objective) -> None:
    """Red for many tricks, black for few; only where the rules say so; trumps or not."""
    assert start("objective=by_colour", stock=upcard).objective is objective
    assert start("objective=by_colour trumps=none", stock=upcard).objective is objective
    assert start(stock=upcard).objective is Objective.HIGH


def test_winner_takes_the_upcard_and_loser_the_next_card() -> None:
    """One trick of stage one, card by card."""
    hand = play(start(north="JD", south="AD", stock="KH 9C QS 4C"), "JD AD")
    assert Card("KH") in hand.holding(SOUTH)
    assert Card("9C") in hand.holding(NORTH)
    assert len(hand.holding(NORTH)) == len(hand.holding(SOUTH)) == 13
    assert hand.upcard == Card("QS")
    assert hand.leader is hand.to_play is SOUTH
    assert hand.stock_left == 24


def test_stage_one_has_thirteen_tricks_and_stage_two_thirteen() -> None:
    """Thirteen cards in hand before each trick of stage one; an empty stock after the last."""
    hand = start()
    while not hand.is_over:
        number = len(hand.tricks)
        assert hand.stage == (1 if number < 13 else 2)
        assert hand.stock_left == max(0, 26 - 2 * number)
        assert (hand.upcard is None) == (number >= 13)
        assert hand.tricks_left == 26 - number
        if hand.led is None:
            held = len(hand.holding(NORTH)), len(hand.holding(SOUTH))
            assert held == (min(13, 26 - number),) * 2
        hand = hand.play(hand.legal_plays().lowest())
    assert len(hand.tricks) == 26


def test_winner_of_the_last_trick_of_stage_one_leads_to_stage_two() -> None:
    """As after every other trick."""
    hand = start("small")
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
        if hand.led is None:
            assert hand.leader is hand.tricks[-1].winner


def test_stage_two_draws_nothing() -> None:
    """Holdings only shrink once the stock is out."""
    hand = start("small")
    while not hand.is_over:
        after = hand.play(hand.legal_plays().lowest())
        if hand.stage == 2:
            assert all(after.holding(seat) <= hand.holding(seat) for seat in Seat)
        hand = after


def test_free_first_stage_frees_the_follower_in_stage_one_only() -> None:
    """Any card in stage one; a discard of a higher rank still loses; suit again in stage two."""
    hand = play(start("free_first_stage", north="2D", south="AD AC", stock="KH"), "2D")
    assert hand.legal_plays() == hand.holding(SOUTH)
    assert hand.play(Card("AC")).tricks[-1].winner is NORTH
    assert hand.play(Card("AD")).tricks[-1].winner is SOUTH
    while hand.stage == 1:
        hand = hand.play(hand.legal_plays().lowest())
    followed = 0
    while not hand.is_over:
        suit = hand.holding(hand.to_play or NORTH).suit(hand.led.suit) if hand.led else None
        if suit:
            followed += 1
            assert hand.legal_plays() == suit
        hand = hand.play(hand.legal_plays().lowest())
    assert followed


def test_ruff_wins_in_a_free_first_stage_even_with_the_suit_in_hand() -> None:
    """A trump on a side suit takes the trick."""
    hand = play(start("free_first_stage", north="AD", south="3D 2H", stock="KH"), "AD 2H")
    assert hand.tricks[-1].winner is SOUTH


@pytest.mark.parametrize(
    ("card", "seat", "fault"),
    [
        ("2C", SOUTH, None),
        ("2C", None, None),
        ("2C", NORTH, Fault.NOT_YOUR_TURN),
        ("4C", NORTH, Fault.NOT_YOUR_TURN),  # even a card of north's own
        ("AS", SOUTH, Fault.MUST_FOLLOW),
        ("KH", SOUTH, Fault.CARD_NOT_HELD),  # the upcard
        ("4C", SOUTH, Fault.CARD_NOT_HELD),  # north's
        ("QS", None, Fault.CARD_NOT_HELD),  # deep in the stock
        ("3C", SOUTH, Fault.ALREADY_PLAYED),
    ],
)
def test_refusal_has_a_code(card: str, seat: Seat | None, fault: Fault | None) -> None:
    """Each reason to refuse a play has its own code, the same from both methods."""
    hand = play(start(north="3C 4C", south="2C AS", stock="KH QS"), "3C")
    assert hand.why_illegal(Card(card), seat) is fault
    if fault is not None:
        with pytest.raises(IllegalPlayError) as caught:
            hand.play(Card(card), seat)
        assert caught.value.code == fault


@pytest.mark.parametrize("seat", [None, NORTH, SOUTH])
def test_nothing_is_played_after_the_end(seat: Seat | None) -> None:
    """Neither after the last trick nor after a resignation."""
    for hand in (played_out(start("small")), start().resign(NORTH)):
        assert hand.to_play is None
        assert hand.legal_plays() == CardSet()
        assert hand.why_illegal(Card("AS"), seat) is Fault.HAND_OVER
        with pytest.raises(IllegalPlayError, match="no more plays"):
            hand.play(Card("AS"), seat)


def test_refused_play_says_what_was_expected() -> None:
    """Number of the play, card, code, and the legal cards of the one who asked."""
    hand = play(start(north="3D", south="2D AD 5C"), "3D")
    with pytest.raises(IllegalPlayError) as caught:
        hand.play(Card("5C"), SOUTH)
    assert str(caught.value).startswith("play 2, 5C, is refused: must_follow (expected one of 2D,")


def test_refusal_out_of_turn_does_not_name_the_other_seats_cards() -> None:
    """South's message tells nothing of north's holding."""
    hand = start(north="AS KS", south="2C")
    with pytest.raises(IllegalPlayError) as caught:
        hand.play(Card("2C"), SOUTH)
    assert str(caught.value) == ("play 1, 2C, is refused: not_your_turn (expected a play by north)")


@given(hands())
def test_refusals_change_nothing(hand: Hand) -> None:
    """After every card of the pack was tried by both seats, the hand is what it was."""
    before = repr(hand), hand.holding(NORTH), hand.holding(SOUTH), hand.tricks, hand.counted
    for card in CardSet.full():
        for seat in (None, *Seat):
            fault = hand.why_illegal(card, seat)
            is_legal = card in hand.legal_plays() and seat in (None, hand.to_play)
            assert (fault is None) == is_legal
            if fault is not None:
                with pytest.raises(IllegalPlayError) as caught:
                    hand.play(card, seat)
                assert caught.value.code is fault
    after = repr(hand), hand.holding(NORTH), hand.holding(SOUTH), hand.tricks, hand.counted
    assert after == before


def test_play_returns_a_new_hand_and_leaves_the_old_one() -> None:
    """Hands are values; one moment can be continued in many ways."""
    hand = start(north="3C 4C")
    first, second = hand.play(Card("3C")), hand.play(Card("4C"))
    assert hand.plays == ()
    assert (first.led, second.led) == cards("3C 4C")
    with pytest.raises(FrozenInstanceError):
        hand.leader = SOUTH  # type: ignore[misc]


@given(hands())
def test_hand_survives_repr_pickle_and_copy(hand: Hand) -> None:
    """Equal in everything that is compared, and in what follows from it."""
    for again in (evaluated(repr(hand)), pickled(hand), copy.deepcopy(hand)):
        assert again == hand
        assert hash(again) == hash(hand)
        assert [again.view(seat) for seat in Seat] == [hand.view(seat) for seat in Seat]


def test_replay_names_the_illegal_play() -> None:
    """The third play is the culprit, and the message says so."""
    deal = deal_with(north="3D 4D", south="5D", stock="KH")
    with pytest.raises(IllegalPlayError, match="play 3, 3D, is refused: already_played"):
        Hand.replay(RuleSet(), deal, plays=cards("3D 5D 3D"))


def test_deal_of_another_pack_is_refused() -> None:
    """28 cards cannot be played under rules for 52."""
    with pytest.raises(InvalidDealError, match=r"a deal of 28 cards \(expected 52") as caught:
        Hand.start(RuleSet(), Deal.shuffled(1, NORTH, pack=28))
    assert caught.value.code == "wrong_pack"


@pytest.mark.parametrize("no_card", ["QS", 50, None])
def test_play_of_something_else_says_that_a_card_is_expected(no_card: object) -> None:
    """A text is no card: the message names what was found and how a card is made."""
    hand = start(stock="KH")
    found = f"expected a Card, found {type(no_card).__name__}"
    for refused in (hand.play, hand.why_illegal):
        with pytest.raises(TypeError, match=found):
            refused(no_card)  # type: ignore[arg-type]


@given(hands())
def test_hand_prints_as_ten_lines_at_most_that_hold_every_card(hand: Hand) -> None:
    """What a person sees in a Python session: short, and the whole truth."""
    lines = str(hand).splitlines()
    assert len(lines) <= 10
    for seat in Seat:
        assert f"{seat.label:8} {hand.holding(seat)}" in lines


@given(hands())
def test_view_tells_every_play_in_order(hand: Hand) -> None:
    """Both seats saw every card that was played."""
    for seat in Seat:
        assert hand.view(seat).plays == hand.plays
