"""Why a card is better in stage two: the best lines after both cards, and what parts them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from germanwhist.cards import CardSet
from germanwhist.engine import solve
from germanwhist.rules import Objective, does_follower_win
from germanwhist.school.line import after, best_line
from germanwhist.school.reason import Reason, ReasonCode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from germanwhist.cards import Card, Suit
    from germanwhist.engine import SolvedTables
    from germanwhist.notation import Position
    from germanwhist.school.line import LineTrick

__all__ = ["Lines", "stage_two_reason"]


class Lines:
    """Two cards of a position and the best line after each.

    Args:
        position: before the card, both holdings known.
        best: the better card.
        other: a card that makes fewer tricks, in a low hand more.
        tables: where exact values come from; None for those of this process.
    """

    def __init__(
        self, position: Position, best: Card, *, other: Card, tables: SolvedTables | None = None
    ) -> None:
        self.position = position
        self.best = best
        self.other = other
        self.after_best = best_line(position, best, tables=tables)
        self.after_other = best_line(position, other, tables=tables)
        self.tables = tables

    @property
    def is_low(self) -> bool:
        """Whether few tricks are wanted."""
        return self.position.objective is Objective.LOW

    @property
    def opponent(self) -> CardSet:
        """The opponent's cards before the trick, the one on the table left out."""
        is_leader = self.position.to_play_is_leader
        return self.position.follower if is_leader else self.position.leader

    @property
    def own(self) -> CardSet:
        """The cards of the player to play."""
        is_leader = self.position.to_play_is_leader
        return self.position.leader if is_leader else self.position.follower

    def reason(
        self,
        code: ReasonCode,
        *,
        card: Card | None = None,
        suit: Suit | None = None,
        count: int | None = None,
    ) -> Reason:
        """A reason about these two cards."""
        return Reason(
            code=code, best=self.best, other=self.other, card=card, suit=suit, count=count
        )


def stage_two_reason(lines: Lines) -> Reason:
    """The most telling of what is true of the two lines.

    Example:
        >>> from germanwhist import Card
        >>> from germanwhist.notation import parse_position
        >>> position = parse_position("H:A5.K../Q4.A..")
        >>> str(stage_two_reason(Lines(position, Card("KH"), other=Card("AS"))).code)
        'draws_last_trump'
    """
    tests = _LOW if lines.is_low else _HIGH
    return next(found for test in tests if (found := test(lines)) is not None)


def _is_ruffed(lines: Lines) -> Reason | None:
    first, trump = lines.after_other[0], lines.position.trump
    is_ruffed = first.is_own_lead and first.lead.suit is not trump and first.follow.suit is trump
    return lines.reason(ReasonCode.RUFFED) if is_ruffed else None


def _draws_trumps(lines: Lines) -> Reason | None:
    first, trump = lines.after_best[0], lines.position.trump
    is_drawn = first.is_own_lead and first.lead.suit is trump and first.follow.suit is trump
    if trump is None or not is_drawn or lines.other.suit is trump:
        return None
    left = len(lines.opponent.suit(trump).remove(first.follow))
    if left:
        return lines.reason(ReasonCode.DRAWS_TRUMP, count=left) if first.is_own else None
    return lines.reason(ReasonCode.DRAWS_LAST_TRUMP)


def _follower_takes(lines: Lines) -> Reason | None:
    return None if lines.position.to_play_is_leader else _takes_trick(lines)


def _is_settled(lines: Lines) -> bool:
    """Whether all best cards do the same to the trick, so that it matters who takes it."""
    led, trump = lines.position.led, lines.position.trump
    best = solve(lines.position, tables=lines.tables).best_plays
    return led is None or len({does_follower_win(led, card, trump=trump) for card in best}) == 1


def _takes_trick(lines: Lines) -> Reason | None:
    is_taken = lines.after_best[0].is_own and not lines.after_other[0].is_own
    return lines.reason(ReasonCode.TAKES_TRICK) if is_taken and _is_settled(lines) else None


