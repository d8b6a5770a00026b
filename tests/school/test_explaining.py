"""What must hold of every explanation, whatever the hand and the rules."""

from __future__ import annotations

from random import Random

import pytest

from germanwhist import Deal, Hand, RuleSet, Seat, View
from germanwhist.engine import Advice, CardAdvice, SearchMethod, SearchPlayer, Worlds
from germanwhist.review import review_hand
from germanwhist.rules import does_follower_win
from germanwhist.school import (
    Explanation,
    ReasonCode,
    explain,
    explain_mistakes,
    review_with_reasons,
    split,
)
from germanwhist.school.stage_one import is_void_known
from germanwhist.texts import load_texts, reason_in_words
from tests.school.test_terms import KINDS
from tests.selection import first_of

# The term of the difference that each reason rests on.
TERMS = {
    ReasonCode.UPCARD_WANTED: "drawn",
    ReasonCode.UPCARD_UNWANTED: "drawn",
    ReasonCode.WORTH_PRICE: "drawn",
    ReasonCode.NOT_WORTH_PRICE: "spent",
    ReasonCode.COSTS_LESS: "spent",
    ReasonCode.OPPONENT_SPENDS: "forced",
    ReasonCode.TRICK_COUNTS: "trick",
    ReasonCode.HAS_LEAD: "lead",
    ReasonCode.LEAVES_LEAD: "lead",
}


def played(rules: str, seed: int) -> Hand:
    """A hand of random legal plays."""
    ruleset, rng = RuleSet.parse(rules), Random(seed)
    hand = Hand.start(ruleset, Deal.shuffled(seed, Seat.NORTH, pack=ruleset.pack))
    while not hand.is_over:
        hand = hand.play(rng.choice(tuple(hand.legal_plays())))
    return hand


@pytest.mark.parametrize("rules", first_of(KINDS, quick=2))
def test_nothing_that_is_told_speaks_against_the_card(rules: str) -> None:
    """Over every play of a hand: the card is the best, and each reason is ahead in its term."""
    player = SearchPlayer(SearchMethod.LEARNED, 30, further=1, seed=1)
    whole = played(rules, 4)
    hand = Hand.start(whole.ruleset, whole.deal)
    for card in whole.plays:
        assert hand.to_play is not None
        view = hand.view(hand.to_play)
        advice = player.advise(view)
        explanation = explain(view, advice)
        by_card = {entry.card: entry for entry in advice.cards}
        best = by_card[explanation.best]
        assert explanation.reasons
        assert best.points == max(entry.points for entry in advice.cards)
        _check_ties(advice, explanation)
        if explanation.other is not None and view.stage == 1:
            _check_terms(view, best, by_card[explanation.other], explanation)
        if view.stage == 2 and explanation.other is not None:
            assert best.points > by_card[explanation.other].points
        hand = hand.play(card)


def _check_ties(advice: Advice, explanation: Explanation) -> None:
    best = next(e for e in advice.cards if e.card is explanation.best)
    equal = {entry.card for entry in advice.cards if entry.points == best.points} - {best.card}
    codes = [reason.code for reason in explanation.reasons]
    if equal:
        assert codes[0] in (ReasonCode.AS_GOOD, ReasonCode.ALL_AS_GOOD)
        assert (explanation.reasons[0].count or 0) >= len(equal)
    if len(advice.cards) == 1:
        assert codes == [ReasonCode.ONLY_CARD]


def _check_terms(view: View, best: CardAdvice, other: CardAdvice, explanation: Explanation) -> None:
    terms = split(view, best, other=other)
    for reason in explanation.reasons:
        term = TERMS.get(reason.code)
        assert term is None or getattr(terms, term) > 0
        assert reason.tricks is None or reason.tricks > 0
        match reason.code:
            case ReasonCode.WORTH_PRICE | ReasonCode.NOT_WORTH_PRICE:
                assert terms.drawn + terms.spent > 0
            case ReasonCode.CANNOT_WIN | ReasonCode.CANNOT_LOSE:
                assert view.led is not None
                wins = {
                    does_follower_win(view.led, c, trump=view.trump) for c in view.legal_plays()
                }
                assert wins == {reason.code is ReasonCode.CANNOT_LOSE}
            case ReasonCode.LIKELIER:
                assert (reason.share or 0) > (reason.other_share or 0)
            case ReasonCode.LESS_LIKELY:
                assert (reason.share or 0) < (reason.other_share or 0)


