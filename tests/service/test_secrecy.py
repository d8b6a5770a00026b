"""A table view holds nothing that its seat may not know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from germanwhist import PRESETS, Card, Deal, Hand, RuleSet, Seat
from germanwhist.cards import CardSet
from germanwhist.service import Created, Dealt, Played, Seated, StoredEvent, fold, table_view
from germanwhist.service.requests import Claim, Moment, Play, abilities
from germanwhist.service.seats import SeatKind

if TYPE_CHECKING:
    from germanwhist.service import Event, TableState


def state_of(hand: Hand) -> TableState:
    """A table of two people at which a hand was played so far."""
    rules = RuleSet.from_options(hand.ruleset.options() | {"first_dealer": "seat"})
    events: list[Event] = [
        Created(rules=rules.options(), first_dealer=hand.deal.dealer),
        *(Seated(seat=seat, kind=SeatKind.PERSON, name=seat.label) for seat in Seat),
        Dealt(dealer=hand.deal.dealer, cards=hand.deal.cards),
    ]
    moment = Hand.start(rules, hand.deal)
    for card in hand.plays:
        assert moment.to_play is not None
        events.append(Played(seat=moment.to_play, card=card))
        moment = moment.play(card)
    state = fold("table", [StoredEvent(i, 0.0, event) for i, event in enumerate(events, 1)])
    assert state is not None
    return state


def other_layouts(hand: Hand, seat: Seat, rng: Random) -> list[Hand]:
    """The same plays from deals that differ only in cards hidden from a seat.

    Two undrawn cards of the stock change places; and a card that the opponent was dealt and has
    not played changes places with an undrawn one of its suit, so that every follow stays right.
    """
    cards = hand.deal.cards
    half = len(cards) // 2
    is_upcard_open = hand.stage == 1
    hidden = range(half + 2 * len(hand.tricks) + is_upcard_open, len(cards))
    kept = [
        place
        for place in range(half)
        if cards[place] in hand.deal.holding(seat.opponent) - CardSet(hand.plays)
    ]
    swaps = [(hidden[0], hidden[-1])] if len(hidden) > 1 else []
    pairs = [(a, b) for a in kept for b in hidden if cards[a].suit is cards[b].suit]
    swaps += [rng.choice(pairs)] if pairs else []
    layouts = []
    for first, second in swaps:
        changed = list(cards)
        changed[first], changed[second] = changed[second], changed[first]
        deal = Deal(tuple(changed), hand.deal.dealer)
        layouts.append(Hand.replay(hand.ruleset, deal, plays=hand.plays))
    return layouts


@pytest.mark.parametrize("preset", PRESETS)
def test_table_view_is_the_same_whatever_is_hidden(preset: str) -> None:
    """At every moment of a hand, and for everything a seat may ask, hidden cards do not show."""
    rng = Random(preset)
    rules = RuleSet.preset(preset)
    pack = list(CardSet.full(rules.cards_per_hand))
    rng.shuffle(pack)
    hand = Hand.start(rules, Deal(tuple(pack), Seat.NORTH))
    compared = 0
    while hand.to_play is not None:
        for seat in Seat:
            state = state_of(hand)
            for layout in other_layouts(hand, seat, rng):
                other = state_of(layout)
                assert table_view(other, seat) == table_view(state, seat)
                assert answers(other, seat) == answers(state, seat)
                compared += 1
        hand = hand.play(rng.choice(list(hand.legal_plays())))
    assert compared > rules.cards_per_hand


def answers(state: TableState, seat: Seat) -> list[object]:
    """What a seat would be told on asking for each card and each claim."""
    moment = Moment(state, seat)
    plays = [Play(seq=0, card=Card.from_index(index)).why_not(moment) for index in range(52)]
    claims = [Claim(seq=0, tricks=tricks).why_not(moment) for tricks in range(14)]
    return [*plays, *claims, abilities(moment)]
