"""Reasons of stage two: positions worked out by hand, and what must hold in any position."""

from __future__ import annotations

import random

import pytest

from germanwhist import Card, CardSet, Objective
from germanwhist.cards import Suit
from germanwhist.engine import solve
from germanwhist.notation import Position, parse_position
from germanwhist.rules import does_follower_win
from germanwhist.school import Reason, ReasonCode, best_line
from germanwhist.school.line import after
from germanwhist.school.stage_two import Lines, stage_two_reason
from germanwhist.testing.reference_solver import ReferenceSolver


def reason(position: str, best: str, other: str) -> Reason:
    """What is told of two cards."""
    return stage_two_reason(Lines(parse_position(position), Card(best), other=Card(other)))


@pytest.mark.parametrize(
    ("position", "best", "other", "code"),
    [
        # The king of trumps draws the eight, and the queen is then good; led now, it is ruffed.
        ("H:.K..Q/.8.A.", "KH", "QC", ReasonCode.RUFFED),
        # The ten of trumps draws the seven; the ace is then safe.
        ("H:A.T..T/.7.2.J", "TH", "TC", ReasonCode.DRAWS_LAST_TRUMP),
        # Of the trumps three and five one stays with the opponent.
        ("H:3.Q.72./.53.Q6.", "QH", "2D", ReasonCode.DRAWS_TRUMP),
        # Over the nine the jack wins and the king of clubs is good; the king would lose the lead.
        ("H:..Q./K.J.. led 9D", "JH", "KS", ReasonCode.TAKES_TRICK),
        # The queen of diamonds takes the five that is led next.
        ("N:..5./.4.Q. led 9S", "4H", "QD", ReasonCode.KEEPS_WINNER),
        # The king must take the four, and the queen is then the highest diamond.
        ("H:.43.Q4./96.5.K.", "4D", "3H", ReasonCode.DRIVES_OUT),
        # After the ten of hearts the four takes a trick: the opponent has no hearts left.
        ("N:.T4.T./.9.K4.", "TH", "TD", ReasonCode.LONG_SUIT),
        # The nine is enough over the five, and the king waits for the ten.
        ("N:K.A..T/2.2..K9 led 5C", "9C", "KC", ReasonCode.CARD_GAINS),
        # In a low hand the two leaves the trick to the ace.
        ("H:..J.2/.J.A. low", "JD", "2C", ReasonCode.AVOIDS_TRICK),
        # The eight goes while nothing has to be taken with it.
        ("N:.6../.82.. low led 2D", "8H", "2H", ReasonCode.MUST_TAKE),
    ],
)
def test_what_parts_the_lines_is_named(
    position: str, best: str, other: str, code: ReasonCode
) -> None:
    """One position for each reason, with a card that makes a trick less."""
    assert reason(position, best, other).code is code


def test_the_cards_a_reason_is_about_are_named() -> None:
    """The king that is driven out, the low heart that is set up, the trumps that are left."""
    driven = reason("H:.43.Q4./96.5.K.", "4D", "3H")
    assert (driven.card, driven.suit) == (Card("KD"), Suit.DIAMONDS)
    low = reason("N:.T4.T./.9.K4.", "TH", "TD")
    assert (low.card, low.suit) == (Card("4H"), Suit.HEARTS)
    assert reason("H:3.Q.72./.53.Q6.", "QH", "2D").count == 1


def test_an_opponent_who_has_to_lead_into_strength_is_told() -> None:
    """Queen and three of hearts against jack and two: whoever leads hearts loses a trick.

    The two of diamonds gives the lead away, and makes both hearts; the queen first makes one trick.
    """
    position = parse_position("N:.Q3.2./.J2.5.")
    values = dict(ReferenceSolver(Objective.HIGH, has_trump=False).play_values(position))
    assert (values[Card("2D")], values[Card("QH")]) == (2, 1)
    assert reason(str(position), "2D", "QH").code is ReasonCode.THROWS_IN


