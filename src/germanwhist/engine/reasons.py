"""Reasons for a card, as codes with numbers: enough for a sentence in any language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.cards import CardSet
from germanwhist.rules import does_follower_win

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["Reason", "ReasonCode", "reasons_for"]


class ReasonCode(StrEnum):
    """What a reason says; the meaning of its number stands beside it."""

    UPCARD_BETTER = "upcard_better"  # share of the hidden cards below the upcard, 0 to 1
    UPCARD_WORSE = "upcard_worse"  # share of the hidden cards above the upcard, 0 to 1
    WINS_TRICK = "wins_trick"  # chance to win the trick, 0 to 1
    LOSES_TRICK = "loses_trick"  # chance to lose the trick, 0 to 1
    COSTS_HONOUR = "costs_honour"  # cards of the suit below it that are still out
    COSTS_TRUMP = "costs_trump"  # trumps left in hand afterwards
    CHEAPEST = "cheapest"  # cards of the suit left in hand afterwards
    KEEPS_COMMAND = "keeps_command"  # highest cards of the suit kept in a row
    OPPONENT_VOID = "opponent_void"  # tricks since the opponent showed the void
    EQUAL_EXCHANGE = "equal_exchange"  # ranks between the card and the upcard, 0 or 1


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason.

    Args:
        code: what it says.
        number: the figure that goes with the code.
    """

    code: ReasonCode
    number: float


def reasons_for(view: View, card: Card) -> tuple[Reason, ...]:
    """What speaks for or against a legal card, the weightiest first.

    Args:
        view: what the seat to play knows.
        card: one of its legal plays.

    Example:
        >>> from germanwhist import Card, Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(4, Seat.NORTH)).view(Seat.SOUTH)
        >>> [str(reason.code) for reason in reasons_for(view, view.holding.lowest())][0]
        'upcard_better'
    """
    reasons = [*_about_upcard(view), _about_trick(view, card), *_about_exchange(view, card)]
    reasons += [*_about_cost(view, card), *_about_opponent(view, card)]
    return tuple(reasons)


def _hidden(view: View) -> CardSet:
    return view.unseen - view.sure_cards if view.stage == 1 else view.unseen


def _order(view: View, card: Card) -> tuple[bool, int]:
    """Trumps above side suits, then by rank: a rough order of worth."""
    return card.suit is view.trump, card.rank


def _about_upcard(view: View) -> list[Reason]:
    hidden = _hidden(view)
    if view.upcard is None or not hidden:
        return []
    upcard = _order(view, view.upcard)
    below = sum(_order(view, card) < upcard for card in hidden) / len(hidden)
    if below >= 0.5:
        return [Reason(ReasonCode.UPCARD_BETTER, below)]
    return [Reason(ReasonCode.UPCARD_WORSE, 1 - below)]


def _about_trick(view: View, card: Card) -> Reason:
    chance = chance_to_win(view, card)
    if chance >= 0.5:
        return Reason(ReasonCode.WINS_TRICK, chance)
    return Reason(ReasonCode.LOSES_TRICK, 1 - chance)


def chance_to_win(view: View, card: Card) -> float:
    """The chance that a card wins its trick: certain when following.

    A lead wins unless the opponent holds a card that beats it and may play it; each hidden card
    is in the opponent's hand with the same chance.
    """
    if view.led is not None:
        return float(does_follower_win(view.led, card, view.trump))
    hidden = _hidden(view)
    sure = view.sure_cards
    share = (view.opponent_count - len(sure)) / len(hidden) if view.stage == 1 and hidden else 1.0
    can_follow = _chance_of_any(sure, hidden, share, CardSet.of_suit(card.suit))
    higher = CardSet(c for c in CardSet.of_suit(card.suit) if c.rank > card.rank)
    beaten = _chance_of_any(sure, hidden, share, higher)
    if view.trump is not None and card.suit is not view.trump:
        ruff = _chance_of_any(sure, hidden, share, CardSet.of_suit(view.trump))
        beaten += (1 - can_follow) * ruff
    return max(0.0, 1 - beaten)


def _chance_of_any(sure: CardSet, hidden: CardSet, share: float, cards: CardSet) -> float:
    if sure & cards:
        return 1.0
    return 1 - (1 - share) ** len(hidden & cards)


def _about_exchange(view: View, card: Card) -> list[Reason]:
    if view.upcard is None or view.led is None or card.suit is not view.upcard.suit:
        return []
    apart = abs(card.rank - view.upcard.rank)
    is_winner = does_follower_win(view.led, card, view.trump)
    return [Reason(ReasonCode.EQUAL_EXCHANGE, apart)] if is_winner and apart <= 1 else []


def _about_cost(view: View, card: Card) -> list[Reason]:
    suit = view.holding.suit(card.suit).remove(card)
    if card.suit is view.trump:
        return [Reason(ReasonCode.COSTS_TRUMP, len(suit))]
    out = view.unseen & CardSet.of_suit(card.suit)
    top = sorted(out | suit.add(card), reverse=True)
    kept = next((i for i, c in enumerate(top) if c not in suit), len(top))
    reasons = [Reason(ReasonCode.KEEPS_COMMAND, kept)] if kept else []
    if suit and card < suit.lowest():
        return [Reason(ReasonCode.CHEAPEST, len(suit)), *reasons]
    below = sum(1 for other in out if other < card)
    if below > len(out) / 2:
        reasons.append(Reason(ReasonCode.COSTS_HONOUR, below))
    return reasons


def _about_opponent(view: View, card: Card) -> list[Reason]:
    if view.led is not None:
        return []
    void = dict(view.voids_shown).get(card.suit)
    return [] if void is None else [Reason(ReasonCode.OPPONENT_VOID, len(view.tricks) - void)]
