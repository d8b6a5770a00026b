"""How much is to be remembered, and which cards that is."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.cards import CardSet, Rank

if TYPE_CHECKING:
    from germanwhist.rules import View

__all__ = ["Grade", "asked_cards", "places"]


class Grade(StrEnum):
    """What somebody tries to remember, from the easiest."""

    TRUMPS = "trumps"  # the trumps that the opponent holds
    UPCARDS = "upcards"  # the upcards that the opponent took and still holds
    HIGH_CARDS = "high_cards"  # the aces and kings that the opponent holds
    EVERYTHING = "everything"  # all cards that the opponent holds


def places(view: View, grade: Grade) -> CardSet:
    """The cards that may be marked: those a grade asks about, without one's own.

    Args:
        view: what the seat that remembers knows, in stage two.
        grade: what is to be remembered; there are no trumps to mark where no suit is trumps.

    Example:
        >>> from germanwhist.school.memory import deal_memory
        >>> view = deal_memory(1, grade=Grade.TRUMPS).view
        >>> places(view, Grade.TRUMPS) <= CardSet.of_suit(view.trump)
        True
    """
    pack = CardSet.full(view.ruleset.cards_per_hand)
    if grade is Grade.TRUMPS:
        pack = CardSet() if view.trump is None else pack & CardSet.of_suit(view.trump)
    elif grade is Grade.HIGH_CARDS:
        pack = CardSet(card for card in pack if card.rank >= Rank.KING)
    return pack - view.holding


def asked_cards(view: View, grade: Grade) -> CardSet:
    """The cards that are to be found: what a perfect memory would mark.

    Args:
        view: what the seat that remembers knows, in stage two.
        grade: what is to be remembered.

    Raises:
        ValueError: stage two has not begun, so that nobody can know.

    Example:
        >>> from germanwhist.school.memory import deal_memory
        >>> view = deal_memory(1, grade=Grade.EVERYTHING).view
        >>> asked_cards(view, Grade.EVERYTHING) == view.opponent_holding
        True
    """
    if view.opponent_holding is None:
        raise ValueError(f"nobody knows the opponent's cards in stage {view.stage} (expected 2)")
    held = view.opponent_holding & places(view, grade)
    if grade is Grade.UPCARDS:
        held = held & CardSet(view.taken_by(view.seat.opponent))
    return held