def _random_position(rng: random.Random, objective: Objective) -> Position:
    size = rng.randrange(2, 6)
    cards = [Card.from_index(index) for index in rng.sample(range(52), 2 * size)]
    trump = rng.choice([*Suit, None])
    leader, follower = CardSet(cards[:size]), CardSet(cards[size:])
    position = Position(trump=trump, leader=leader, follower=follower, objective=objective)
    return position if rng.random() < 0.5 else after(position, cards[0])


@pytest.mark.parametrize("objective", list(Objective))
def test_a_line_makes_what_the_solver_promises(objective: Objective) -> None:
    """After any card, both sides playing their best, card by card and legally to the last."""
    rng = random.Random(5)
    for _ in range(150):
        position = _random_position(rng, objective)
        is_leader = position.to_play_is_leader
        for play in solve(position).plays:
            line = best_line(position, play.card)
            own = sum(trick.is_own for trick in line)
            expected = play.leader_tricks if is_leader else position.tricks - play.leader_tricks
            assert own == expected, (str(position), play.card)
            assert len(line) == position.tricks


@pytest.mark.parametrize("objective", list(Objective))
def test_every_worse_card_has_a_reason_that_is_true_of_the_lines(objective: Objective) -> None:
    """Counted again from the lines, independently of how the reason was found."""
    rng = random.Random(6)
    seen = set()
    for _ in range(400):
        position = _random_position(rng, objective)
        solution = solve(position)
        best = solution.best_plays[0]
        for other in solution.tricks_by_card:
            if other not in solution.best_plays:
                lines = Lines(position, best, other=other)
                told = stage_two_reason(lines)
                seen.add(told.code)
                _check(lines, told)
    assert len(seen) >= (2 if objective is Objective.LOW else 7)


def _check(lines: Lines, told: Reason) -> None:
    trump = lines.position.trump
    first, other_first = lines.after_best[0], lines.after_other[0]
    own = {trick.own for trick in lines.after_best if trick.is_own}
    other_own = {trick.own for trick in lines.after_other if trick.is_own}
    match told.code:
        case ReasonCode.RUFFED:
            assert other_first.lead == lines.other
            assert other_first.follow.suit is trump
        case ReasonCode.TAKES_TRICK:
            assert lines.best in own
            assert lines.other not in other_own or not other_first.is_own
            led, best = lines.position.led, solve(lines.position).best_plays
            assert led is None or all(does_follower_win(led, c, trump=trump) for c in best)
        case ReasonCode.AVOIDS_TRICK:
            assert not first.is_own
            assert other_first.is_own
        case ReasonCode.DRAWS_LAST_TRUMP:
            assert not any(trick.theirs.suit is trump for trick in lines.after_best[1:])
        case ReasonCode.DRAWS_TRUMP:
            later = [trick for trick in lines.after_best[1:] if trick.theirs.suit is trump]
            assert len(later) == told.count
        case ReasonCode.KEEPS_WINNER:
            assert lines.other in own
        case ReasonCode.DRIVES_OUT:
            suit = [t.theirs for t in lines.after_best[1:] if t.theirs.suit is told.suit]
            held = [t.own for t in lines.after_best[1:] if t.own.suit is told.suit]
            assert held
            assert not suit or max(held) > max(suit)
            assert first.theirs == told.card
        case ReasonCode.LONG_SUIT:
            trick = next(trick for trick in lines.after_best if trick.own == told.card)
            assert trick.is_own
            assert trick.theirs.suit is not told.suit
        case ReasonCode.CARD_GAINS:
            assert told.card in own - other_own
        case ReasonCode.OPPONENT_GAINS:
            assert any(t.theirs == told.card and not t.is_own for t in lines.after_other)
        case ReasonCode.MUST_TAKE:
            assert told.card in other_own - own
        case code:
            assert code is ReasonCode.THROWS_IN
            assert not first.is_own
            assert other_first.is_own
