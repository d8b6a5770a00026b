"""What the table says: the right sentence at each moment, in both languages, short enough."""

from __future__ import annotations

from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

from germanwhist import PRESETS, Card, CardSet, Fault, Match, RuleSet, Seat, Suit
from germanwhist.engine import Advice, CardAdvice
from germanwhist.school import Counsel, Explanation, Reason, ReasonCode
from germanwhist.service import Phase, Refusal
from germanwhist.terminal.settings import Settings
from germanwhist.terminal.table.results import hand_in_words, match_in_words
from germanwhist.terminal.table.sentences import (
    Sentence,
    hint_in_words,
    prompt,
    purpose,
    refused,
    told,
    trick_in_words,
)
from germanwhist.texts import load_texts
from tests.terminal.scenes import every_moment, hand_with, match_of, scene_of

if TYPE_CHECKING:
    from germanwhist.terminal.table.scene import Scene

SOUTH = "AS KS QS JS TS 9S 8H"
NORTH = "AH KH QH JH TH 9H 8S"
STOCK = "9D AC AD KC KD QC QD JC JD TC TD 9C 8D 8C"
WIDTH = 80


def _said(scene: Scene) -> str:
    return " ".join(prompt(scene)).replace("\u00a0", " ").replace("\u202f", " ")


def test_leader_may_lead_anything() -> None:
    """The words table: you lead."""
    match = hand_with(SOUTH, NORTH, STOCK)
    assert prompt(scene_of(match)) == Sentence("You lead.", "Any card may be led.")
    assert _said(scene_of(match, language="fr")) == "À vous d’attaquer. Toute carte est permise."


def test_follower_is_told_the_suit_or_that_anything_goes() -> None:
    """The words table: follow, and free to choose."""
    follow = hand_with(SOUTH, NORTH, STOCK).play(Card("8H")).play(Card("AH"))
    spade = scene_of(follow.play(Card("8S")))
    assert _said(spade) == "Follow suit: you hold spades."
    heart = scene_of(follow.play(Card("KH")))
    assert _said(heart) == "No hearts in hand: play anything."


def test_won_and_lost_tricks_of_stage_one_say_what_was_taken_and_drawn() -> None:
    """The winner's upcard is named, my hidden card too, the opponent's never."""
    lost = hand_with(SOUTH, NORTH, STOCK).play(Card("8H")).play(Card("AH"))
    assert told(scene_of(lost)) == ("Margit takes the 9 of diamonds. You draw the ace of clubs.")
    won = hand_with(SOUTH, NORTH, STOCK).play(Card("AS")).play(Card("8S"))
    assert told(scene_of(won)) == "You take the 9 of diamonds. Margit draws unseen."
    assert told(scene_of(won, language="fr")) == (
        "Vous prenez le 9 de carreau. Margit pioche une carte cachée."
    )


def test_cut_is_told_before_the_first_hand_and_the_dealer_before_others() -> None:
    """Who deals, and why."""
    rules = RuleSet.parse("small match=hands=2")
    first = match_of(rules, 3)
    assert "You cut the " in told(scene_of(first))
    second = next(m for m in every_moment(rules, 3) if len(m.hands) == 2)
    assert "to the first trick." in told(scene_of(second))


def test_stage_two_is_announced_once() -> None:
    """When the stock is out, until the next trick is over."""
    moments = every_moment(PRESETS["small"], 5)
    stage_two = next(m for m in moments if m.hand is not None and m.hand.stage == 2)
    assert told(scene_of(stage_two)) == "Stage two. The stock is out; now every trick counts."
    assert "wins" in told(scene_of(next(m for m in moments if len(_tricks(m)) == 8)))


def _tricks(match: Match) -> tuple[object, ...]:
    return () if match.hand is None else match.hand.tricks


