"""Self-play: the batch of hands that training learns from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from germanwhist import Deal, EngineError, Hand, RuleSet, Seat
from germanwhist.engine import default_networks
from germanwhist.engine.policy_row import policy_row
from germanwhist.engine.self_play import CRITIC_INPUTS, POLICY_INPUTS, SelfPlay, kinds_of_hand
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from numpy.typing import NDArray


def test_shapes_and_kinds_of_arrays() -> None:
    """A row for each hand; inputs are 0 or 1."""
    games = SelfPlay(RuleSet(), 5, seed=1)
    seen, layouts = games.observe(), games.observe_worlds()
    assert seen.seats.shape == layouts.leaders.shape == (5,)
    assert seen.inputs.shape == (5, POLICY_INPUTS)
    assert seen.plays.shape == (5, 52)
    assert layouts.inputs.shape == (5, CRITIC_INPUTS)
    for array in (seen.inputs, seen.plays, layouts.inputs):
        assert array.dtype == np.uint8
        assert array.max() == 1


def test_one_seed_gives_the_same_deals() -> None:
    """And another seed gives others."""
    first, same, other = (SelfPlay(RuleSet(), 3, seed=seed).observe().inputs for seed in (1, 1, 2))
    assert (first == same).all()
    assert (first != other).any()


@pytest.mark.parametrize(("text", "plays"), [("standard", 26), ("pack=28", 14)])
def test_a_hand_ends_with_stage_one_and_another_begins(text: str, plays: int) -> None:
    """Reward comes with the last play alone, between minus and plus half the tricks."""
    games = SelfPlay(RuleSet.parse(text), 4, seed=7)
    for number in range(1, plays + 1):
        rewards, ended = games.step(games.observe().plays.argmax(axis=1).astype(np.uint8))
        assert (ended == (number == plays)).all()
        if number < plays:
            assert (rewards == 0).all()
    assert (np.abs(rewards) <= plays / 4).all()
    assert (rewards % 1 == 0.5).all()
    assert (games.observe().seats == 0).all()


@pytest.mark.parametrize("text", ["standard", "counting=weighted", "pack=28"])
def test_outcomes_say_what_a_play_leads_to(text: str) -> None:
    """Each offered play has a row, and the chosen one's is what `step` then brings."""
    games = SelfPlay(RuleSet.parse(text), 3, seed=9)
    is_over = False
    while not is_over:
        plays = games.observe().plays
        outcomes = games.outcomes(plays)
        assert (outcomes.hands == np.nonzero(plays)[0]).all()
        chosen = plays.argmax(axis=1).astype(np.uint8)
        rows = [
            np.nonzero((outcomes.hands == hand) & (outcomes.plays == play))[0][0]
            for hand, play in enumerate(chosen)
        ]
        rewards, ended = games.step(chosen)
        assert (outcomes.rewards[rows] == rewards).all()
        assert (outcomes.ended[rows] == ended).all()
        is_over = bool(ended.all())
        if not is_over:
            assert (outcomes.inputs[rows] == games.observe_worlds().inputs).all()
            assert (outcomes.leaders[rows] == games.observe_worlds().leaders).all()


def test_outcomes_of_some_plays_are_those_rows_of_all_outcomes() -> None:
    """Asked for the last offered play of every hand alone."""
    games = SelfPlay(RuleSet(), 3, seed=9)
    plays = games.observe().plays
    last = 51 - plays[:, ::-1].argmax(axis=1)
    wanted = np.zeros_like(plays)
    wanted[np.arange(3), last] = 1
    every, some = games.outcomes(plays), games.outcomes(wanted)
    rows = [np.nonzero((every.hands == i) & (every.plays == last[i]))[0][0] for i in range(3)]
    for column in every._fields:
        assert (getattr(every, column)[rows] == getattr(some, column)).all()


