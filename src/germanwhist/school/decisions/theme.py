"""What a puzzle of stage one asks, and its theme, found in what a seat knows."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from germanwhist.cards import CardSet
from germanwhist.school.stage_one import takes
from germanwhist.school.theme import Theme

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = [
    "GOALS",
    "DecisionGoal",
    "fits_theme",
    "is_of_theme",
    "natural_card",
]


class DecisionGoal(StrEnum):
    """What is asked."""

    WIN_OR_LET_GO = "win_or_let_go"
    WHICH_CARD = "which_card"
    WHICH_LEAD = "which_lead"


GOALS: Final = {
    Theme.PRICE: DecisionGoal.WIN_OR_LET_GO,
    Theme.TRUMP_UPCARD: DecisionGoal.WIN_OR_LET_GO,
    Theme.FORCED_LOSER: DecisionGoal.WHICH_CARD,
    Theme.PROMOTE: DecisionGoal.WHICH_LEAD,
}


def is_of_theme(view: View, theme: Theme) -> bool:
    """Whether a moment can be of a theme, before anything is searched."""
    legal = view.legal_plays()
    if len(legal) == 1 or view.upcard is None:
        return False
    if theme is Theme.PROMOTE:
        return view.led is None and any(_promotes(view, card) for card in legal)
    if view.led is None:
        return False
    fates = {takes(view, card) for card in legal}
    if theme is Theme.FORCED_LOSER:
        return fates == {False} and len({card.suit for card in legal}) > 1
    is_trump = view.upcard.suit is view.trump
    return len(fates) > 1 and is_trump is (theme is Theme.TRUMP_UPCARD)


def natural_card(view: View, best: Card) -> Card | None:
    """The card that many would play and that is another idea than the best; None where none is.

    Of a trick that can be won and lost it is the cheapest that does the opposite to it. Of one that
    cannot be won it is the lowest card; in a low hand, the highest. As a lead it is the highest
    card, or where that is best, the lowest.
    """
    sign = view.objective.sign

    def worth(card: Card) -> tuple[int, bool]:
        return (sign * card.rank, card.suit is view.trump)

    legal = view.legal_plays()
    if view.led is None:
        found = max(legal, key=worth)
        return min(legal, key=worth) if found.suit is best.suit else found
    if any(takes(view, card) for card in legal):
        is_won = takes(view, best)
        legal = CardSet(card for card in legal if takes(view, card) is not is_won)
    found = min(legal, key=worth, default=best)
    return None if found is best else found


def fits_theme(view: View, accepted: tuple[Card, ...], *, theme: Theme) -> bool:
    """Whether the right cards of a moment are one idea, and that of a theme."""
    if not is_of_theme(view, theme):
        return False
    if theme is Theme.PROMOTE:
        one_suit = len({card.suit for card in accepted}) == 1
        return one_suit and _promotes(view, max(accepted))
    if theme is Theme.FORCED_LOSER:
        return True
    return len({takes(view, card) for card in accepted}) == 1


def _promotes(view: View, card: Card) -> bool:
    """Whether one higher card of the suit is out, and the next lower one is in hand too.

    Between two own cards there may be cards that were played; the upcard is nobody's yet.
    """
    if view.objective.sign < 0:
        return False
    out = view.unseen.suit(card.suit)
    lower = [own for own in view.holding.suit(card.suit) if own < card]
    if not lower or sum(other > card for other in out) != 1:
        return False
    return not any(max(lower) < other < card for other in out)
