"""The tables of the rules pages, worked through with the package."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from germanwhist import (
    Card,
    Hand,
    HandScore,
    Objective,
    Position,
    Rank,
    RuleSet,
    Seat,
    Suit,
)
from germanwhist.engine import solve
from germanwhist.engine.worth import card_worth
from germanwhist.rules.scoring import score_hand
from tests.docs.whole_hand import SEATS, card, holdings, whole_hand
from tests.engine.test_strategy_examples import TOLD

if TYPE_CHECKING:
    from tests.docs.pages import Page


def _numbers(cell: str) -> tuple[int, ...]:
    return tuple(int(found) for found in re.findall(r"\d+", cell))


def test_score_of_the_standard_game_is_as_the_table_says(game: Page) -> None:
    """Rule 1.10: the winner scores the difference."""
    (table,) = game.tables("1.10 ")
    for tricks, score in table[1:]:
        north, south = _numbers(tricks)
        assert score_hand(RuleSet(), Objective.HIGH, counted=(north, south)) == (int(score), 0)


def test_hand_scores_are_as_the_table_says(variants: Page) -> None:
    """Rule 2.2: each way of scoring, for each result in the table."""
    header, *rows = variants.tables("2.2 ")[1]
    names = [cell.strip("`") for cell in header[1:]]
    assert names == list(HandScore)
    for tricks, *scores in rows:
        north, south = _numbers(tricks)
        for name, score in zip(names, scores, strict=True):
            rules = RuleSet.parse(f"hand_score={name}")
            expected = (*_numbers(score), 0)[:2]
            assert score_hand(rules, Objective.HIGH, counted=(north, south)) == expected


def test_low_hand_scores_are_as_the_table_says(variants: Page) -> None:
    """Rule 2.7: in a low hand with 4 tricks against 9, the player with 4 wins."""
    table = variants.tables("2.7 ")[1]
    assert _numbers(table[0][0]) == (4, 9)
    for name, yours, theirs in table[1:]:
        rules = RuleSet.parse(re.findall(r"`([^`]+)`", name)[0])
        assert score_hand(rules, Objective.LOW, counted=(4, 9)) == (int(yours), int(theirs))


def test_example_of_nine_to_four_covers_every_hand_score(examples: Page) -> None:
    """Example 5.2: 9-4 by every way of scoring."""
    (table,) = examples.tables("5.2 ")
    assert len(table) == 1 + len(HandScore)
    for name, winner, loser in table[1:]:
        rules = RuleSet.parse(name.strip("`"))
        expected = _numbers(winner)[-1], int(loser)
        assert score_hand(rules, Objective.HIGH, counted=(9, 4)) == expected


def test_whole_hand_goes_as_the_tables_say(examples: Page) -> None:
    """Example 5.7: leaders, winners, upcards and draws of every trick, and the score."""
    hand, rows = whole_hand(examples)
    for trick, row in zip(hand.tricks, rows, strict=True):
        assert SEATS[row[2]] is trick.leader
        assert SEATS[row[5]] is trick.winner
        if trick.upcard is not None:
            assert trick.upcard == card(row[1], examples.language)
            assert hand.deal.stock[2 * trick.number - 1] == card(row[6], examples.language)
    assert hand.result is not None
    assert hand.result.counted == (3, 4)
    assert hand.result.points == (0, 1)


def test_whole_hand_counts_tricks_as_the_table_says(examples: Page) -> None:
    """Example 5.7: the running count of stage two, South first."""
    hand, rows = whole_hand(examples)
    count = {Seat.NORTH: 0, Seat.SOUTH: 0}
    for trick, row in list(zip(hand.tricks, rows, strict=True))[7:]:
        count[trick.winner] += 1
        assert _numbers(row[6]) == (count[Seat.SOUTH], count[Seat.NORTH])


def test_whole_hand_reaches_the_holdings_shown_for_stage_two(examples: Page) -> None:
    """Example 5.7: the holdings when the stock is out."""
    hand, _ = whole_hand(examples)
    at_stage_two = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:14])
    shown = holdings(examples.tables("5.7 ")[2], examples.language)
    assert {seat: at_stage_two.holding(seat) for seat in Seat} == shown


def test_whole_hand_is_played_without_a_mistake_in_stage_two(examples: Page) -> None:
    """Example 5.7: no play of stage two gives a trick away; North, who leads, has three of them."""
    hand, _ = whole_hand(examples)
    for played in range(14, 28):
        before = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:played])
        assert hand.plays[played] in solve(Position.of_hand(before)).best_plays
    at_stage_two = Hand.replay(hand.ruleset, hand.deal, plays=hand.plays[:14])
    assert solve(Position.of_hand(at_stage_two)).leader_tricks == 3


def test_worth_of_cards_is_what_the_players_use(tips: Page) -> None:
    """Tips: the table of what a card is worth, as a trump and in a side suit, aces first."""
    title = tips.headings[-1].lstrip("# ")
    (table,) = tips.tables(title)
    for rank, row in zip(reversed(Rank), table[1:], strict=True):
        shown = [float(cell.replace(",", ".").replace("−", "-")) for cell in row[1:]]
        cards = [Card.of(suit, rank) for suit in (Suit.HEARTS, Suit.CLUBS)]
        assert shown == [card_worth(card, Suit.HEARTS, Objective.HIGH) for card in cards]


def test_what_the_tips_say_of_low_hands_is_what_the_players_use() -> None:
    """Two, three and four against the cards from the nine up; trumps against side suits."""

    def worth(suit: Suit, rank: Rank) -> float:
        return card_worth(Card.of(suit, rank), Suit.HEARTS, Objective.LOW)

    for suit in (Suit.HEARTS, Suit.CLUBS):
        burdens = [worth(suit, rank) for rank in Rank if rank >= Rank.NINE]
        assert max(burdens) - min(burdens) < 0.15
        for rank, more in ((Rank.TWO, 1), (Rank.THREE, 2 / 3), (Rank.FOUR, 1 / 2)):
            gains = [worth(suit, rank) - burden for burden in burdens]
            assert sum(gains) / len(gains) == pytest.approx(more, abs=0.12)
    for rank in Rank:
        assert worth(Suit.CLUBS, rank) - worth(Suit.HEARTS, rank) == pytest.approx(0.5, abs=0.06)


def test_figures_of_exchanges_are_those_that_are_tested(tips: Page) -> None:
    """Each figure of the tests of strategy stands on the page, as the language writes it."""
    text = re.sub(r"\b0,(?=\d)", ".", tips.text)
    for gain in TOLD.values():
        assert f"{abs(gain):.2f}".lstrip("0") in text
