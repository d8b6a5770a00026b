"""A view as JSON, as pages and other programs get it."""

from __future__ import annotations

import json

from hypothesis import given

from germanwhist import Hand, RuleSet, Seat, View, parse_record, view_to_json
from germanwhist.testing.strategies import views
from tests.notation.samples import SMALL
from tests.rules.builders import stage_two, start

SAMPLE = parse_record(SMALL)


def _after(plays: int) -> Hand:
    return Hand.replay(SAMPLE.ruleset, SAMPLE.whole_deal(), plays=SAMPLE.plays[:plays])


def test_a_view_of_stage_one_says_what_was_seen_and_nothing_else() -> None:
    """South led to the second trick of the sample; everything worked out on paper."""
    assert view_to_json(_after(3).view(Seat.NORTH)) == {
        "seat": "north",
        "dealer": "south",
        "trump": "C",
        "objective": "high",
        "stage": 1,
        "trick": 2,
        "holding": ["8C", "8D", "9D", "AD", "9H", "JH", "AS"],
        "legal": ["AS"],
        "upcard": "JS",
        "stock_left": 12,
        "leader": "south",
        "led": "8S",
        "to_play": "north",
        "tricks": [
            {
                "number": 1,
                "stage": 1,
                "leader": "north",
                "lead": "9S",
                "follow": "TS",
                "winner": "south",
                "upcard": "JC",
            }
        ],
        "drawn": [{"trick": 1, "card": "JH"}],
        "opponent_count": 6,
        "sure": ["JC"],
        "counted": [0, 0],
        "over": False,
        "ending": None,
        "deal": None,
    }


def test_in_stage_two_the_opponents_hand_is_sure() -> None:
    """The stock is out, and what has not been seen is the opponent's."""
    value = view_to_json(_after(22).view(Seat.NORTH))
    assert (value["stage"], value["upcard"], value["stock_left"]) == (2, None, 0)
    assert value["sure"] == ["9C", "TC", "KD"]
    assert value["legal"] == []


def test_when_the_hand_is_over_everything_is_open() -> None:
    """The claim, and all the cards in the order of the deal."""
    value = view_to_json(SAMPLE.hand().view(Seat.NORTH))
    assert value["over"] is True
    assert value["to_play"] is None
    assert value["ending"] == {"kind": "claim", "seat": "south", "tricks": 2}
    assert value["deal"] is not None
    assert value["deal"]["dealer"] == "south"
    assert value["deal"]["cards"][:3] == ["AS", "TS", "9S"]


def test_without_trumps_there_is_no_trump_letter() -> None:
    """Null, not a suit."""
    assert view_to_json(start("trumps=none").view(Seat.NORTH))["trump"] is None


def test_the_last_trick_is_the_last_number() -> None:
    """A hand that was played out has no trick after its last."""
    hand = stage_two()
    while not hand.is_over:
        hand = hand.play(hand.legal_plays().lowest())
    assert view_to_json(hand.view(Seat.SOUTH))["trick"] == 26
    assert RuleSet().cards_per_hand == 13


@given(views())
def test_the_json_holds_no_card_that_the_view_does_not(view: View) -> None:
    """Every card that is named is one the seat has seen or surely knows, until all is open."""
    text = json.dumps(view_to_json(view))
    known = view.holding | view.played | view.sure_cards
    if view.upcard is not None:
        known = known.add(view.upcard)
    hidden = view.unseen - known
    assert view.is_over or not any(f'"{card}"' in text for card in hidden)
