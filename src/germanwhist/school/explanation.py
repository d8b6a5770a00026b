"""Explaining a card by contrast with another one."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Final

from germanwhist.notation import Position
from germanwhist.school.line import best_reply
from germanwhist.school.reason import Reason, ReasonCode
from germanwhist.school.stage_one import (
    fact_about_spending,
    fate_of_trick,
    is_void_known,
    stage_one_reasons,
    takes,
)
from germanwhist.school.stage_two import Lines, stage_two_reason
from germanwhist.school.terms import points_per_trick, split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from germanwhist.cards import Card
    from germanwhist.engine import Advice, CardAdvice
    from germanwhist.rules import View
    from germanwhist.school.line import LineTrick
    from germanwhist.school.terms import Terms

__all__ = ["Explanation", "explain", "explain_cards"]

_CLEAR: Final = 2  # standard errors between two cards of which one is called better
_EQUAL: Final = 0.05  # tricks of stage two that are no difference
_MOST: Final = 2  # terms told of one difference
# Reasons that rest on the chance to win the trick, and those that rest on the card spent.
_ABOUT_TRICK: Final = {
    ReasonCode.UPCARD_WANTED,
    ReasonCode.UPCARD_UNWANTED,
    ReasonCode.WORTH_PRICE,
    ReasonCode.TRICK_COUNTS,
    ReasonCode.HAS_LEAD,
    ReasonCode.LEAVES_LEAD,
}
_ABOUT_SPENDING: Final = {ReasonCode.COSTS_LESS, ReasonCode.NOT_WORTH_PRICE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """Why a card is the better one.

    Args:
        best: the card.
        other: the card it is compared with; None where no card is clearly worse.
        reasons: what is said, in this order; never empty, and never against the card.
        line: the best play after the card, in stage two; empty elsewhere.
        other_line: the best play after the other card.
    """

    best: Card
    other: Card | None
    reasons: tuple[Reason, ...]
    line: tuple[LineTrick, ...] = ()
    other_line: tuple[LineTrick, ...] = ()


def explain(view: View, advice: Advice, *, against: Card | None = None) -> Explanation:
    """Why the best card of an advice is better than another one.

    Takes some ten milliseconds in stage one, where two cards are contrasted over worlds, and one in
    stage two, where the positions of two lines are solved.

    Args:
        view: what the seat to play knows.
        advice: of a search, or exact.
        against: the card to compare with, such as the one played; None for the one that tells
            most: the best of those that would do the opposite to the trick, else the best of those
            that are clearly worse.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> from germanwhist.engine import SearchMethod, SearchPlayer
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> advice = SearchPlayer(SearchMethod.LEARNED, 50, further=1).advise(view)
        >>> explanation = explain(view, advice)
        >>> explanation.best is advice.best, len(explanation.reasons) > 0
        (True, True)
    """
    best = max(advice.cards, key=lambda entry: entry.points)
    best = advice.cards[0] if advice.cards[0].points == best.points else best
    others = [entry for entry in advice.cards if entry.card is not best.card]
    ties = [entry for entry in others if _is_tie(view, best, entry)]
    if not others:
        only = Reason(code=ReasonCode.ONLY_CARD, best=best.card)
        return Explanation(best=best.card, other=None, reasons=(only,))
    other = _other(view, best, others, ties, against)
    if other is None:
        return Explanation(best=best.card, other=None, reasons=(_tie(best, ties, is_all=True),))
    first = () if against is not None or not ties else (_tie(best, ties, is_all=False),)
    if not advice.is_exact:
        reasons = first + _in_stage_one(view, best, other)
        return Explanation(best=best.card, other=other.card, reasons=reasons)
    lines = Lines(Position.of_view(view), best.card, other=other.card)
    made = sum(trick.stage == 2 and trick.winner is view.seat for trick in view.tricks)
    reasons = (*first, stage_two_reason(lines), _tricks(lines, made=made))
    return Explanation(
        best=best.card,
        other=other.card,
        reasons=reasons,
        line=lines.after_best,
        other_line=lines.after_other,
    )


def explain_cards(position: Position, *, other: Card) -> Explanation:
    """Why the best card of a position of stage two is better than another one.

    Args:
        position: both holdings known.
        other: a card that is not among the best.

    Example:
        >>> from germanwhist import Card
        >>> from germanwhist.notation import parse_position
        >>> explained = explain_cards(parse_position("N:.Q3.2./.J2.5."), other=Card("QH"))
        >>> explained.best, str(explained.reasons[0].code)
        (Card('2D'), 'throws_in')
    """
    lines = Lines(position, best_reply(position), other=other)
    return Explanation(
        best=lines.best,
        other=other,
        reasons=(stage_two_reason(lines), _tricks(lines, made=0)),
        line=lines.after_best,
        other_line=lines.after_other,
    )


def _tricks(lines: Lines, *, made: int) -> Reason:
    """How many tricks of stage two both cards make in all."""
    return Reason(
        code=ReasonCode.MAKES_TRICKS,
        best=lines.best,
        other=lines.other,
        count=made + sum(trick.is_own for trick in lines.after_best),
        other_count=made + sum(trick.is_own for trick in lines.after_other),
    )


def _is_tie(view: View, best: CardAdvice, entry: CardAdvice) -> bool:
    behind, error = best.points - entry.points, entry.error_behind
    if view.stage == 2:
        return behind == 0
    if error is None:
        error = hypot(entry.standard_error, best.standard_error)
    return behind <= max(_CLEAR * error, _EQUAL * points_per_trick(view))


def _tie(best: CardAdvice, ties: Sequence[CardAdvice], *, is_all: bool) -> Reason:
    code = ReasonCode.ALL_AS_GOOD if is_all else ReasonCode.AS_GOOD
    card = ties[0].card if len(ties) == 1 else None
    return Reason(code=code, best=best.card, card=card, count=len(ties))


def _other(
    view: View,
    best: CardAdvice,
    others: Sequence[CardAdvice],
    ties: Sequence[CardAdvice],
    against: Card | None,
) -> CardAdvice | None:
    """The card to compare with; None where all are as good."""
    if against is not None:
        return next(entry for entry in others if entry.card is against)
    worse = [entry for entry in others if entry not in ties]
    wins = takes(view, best.card)
    opposite = [entry for entry in worse if view.led and takes(view, entry.card) is not wins]
    return next(iter([*opposite, *worse]), None)


def _in_stage_one(view: View, best: CardAdvice, other: CardAdvice) -> tuple[Reason, ...]:
    terms = split(view, best, other=other)
    weighed = stage_one_reasons(view, best.card, other=other.card, terms=terms)[:_MOST]
    told = [entry.reason for entry in weighed]
    codes = {reason.code for reason in told}
    fact = fact_about_spending(view, best.card, other=other.card)
    if fact is not None and codes & _ABOUT_SPENDING:
        told.append(fact)
    fate = fate_of_trick(view, best.card)
    if fate is not None:
        told.insert(0, Reason(code=fate, best=best.card, other=other.card))
    if view.led is None and told[0].code in _ABOUT_TRICK:
        told[1:1] = _chances(view, best.card, other.card, terms)
    return tuple(told)


def _chances(view: View, best: Card, other: Card, terms: Terms) -> list[Reason]:
    """The chances of two leads to win, and a void on which they rest."""
    code = ReasonCode.LIKELIER if terms.wins > terms.other_wins else ReasonCode.LESS_LIKELY
    chances = Reason(
        code=code, best=best, other=other, share=terms.wins, other_share=terms.other_wins
    )
    if is_void_known(view, best.suit) and not is_void_known(view, other.suit):
        return [chances, Reason(code=ReasonCode.OPPONENT_VOID, best=best, suit=best.suit)]
    return [chances]
