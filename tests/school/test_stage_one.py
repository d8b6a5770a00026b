"""Reasons of stage one: what is told of chosen figures, in their order."""

from __future__ import annotations

import pytest

from germanwhist import Card, View
from germanwhist.cards import Suit
from germanwhist.school import Explanation, ReasonCode, Terms, explain
from germanwhist.school.stage_one import fact_about_spending, is_void_known, stage_one_reasons
from tests.school.hands import advice, advised, hand_with, terms, view_with


def told(view: View, best: str, other: str, ahead: Terms) -> list[ReasonCode]:
    """What is said of two cards whose difference has these terms, in its order."""
    found = stage_one_reasons(view, Card(best), other=Card(other), terms=ahead)
    return [entry.reason.code for entry in found]


def codes(explanation: Explanation) -> list[ReasonCode]:
    """What is said, in its order."""
    return [reason.code for reason in explanation.reasons]


def test_an_upcard_that_costs_more_than_it_brings_is_told_so() -> None:
    """The king for the queen: .9 points of draws lost, 1.3 points of the king kept."""
    view = view_with("KD 3D", upcard="QS", led="9D")
    ahead = terms((0, 1), drawn=-0.9, spent=1.3, lead=-0.1)
    assert told(view, "3D", "KD", ahead) == [ReasonCode.NOT_WORTH_PRICE]
    reason = stage_one_reasons(view, Card("3D"), other=Card("KD"), terms=ahead)[0].reason
    assert reason.card == Card("QS")


def test_an_upcard_that_brings_more_than_it_costs_is_worth_the_price() -> None:
    """The queen of diamonds for the queen of trumps."""
    view = view_with("QD 3D", upcard="QH", led="9D")
    ahead = terms((1, 0), drawn=2.9, spent=-1.1, lead=0.1)
    assert told(view, "QD", "3D", ahead) == [ReasonCode.WORTH_PRICE]


def test_a_poor_upcard_is_better_left_and_a_card_kept() -> None:
    """The larger gain is told first, each with its tricks: two points a trick, and two draws."""
    view = view_with("KD 3D", upcard="2S", led="9D")
    ahead = terms((0, 1), drawn=1.68, spent=1.2)
    found = stage_one_reasons(view, Card("3D"), other=Card("KD"), terms=ahead)
    assert [entry.reason.code for entry in found] == [
        ReasonCode.UPCARD_UNWANTED,
        ReasonCode.COSTS_LESS,
    ]
    assert found[0].reason.tricks == pytest.approx(0.42)
    assert found[1].reason.tricks == pytest.approx(0.6)


def test_gains_and_losses_of_one_exchange_are_not_told_one_without_the_other() -> None:
    """A trump led draws a better card and costs as much more: what is left is later play."""
    view = view_with("4H 3S", upcard="9D")
    ahead = terms(spent=-1.08, forced=1.1, rest=0.5)
    assert told(view, "4H", "3S", ahead) == [ReasonCode.LATER_PLAY]


def test_what_is_told_adds_up_to_no_more_than_the_difference() -> None:
    """What is behind is taken off, the smaller gains first."""
    view = view_with("AD 4D", upcard="KH")
    ahead = terms((0.9, 0.1), drawn=2.0, forced=0.5, spent=-0.8, lead=0.3)
    found = stage_one_reasons(view, Card("AD"), other=Card("4D"), terms=ahead)
    assert [round(entry.points, 9) for entry in found] == [1.7, 0.3]
    assert [entry.reason.code for entry in found] == [ReasonCode.WORTH_PRICE, ReasonCode.HAS_LEAD]


def test_a_lead_that_is_better_left_is_told_so() -> None:
    """Losing the trick may be better for the lead alone."""
    view = view_with("KD 3D", upcard="2S", led="9D")
    assert told(view, "3D", "KD", terms((0, 1), lead=0.5)) == [ReasonCode.LEAVES_LEAD]


def test_a_trick_that_cannot_be_won_is_told_first() -> None:
    """Over the ace both diamonds lose."""
    view = view_with("KD 3D", upcard="2S", led="AD")
    found = explain(view, advice(advised("3D", 1.0), advised("KD", 0.0)))
    assert codes(found)[0] is ReasonCode.CANNOT_WIN


