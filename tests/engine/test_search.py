"""Searching players: the same answer every time, exact where they can be, better with more work."""

from __future__ import annotations

import threading
from random import Random
from statistics import fmean, stdev

import pytest

from germanwhist import (
    PRESETS,
    Card,
    Deal,
    EngineError,
    Hand,
    HandScore,
    Objective,
    RuleSet,
    Seat,
    View,
)
from germanwhist.engine import (
    PolicyPlayer,
    SearchMethod,
    SearchPlayer,
    Weighing,
    Worlds,
    _kernel,
    contrast,
    default_networks,
)
from germanwhist.engine.conversion import kernel_objective
from germanwhist.engine.exact import exact_advice
from germanwhist.engine.seat_view import kernel_payoff, kernel_view
from germanwhist.players import GreedyPlayer, make_player
from germanwhist.rules import score_hand

METHODS = list(SearchMethod)


def hand_after(rules: RuleSet, seed: int, plays: int) -> Hand:
    """A hand after some random legal plays."""
    rng = Random(seed)
    hand = Hand.start(rules, Deal.shuffled(seed, rng.choice(list(Seat)), pack=rules.pack))
    for _ in range(plays):
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    return hand


@pytest.mark.parametrize(
    "options", [*PRESETS, "objective=by_colour trumps=none", "objective=by_colour pack=28"]
)
def test_the_kernels_greedy_player_is_the_packages(options: str) -> None:
    """Play-outs use the same player that the package shows as `greedy`."""
    rules = RuleSet.parse(options)
    for seed in range(8):
        for plays in range(2 * rules.cards_per_hand):
            hand = hand_after(rules, seed, plays)
            assert hand.to_play is not None
            view = hand.view(hand.to_play)
            assert _kernel.greedy_play(kernel_view(view)) == GreedyPlayer().choose(view).index


@pytest.mark.parametrize("hand_score", HandScore)
@pytest.mark.parametrize("counting", ["second_stage", "all_tricks", "weighted"])
def test_the_kernel_scores_as_the_rules_do(hand_score: HandScore, counting: str) -> None:
    """Points less the opponent's, for every count and both objectives."""
    rules = RuleSet.from_options(
        {"hand_score": hand_score.value, "counting": counting, "stake": "3"}
    )
    payoff = kernel_payoff(rules)
    for counted in range(rules.counted_total + 1):
        for objective in Objective:
            both = (counted, rules.counted_total - counted)
            own, theirs = score_hand(rules, objective, counted=both)
            assert payoff.points(counted, kernel_objective(objective)) == own - theirs


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("preset", PRESETS)
def test_advice_covers_every_legal_card(method: SearchMethod, preset: str) -> None:
    """Each legal card has its figures, the best first, at every moment of a hand."""
    rules = RuleSet.preset(preset)
    player = SearchPlayer(method, 10, seed=3)
    for plays in range(0, 4 * rules.cards_per_hand - 1, 5):
        hand = hand_after(rules, plays, plays)
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        advice = player.advise(view)
        assert sorted(entry.card for entry in advice.cards) == list(view.legal_plays())
        assert advice.is_exact == (view.stage == 2)
        assert player.choose(view) is advice.best


def test_the_error_of_a_distance_is_that_of_the_same_worlds() -> None:
    """Of the distances found with many seeds, the spread is as large as the error that is told."""
    hand = hand_after(RuleSet(), 9, 4)
    assert hand.to_play is not None
    view = hand.view(hand.to_play)
    found = [
        SearchPlayer(SearchMethod.LEARNED, 50, further=1, seed=seed).advise(view)
        for seed in range(60)
    ]
    last = found[0].cards[-1].card
    entries = [next(e for e in advice.cards if e.card is last) for advice in found]
    behind = [a.cards[0].points - e.points for a, e in zip(found, entries, strict=True)]
    told = [entry.error_behind or 0.0 for entry in entries]
    assert stdev(behind) == pytest.approx(fmean(told), rel=0.35)
    assert all(advice.cards[0].error_behind == 0 for advice in found)


