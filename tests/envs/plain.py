"""Observations made from a view alone, in plain Python: what the kernel's must equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist import CardSet, FirstStageFollow, Objective, Seat, Suit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist import Card, View


def plane(cards: Iterable[Card]) -> list[int]:
    """1 for each of these cards, by index."""
    mask = CardSet(cards).mask
    return [mask >> index & 1 for index in range(52)]


def observed(view: View) -> dict[str, list[int]]:
    """The fields of an observation, each worked out from what the view tells."""
    seat, opponent, rules = view.seat, view.seat.opponent, view.ruleset
    # A seat's own cards that the opponent is sure of, found as `View.sure_cards` finds the others.
    taken = CardSet(view.taken_by(seat)) - view.played_by(seat)
    return {
        "holding": plane(view.holding),
        "led": plane([] if view.led is None else [view.led]),
        "upcard": plane([] if view.upcard is None else [view.upcard]),
        "own_played": plane(view.played_by(seat)),
        "opponent_played": plane(view.played_by(opponent)),
        "own_sure": plane(taken if view.stage == 1 else view.holding),
        "opponent_sure": plane(view.sure_cards),
        "unseen": plane(view.unseen),
        "trump": plane([] if view.trump is None else CardSet.of_suit(view.trump)),
        "own_voids": void_ages(view, seat),
        "opponent_voids": void_ages(view, opponent),
        "own_counted": [view.counted[seat]],
        "opponent_counted": [view.counted[opponent]],
        "own_hidden_draws": [hidden_draws(view, seat, since=1)],
        "opponent_hidden_draws": [hidden_draws(view, opponent, since=1)],
        "tricks": [len(view.tricks)],
        "cards_per_hand": [rules.cards_per_hand],
        "is_to_play": [int(view.is_to_play)],
        "is_leader": [int(view.leader is seat)],
        "is_low": [int(view.objective is Objective.LOW)],
        "is_free": [int(rules.first_stage_follow is FirstStageFollow.FREE)],
        "stage_one_worth": [rules.trick_worth(1)],
        "stage_two_worth": [rules.trick_worth(2)],
    }


def hidden_draws(view: View, seat: Seat, *, since: int) -> int:
    """How many hidden cards a seat drew in a trick of this number and later."""
    return sum(t.stage == 1 and t.number >= since and t.loser is seat for t in view.tricks)


def void_ages(view: View, seat: Seat) -> list[int]:
    """For each suit 0, or one more than the hidden draws since the seat last could not follow."""
    shown: dict[Suit, int] = {}
    for trick in view.tricks:
        is_bound = trick.stage == 2 or view.ruleset.first_stage_follow is FirstStageFollow.REQUIRED
        if trick.leader is not seat and trick.follow.suit is not trick.lead.suit and is_bound:
            shown[trick.lead.suit] = trick.number
    return [
        1 + hidden_draws(view, seat, since=shown[suit]) if suit in shown else 0 for suit in Suit
    ]


def row(view: View) -> list[int]:
    """The fields one after another."""
    return [number for field in observed(view).values() for number in field]
