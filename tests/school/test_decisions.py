"""Puzzles of stage one: what the seat knows and no more, one clear card, worked out anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from germanwhist import Card, Deal, Hand, NotationError, RuleSet, Seat
from germanwhist.engine import Advice, CardAdvice
from germanwhist.school.decisions import (
    Decision,
    DecisionGoal,
    all_puzzles,
    find_decision,
    format_decision,
    make_decisions,
    natural_card,
    number_of_decision,
    parse_decisions,
    shipped_decisions,
    why_wrong,
)
from germanwhist.school.decisions.decision import seen_record
from germanwhist.school.decisions.theme import fits_theme
from germanwhist.school.puzzles import Theme, shipped_puzzles, themes_of

DECISIONS = shipped_decisions()
SAMPLE = DECISIONS[::40]


def hand_after(*plays: str) -> Hand:
    """A hand in which south leads from spades AK2 and hearts QJ4; the ace of hearts is out.

    North holds three spades and hearts A; clubs are trumps.
    """
    south = "AS KS 2S QH JH 4H 9D 8D 7D 6D 5D 4D 3D"
    north = "QS JS TS AH KH TH 9H 8H 7H 6H 5H 3H 2H"
    dealt = [card for pair in zip(south.split(), north.split(), strict=True) for card in pair]
    stock = "8C KD 9C TD JD QD AD 2D 2C 3C 4C 5C 6C 7C TC JC QC KC AC 3S 4S 5S 6S 7S 8S 9S"
    deal = Deal(tuple(map(Card, [*dealt, *stock.split()])), Seat.NORTH)
    hand = Hand.start(RuleSet(), deal)
    for play in plays:
        hand = hand.play(Card(play))
    return hand


def test_record_of_a_puzzle_has_what_its_seat_knows_and_no_more() -> None:
    """Own cards, own draws and upcards; nothing of the other hand but what it has played."""
    hand = hand_after("AS", "TS", "2S")
    view = hand.view(Seat.NORTH)
    record = seen_record(hand)
    known = {card for card in record.deal.cards if card is not None}
    assert known == set(view.holding) | {Card("TS"), Card("8C"), Card("9C")}
    assert Card("KD") in view.holding  # drawn by north, who lost the first trick
    partial = record.partial_hand()
    assert partial is not None
    assert partial.example.view(Seat.NORTH) == view


def test_themes_are_found_in_what_a_seat_knows() -> None:
    """A trump lies open, a lead can be beaten or not; the natural card does the opposite."""
    follow = hand_after("2S").view(Seat.NORTH)
    assert fits_theme(follow, (Card("TS"),), theme=Theme.TRUMP_UPCARD) is False  # all win
    follow = hand_after("KS").view(Seat.NORTH)
    assert fits_theme(follow, (Card("TS"),), theme=Theme.FORCED_LOSER) is False  # one suit
    leader = hand_after().view(Seat.SOUTH)
    assert fits_theme(leader, (Card("JH"), Card("QH")), theme=Theme.PROMOTE) is False  # A and K
    assert natural_card(leader, Card("QH")) is Card("AS")
    led = hand_after("9D").view(Seat.NORTH)
    assert fits_theme(led, (Card("QS"), Card("2H")), theme=Theme.FORCED_LOSER) is True
    assert natural_card(led, Card("QS")) is Card("2H")


def test_the_package_has_a_hundred_of_each_theme() -> None:
    """From the easiest to the hardest, no two alike, some of 28 cards and some low hands."""
    by_theme = {theme: [d for d in DECISIONS if d.theme is theme] for theme in themes_of(1)}
    assert min(map(len, by_theme.values())) >= 100
    assert [d.rating for d in DECISIONS] == sorted(d.rating for d in DECISIONS)
    assert len({d.id for d in DECISIONS}) == len(DECISIONS)
    assert {d.record.ruleset.pack for d in DECISIONS} == {28, 52}
    assert all_puzzles() == (*shipped_puzzles(), *DECISIONS)
    last = DECISIONS[-1]
    assert find_decision(last.id) is last
    assert number_of_decision(last) == len(all_puzzles())


def test_a_sample_of_the_package_is_borne_out_by_another_search() -> None:
    """And the file is read as it is written."""
    assert [why_wrong(decision, worlds=150) for decision in SAMPLE] == [None] * len(SAMPLE)
    text = "\n".join(map(format_decision, SAMPLE))
    assert parse_decisions(text.splitlines(keepends=True)) == tuple(SAMPLE)


def test_what_is_wrong_is_named() -> None:
    """Each field of a right puzzle, changed."""
    right = next(one for one in DECISIONS if one.theme is Theme.PRICE)
    assert right.goal is DecisionGoal.WIN_OR_LET_GO
    first, *others = right.advice.cards
    shifted = (replace(first, points=first.points + 2), *others)
    even = tuple(replace(entry, points=0.0) for entry in right.advice.cards)
    whole = seen_record(hand_after())
    cases: list[tuple[Decision, str]] = [
        (replace(right, rating=1), "rating"),
        (replace(right, theme=Theme.PROMOTE), "theme"),
        (replace(right, advice=Advice(even, is_exact=False)), "theme"),
        (replace(right, advice=Advice((first,), is_exact=False)), "values"),
        (replace(right, record=replace(whole, plays=(Card("2S"), Card("TS")))), "position"),
    ]
    assert [why_wrong(wrong, worlds=100) for wrong, _ in cases] == [name for _, name in cases]
    assert why_wrong(replace(right, advice=Advice(shifted, is_exact=False)), worlds=100) in (
        "solution",
        "values",
    )


def test_a_seed_makes_the_same_puzzles_of_a_theme() -> None:
    """Right ones, of the theme wished for."""
    first, again = (list(islice(make_decisions(3, theme=Theme.PRICE), 1)) for _ in range(2))
    assert first == again
    assert first[0].theme is Theme.PRICE
    assert why_wrong(first[0], worlds=150) is None


@pytest.mark.parametrize(
    ("old", "new"), [('[Puzzle "', '[Puzzle "x'), ("[Rating", "[Rated"), (":0.000:0.000", ":0")]
)
def test_what_is_no_puzzle_is_refused_with_its_place(old: str, new: str) -> None:
    """A theme, a rating and values are expected."""
    entry = CardAdvice(card=Card("2S"), points=0.0, standard_error=0.0, tries=0)
    advice = Advice((entry,), is_exact=False)
    decision = Decision.of(hand_after("AS"), advice, theme=Theme.PRICE, rating=900)
    text = format_decision(decision).replace(old, new, 1)
    with pytest.raises(NotationError) as caught:
        parse_decisions(text.splitlines(keepends=True), source="some.gwr")
    assert (caught.value.code, caught.value.source) == ("bad_puzzle", "some.gwr")
