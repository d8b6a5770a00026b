"""Hands and advice with chosen cards, for the tests of the school."""

from __future__ import annotations

from germanwhist import Card, CardSet, Deal, Hand, RuleSet, Seat, View
from germanwhist.engine import Advice, CardAdvice
from germanwhist.school import Terms

__all__ = ["advice", "advised", "hand_with", "terms", "view_with"]


def hand_with(
    south: str, *, upcard: str, rules: str = "standard", north_has: str = "", plays: str = ""
) -> Hand:
    """A hand that south leads, holding these cards; the other cards lie anywhere."""
    own = CardSet(map(Card, south.split()))
    theirs = CardSet(map(Card, north_has.split()))
    rest = [c for c in CardSet.full(13) - own - theirs if c != Card(upcard)]
    own |= CardSet(rest[: 13 - len(own)])
    rest = [c for c in rest if c not in own]
    theirs |= CardSet(rest[: 13 - len(theirs)])
    stock = (Card(upcard), *(c for c in rest if c not in theirs))
    deal = Deal.of_holdings(theirs, own, stock=stock, dealer=Seat.NORTH)
    hand = Hand.start(RuleSet.parse(rules), deal)
    for card in plays.split():
        hand = hand.play(Card(card))
    return hand


def view_with(south: str, *, upcard: str, rules: str = "standard", led: str = "") -> View:
    """What south knows when it leads, or follows a card that north has led."""
    seat = Seat.SOUTH
    if not led:
        return hand_with(south, upcard=upcard, rules=rules).view(seat)
    own = CardSet(map(Card, south.split()))
    rest = [c for c in CardSet.full(13) - own if c not in (Card(upcard), Card(led))]
    own |= CardSet(rest[: 13 - len(own)])
    rest = [c for c in rest if c not in own]
    theirs = CardSet([Card(led), *rest[:12]])
    stock = (Card(upcard), *rest[12:])
    deal = Deal.of_holdings(theirs, own, stock=stock, dealer=seat)
    return Hand.start(RuleSet.parse(rules), deal).play(Card(led)).view(seat)


def advised(card: str, points: float) -> CardAdvice:
    """Advice on a card with chosen points, found over the same worlds as the others."""
    return CardAdvice(
        card=Card(card), points=points, standard_error=0.1, tries=100, error_behind=0.01
    )


def advice(*cards: CardAdvice) -> Advice:
    """Advice of a search."""
    return Advice(cards, is_exact=False)


def terms(wins: tuple[float, float] = (0.0, 0.0), **points: float) -> Terms:
    """Terms of a difference: the chances of both cards to win, and points by name."""
    rest: dict[str, float] = dict.fromkeys(
        ("spent", "forced", "drawn", "trick", "lead", "rest"), 0.0
    )
    return Terms(wins=wins[0], other_wins=wins[1], **(rest | points))
