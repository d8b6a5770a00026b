"""What an observation says, and what it hides."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from germanwhist import Card, Deal, EngineError, Hand, RuleSet, Seat, View
from germanwhist.engine.observation import ObservedHand
from germanwhist.envs import (
    OBSERVATION_FIELDS,
    OBSERVATION_SIZE,
    observation,
    observation_bounds,
)
from germanwhist.testing.strategies import hands, views
from tests.envs import plain
from tests.rules.builders import cards
from tests.rules.layouts import replayed, some_alike


def observed(hand: Hand) -> ObservedHand:
    """The same hand, as it is observed."""
    made = ObservedHand(hand.ruleset, hand.deal)
    for card in hand.plays:
        made.play(card)
    return made


def test_fields_follow_each_other_without_a_gap() -> None:
    """Each begins where the one before ends, and together they make the row."""
    end = 0
    for field in OBSERVATION_FIELDS:
        assert field.begin == end
        end = field.places.stop
    assert end == OBSERVATION_SIZE == len(observation_bounds())


def test_fields_have_the_names_that_are_documented() -> None:
    """In this order; programs find their numbers by name."""
    view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
    assert [field.name for field in OBSERVATION_FIELDS] == list(plain.observed(view))


@given(views().filter(lambda view: view.ending is None))
def test_an_observation_says_what_the_view_says(view: View) -> None:
    """Number by number, at any moment, also after the last trick; none is too large."""
    row = observation(view)
    assert row.tolist() == plain.row(view)
    assert (row <= observation_bounds()).all()


@given(hands())
def test_a_hand_kept_up_to_date_is_observed_as_its_views(hand: Hand) -> None:
    """Both seats; claims and resignations are none of its business."""
    played = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays)
    kept = observed(played)
    for seat in Seat:
        assert kept.observe(seat).tolist() == plain.row(played.view(seat))
        scaled = np.empty(OBSERVATION_SIZE, np.float32)
        kept.observe_scaled(seat, scaled)
        assert np.allclose(scaled, kept.observe(seat) / observation_bounds())
    assert kept.legal_plays().tolist() == plain.plane(played.legal_plays())
    assert kept.legal_cards() == [card.index for card in played.legal_plays()]
    assert (kept.to_play, kept.counted) == (played.to_play, played.counted)
    assert kept.is_stage_one is (played.stage == 1)


@given(hands(is_over=False))
def test_a_hand_after_a_card_leaves_the_one_before_as_it_was(hand: Hand) -> None:
    """Given by its cards or by their indices, and every legal card."""
    kept = observed(hand)
    pack, plays = ([card.index for card in some] for some in (hand.deal.cards, hand.plays))
    again = ObservedHand.of_indices(hand.ruleset, pack, dealer=hand.deal.dealer, plays=plays)
    before = kept.observe(Seat.NORTH).tolist()
    assert again.observe(Seat.NORTH).tolist() == before
    for card in hand.legal_plays():
        later = kept.after(card.index)
        assert later.observe(Seat.SOUTH).tolist() == plain.row(hand.play(card).view(Seat.SOUTH))
    assert kept.observe(Seat.NORTH).tolist() == before


@given(hand=hands(is_over=False), seat=st.sampled_from(Seat), seed=st.integers(0, 2**32))
def test_layouts_that_differ_in_the_unseen_give_equal_observations(
    hand: Hand, seat: Seat, seed: int
) -> None:
    """At this moment and at every one before it; the mask too, when it is the seat's turn."""
    texts = [str(card) for card in hand.deal.cards]
    plays = [str(card) for card in hand.plays]
    table = replayed(hand.ruleset.options(), texts, hand.deal.dealer, plays)
    assert table is not None
    other, _ = some_alike(table, plays, seat, rng=Random(seed), swaps=40)
    deal = Deal(cards(" ".join(other.cards)), hand.deal.dealer)
    now = Hand.start(hand.ruleset, hand.deal)
    one, two = ObservedHand(hand.ruleset, hand.deal), ObservedHand(hand.ruleset, deal)
    for card in (*hand.plays, None):
        assert (one.observe(seat) == two.observe(seat)).all()
        if now.to_play is seat:
            assert (one.legal_plays() == two.legal_plays()).all()
        if card is not None:
            one.play(card)
            two.play(card)
            now = now.play(card)


def test_a_void_is_remembered_with_the_draws_since() -> None:
    """South cannot follow the heart: 1 at once; it loses that trick and draws, which makes 2."""
    deal = Deal(
        cards("2H AS 3H KS 4H QS 5H JS 6H TS 7H 9S 8H 8S 9H 7S TH 6S JH 5S QH 4S KH 3S AH 2S")
        + tuple(Card.from_index(index) for index in range(26)),
        Seat.SOUTH,
    )
    voids = next(field for field in OBSERVATION_FIELDS if field.name == "opponent_voids")
    kept = ObservedHand(RuleSet(), deal)
    for text in ("AH", "AS"):
        kept.play(Card(text))
    assert kept.observe(Seat.NORTH)[voids.places].tolist() == [0, 0, 2, 0]


def test_a_card_that_may_not_be_played_is_refused() -> None:
    """A card of the stock, and nothing has changed."""
    deal = Deal.shuffled(1, Seat.NORTH)
    kept = ObservedHand(RuleSet(), deal)
    before = kept.observe(Seat.SOUTH)
    with pytest.raises(EngineError) as refusal:
        kept.play(deal.stock[0])
    assert refusal.value.code == "illegal_play"
    assert np.array_equal(kept.observe(Seat.SOUTH), before)