def test_outcomes_of_plays_that_were_not_offered_are_refused() -> None:
    """A card that the seat does not hold, and a row too few."""
    games = SelfPlay(RuleSet(), 2, seed=1)
    plays = games.observe().plays
    other = plays.copy()
    other[0, plays[0].argmin()] = 1
    with pytest.raises(EngineError, match="1 of the plays asked for are not among those observed"):
        games.outcomes(other)
    with pytest.raises(EngineError, match="expected 2 rows of 52"):
        games.outcomes(plays[:1])


def test_an_illegal_play_is_refused() -> None:
    """Too few plays, no card, or a card that is not held."""
    games = SelfPlay(RuleSet(), 2, seed=1)
    plays = games.observe().plays
    for wrong in ([0], [52, 52], plays.argmin(axis=1).tolist()):
        with pytest.raises(EngineError) as refusal:
            games.step(np.array(wrong, dtype=np.uint8))
        assert refusal.value.code == "illegal_play"


def test_no_hands_are_refused() -> None:
    """At least one hand must be played."""
    with pytest.raises(EngineError) as refusal:
        SelfPlay(RuleSet(), 0, seed=1)
    assert refusal.value.code == "bad_limit"


def test_kinds_of_hand_follow_from_the_first_upcards() -> None:
    """By colour there are low hands; where some ranks mean no trumps, both kinds occur."""
    assert kinds_of_hand(RuleSet()) == ((Objective.HIGH, True),)
    mixed = RuleSet.parse("trumps=none_on=A objective=by_colour")
    assert len(kinds_of_hand(mixed)) == 4


def test_a_frozen_player_has_played_whenever_the_learner_is_asked() -> None:
    """Thirteen plays of the learner are a hand; seats alternate; `outcomes` tells what comes."""
    frozen = default_networks()
    for is_sampled in (False, True):
        games = SelfPlay(RuleSet(), 4, seed=3, frozen=frozen, is_sampled=is_sampled)
        for number in range(1, 14):
            seen = games.observe()
            assert seen.seats.tolist() == [0, 1, 0, 1]
            outcomes = games.outcomes(seen.plays)
            chosen = seen.plays.argmax(axis=1).astype(np.uint8)
            rows = [
                np.nonzero((outcomes.hands == hand) & (outcomes.plays == play))[0][0]
                for hand, play in enumerate(chosen)
            ]
            rewards, ended = games.step(chosen)
            assert (ended == (number == 13)).all()
            assert (outcomes.rewards[rows] == rewards).all()
            if number < 13:
                assert (outcomes.inputs[rows] == games.observe_worlds().inputs).all()


def test_a_frozen_player_plays_the_best_cards_of_its_policy() -> None:
    """A hand in which the learner does the same comes out as one in which both learn."""
    networks = default_networks()

    def best(games: SelfPlay) -> NDArray[np.uint8]:
        seen = games.observe()
        liked = np.where(seen.plays == 1, networks.kernel.policy_outputs(seen.inputs), -(2**31))
        return np.asarray(liked.argmax(axis=1), dtype=np.uint8)

    for seed in range(5):
        both = SelfPlay(RuleSet(), 1, seed=seed)
        one = SelfPlay(RuleSet(), 1, seed=seed, frozen=networks)
        expected = sum(float(both.step(best(both))[0][0]) for _ in range(26))
        assert sum(float(one.step(best(one))[0][0]) for _ in range(13)) == expected


def test_a_play_becomes_the_row_that_self_play_shows() -> None:
    """The same inputs, and the card that stands for its equals."""
    deal = Deal.shuffled(5, Seat.NORTH)
    hand = Hand.start(RuleSet(), deal)
    for _ in range(10):
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        for card in view.legal_plays():
            row = policy_row(view, card)
            assert row.inputs.sum() > 20
            assert row.plays[row.play] == 1
        rows = [policy_row(view, card).play for card in view.legal_plays()]
        assert len(set(rows)) == row.plays.sum()
        hand = hand.play(view.legal_plays().highest())