def test_tree_search_tells_no_error_of_a_distance() -> None:
    """It values one card at a time, each over worlds of its own."""
    hand = hand_after(RuleSet(), 9, 4)
    assert hand.to_play is not None
    advice = SearchPlayer(SearchMethod.TREE, 50).advise(hand.view(hand.to_play))
    assert {entry.error_behind for entry in advice.cards} == {None}


@pytest.mark.parametrize("options", ["standard", "hand_score=win", "objective=by_colour"])
def test_the_weighed_search_leans_to_the_policy_and_says_what_it_found(options: str) -> None:
    """A prior changes which card comes first, and no figure; a high one plays as the policy."""
    policy = PolicyPlayer(default_networks())
    liked = []
    for seed in range(8):
        hand = hand_after(RuleSet.parse(options), seed, 6)
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        plain, leaning = (
            SearchPlayer(
                SearchMethod.WEIGHED, 40, further=1, weighing=Weighing(prior=prior)
            ).advise(view)
            for prior in (0, 1_000)
        )
        points = [{entry.card: entry.points for entry in a.cards} for a in (plain, leaning)]
        assert points[1] == pytest.approx(points[0]), "but for rounding"
        assert plain.cards[0].points == max(points[0].values())
        assert leaning.cards[0].error_behind == 0
        equal = points[0][policy.choose(view)]
        assert leaning.cards[0].points == pytest.approx(equal), "equal cards have equal points"
        liked.append(plain.best is leaning.best)
    assert not all(liked)


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ({"temperature": 0}, r"bad temperature: 0 \(expected above 0\)"),
        ({"temperature": float("inf")}, r"bad temperature: inf \(expected above 0\)"),
        ({"drawn": 2.5}, r"bad number of worlds .* 2.5 \(expected a whole number from 1 to 100\)"),
        ({"drawn": 0}, r"bad number of worlds drawn .* 0 \(expected 1 to 100\)"),
        ({"drawn": 101}, r"bad number of worlds drawn .* 101 \(expected 1 to 100\)"),
        (
            {"prior": float("inf")},
            r"bad prior .* inf \(expected 0 or more, and finite\)",
        ),
        ({"prior": -0.1}, r"bad prior .* -0.1 \(expected 0 or more, and finite\)"),
        (
            {"prior": float("nan")},
            r"bad prior .* nan \(expected 0 or more, and finite\)",
        ),
    ],
)
def test_a_weighing_that_cannot_be_is_refused(numbers: dict[str, float], message: str) -> None:
    """By name, value and what was expected."""
    with pytest.raises(EngineError, match=message):
        Weighing(**numbers)  # type: ignore[arg-type]


def last_lead(seed: int) -> View:
    """What the leader to the last trick of stage one knows, after random plays."""
    hand = hand_after(RuleSet(), seed, 24)
    assert hand.to_play is not None
    return hand.view(hand.to_play)


@pytest.mark.parametrize("answers", [-1, 1001, 2.5, "4"])
def test_a_number_of_worlds_for_an_answer_that_cannot_be_is_refused(answers: object) -> None:
    """Where it is given, in a search and in a contrast."""
    view = last_lead(1)
    low, high = view.legal_plays().lowest(), view.legal_plays().highest()
    with pytest.raises(EngineError, match="bad number of worlds for an answer") as caught:
        SearchPlayer(SearchMethod.LEARNED, 5, answers=answers)  # type: ignore[arg-type]
    assert caught.value.code == "bad_limit"
    with pytest.raises(EngineError, match="bad number of worlds for an answer"):
        contrast(view, low, other=high, answers=answers)  # type: ignore[arg-type]


