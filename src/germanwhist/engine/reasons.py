"""Reasons for a card, as codes with numbers: enough for a sentence in any language."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from germanwhist.cards import CardSet
from germanwhist.engine import _kernel
from germanwhist.engine.seat_view import kernel_view
from germanwhist.engine.worth import card_worth
from germanwhist.rules import FirstStageFollow, Objective, does_follower_win, legal_plays

if TYPE_CHECKING:
    from germanwhist.cards import Card, Suit
    from germanwhist.rules import View

__all__ = ["Reason", "ReasonCode", "reasons_by_card", "reasons_for", "speaking_for"]

_WORLDS: Final = 400  # drawn to see how often a lead can be beaten: within 5 % of the truth


class ReasonCode(StrEnum):
    """What a reason says; the meaning of its number stands beside it."""

    UPCARD_BETTER = "upcard_better"  # share of the hidden cards worse than the upcard, 0 to 1
    UPCARD_WORSE = "upcard_worse"  # share of the hidden cards no worse than the upcard, 0 to 1
    WINS_TRICK = "wins_trick"  # share of the worlds in which nothing can beat the card, 0 to 1
    LOSES_TRICK = "loses_trick"  # share of the worlds in which something can, 0 to 1
    COSTS_HONOUR = "costs_honour"  # cards of the suit below it that are still out
    COSTS_TRUMP = "costs_trump"  # trumps left in hand afterwards
    CHEAPEST = "cheapest"  # cards of the suit left in hand afterwards
    KEEPS_COMMAND = "keeps_command"  # highest cards of the suit kept in a row
    OPPONENT_VOID = "opponent_void"  # tricks since the opponent, who has none now, showed the void
    EQUAL_EXCHANGE = "equal_exchange"  # ranks between the card and the upcard, 0 or 1
    AS_GOOD = "as_good"  # other cards that are as good, in stage one within the error
    EXPECTED = "expected"  # 0; the search prefers the card, and no other reason speaks for it
    MAKES_TRICKS = "makes_tricks"  # tricks of stage two in all, by best play, with this card
    NEXT_BEST = "next_best"  # the same with the best card that does worse


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

    Where tricks are to be avoided, what a card costs is left out: there it is no cost.

    Args:
        view: what the seat to play knows.
        card: one of its legal plays.

    Example:
        >>> from germanwhist import Card, Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(4, Seat.NORTH)).view(Seat.SOUTH)
        >>> [str(reason.code) for reason in reasons_for(view, view.holding.lowest())][0]
        'upcard_better'

    Source: own.
    """
    return reasons_by_card(view)[card]


def reasons_by_card(view: View) -> dict[Card, tuple[Reason, ...]]:
    """The reasons for each legal card; cheaper than asking for one after the other."""
    about_upcard = _about_upcard(view)
    holdings = _possible_holdings(view) if view.led is None else ()
    reasons = {}
    for card in view.legal_plays():
        found = [*about_upcard, _about_trick(view, card, holdings), *_about_exchange(view, card)]
        if view.objective is Objective.HIGH:
            found += _about_cost(view, card)
        reasons[card] = (*found, *_about_opponent(view, card))
    return reasons


