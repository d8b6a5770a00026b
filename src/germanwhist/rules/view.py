"""A view: what one seat knows of a hand, and what follows from it.

A player, a page or a message is given a `View` and never a `Hand`. It holds neither the
opponent's hidden cards nor the order of the stock, in any form, until the hand is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.cards import Card, CardSet, Suit
from germanwhist.rules.in_play import InPlay
from germanwhist.rules.trick import Trick, legal_plays

if TYPE_CHECKING:
    from germanwhist.rules.deal import Deal
    from germanwhist.rules.options import Objective
    from germanwhist.rules.ruleset import RuleSet
    from germanwhist.rules.scoring import Ending
    from germanwhist.rules.seat import Seat

__all__ = ["Draw", "Standing", "View"]


@dataclass(frozen=True, slots=True)
class Draw:
    """A hidden card that the viewing seat drew after losing a trick.

    Args:
        trick: the number of the trick lost.
        card: the card drawn.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> deal = Deal.shuffled(1, Seat.NORTH)
        >>> hand = Hand.start(RuleSet(), deal).play(Card("9C")).play(Card("3C"))
        >>> hand.view(Seat.NORTH).drawn == (Draw(1, deal.stock[1]),)
        True
    """

    trick: int
    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The state of a match between its hands.

    Args:
        points: points so far, north first.
        hands: finished hands.
        target: the points to reach now; None when the match has no target.

    Example:
        >>> from germanwhist import Match, RuleSet, Seat
        >>> rules = RuleSet.parse("match10 first_dealer=seat")
        >>> Match.start(rules, first_dealer=Seat.NORTH).standing
        Standing(points=(0, 0), hands=0, target=10)
    """

    points: tuple[int, int] = (0, 0)
    hands: int = 0
    target: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View(InPlay):
    """What one seat knows. Made by `Hand.view`.

    Two hands that differ only in what the seat may not know give equal views.

    Args:
        seat: whose view this is.
        ruleset: the rules in force.
        dealer: who dealt.
        trump: the trump suit; None without trumps.
        objective: whether this is a high or a low hand.
        holding: the seat's own cards.
        upcard: the open card of the stock; None when the stock is out.
        leader: who leads, or led, the trick in hand.
        led: the card on the table; None before the lead.
        tricks: the finished tricks, with the upcards taken.
        drawn: the hidden cards that this seat drew.
        ending: a claim or resignation that ended the hand.
        counted: counted tricks or points so far, north first.
        standing: the state of the match.
        deal: every card, once the hand is over; None before.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.NORTH)
        >>> view.is_to_play, len(view.holding), len(view.unseen), view.stock_left
        (False, 13, 38, 26)

    Source: rules page "What you may know".
    """

    seat: Seat
    ruleset: RuleSet
    dealer: Seat
    trump: Suit | None
    objective: Objective
    holding: CardSet
    upcard: Card | None
    leader: Seat
    led: Card | None
    tricks: tuple[Trick, ...]
    drawn: tuple[Draw, ...]
    ending: Ending | None
    counted: tuple[int, int]
    standing: Standing
    deal: Deal | None

    @property
    def is_over(self) -> bool:
        """Whether the hand is over, and everything open."""
        return self.deal is not None

    @property
    def is_to_play(self) -> bool:
        """Whether it is this seat's turn."""
        return self.to_play is self.seat

    @property
    def opponent_count(self) -> int:
        """How many cards the opponent holds now."""
        full = min(self.ruleset.cards_per_hand, self.tricks_left)
        has_led = self.led is not None and self.leader is not self.seat
        return full - 1 if has_led else full

    def legal_plays(self) -> CardSet:
        """The cards this seat may play now; empty when it is not its turn."""
        if not self.is_to_play:
            return CardSet()
        must_follow = self.ruleset.must_follow(self.stage)
        return legal_plays(self.holding, self.led, must_follow=must_follow)

    @property
    def plays(self) -> tuple[Card, ...]:
        """Every card played, in order, the one on the table included."""
        played = tuple(card for trick in self.tricks for card in (trick.lead, trick.follow))
        return played if self.led is None else (*played, self.led)

    def played_by(self, seat: Seat) -> CardSet:
        """The cards a seat has played, the one on the table included."""
        cards = CardSet(trick.card_of(seat) for trick in self.tricks)
        return cards.add(self.led) if self.led is not None and self.leader is seat else cards

    def taken_by(self, seat: Seat) -> tuple[Card, ...]:
        """The upcards a seat has taken, in order."""
        return tuple(trick.upcard for trick in self.tricks if trick.upcard and trick.winner is seat)

    @property
    def played(self) -> CardSet:
        """The cards both seats have played, the one on the table included."""
        return CardSet(self.plays)

    @property
    def unseen(self) -> CardSet:
        """The cards that are neither in one's own holding, nor played, nor the upcard.

        Those the opponent surely holds are among them. In stage two these are exactly the
        opponent's cards.
        """
        known = self.holding | self.played
        if self.upcard is not None:
            known = known.add(self.upcard)
        return CardSet.full(self.ruleset.cards_per_hand) - known

    @property
    def sure_cards(self) -> CardSet:
        """Cards surely in the opponent's hand: upcards taken and not played; all in stage two."""
        if self.stage == 2:
            return self.unseen
        opponent = self.seat.opponent
        return CardSet(self.taken_by(opponent)) - self.played_by(opponent)

    @property
    def opponent_holding(self) -> CardSet | None:
        """The opponent's exact hand in stage two; None before."""
        return self.unseen if self.stage == 2 else None

    @property
    def voids_shown(self) -> tuple[tuple[Suit, int], ...]:
        """Suits the opponent could not follow, each with the last trick that showed it.

        A card of such a suit that the opponent holds now was drawn, or taken as the upcard, in
        that trick or later. A free first stage shows no voids.
        """
        shown: dict[Suit, int] = {}
        for trick in self.tricks:
            has_discarded = trick.leader is self.seat and trick.follow.suit is not trick.lead.suit
            if has_discarded and self.ruleset.must_follow(trick.stage):
                shown[trick.lead.suit] = trick.number
        return tuple(sorted(shown.items()))
