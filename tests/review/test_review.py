"""Reviews: exact where they can be, honest about the rest, and they add up."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from germanwhist import Deal, Hand, HandScore, Objective, Position, RuleSet, Seat, View
from germanwhist.engine import Advice, CardAdvice
from germanwhist.review import review_hand, review_to_json
from germanwhist.testing.reference_solver import ReferenceSolver


def played(rules: RuleSet, seed: int) -> Hand:
    """A hand of random legal plays."""
    rng = Random(seed)
    hand = Hand.start(rules, Deal.shuffled(seed, Seat.NORTH, pack=rules.pack))
    while not hand.is_over:
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    return hand


@pytest.mark.parametrize("rules", ["small", "small objective=by_colour", "small trumps=none"])
def test_stage_two_costs_are_what_an_independent_solver_says(rules: str) -> None:
    """The cost of each play in stage two is twice the tricks it loses, in points of difference."""
    hand = played(RuleSet.parse(rules.replace("small", "pack=28")), 3)
    review = review_hand(hand, worlds=3)
    moment = Hand.start(hand.ruleset, hand.deal)
    solver = ReferenceSolver(hand.objective, has_trump=hand.trump is not None)
    for play, card in zip(review.plays, hand.plays, strict=True):
        if moment.stage == 2:
            values = dict(solver.play_values(Position.of_hand(moment)))
            is_leader = moment.to_play is moment.leader
            is_high = hand.objective is Objective.HIGH
            wants_many = is_leader is is_high
            best = max(values.values()) if wants_many else min(values.values())
            assert play.cost == 2 * abs(best - values[card])
            assert play.is_mistake is (play.cost > 0)
            assert play.is_exact
        moment = moment.play(card)


@pytest.mark.parametrize(
    ("cost", "error", "stake", "is_mistake"),
    [
        (0.24, 0.0, 1, False),  # less than a quarter of a point
        (0.26, 0.0, 1, True),
        (0.26, 0.1, 1, False),  # less than two errors of the difference, 0.283
        (0.30, 0.1, 1, True),
        (2.4, 0.0, 10, False),
        (2.6, 0.0, 10, True),
    ],
)
def test_what_a_search_finds_is_a_mistake_when_it_is_clear_and_worth_telling(
    monkeypatch: pytest.MonkeyPatch, cost: float, error: float, stake: int, *, is_mistake: bool
) -> None:
    """More than two standard errors, and more than a quarter of a point of the stake."""

    class Searcher:
        def __init__(self, *_: object, **__: object) -> None:
            pass

        def advise(self, view: View) -> Advice:
            best, *others = view.legal_plays()
            points = {best: 3.0} | dict.fromkeys(others, 3 - cost)
            cards = (
                CardAdvice(card=card, points=worth, standard_error=error, tries=9)
                for card, worth in points.items()
            )
            return Advice(tuple(cards), is_exact=False)

    monkeypatch.setattr("germanwhist.review.judge.SearchPlayer", Searcher)
    hand = Hand.start(RuleSet(stake=stake), Deal.shuffled(1, Seat.NORTH))
    hand = hand.play(max(hand.legal_plays()))
    (play,) = review_hand(hand).plays
    assert play.cost == pytest.approx(cost)
    assert play.is_mistake is is_mistake


@pytest.mark.parametrize("score", HandScore)
def test_result_is_start_plus_luck_less_what_was_given_away(score: HandScore) -> None:
    """Skill and luck of both sides explain the whole difference to the expectation."""
    hand = played(RuleSet.parse(f"pack=28 hand_score={score.value} stake=2"), 7)
    review = review_hand(hand, worlds=4)
    north, south = review.sides
    assert hand.result is not None
    end = hand.result.points[0] - hand.result.points[1]
    assert north.luck == -south.luck
    assert review.start + north.luck - north.cost + south.cost == pytest.approx(end)


@pytest.mark.parametrize("plays", [0, 5, 20])
def test_resignation_is_no_luck(plays: int) -> None:
    """Luck is counted to the last card; what the resignation gave is told apart, and adds up."""
    whole = played(RuleSet.preset("small"), 7)
    hand = Hand.replay(whole.ruleset, whole.deal, plays=whole.plays[:plays]).resign(Seat.NORTH)
    review = review_hand(hand, worlds=4)
    expected = review.plays[-1].expected if plays else review.start
    north, south = review.sides
    assert hand.result is not None
    end = hand.result.points[0] - hand.result.points[1]
    assert review.ending == pytest.approx(end - expected)
    assert review.start + north.luck - north.cost + south.cost == pytest.approx(expected)


def test_hand_that_was_played_out_has_no_ending_of_its_own() -> None:
    """Every point is in the start, the luck and what was given away."""
    assert review_hand(played(RuleSet.preset("small"), 9), worlds=2).ending == 0


def test_the_last_play_says_the_result() -> None:
    """After the last card the expectation is the result."""
    hand = played(RuleSet.preset("small"), 9)
    assert hand.result is not None
    expected = review_hand(hand, worlds=2).plays[-1].expected
    assert expected == hand.result.points[0] - hand.result.points[1]


def test_an_unfinished_hand_is_reviewed_so_far() -> None:
    """A hand without plays has no figures; one with some has as many."""
    hand = played(RuleSet.preset("small"), 2)
    empty = Hand.start(hand.ruleset, hand.deal)
    assert review_hand(empty).plays == ()
    part = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:5])
    review = review_hand(part, worlds=3)
    assert len(review.plays) == 5
    assert review_to_json(review)["result"] is None


def test_a_review_repeats_itself() -> None:
    """The same seed gives the same figures."""
    hand = played(RuleSet.preset("small"), 4)
    assert review_hand(hand, worlds=4, seed=1) == review_hand(hand, worlds=4, seed=1)


def test_json_tells_every_play_and_legal_card() -> None:
    """The plain form keeps the order and the names."""
    hand = played(RuleSet.preset("small"), 4)
    form = review_to_json(review_hand(hand, worlds=2), ("Ann", None))
    assert [play["card"] for play in form["plays"]] == [str(card) for card in hand.plays]
    assert form["players"] == {"north": "Ann", "south": None}
    assert all(play["cards"] for play in form["plays"])


def _looks(costs: list[float], error: float) -> type:
    """A search that finds another cost at each look, and keeps what it was asked for."""

    class Searcher:
        worlds: ClassVar[list[int]] = []
        seeds: ClassVar[list[object]] = []

        def __init__(self, _method: object, worlds: int, *, seed: object, **_: object) -> None:
            self._worlds = worlds
            self._seed = seed

        def advise(self, view: View) -> Advice:
            cost = costs[len(self.worlds)]
            self.worlds.append(self._worlds)
            self.seeds.append(self._seed)
            best, *others = view.legal_plays()
            cards = [
                CardAdvice(
                    card=card,
                    points=3.0 if card is best else 3 - cost,
                    standard_error=1.0,
                    error_behind=error,
                    tries=self._worlds,
                )
                for card in (best, *others)
            ]
            return Advice(tuple(cards), is_exact=False)

    return Searcher


@pytest.mark.parametrize(
    ("looks", "worlds", "is_mistake"),
    [
        (([0.9, 0.8], 0.2, 1), [200, 960], True),  # 1.2 x (0.2 / 0.1)^2 times as many
        (([0.9, 0.1], 0.2, 1), [200, 960], False),  # the first worlds were lucky for another card
        (([9.0, 9.0], 1.0, 1), [200, 5_000], True),  # never more than 25 times as many
        (([0.9], 0.1, 1), [200], True),  # known well enough at once
        (([0.2], 0.2, 1), [200], False),  # nothing to be told about
        (([9.0], 1.0, 10), [200], True),  # a tenth of the stake
    ],
)
def test_a_play_is_called_a_mistake_only_at_a_second_look(
    monkeypatch: pytest.MonkeyPatch,
    looks: tuple[list[float], float, int],
    worlds: list[int],
    *,
    is_mistake: bool,
) -> None:
    """Over other worlds, and as many as it takes to know the cost to a twentieth of a trick."""
    costs, error, stake = looks
    searcher = _looks(costs, error)
    monkeypatch.setattr("germanwhist.review.judge.SearchPlayer", searcher)
    hand = Hand.start(RuleSet(stake=stake), Deal.shuffled(1, Seat.NORTH))
    (play,) = review_hand(hand.play(max(hand.legal_plays()))).plays
    assert searcher.worlds == worlds  # type: ignore[attr-defined]
    assert len(set(searcher.seeds)) == len(worlds)  # type: ignore[attr-defined]
    assert play.cost == pytest.approx(costs[-1])
    assert play.error == error
    assert play.is_mistake is is_mistake


def test_any_number_of_threads_finds_the_same() -> None:
    """Play by play, to the last digit."""
    hand = played(RuleSet.preset("small"), 5)
    assert review_hand(hand, worlds=20) == review_hand(hand, worlds=20, threads=3)