def speaking_for(view: View, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Those of a card's reasons that speak for it, in stage one.

    A card that wins is spoken for by what makes the trick worth winning, one that loses by what
    makes it worth losing. What a card costs never speaks for it.

    Args:
        view: what the seat to play knows.
        reasons: what `reasons_for` says of the card.
    """
    codes = {reason.code for reason in reasons}
    is_wanted = ReasonCode.UPCARD_BETTER in codes or view.ruleset.trick_worth(1) > 0
    is_won = ReasonCode.WINS_TRICK in codes
    against = {ReasonCode.COSTS_HONOUR, ReasonCode.COSTS_TRUMP}
    against |= {ReasonCode.UPCARD_WORSE} if is_won else {ReasonCode.UPCARD_BETTER}
    against |= set() if is_won else {ReasonCode.EQUAL_EXCHANGE}
    if is_won is not is_wanted:
        against |= {ReasonCode.WINS_TRICK, ReasonCode.LOSES_TRICK}
    if is_wanted:
        against |= {ReasonCode.OPPONENT_VOID}
        against |= set() if is_won else {ReasonCode.UPCARD_WORSE}
    return tuple(reason for reason in reasons if reason.code not in against)


def _possible_holdings(view: View) -> tuple[CardSet, ...]:
    """What the opponent may hold: drawn evenly from the worlds that fit, always the same ones."""
    if view.stage == 2:
        return (view.unseen,)
    worlds = _kernel.Worlds(kernel_view(view))
    sure = view.sure_cards
    return tuple(CardSet.from_mask(hidden) | sure for hidden, *_ in worlds.sample(_WORLDS, 0))


def _about_upcard(view: View) -> list[Reason]:
    hidden = view.unseen - view.sure_cards
    if view.upcard is None or not hidden:
        return []
    upcard = _worth(view, view.upcard)
    worse = sum(_worth(view, card) < upcard for card in hidden) / len(hidden)
    if worse >= 0.5:
        return [Reason(ReasonCode.UPCARD_BETTER, worse)]
    return [Reason(ReasonCode.UPCARD_WORSE, 1 - worse)]


def _worth(view: View, card: Card) -> tuple[float, int]:
    """What a card is worth; of equal ones in a suit, the higher in a high hand, else the lower."""
    sign = 1 if view.objective is Objective.HIGH else -1
    return card_worth(card, view.trump, view.objective), sign * card.rank


def _about_trick(view: View, card: Card, holdings: tuple[CardSet, ...]) -> Reason:
    if view.led is not None:
        chance = float(does_follower_win(view.led, card, trump=view.trump))
    else:
        chance = sum(not _can_beat(view, card, theirs) for theirs in holdings) / len(holdings)
    if chance >= 0.5:
        return Reason(ReasonCode.WINS_TRICK, chance)
    return Reason(ReasonCode.LOSES_TRICK, 1 - chance)


def _can_beat(view: View, lead: Card, holding: CardSet) -> bool:
    is_free = view.ruleset.first_stage_follow is FirstStageFollow.FREE and view.stage == 1
    follows = legal_plays(holding, lead, must_follow=not is_free)
    return any(does_follower_win(lead, follow, trump=view.trump) for follow in follows)


def _about_exchange(view: View, card: Card) -> list[Reason]:
    if view.upcard is None or view.led is None or card.suit is not view.upcard.suit:
        return []
    apart = abs(card.rank - view.upcard.rank)
    is_winner = does_follower_win(view.led, card, trump=view.trump)
    return [Reason(ReasonCode.EQUAL_EXCHANGE, apart)] if is_winner and apart <= 1 else []


def _about_cost(view: View, card: Card) -> list[Reason]:
    suit = view.holding.suit(card.suit).remove(card)
    if card.suit is view.trump:
        return [Reason(ReasonCode.COSTS_TRUMP, len(suit))]
    out = view.unseen & CardSet.of_suit(card.suit)
    top = sorted(out | suit.add(card), reverse=True)
    kept = next((i for i, c in enumerate(top) if c not in suit), len(top))
    reasons = [Reason(ReasonCode.KEEPS_COMMAND, kept)] if kept else []
    if _is_cheapest(view, card, suit):
        return [Reason(ReasonCode.CHEAPEST, len(suit)), *reasons]
    below = sum(1 for other in out if other < card)
    if below > len(out) / 2:
        reasons.append(Reason(ReasonCode.COSTS_HONOUR, below))
    return reasons


def _is_cheapest(view: View, card: Card, others: CardSet) -> bool:
    """Whether the suit holds other cards, and none below that does the same to the trick."""
    below = [other for other in others if other < card]
    if view.led is None:
        return bool(others) and not below
    wins = does_follower_win(view.led, card, trump=view.trump)
    same = [
        other for other in below if does_follower_win(view.led, other, trump=view.trump) is wins
    ]
    return bool(others) and not same


def _about_opponent(view: View, card: Card) -> list[Reason]:
    if view.led is not None:
        return []
    shown = dict(view.voids_shown).get(card.suit)
    if shown is None or _may_have_drawn(view, card.suit, since=shown):
        return []
    return [Reason(ReasonCode.OPPONENT_VOID, len(view.tricks) - shown)]


def _may_have_drawn(view: View, suit: Suit, *, since: int) -> bool:
    """Whether the opponent may have a card of a suit that it could not follow in a trick."""
    cards = CardSet.of_suit(suit)
    if view.sure_cards & cards:
        return True
    draws = [t for t in view.tricks[since - 1 :] if t.stage == 1 and t.loser is view.seat.opponent]
    return bool(draws) and bool(view.unseen & cards)