@pytest.mark.parametrize("rules", ["standard", "objective=by_colour", "small trumps=none"])
def test_a_void_that_is_known_is_one_in_every_world(rules: str) -> None:
    """Where a suit is called a void of the opponent, no world that fits has a card of it there."""
    found = 0
    for seed in range(12):
        whole = played(rules, seed)
        hand = Hand.start(whole.ruleset, whole.deal)
        for card in whole.plays:
            assert hand.to_play is not None
            view = hand.view(hand.to_play)
            known = [suit for suit in card.suit.__class__ if is_void_known(view, suit)]
            if known and view.stage == 1 and view.led is None:
                found += 1
                for world in Worlds(view).sample(20, seed=seed):
                    assert not any(world.opponent.suit(suit) for suit in known)
            hand = hand.play(card)
    assert found


@pytest.mark.parametrize("rules", ["standard", "small objective=by_colour", "hand_score=win"])
def test_every_mistake_of_a_review_is_explained_in_both_languages(rules: str) -> None:
    """By contrast with the card that was played, in sentences for either seat."""
    review = review_hand(played(rules, 5), worlds=20)
    mistakes = {play.number: play for play in review.plays if play.is_mistake}
    assert mistakes
    explained = explain_mistakes(review)
    assert set(explained) == set(mistakes)
    for number, explanation in explained.items():
        assert explanation.other is mistakes[number].card
        assert explanation.best is mistakes[number].best
        for language in ("en", "fr"):
            texts = load_texts(language)
            for reason in explanation.reasons:
                for name in (None, "Bruno"):
                    said = reason_in_words(texts, reason, name=name)
                    assert said.endswith(".")
                    assert said[0].isupper()


def test_the_json_of_a_review_has_the_reasons_of_its_mistakes() -> None:
    """Codes and values, and in stage two both lines, each as long as the tricks that are left."""
    review = review_hand(played("small", 5), worlds=20)
    for form, play in zip(review_with_reasons(review)["plays"], review.plays, strict=True):
        why = form["why"]
        assert (why is not None) is play.is_mistake
        if why is not None:
            assert why["other"] == str(play.card)
            assert all(reason["code"] in set(ReasonCode) for reason in why["reasons"])
            expected = 2 * (15 - play.trick) if play.stage == 2 else 0
            assert (len(why["line"]), len(why["other_line"])) == (expected, expected)


@pytest.mark.parametrize("rules", KINDS)
def test_at_the_last_trick_of_stage_one_gains_are_named(rules: str) -> None:
    """They are gains of this trick, and not said to show only later.

    But where two cards win the trick as often, each when it matters otherwise: that has no words.
    """
    ruleset = RuleSet.parse(rules)
    told = later = 0
    for seed in range(12):
        rng = Random(seed)
        hand = Hand.start(ruleset, Deal.shuffled(seed, Seat.NORTH, pack=ruleset.pack))
        for _ in range(2 * ruleset.cards_per_hand - 2):
            hand = hand.play(rng.choice(tuple(hand.legal_plays())))
        view = hand.view(hand.leader)
        advice = SearchPlayer(SearchMethod.LEARNED, 1000, further=1).advise(view)
        found = {reason.code for reason in explain(view, advice).reasons}
        later += ReasonCode.LATER_PLAY in found
        told += len(found - {ReasonCode.AS_GOOD, ReasonCode.ALL_AS_GOOD}) > 0
    assert told > 6
    assert later <= 1
