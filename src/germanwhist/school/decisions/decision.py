"""What a puzzle of stage one is, and what follows from what its seat knows."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from germanwhist.errors import NotationError
from germanwhist.notation import Record, format_record
from germanwhist.rules import PartialDeal
from germanwhist.school.decisions.theme import GOALS
from germanwhist.school.terms import points_per_trick

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.engine import Advice
    from germanwhist.rules import Hand, View
    from germanwhist.school.decisions.theme import DecisionGoal
    from germanwhist.school.theme import Theme

__all__ = ["DIGITS", "EQUAL", "Decision", "accepted_cards", "behind", "seen_record"]

EQUAL: Final = 0.1
"""Tricks by which a card may be behind the best and still count as right."""

DIGITS: Final = 3
"""Digits of the values that are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A moment of stage one in which one card, or one of its equals, is clearly best.

    Args:
        record: the hand up to there; a card that the seat to play does not know is not in it.
        advice: every legal card with its worth, by the strong search.
        theme: its idea.
        rating: how hard it is, about 800 to 2000.
    """

    record: Record
    advice: Advice
    theme: Theme
    rating: int

    @property
    def id(self) -> str:
        """What the puzzle is called among all: ten characters that follow from its record."""
        return _id_of(self.record)

    @property
    def goal(self) -> DecisionGoal:
        """What is asked."""
        return GOALS[self.theme]

    @property
    def view(self) -> View:
        """What the seat to play knows.

        Raises:
            NotationError: the record does not tell all of that, or more (code `bad_puzzle`).
        """
        return _view_of(self.record)

    @property
    def solution(self) -> tuple[Card, ...]:
        """The cards that count as right, the best first."""
        return accepted_cards(self.view, self.advice)

    @property
    def given_away(self) -> dict[Card, float]:
        """By how many tricks of stage two each card is behind the best."""
        return behind(self.view, self.advice)

    @classmethod
    def of(cls, hand: Hand, advice: Advice, *, theme: Theme, rating: int) -> Decision:
        """The puzzle at a moment of a hand, without what is hidden from the seat to play.

        Args:
            hand: in stage one, at somebody's turn.
            advice: on the cards of the seat to play.
            theme: its idea.
            rating: how hard it is.
        """
        return cls(record=seen_record(hand), advice=advice, theme=theme, rating=rating)


def behind(view: View, advice: Advice) -> dict[Card, float]:
    """By how many tricks of stage two each card is behind the best, in the order of an advice."""
    each, best = points_per_trick(view), advice.cards[0].points
    return {entry.card: (best - entry.points) / each for entry in advice.cards}


def accepted_cards(view: View, advice: Advice) -> tuple[Card, ...]:
    """The best card and those as good within a tenth of a trick, the best first."""
    return tuple(card for card, tricks in behind(view, advice).items() if tricks <= EQUAL)


def seen_record(hand: Hand) -> Record:
    """The record of a hand in stage one with those cards alone that the seat to play knows.

    These are what it was dealt and drew, and every upcard so far. What the opponent has played is
    among the plays; where it came from is not told.

    Args:
        hand: in stage one, at somebody's turn.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> record = seen_record(hand)
        >>> record.deal.unknown_count, record.partial_hand().knows_view(0, Seat.SOUTH)
        (38, True)
    """
    seat, cards, half = hand.to_play, hand.deal.cards, len(hand.deal.cards) // 2
    is_dealt_first = seat is not hand.deal.dealer
    known = set(range(0 if is_dealt_first else 1, half, 2))
    known |= set(range(half, half + 2 * len(hand.tricks) + 1, 2))
    known |= {half + 2 * n + 1 for n, trick in enumerate(hand.tricks) if trick.loser is seat}
    seen = tuple(card if place in known else None for place, card in enumerate(cards))
    return replace(Record.of(hand), deal=PartialDeal(seen, hand.deal.dealer))


@lru_cache(maxsize=1024)
def _id_of(record: Record) -> str:
    return hashlib.sha256(format_record(record).encode()).hexdigest()[:10]


@lru_cache(maxsize=1024)
def _view_of(record: Record) -> View:
    partial = record.partial_hand()
    seat = None if partial is None else partial.example.to_play
    if partial is None or seat is None or partial.example.stage == 2:
        raise NotationError(
            "not a puzzle of stage one (expected a seat to play, and its view alone)",
            code="bad_puzzle",
        )
    if seen_record(partial.example) != record:
        raise NotationError(
            f"not the view of {seat.label} (expected every card that it knows, and no other)",
            code="bad_puzzle",
        )
    return partial.example.view(seat)
