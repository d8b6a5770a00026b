"""Why a card is better in stage one: the terms of the difference, the largest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from germanwhist.cards import CardSet
from germanwhist.rules import Objective, does_follower_win
from germanwhist.school.reason import Reason, ReasonCode
from germanwhist.school.terms import is_last_of_stage_one, points_per_trick

if TYPE_CHECKING:
    from germanwhist.cards import Card, Suit
    from germanwhist.rules import View
    from germanwhist.school.terms import Terms

__all__ = [
    "Weighed",
    "fact_about_spending",
    "fate_of_trick",
    "is_void_known",
    "most_after_void",
    "stage_one_reasons",
    "takes",
]

_LEAST: Final = 0.15  # of the difference: less is not worth a sentence
_CLEAR: Final = 0.1  # chances to win that differ by less are about the same
_LEAST_CLEAR: Final = 0.01  # at the last trick, where nothing else can speak for a card


class Weighed(NamedTuple):
    """A reason and by how many points it speaks for the card."""

    reason: Reason
    points: float


def stage_one_reasons(view: View, best: Card, *, other: Card, terms: Terms) -> tuple[Weighed, ...]:
    """In what the better of two cards is ahead, the weightiest first; never empty.

    Args:
        view: what the seat to play knows.
        best: the card with the higher value.
        other: the card it is compared with.
        terms: of the difference of their values, which is above 0.
    """
    pair = _Pair(view, best, other, terms)
    later = Weighed(pair.reason(ReasonCode.LATER_PLAY), terms.rest)
    found = [
        *pair.exchange(),
        Weighed(pair.reason(ReasonCode.TRICK_COUNTS), terms.trick),
        Weighed(pair.lead(), terms.lead),
        *(() if pair.is_last else (later,)),
    ]
    least = min(_LEAST * terms.total, max(entry.points for entry in found))
    kept = [entry for entry in found if entry.points > 0 and entry.points >= least]
    kept.sort(key=lambda entry: -entry.points)
    # That something shows only later is worth a word where nothing else says more.
    told = [e for e in kept[1:] if e.reason.code is not ReasonCode.LATER_PLAY]
    return (*(kept[:1] or [later]), *told)


def fate_of_trick(view: View, card: Card) -> ReasonCode | None:
    """Whether the trick cannot be won, or cannot be lost, by any card; None where it is open."""
    if view.led is None:
        return None
    fates = {takes(view, play) for play in view.legal_plays().add(card)}
    if len(fates) > 1:
        return None
    return ReasonCode.CANNOT_LOSE if fates.pop() else ReasonCode.CANNOT_WIN


def takes(view: View, card: Card) -> bool:
    """Whether a card takes the trick that the opponent has led to."""
    return view.led is not None and does_follower_win(view.led, card, trump=view.trump)


def fact_about_spending(view: View, best: Card, *, other: Card) -> Reason | None:
    """What can be seen of why one card is better spent than another, in the hand that remains."""
    top = _top_suit(view, other)
    if top is not None and best.suit is not top:
        is_high = view.objective is Objective.HIGH
        code = ReasonCode.KEEPS_HIGHEST if is_high else ReasonCode.KEEPS_LOWEST
        return Reason(code=code, best=best, other=other, suit=top)
    if _clears_for_ruffs(view, best):
        return Reason(code=ReasonCode.CLEARS_SUIT, best=best, other=other, suit=best.suit)
    return None


class _Pair:
    """Two cards compared, and what may be said of each term of their difference."""

    def __init__(self, view: View, best: Card, other: Card, terms: Terms) -> None:
        self._view = view
        self._best = best
        self._other = other
        self._terms = terms
        self.wins = terms.wins - terms.other_wins
        self.is_last = is_last_of_stage_one(view)

    def reason(
        self, code: ReasonCode, *, card: Card | None = None, points: float | None = None
    ) -> Reason:
        """A reason about these cards; `points` are told as tricks of stage two."""
        tricks = None if points is None else points / points_per_trick(self._view)
        return Reason(code=code, best=self._best, other=self._other, card=card, tricks=tricks)

    def exchange(self) -> list[Weighed]:
        """What the exchange of cards brings: in what it is ahead, less that in what it is behind.

        The smaller gains make up for what is behind first, so that the largest is told with what
        remains of it.
        """
        terms = self._terms
        behind = -sum(min(0.0, term) for term in (terms.drawn, terms.spent, terms.forced))
        gains = [(terms.spent, self._spent), (terms.forced, self._forced)]
        if abs(self.wins) >= (_LEAST_CLEAR if self.is_last else _CLEAR):
            gains.append((terms.drawn, self._drawn))
        told = []
        for points, reason in sorted(gains, key=lambda gain: gain[0]):
            if points > 0:
                made_up = min(points, behind)
                behind -= made_up
                told.append(Weighed(reason(), points - made_up))
        return told

    def lead(self) -> Reason:
        """The lead to the next trick: what it is worth to have it, or not to have it."""
        if self.wins <= 0:
            return self.reason(ReasonCode.LEAVES_LEAD)
        return self.reason(ReasonCode.HAS_LEAD, points=self._terms.lead / self.wins)

    def _drawn(self) -> Reason:
        terms, upcard = self._terms, self._view.upcard
        is_price_paid = terms.spent < 0 < terms.drawn + terms.spent
        if self.wins > 0 and is_price_paid:
            return self.reason(ReasonCode.WORTH_PRICE, card=upcard)
        code = ReasonCode.UPCARD_WANTED if self.wins > 0 else ReasonCode.UPCARD_UNWANTED
        # Both seats' draws change with the trick, and only as often as the chance to win it does.
        return self.reason(code, card=upcard, points=terms.drawn / (2 * abs(self.wins)))

    def _spent(self) -> Reason:
        terms = self._terms
        is_price_saved = terms.drawn < 0 < terms.drawn + terms.spent
        if self.wins <= -_CLEAR and is_price_saved:
            return self.reason(ReasonCode.NOT_WORTH_PRICE, card=self._view.upcard)
        return self.reason(ReasonCode.COSTS_LESS, points=terms.spent)

    def _forced(self) -> Reason:
        return self.reason(ReasonCode.OPPONENT_SPENDS, points=self._terms.forced)


def _top_suit(view: View, card: Card) -> Suit | None:
    """The suit whose only highest card, in a low hand lowest, would be spent with this one."""
    suit = (CardSet.full(view.ruleset.cards_per_hand) - view.played).suit(card.suit)
    others = suit.remove(card)
    if not others:
        return None
    if view.objective is Objective.HIGH:
        is_top, follows = card > others.highest(), others.highest() in view.holding
    else:
        is_top, follows = card < others.lowest(), others.lowest() in view.holding
    return card.suit if is_top and not follows else None


def _clears_for_ruffs(view: View, card: Card) -> bool:
    """Whether a card is the last of a side suit, and there are trumps to ruff that suit with."""
    if view.trump is None or card.suit is view.trump or view.objective is Objective.LOW:
        return False
    if view.upcard is not None and view.upcard.suit is card.suit:
        return False  # it may be drawn at once
    is_last = len(view.holding.suit(card.suit)) == 1
    return is_last and bool(view.holding.suit(view.trump))


def most_after_void(view: View, suit: Suit) -> int:
    """How many cards of a suit that it did not follow the opponent can hold now, at most.

    Those are the upcards of the suit that it has taken, and as many of the others as hidden cards
    it has drawn since.
    """
    shown = dict(view.voids_shown)[suit]
    sure = len(view.sure_cards.suit(suit))
    since = (trick for trick in view.tricks[shown - 1 :] if trick.stage == 1)
    drawn = sum(trick.loser is view.seat.opponent for trick in since)
    return sure + min(drawn, len(view.unseen.suit(suit)) - sure)


def is_void_known(view: View, suit: Suit) -> bool:
    """Whether the opponent surely has no card of a suit now."""
    if not view.unseen.suit(suit):
        return True
    return suit in dict(view.voids_shown) and most_after_void(view, suit) == 0
