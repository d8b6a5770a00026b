"""Lines of best play in stage two, where both holdings are known."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from germanwhist.engine import solve
from germanwhist.rules import does_follower_win

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.engine import SolvedTables
    from germanwhist.notation import Position

__all__ = ["LineTrick", "after", "best_line", "best_reply"]


@dataclass(frozen=True, slots=True, kw_only=True)
class LineTrick:
    """One trick of a line.

    Args:
        lead: the card led.
        follow: the card played to it.
        is_own_lead: whether it was led by whoever was to play when the line began.
        is_own: whether that player takes it.
    """

    lead: Card
    follow: Card
    is_own_lead: bool
    is_own: bool

    @property
    def own(self) -> Card:
        """The card of whoever was to play when the line began."""
        return self.lead if self.is_own_lead else self.follow

    @property
    def theirs(self) -> Card:
        """The other player's card."""
        return self.follow if self.is_own_lead else self.lead

    @property
    def winner(self) -> Card:
        """The card that takes the trick."""
        return self.own if self.is_own else self.theirs


def after(position: Position, card: Card) -> Position:
    """The position once a card is played; between tricks its leader is who took the last one.

    Args:
        position: before the card, which may be legally played.
        card: the card.

    Example:
        >>> from germanwhist import Card
        >>> from germanwhist.notation import parse_position
        >>> str(after(after(parse_position("H:A5.K../Q4.A.."), Card("5S")), Card("QS")))
        'H:4.A../A.K..'
    """
    if position.led is None:
        return replace(position, leader=position.leader.remove(card), led=card)
    follower = position.follower.remove(card)
    if does_follower_win(position.led, card, trump=position.trump):
        return replace(position, leader=follower, follower=position.leader, led=None)
    return replace(position, follower=follower, led=None)


def best_line(
    position: Position, card: Card, *, tables: SolvedTables | None = None
) -> tuple[LineTrick, ...]:
    """A card and best play of both sides after it (`best_reply`), trick by trick to the last.

    Args:
        position: before the card.
        card: what the player to play plays; the first trick has it.
        tables: where exact values come from; None for those of this process.

    Example:
        >>> from germanwhist import Card
        >>> from germanwhist.notation import parse_position
        >>> line = best_line(parse_position("H:A5.K../Q4.A.."), Card("KH"))
        >>> [f"{trick.lead}{trick.follow}" for trick in line if trick.is_own]
        ['4S5S', 'ASQS']
    """
    is_own_lead = position.to_play_is_leader
    line: list[LineTrick] = []
    while True:
        next_position = after(position, card)
        if position.led is not None:
            is_leaders = not does_follower_win(position.led, card, trump=position.trump)
            is_own = is_leaders is is_own_lead
            line.append(
                LineTrick(lead=position.led, follow=card, is_own_lead=is_own_lead, is_own=is_own)
            )
            is_own_lead = is_own
        position = next_position
        if not position.tricks:
            return tuple(line)
        card = best_reply(position, tables=tables)


def best_reply(position: Position, *, tables: SolvedTables | None = None) -> Card:
    """One of the best plays of a position: the lowest, a trump last; in a low hand the highest.

    Args:
        position: with a card to play.
        tables: where exact values come from; None for those of this process.
    """
    best = solve(position, tables=tables).best_plays
    sign, trump = position.objective.sign, position.trump
    return min(best, key=lambda play: (play.suit is trump, sign * play.rank, play.suit))
