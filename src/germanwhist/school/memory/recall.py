"""What came of a try to remember."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.cards import Card, CardSet, Suit
from germanwhist.errors import IllegalPlayError
from germanwhist.school.memory.grade import Grade, asked_cards, places

if TYPE_CHECKING:
    from germanwhist.rules import Seat, View

__all__ = ["Recall", "Seen", "SuitSum", "Where", "recall"]


class Where(StrEnum):
    """Where a card was to be seen."""

    PLAYED = "played"  # it fell in a trick, and is out
    TAKEN = "taken"  # the opponent took it as the upcard, and holds it
    UNSEEN = "unseen"  # it was dealt or drawn face down: only counting finds it


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """Where one card was to be seen.

    Args:
        card: the card.
        where: how it was seen, the last time.
        trick: the number of that trick, from 1; None for a card that was never seen.
        seat: who played or took it; None likewise.
    """

    card: Card
    where: Where
    trick: int | None = None
    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitSum:
    """The sum that tells how many cards of a suit the opponent holds.

    Args:
        suit: the suit.
        cards: how many it has in the pack.
        played: how many have been played.
        own: how many are in one's own hand.
        found: how many of those that are left were marked.
    """

    suit: Suit
    cards: int
    played: int
    own: int
    found: int

    @property
    def left(self) -> int:
        """How many are left for the opponent."""
        return self.cards - self.played - self.own


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """A judged try.

    Args:
        grade: what was to be remembered.
        right: cards that were to be found and were marked.
        missed: cards that were to be found and were not marked.
        wrong: cards that were marked and were not to be found.
        seen: where each missed and each wrong card was to be seen, in the order of the cards.
        sums: for the grades that can be counted out, the sum of each suit asked about.
    """

    grade: Grade
    right: CardSet
    missed: CardSet
    wrong: CardSet
    seen: tuple[Seen, ...]
    sums: tuple[SuitSum, ...]

    @property
    def asked(self) -> int:
        """How many cards were to be found."""
        return len(self.right) + len(self.missed)

    @property
    def span(self) -> int:
        """The cards found less the wrong ones, 0 or more; marking all cards gains nothing."""
        return max(0, len(self.right) - len(self.wrong))


def recall(view: View, marks: CardSet, *, grade: Grade = Grade.EVERYTHING) -> Recall:
    """Judge which cards somebody thinks the opponent holds.

    Args:
        view: what the seat that remembers knows, in stage two.
        marks: the cards it has marked.
        grade: what it was to remember.

    Raises:
        IllegalPlayError: a mark is on a card that the grade does not ask about, or on an own
            card (code `bad_marks`).
        ValueError: stage two has not begun.

    Example:
        >>> from germanwhist.school.memory import deal_memory
        >>> view = deal_memory(1, grade=Grade.EVERYTHING).view
        >>> found = recall(view, view.opponent_holding)
        >>> found.span, found.asked, len(found.missed), found.seen
        (13, 13, 0, ())
        >>> [total.left for total in found.sums] == [len(view.unseen.suit(s)) for s in Suit]
        True

    Source: own.
    """
    asked = asked_cards(view, grade)
    beside = marks - places(view, grade)
    if beside:
        raise IllegalPlayError(
            f"marked {beside.lowest()}, which the grade {grade} does not ask about or one's own "
            "hand holds",
            code="bad_marks",
        )
    return Recall(
        grade=grade,
        right=asked & marks,
        missed=asked - marks,
        wrong=marks - asked,
        seen=tuple(_seen(view, card) for card in (asked - marks) | (marks - asked)),
        sums=_sums(view, asked & marks, grade),
    )


def _seen(view: View, card: Card) -> Seen:
    opponent = view.seat.opponent
    for trick in reversed(view.tricks):
        if card in (trick.lead, trick.follow):
            seat = trick.leader if card is trick.lead else trick.leader.opponent
            return Seen(card=card, where=Where.PLAYED, trick=trick.number, seat=seat)
        if card is trick.upcard:
            return Seen(card=card, where=Where.TAKEN, trick=trick.number, seat=opponent)
    return Seen(card=card, where=Where.UNSEEN)


def _sums(view: View, right: CardSet, grade: Grade) -> tuple[SuitSum, ...]:
    suits: tuple[Suit, ...] = ()
    if grade is Grade.EVERYTHING:
        suits = tuple(Suit)
    elif grade is Grade.TRUMPS and view.trump is not None:
        suits = (view.trump,)
    return tuple(
        SuitSum(
            suit=suit,
            cards=view.ruleset.cards_per_hand,
            played=len(view.played.suit(suit)),
            own=len(view.holding.suit(suit)),
            found=len(right.suit(suit)),
        )
        for suit in suits
    )
