"""What kind of mistake a play was."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.rules import does_follower_win

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["MistakeKind", "kind_of"]


class MistakeKind(StrEnum):
    """What was wrong, as far as it can be told from the card and the better one."""

    TOO_DEAR = "too_dear"  # the trick was won, and should have been left, or won with less
    LET_GO = "let_go"  # the trick was left, and should have been won
    RUFFED = "ruffed"  # the trick was ruffed, and should have been left
    THREW = "threw"  # the trick was left with a card that was needed
    LEAD = "lead"  # another card should have been led
    STAGE_TWO = "stage_two"  # the stock was out; the theme tells more


def kind_of(view: View, card: Card, *, better: Card) -> MistakeKind:
    """The kind of a mistake.

    Args:
        view: what the seat knew that played.
        card: the card it played.
        better: the best card.

    Example:
        >>> from germanwhist import Card, Deal, Hand, RuleSet, Seat
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).play(Card("9C"))
        >>> kind_of(hand.view(Seat.NORTH), Card("3C"), better=Card("KC"))
        <MistakeKind.LET_GO: 'let_go'>
    """
    if view.stage == 2:
        return MistakeKind.STAGE_TWO
    if view.led is None:
        return MistakeKind.LEAD
    wins = does_follower_win(view.led, card, trump=view.trump)
    should_win = does_follower_win(view.led, better, trump=view.trump)
    if not wins:
        return MistakeKind.LET_GO if should_win else MistakeKind.THREW
    is_ruff = card.suit is not view.led.suit
    return MistakeKind.RUFFED if is_ruff and not should_win else MistakeKind.TOO_DEAR
