"""A view hides what its seat may not know: two layouts, one view, whatever is asked of it."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from germanwhist import CardSet, Deal, Hand, IllegalPlayError, RuleSet, Seat
from germanwhist.notation import view_to_json
from germanwhist.testing.strategies import hands
from tests.rules.builders import cards
from tests.rules.layouts import replayed, some_alike


def _another_layout(hand: Hand, seat: Seat, seed: int) -> tuple[Hand, int]:
    """A hand with the same plays and other cards where the seat cannot see, and the changes."""
    plays = [str(card) for card in hand.plays]
    layout = [str(card) for card in hand.deal.cards]
    table = replayed(hand.ruleset.options(), layout, hand.deal.dealer, plays)
    assert table is not None
    other, changes = some_alike(table, plays, seat, rng=Random(seed), swaps=40)
    deal = Deal(cards(" ".join(other.cards)), hand.deal.dealer)
    return Hand.replay(hand.ruleset, deal, plays=hand.plays), changes


@given(hand=hands(is_over=False), seat=st.sampled_from(Seat), seed=st.integers(0, 2**32))
def test_layouts_that_differ_in_the_unseen_give_equal_views(
    hand: Hand, seat: Seat, seed: int
) -> None:
    """Equal by ==, hash, repr, pickle and JSON, at this moment and at every one before it."""
    other, changes = _another_layout(hand, seat, seed)
    event(f"changed: {changes > 0}")
    one = Hand.start(hand.ruleset, hand.deal)
    two = Hand.start(hand.ruleset, other.deal)
    for card in (*hand.plays, None):
        view, its_double = one.view(seat), two.view(seat)
        assert view == its_double
        assert hash(view) == hash(its_double)
        assert repr(view) == repr(its_double)
        assert pickle.dumps(view) == pickle.dumps(its_double)
        assert view_to_json(view) == view_to_json(its_double)
        if card is not None:
            one, two = one.play(card), two.play(card)


@given(hand=hands(is_over=False), seat=st.sampled_from(Seat), seed=st.integers(0, 2**32))
def test_layouts_that_differ_in_the_unseen_refuse_alike(hand: Hand, seat: Seat, seed: int) -> None:
    """Trying every card of the pack as this seat tells nothing: same codes, same messages."""
    other, _ = _another_layout(hand, seat, seed)
    for card in CardSet.full():
        assert hand.why_illegal(card, seat) is other.why_illegal(card, seat)
        if hand.why_illegal(card, seat) is not None:
            assert _refusal(hand, str(card), seat) == _refusal(other, str(card), seat)


def _refusal(hand: Hand, card: str, seat: Seat) -> str:
    with pytest.raises(IllegalPlayError) as caught:
        hand.play(cards(card)[0], seat)
    return str(caught.value)


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("tricks", range(13))
def test_the_other_layouts_really_differ(tricks: int, seat: Seat) -> None:
    """The properties above compare different hands: up to the last draw there are some."""
    hand = Hand.start(RuleSet(), Deal.shuffled(3, Seat.NORTH))
    while len(hand.tricks) < tricks:
        hand = hand.play(hand.legal_plays().lowest())
    other, changes = _another_layout(hand, seat, 1)
    assert changes
    assert other.deal != hand.deal
    assert other.holding(seat) == hand.holding(seat)


@given(hands(is_over=True))
def test_everything_is_open_at_the_end(hand: Hand) -> None:
    """Both seats are shown the whole deal once the hand is over, and not before."""
    assert all(hand.view(seat).deal == hand.deal for seat in Seat)


@given(hand=hands(is_over=False), seat=st.sampled_from(Seat))
def test_no_field_of_a_view_holds_an_unseen_card(hand: Hand, seat: Seat) -> None:
    """Not one card of those the seat has not seen stands in the printed view."""
    view = hand.view(seat)
    taken = CardSet(view.taken_by(seat.opponent)) & view.unseen
    printed = repr(view)
    assert view.deal is None
    assert all(repr(card) not in printed for card in view.unseen - taken)