def test_the_chances_of_a_lead_are_told_after_what_rests_on_them() -> None:
    """The ace of trumps always wins, a two hardly ever."""
    view = view_with("AH 2D 3D 4D 5D 6D 7D 8D", upcard="KH")
    found = explain(view, advice(advised("AH", 1.5), advised("2D", 0.0)))
    chances = next(reason for reason in found.reasons if reason.code is ReasonCode.LIKELIER)
    assert chances.share == 1
    assert (chances.other_share or 0) < 0.1


def test_cards_that_are_as_good_are_told_first_and_all_alike_alone() -> None:
    """Within the error, or by less than a twentieth of a trick."""
    view = view_with("KD 3D 4D", upcard="2S", led="AD")
    three, four, king = advised("3D", 1.0), advised("4D", 0.95), advised("KD", 0.0)
    tied = explain(view, advice(three, four, king))
    assert codes(tied)[0] is ReasonCode.AS_GOOD
    assert (tied.reasons[0].card, tied.reasons[0].count) == (Card("4D"), 1)
    assert tied.other == Card("KD")
    alike = explain(view, advice(three, four))
    assert codes(alike) == [ReasonCode.ALL_AS_GOOD]
    assert alike.other is None


def test_the_card_played_is_compared_where_one_is_named() -> None:
    """A review asks for the card that was played, even where another tells more."""
    view = view_with("KD 3D 4D", upcard="2S", led="9D")
    everything = advice(advised("3D", 1.0), advised("4D", 0.5), advised("KD", 0.0))
    assert explain(view, everything).other == Card("KD")
    assert explain(view, everything, against=Card("4D")).other == Card("4D")


def test_the_highest_of_a_suit_that_would_be_given_up_is_told() -> None:
    """The ace of clubs is the highest; the two of spades leaves it in hand."""
    view = view_with("AC 2S 5S", upcard="9D")
    fact = fact_about_spending(view, Card("2S"), other=Card("AC"))
    assert fact is not None
    assert (fact.code, fact.suit) == (ReasonCode.KEEPS_HIGHEST, Suit.CLUBS)
    assert fact_about_spending(view, Card("5S"), other=Card("2S")) is None


def test_the_lowest_of_a_suit_is_what_counts_in_a_low_hand() -> None:
    """Spades as upcard make the hand low: the two of clubs is a card to keep."""
    view = view_with(
        "2C 5D 6D 7D 8D 9D TD JD QD KD 5H 6H 7H", upcard="9S", rules="objective=by_colour"
    )
    fact = fact_about_spending(view, Card("9D"), other=Card("2C"))
    assert fact is not None
    assert (fact.code, fact.suit) == (ReasonCode.KEEPS_LOWEST, Suit.CLUBS)


def test_the_last_card_of_a_suit_is_told_where_there_are_trumps() -> None:
    """South has one spade, and hearts are trumps; without trumps nothing can be ruffed."""
    south = "5S AH 2H 3H 4H 5H 6H 2D 3D 4D 5D 6D 8D"
    fact = fact_about_spending(view_with(south, upcard="9H"), Card("5S"), other=Card("3D"))
    assert fact is not None
    assert fact.code is ReasonCode.CLEARS_SUIT
    plain = view_with(south, upcard="9H", rules="trumps=none")
    assert fact_about_spending(plain, Card("5S"), other=Card("3D")) is None


def test_a_void_is_known_only_until_the_opponent_may_have_drawn_the_suit() -> None:
    """South leads clubs, north discards and loses: it draws, and may hold a club again."""
    spades = " ".join(f"{rank}S" for rank in "23456789TJQKA")
    diamonds = " ".join(f"{rank}D" for rank in "3456789TJQK")
    hand = hand_with(f"AC KC {diamonds}", upcard="9H", north_has=spades, plays="AC 2S")
    assert hand.to_play is not None
    assert not is_void_known(hand.view(hand.to_play), Suit.CLUBS)


def test_a_void_is_known_when_no_card_of_the_suit_is_out() -> None:
    """South has all clubs, so that nothing north draws can be one."""
    clubs = " ".join(f"{rank}C" for rank in "23456789TJQKA")
    hand = hand_with(clubs, upcard="9H", north_has="2S 3S", plays="AC 2S")
    assert hand.to_play is not None
    assert is_void_known(hand.view(hand.to_play), Suit.CLUBS)
