"""Tricks: what may be played, and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import CardSet, Suit

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules.seat import Seat

__all__ = ["Trick", "does_follower_win", "legal_plays"]

_SUIT_MASKS: Final = tuple(CardSet.of_suit(suit).mask for suit in Suit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick:
    """A finished trick: one card from each player.

    Args:
        number: 1 for the first trick of the hand, counting on through stage two.
        stage: 1 or 2.
        leader: who led.
        lead: the card led.
        follow: the other card.
        winner: who won, and leads next.
        upcard: the card the winner took, in stage one; None in stage two.

    Example:
        >>> from germanwhist import Card, Seat
        >>> trick = Trick(
        ...     number=1, stage=1, leader=Seat.NORTH, lead=Card("JS"), follow=Card("AS"),
        ...     winner=Seat.SOUTH, upcard=Card("KH"),
        ... )
        >>> trick.loser
        Seat.NORTH
    """

    number: int
    stage: int
    leader: Seat
    lead: Card
    follow: Card
    winner: Seat
    upcard: Card | None

    @property
    def loser(self) -> Seat:
        """Who lost, and in stage one drew the next card unseen."""
        return self.winner.opponent

    def card_of(self, seat: Seat) -> Card:
        """The card that a seat played."""
        return self.lead if seat is self.leader else self.follow


def does_follower_win(lead: Card, follow: Card, *, trump: Suit | None) -> bool:
    """Whether the second card takes the trick.

    In the led suit the higher card wins; another suit wins only as a trump on a side suit.

    Args:
        lead: the card led.
        follow: the card played to it.
        trump: the trump suit; None without trumps.

    Example:
        >>> from germanwhist import Card
        >>> does_follower_win(Card("JS"), Card("AS"), trump=Suit.HEARTS)
        True
        >>> does_follower_win(Card("2S"), Card("AC"), trump=Suit.HEARTS)
        False
        >>> does_follower_win(Card("AS"), Card("2H"), trump=Suit.HEARTS)
        True

    Source: rules page "The game", tricks.
    """
    if lead.suit is follow.suit:
        return follow.rank > lead.rank
    return follow.suit is trump


def legal_plays(holding: CardSet, led: Card | None, *, must_follow: bool = True) -> CardSet:
    """The cards of a holding that may be played.

    Args:
        holding: the cards held.
        led: the card to follow; None for the leader, who may play any card.
        must_follow: whether the rules in force ask to follow suit at this moment.

    Example:
        >>> from germanwhist import Card
        >>> holding = CardSet.parse("A.Q2..7")
        >>> str(legal_plays(holding, Card("3H"))), str(legal_plays(holding, Card("3D")))
        ('.Q2..', 'A.Q2..7')

    Source: rules page "The game", tricks.
    """
    if led is None or not must_follow:
        return holding
    same_suit = holding.mask & _SUIT_MASKS[led.suit]
    return CardSet.from_mask(same_suit) if same_suit else holding