def test_low_hand_says_that_fewer_is_better() -> None:
    """In the words at the deal, in the bar's purpose, at stage two, and in the result."""
    rules = RuleSet.parse("small objective=by_colour first_dealer=seat")
    low = hand_with(
        SOUTH, NORTH, STOCK.replace("9D", "x").replace("9C", "9D").replace("x", "9C"), rules
    )
    assert "fewer tricks win" in told(scene_of(low))
    match = low
    while match.hand is not None and match.hand.stage == 1:
        match = match.play(match.hand.legal_plays().lowest())
    assert purpose(scene_of(match)) == "fewer tricks win"
    assert "as few tricks as you can" in told(scene_of(match))
    while match.is_in_hand and match.hand is not None:
        match = match.play(match.hand.legal_plays().lowest())
    assert "the low hand with" in hand_in_words(scene_of(match))[0]


@pytest.mark.parametrize(
    ("rules", "one", "two"),
    [
        ("small", "played for the stock", "these tricks count"),
        ("small counting=all_tricks", "for the stock, and they count", "these tricks count"),
        ("small counting=weighted", "for the stock, one point each", "these tricks count two"),
    ],
)
def test_purpose_of_the_stages_follows_the_rules(rules: str, one: str, two: str) -> None:
    """What the tricks are for."""
    moments = list(every_moment(RuleSet.parse(rules), 1))
    assert purpose(scene_of(moments[0])) == one
    second = next(m for m in moments if m.hand is not None and m.hand.stage == 2)
    assert purpose(scene_of(second)) == two


def test_last_trick_is_told_with_its_leader() -> None:
    """Who led, and what the other played."""
    lost = hand_with(SOUTH, NORTH, STOCK).play(Card("8H")).play(Card("AH"))
    scene = scene_of(lost)
    assert trick_in_words(scene, scene.view.tricks[-1]) == (
        "You led the 8 of hearts, Margit played the ace of hearts."
    )


@pytest.mark.parametrize(
    ("hand_score", "expected"),
    [
        ("difference", "Margit wins the hand 7–0 and scores 7."),
        ("over_half", "Margit wins the hand 7–0 and scores 4."),
        ("win", "Margit wins the hand 7–0 and scores 1."),
    ],
)
def test_result_is_told_as_it_is_scored(hand_score: str, expected: str) -> None:
    """A hand given up at once: the opponent has all seven tricks."""
    rules = RuleSet.parse(f"small first_dealer=seat hand_score={hand_score}")
    scene = scene_of(hand_with(SOUTH, NORTH, STOCK, rules).resign(Seat.SOUTH))
    assert hand_in_words(scene) == ("You resigned the hand.", expected)
    assert scene.table.phase is Phase.MATCH_OVER


def test_match_given_up_is_told_without_a_hand_result() -> None:
    """The opponent has won it."""
    scene = scene_of(match_of(PRESETS["match10"], 1).resign_match(Seat.NORTH))
    assert hand_in_words(scene) == ()
    assert match_in_words(scene) == ("Margit resigned the match. You have won it.",)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.thorough
def test_every_sentence_of_a_match_fits_the_smallest_window(preset: str, language: str) -> None:
    """At every moment of a match of each preset, and no text is missing."""
    for match in every_moment(PRESETS[preset], 11):
        scene = scene_of(match, language=language)
        sentences = [
            told(scene),
            " ".join(prompt(scene)) + "● ",
            *hand_in_words(scene),
            *match_in_words(scene),
        ]
        for sentence in sentences:
            assert sentence
            assert cell_len(sentence) <= WIDTH - 2, sentence


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("code", [*Fault, *Refusal])
def test_every_refusal_is_a_sentence(code: str, language: str) -> None:
    """With or without a card, in two lines of the smallest window."""
    scene = scene_of(hand_with(SOUTH, NORTH, STOCK), language=language)
    for card in (Card("KH"), None):
        if code in ("must_follow", "already_played", "card_not_held") and card is None:
            continue
        said = refused(scene, code, card)
        assert said.endswith(".")
        assert cell_len(said) <= 2 * (WIDTH - 10)