# Of these hands the policy's answer would change what a lead is worth by 1.4 points and more.
@pytest.mark.parametrize("seed", [25, 39, 52, 79, 94, 120, 127, 130])
def test_the_last_lead_is_answered_by_what_the_opponent_knows(seed: int) -> None:
    """A lead is worth what the answers that can be worked out from the opponent's view leave.

    Its view of each world is asked here one by one, by the search for a follower, over worlds of
    its own: none of the code that works answers out for the leader.
    """
    view = last_lead(seed)
    worlds = Worlds(view).sample(300, seed=5)
    replies = SearchPlayer(SearchMethod.LEARNED, 500, seed=7)
    plays = [card for trick in view.tricks for card in (trick.lead, trick.follow)]
    cards = (view.legal_plays().lowest(), view.legal_plays().highest())
    expected = dict.fromkeys(cards, 0.0)
    known: dict[Deal, dict[Card, float]] = {}
    for world in worlds:
        if world.deal not in known:
            now = Hand.replay(view.ruleset, world.deal, plays=plays)
            known[world.deal] = {card: points_after(now, card, replies) for card in cards}
        for card in cards:
            expected[card] += known[world.deal][card] / len(worlds)
    found = SearchPlayer(SearchMethod.LEARNED, 3_000).advise(view)
    points = {entry.card: entry.points for entry in found.cards}
    for card in cards:
        assert points[card] == pytest.approx(expected[card], abs=0.35), card


def points_after(hand: Hand, lead: Card, replies: SearchPlayer) -> float:
    """What a lead to the last trick of stage one comes to when it is answered by search."""
    leader, hand = hand.leader, hand.play(lead)
    hand = hand.play(replies.choose(hand.view(leader.opponent)))
    points = exact_advice(hand.view(hand.leader)).cards[0].points
    return points if hand.leader is leader else -points


@pytest.mark.parametrize("seed", range(6))
def test_cards_are_contrasted_at_the_last_lead_as_they_are_valued(seed: int) -> None:
    """Then nothing is left for later: the terms are the whole difference of the two values.

    Also of a card that the search has judged by an equal one.
    """
    view = last_lead(seed)
    low = view.legal_plays().lowest()
    advice = SearchPlayer(SearchMethod.LEARNED, 200, seed=3).advise(view)
    points = {entry.card: entry.points for entry in advice.cards}
    for card in view.legal_plays():
        found = contrast(view, card, other=low, worlds=200, seed=3)
        terms = found.spent + found.forced + found.drawn + found.trick + found.lead
        assert terms == pytest.approx(points[card] - points[low], abs=1e-9), card


