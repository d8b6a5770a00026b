"""The terms of a difference in stage one: right by hand, and adding up everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from germanwhist import (
    Card,
    Deal,
    EngineError,
    Hand,
    Objective,
    Position,
    RuleSet,
    Seat,
    View,
)
from germanwhist.engine import SearchMethod, SearchPlayer, Worlds, contrast
from germanwhist.rules import does_follower_win
from germanwhist.school import split
from germanwhist.testing.reference_solver import ReferenceSolver
from tests.school.hands import view_with
from tests.selection import first_of

# Every objective and trump rule, and what changes the worth of a trick.
KINDS = [
    "standard",
    "objective=by_colour",
    "trumps=none",
    "objective=by_colour trumps=none",
    "counting=all_tricks",
    "counting=weighted hand_score=per_trick",
    "first_stage_follow=free",
    "small",
    "hand_score=win",
    "hand_score=over_half stake=3",
]


def last_trick(seed: int) -> View:
    """What the follower to the last trick of stage one knows, in a hand of five cards each."""
    rng = Random(seed)
    hand = Hand.start(RuleSet.for_study(20), Deal.shuffled(seed, Seat.NORTH, pack=20))
    while len(hand.tricks) < 4 or hand.led is None:
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    assert hand.to_play is not None
    return hand.view(hand.to_play)


def margin(view: View, unseen: Card, *, spent: Card, draws: bool, leads: bool) -> float:
    """The points of stage two, by a solver that shares no code with the kernel."""
    assert view.upcard is not None
    own, theirs = (view.upcard, unseen) if draws else (unseen, view.upcard)
    opponent = view.unseen.remove(unseen)
    holdings = view.holding.remove(spent).add(own), opponent.add(theirs)
    leader, follower = holdings if leads else holdings[::-1]
    position = Position(trump=view.trump, leader=leader, follower=follower)
    tricks = ReferenceSolver(Objective.HIGH, has_trump=True).leader_tricks(position)
    return float(2 * tricks - 5 if leads else 5 - 2 * tricks)


@pytest.mark.parametrize("seed", range(6))
def test_the_terms_of_the_last_trick_are_exact(seed: int) -> None:
    """Step by step from the hand after the one card to the hand after the other, in every world.

    Then nothing is left to chance but the card under the upcard, and stage two is exact.
    """
    view = last_trick(seed)
    assert view.led is not None
    low, high = view.legal_plays().lowest(), view.legal_plays().highest()
    wins = {card: does_follower_win(view.led, card, trump=view.trump) for card in (low, high)}
    worlds = Counter(w.stock[0] for w in Worlds(view).sample(3000, seed=9))
    hidden = view.unseen - view.sure_cards
    expected = dict.fromkeys(("spent", "drawn", "lead"), 0.0)
    for unseen, times in worlds.items():
        assert unseen in hidden
        steps = [
            margin(view, unseen, spent=low, draws=wins[low], leads=wins[low]),
            margin(view, unseen, spent=high, draws=wins[low], leads=wins[low]),
            margin(view, unseen, spent=high, draws=wins[high], leads=wins[low]),
            margin(view, unseen, spent=high, draws=wins[high], leads=wins[high]),
        ]
        for name, (before, after) in zip(expected, pairwise(steps), strict=True):
            expected[name] += (after - before) * times / 3000
    found = contrast(view, high, other=low, worlds=3000)
    assert (found.wins, found.other_wins) == (wins[high], wins[low])
    assert (found.trick, found.forced) == (0, 0)
    for name, points in expected.items():
        assert getattr(found, name) == pytest.approx(points, abs=0.15), name


@pytest.mark.parametrize(
    ("rules", "trick"),
    [
        ("standard", 0.0),  # tricks of stage one bring cards alone
        ("counting=all_tricks", 2.0),  # a trick more is one less for the other side
        ("counting=weighted", 2.0),
        ("counting=all_tricks stake=3", 6.0),
    ],
)
def test_the_trick_itself_counts_under_the_rules_in_force(rules: str, trick: float) -> None:
    """What a card gains in the trick that wins it where the other surely loses it."""
    view = view_with("QD 5D", upcard="JH", rules=rules, led="9D")
    assert contrast(view, Card("QD"), other=Card("5D"), worlds=5).trick == pytest.approx(trick)


def test_a_card_contrasted_with_itself_has_no_terms() -> None:
    """Nothing is ahead of itself."""
    view = view_with("QD 5D", upcard="JH")
    found = contrast(view, Card("QD"), other=Card("QD"), worlds=20)
    assert (found.spent, found.forced, found.drawn, found.trick, found.lead) == (0, 0, 0, 0, 0)
    assert found.wins == found.other_wins


def test_cards_that_cannot_be_chosen_are_not_contrasted() -> None:
    """The card must be legal, and the stage the first."""
    view = view_with("QD 5D", upcard="JH", led="9D")
    with pytest.raises(EngineError, match="no choice between") as caught:
        contrast(view, Card("QD"), other=Card("2S"))
    assert caught.value.code == "no_decision"


@pytest.mark.parametrize("rules", first_of(KINDS))
def test_terms_add_up_to_the_difference(rules: str) -> None:
    """For every two cards of hands played with every card, whatever the rules."""
    ruleset = RuleSet.parse(rules)
    player = SearchPlayer(SearchMethod.LEARNED, 4, further=1, seed=2)
    hand = Hand.start(ruleset, Deal.shuffled(3, Seat.NORTH, pack=ruleset.pack))
    while hand.stage == 1:
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        cards = player.advise(view).cards
        for other in cards:
            terms = split(view, cards[0], other=other)
            assert terms.total == pytest.approx(cards[0].points - other.points, abs=1e-9)
        hand = hand.play(cards[-1].card)