def test_unknown_refusal_still_says_something() -> None:
    """A code from a later version is no reason to be silent."""
    scene = scene_of(hand_with(SOUTH, NORTH, STOCK))
    assert refused(scene, "from_the_future") == "That cannot be done now."


def test_resting_trick_is_shown_before_it_is_taken() -> None:
    """While it rests, upcard, stock, hand and counts are those from before."""
    before = hand_with(SOUTH, NORTH, STOCK).play(Card("8H"))
    after = scene_of(before.play(Card("AH")))
    resting = replace(after, trick=after.view.tricks[-1], is_resting=True)
    assert (resting.upcard, resting.stock_left) == (Card("9D"), 14)
    assert (after.upcard, after.stock_left) == (Card("AD"), 12)
    assert resting.holding | CardSet([Card("AC")]) == after.holding
    assert resting.opponent_count == 6
    assert after.opponent_count == 7
    assert resting.on_table(Seat.NORTH) == Card("AH")
    assert not resting.legal


def test_memory_aid_is_off_at_first_and_shows_only_sure_cards() -> None:
    """With it, the upcards the opponent took and still holds."""
    lost = hand_with(SOUTH, NORTH, STOCK).play(Card("8H")).play(Card("AH"))
    assert not scene_of(lost).known_cards
    aided = scene_of(lost, settings=Settings(has_memory_aid=True))
    assert aided.known_cards == CardSet([Card("9D")])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("code", ReasonCode)
def test_a_hint_of_any_reason_fits_two_lines(code: ReasonCode, language: str) -> None:
    """The card and a whole sentence, on the two lines that a small terminal has for it."""
    said = hint_in_words(load_texts(language), _counsel(_reason(code)), width=WIDTH - 8, lines=2)
    assert said.count(".") > 1
    assert said.endswith(".")
    assert all(cell_len(line) <= WIDTH - 8 for line in wrap(said, WIDTH - 8))
    assert len(wrap(said, WIDTH - 8)) <= 2


def _reason(code: ReasonCode) -> Reason:
    """A reason with long values, whichever it needs."""
    return Reason(
        code=code,
        best=Card("QD"),
        other=Card("TD"),
        card=Card("JD"),
        suit=Suit.DIAMONDS,
        share=0.125,
        other_share=0.875,
        tricks=0.45,
        count=3,
        other_count=2,
    )


def _counsel(*reasons: Reason) -> Counsel:
    cards = (
        CardAdvice(card=Card("3D"), points=0.92, standard_error=0.2, tries=600),
        CardAdvice(card=Card("QD"), points=-0.6, standard_error=0.3, tries=600),
    )
    explanation = Explanation(best=Card("3D"), other=Card("QD"), reasons=reasons)
    return Counsel(advice=Advice(cards, is_exact=False), explanation=explanation)


def test_hint_tells_as_many_whole_sentences_as_there_is_room_for() -> None:
    """With the points where all fits; with the card and the first sentence where room is short."""
    counsel = _counsel(_reason(ReasonCode.RUFFED), _reason(ReasonCode.MAKES_TRICKS))
    texts = load_texts("en")
    assert hint_in_words(texts, counsel, width=72, lines=3) == (
        "Best: the 3 of diamonds, 0.9 expected; then the queen of diamonds, \N{MINUS SIGN}0.6. "
        "The 10 of diamonds would be ruffed. "
        "It makes 3 tricks in all, against 2 with the 10 of diamonds."
    )
    assert hint_in_words(texts, counsel, width=72, lines=2) == (
        "Best: the 3 of diamonds. The 10 of diamonds would be ruffed. "
        "It makes 3 tricks in all, against 2 with the 10 of diamonds."
    )
    assert hint_in_words(texts, counsel, width=72, lines=1) == (
        "Best: the 3 of diamonds. The 10 of diamonds would be ruffed."
    )