@pytest.mark.parametrize("method", METHODS)
def test_a_seed_gives_the_same_answer(method: SearchMethod) -> None:
    """Two players of one seed agree in every figure; another seed differs somewhere."""
    hand = hand_after(RuleSet(), 5, 6)
    assert hand.to_play is not None
    view = hand.view(hand.to_play)
    first, again, other = (SearchPlayer(method, 40, seed=seed).advise(view) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("method", METHODS)
def test_threads_change_no_figure(method: SearchMethod, preset: str) -> None:
    """Every card has the same points, error and tries, whoever of how many threads judged it."""
    rules = RuleSet.preset(preset)
    for plays in (0, 7):
        hand = hand_after(rules, 11, plays)
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        alone, two, five = (
            SearchPlayer(method, 45, further=1, seed=4, threads=threads).advise(view)
            for threads in (1, 2, 5)
        )
        assert alone == two == five


def test_several_threads_stop_when_their_player_is_cancelled() -> None:
    """Whatever the number of worlds, the answer comes from those judged until then."""
    view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
    player = SearchPlayer(SearchMethod.MONTE_CARLO, 10**9, threads=3)
    timer = threading.Timer(0.05, player.cancel)
    timer.start()
    assert player.choose(view) in view.legal_plays()
    timer.join()


def test_an_expired_limit_still_gives_an_answer() -> None:
    """With no time at all one iteration is made; a cancelled player stops at once, too."""
    view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
    for threads in (1, 3):
        player = SearchPlayer(SearchMethod.MONTE_CARLO, 10**6, seconds=0, threads=threads)
        assert player.advise(view).cards[0].tries == 1
    player = SearchPlayer(SearchMethod.TREE, 10**9)
    timer = threading.Timer(0.05, player.cancel)
    timer.start()
    assert player.choose(view) in view.legal_plays()
    timer.join()


@pytest.mark.parametrize(
    ("iterations", "further", "seconds", "message"),
    [
        (0, 0, None, "bad number of iterations: 0 "),
        (2**31, 0, None, "bad number of iterations: 2147483648 "),
        (2.5, 0, None, "bad number of iterations: 2.5 .expected a whole number from 1 to"),
        (5, 1.0, None, "bad number of further tricks: 1.0 .expected a whole number from 0 to 13"),
        (5, -1, None, "bad number of further tricks: -1 "),
        (5, 14, None, "bad number of further tricks: 14 "),
        (5, 0, -0.5, "bad time limit in seconds: -0.5 "),
        (5, 0, float("nan"), "bad time limit in seconds: nan "),
    ],
)
def test_limits_that_cannot_be_are_refused(
    iterations: int, further: int, seconds: float | None, message: str
) -> None:
    """The error names the number."""
    with pytest.raises(EngineError, match=message):
        SearchPlayer(SearchMethod.TREE, iterations, further=further, seconds=seconds)


@pytest.mark.parametrize("threads", [0, -1, 257])
def test_a_number_of_threads_that_cannot_be_is_refused(threads: int) -> None:
    """Also by whoever makes players by name."""
    with pytest.raises(EngineError, match=f"bad number of threads: {threads} .expected 1 to 256"):
        make_player("mc:5", threads=threads)


def test_a_time_limit_may_be_endless() -> None:
    """Infinity is as good as none."""
    view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
    advice = SearchPlayer(SearchMethod.MONTE_CARLO, 3, seconds=float("inf")).advise(view)
    assert advice.cards[0].tries == 3


@pytest.mark.parametrize("method", METHODS)
def test_points_grow_with_the_stake_however_high(method: SearchMethod) -> None:
    """The stake is no part of the search: it multiplies what the search finds."""
    plain, high = (
        SearchPlayer(method, 20)
        .advise(Hand.start(RuleSet(stake=stake), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH))
        .cards[0]
        for stake in (1, 10_000)
    )
    assert high.card == plain.card
    assert high.points == 10_000 * plain.points
    assert high.standard_error == 10_000 * plain.standard_error


def test_it_is_not_asked_out_of_turn() -> None:
    """A view in which it is the other seat's turn, or the hand is over, is refused."""
    player = SearchPlayer(SearchMethod.TREE, 5)
    for plays in (0, 1, 26, 27, 51, 52):
        hand = hand_after(RuleSet(), 1, plays)
        for seat in set(Seat) - {hand.to_play}:
            with pytest.raises(EngineError, match=f"nothing for {seat.label} to decide"):
                player.choose(hand.view(seat))


def test_the_standard_error_is_that_of_two_layouts() -> None:
    """With one layout the points are x, with the same and another (x + y) / 2.

    The variance of two figures is (x - y)^2 / 2, so their mean has the error |x - y| / 2.
    """
    hand = hand_after(RuleSet(), 5, 6)
    assert hand.to_play is not None
    view = hand.view(hand.to_play)
    one, two = (SearchPlayer(SearchMethod.MONTE_CARLO, n, seed=1).advise(view) for n in (1, 2))
    first = {entry.card: entry.points for entry in one.cards}
    differences = [2 * abs(entry.points - first[entry.card]) for entry in two.cards]
    assert max(differences) > 0
    errors = [entry.standard_error for entry in two.cards]
    assert errors == pytest.approx([difference / 2 for difference in differences])
    assert {entry.standard_error for entry in one.cards} == {0}


def test_each_decision_of_a_hand_draws_layouts_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is given another seed for each card to play, and the same for the same card."""
    seeds: list[int] = []

    class Recorder:
        def monte_carlo(self, *_: object, seed: int, **__: object) -> list[object]:
            seeds.append(seed)
            raise StopIteration

    monkeypatch.setattr(SearchPlayer, "_searcher", lambda *_: Recorder())
    for plays in (*range(0, 26, 2), 0):
        hand = hand_after(RuleSet(), 7, plays)
        assert hand.to_play is not None
        with pytest.raises(StopIteration):
            SearchPlayer(SearchMethod.MONTE_CARLO, 5, seed=9).advise(hand.view(hand.to_play))
    assert seeds[-1] == seeds[0]
    assert len(set(seeds)) == 13