def _avoids_trick(lines: Lines) -> Reason | None:
    is_avoided = lines.after_other[0].is_own and not lines.after_best[0].is_own
    return lines.reason(ReasonCode.AVOIDS_TRICK) if is_avoided and _is_settled(lines) else None


def _drives_out(lines: Lines) -> Reason | None:
    first = lines.after_best[0]
    suit = first.lead.suit
    if not first.is_own_lead or first.is_own or first.follow.suit is not suit:
        return None
    own = lines.own.suit(suit).remove(first.lead)
    theirs = lines.opponent.suit(suit).remove(first.follow)
    if not own or (theirs and theirs.highest() > own.highest()):
        return None
    return lines.reason(ReasonCode.DRIVES_OUT, card=first.follow, suit=suit)


def _throws_in(lines: Lines) -> Reason | None:
    """Whether losing the trick is better for what the opponent then has to lead."""
    first = lines.after_best[0]
    if first.is_own or not lines.after_other[0].is_own:
        return None
    now = lines.position
    for card in (lines.best, first.follow) if first.is_own_lead else (lines.best,):
        now = after(now, card)
    if not now.tricks:
        return None
    led_by_opponent = now.tricks - solve(now, tables=lines.tables).leader_tricks
    turned = replace(now, leader=now.follower, follower=now.leader)
    led_by_self = solve(turned, tables=lines.tables).leader_tricks
    gain = (led_by_opponent - led_by_self) * now.objective.sign
    return lines.reason(ReasonCode.THROWS_IN) if gain > 0 else None


def _keeps_winner(lines: Lines) -> Reason | None:
    is_kept = any(trick.winner is lines.other for trick in lines.after_best[1:] if trick.is_own)
    has_won = lines.after_other[0].is_own
    return lines.reason(ReasonCode.KEEPS_WINNER) if is_kept and not has_won else None


def _long_suit(lines: Lines) -> Reason | None:
    """A low card that takes a trick by being the last of its suit, and does not after the other."""
    gained = _gained(lines.after_best, lines.after_other)
    for trick in lines.after_best:
        card = trick.own
        suit = lines.opponent.suit(card.suit)
        is_low_card = bool(suit) and card < suit.highest()
        is_long = trick.is_own_lead and trick.follow.suit is not card.suit
        if card in gained and is_low_card and is_long and card.suit is not lines.position.trump:
            return lines.reason(ReasonCode.LONG_SUIT, card=card, suit=card.suit)
    return None


def _card_gains(lines: Lines) -> Reason | None:
    gained = _gained(lines.after_best, lines.after_other)
    if not gained:
        return None
    return lines.reason(ReasonCode.CARD_GAINS, card=max(gained, key=lambda card: card.rank))


def _opponent_gains(lines: Lines) -> Reason | None:
    gained = _taken(lines.after_other, is_own=False) - _taken(lines.after_best, is_own=False)
    return lines.reason(ReasonCode.OPPONENT_GAINS, card=max(gained, key=lambda card: card.rank))


def _must_take(lines: Lines) -> Reason | None:
    gained = _gained(lines.after_other, lines.after_best)
    return lines.reason(ReasonCode.MUST_TAKE, card=max(gained, key=lambda card: card.rank))


def _gained(some: Iterable[LineTrick], others: Iterable[LineTrick]) -> CardSet:
    """Own cards that take a trick in the one line and none in the other."""
    return _taken(some, is_own=True) - _taken(others, is_own=True)


def _taken(line: Iterable[LineTrick], *, is_own: bool) -> CardSet:
    return CardSet(trick.winner for trick in line if trick.is_own is is_own)


# The first that is true is told; the last of each row always is, as the lines differ in tricks.
_HIGH: tuple[Callable[[Lines], Reason | None], ...] = (
    _is_ruffed,
    _follower_takes,
    _draws_trumps,
    _drives_out,
    _throws_in,
    _keeps_winner,
    _long_suit,
    _takes_trick,
    _card_gains,
    _opponent_gains,
)
_LOW: tuple[Callable[[Lines], Reason | None], ...] = (_avoids_trick, _must_take)
