"""Reasons, as codes with values: enough for a sentence in any language."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.cards import Card, Suit

__all__ = ["Reason", "ReasonCode"]


class ReasonCode(StrEnum):
    """What a reason says. The values that it comes with stand beside it, after the two cards."""

    # Of both stages.
    ONLY_CARD = "only_card"  # no other card may be played
    ALL_AS_GOOD = "all_as_good"  # every card that may be played is as good
    AS_GOOD = "as_good"  # count: others as good as the best; card: the one, when it is one

    # Of the trick in hand, in stage one.
    CANNOT_WIN = "cannot_win"  # no card that may be played wins the trick
    CANNOT_LOSE = "cannot_lose"  # every one wins it
    LIKELIER = "likelier"  # share, other_share: chances of the two cards to win the trick
    LESS_LIKELY = "less_likely"  # share, other_share: the same, and losing is wanted
    OPPONENT_VOID = "opponent_void"  # suit: the opponent surely has none of the suit led

    # Terms in which the best card is ahead, in stage one.
    UPCARD_WANTED = "upcard_wanted"  # card: the upcard; tricks: worth more than an unseen card
    UPCARD_UNWANTED = "upcard_unwanted"  # card: the upcard; tricks: worth less than one
    WORTH_PRICE = "worth_price"  # card: the upcard, that is worth what the best card costs
    NOT_WORTH_PRICE = "not_worth_price"  # card: the upcard, not worth what the other would cost
    COSTS_LESS = "costs_less"  # tricks: how much more the other card is worth in hand
    OPPONENT_SPENDS = "opponent_spends"  # tricks: how much more the opponent spends on the trick
    TRICK_COUNTS = "trick_counts"  # the trick itself counts
    HAS_LEAD = "has_lead"  # tricks: what the lead to the next trick is worth
    LEAVES_LEAD = "leaves_lead"  # the opponent's lead to it, where that is better
    KEEPS_HIGHEST = "keeps_highest"  # suit: its highest card in play stays in hand
    KEEPS_LOWEST = "keeps_lowest"  # suit: its lowest one does, in a low hand
    CLEARS_SUIT = "clears_suit"  # suit: no card of it is left, and there are trumps to ruff with
    LATER_PLAY = "later_play"  # what the search sees further on

    # Of the best lines in stage two.
    MAKES_TRICKS = "makes_tricks"  # count, other_count: tricks of stage two in all
    RUFFED = "ruffed"  # the other card would be ruffed
    DRAWS_LAST_TRUMP = "draws_last_trump"  # the best card draws the opponent's last trump
    DRAWS_TRUMP = "draws_trump"  # it draws a trump; count: how many are left
    TAKES_TRICK = "takes_trick"  # it takes the trick, the other card does not
    AVOIDS_TRICK = "avoids_trick"  # it leaves the trick, in a low hand
    KEEPS_WINNER = "keeps_winner"  # the other card takes a trick later
    DRIVES_OUT = "drives_out"  # card: what it drives out; suit: whose highest card is then in hand
    THROWS_IN = "throws_in"  # the opponent must lead, and that costs a trick
    LONG_SUIT = "long_suit"  # card: a low one of a suit that takes a trick when all others are gone
    CARD_GAINS = "card_gains"  # card: takes a trick that it would not take after the other card
    OPPONENT_GAINS = "opponent_gains"  # card: would take a trick for the opponent after the other
    MUST_TAKE = "must_take"  # card: would have to take a trick after the other, in a low hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """One reason why a card is better than another.

    Args:
        code: what it says; which of the following have a value stands beside each code.
        best: the better card.
        other: the card it is compared with; None where there is none.
        card: another card that the reason is about.
        suit: a suit that it is about.
        share: a chance of the better card, 0 to 1.
        other_share: the same chance of the other card.
        tricks: a difference in worth, in tricks, above 0.
        count: a number of tricks or cards.
        other_count: the same number for the other card.

    Example:
        >>> from germanwhist import Card
        >>> reason = Reason(code=ReasonCode.RUFFED, best=Card("2H"), other=Card("KS"))
        >>> dict(reason.values())
        {'best': Card('2H'), 'other': Card('KS')}
    """

    code: ReasonCode
    best: Card
    other: Card | None = None
    card: Card | None = None
    suit: Suit | None = None
    share: float | None = None
    other_share: float | None = None
    tricks: float | None = None
    count: int | None = None
    other_count: int | None = None

    def values(self) -> Iterator[tuple[str, Card | Suit | float | int]]:
        """The names and values that are there, in the order of the arguments."""
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if value is not None:
                yield field.name, value
