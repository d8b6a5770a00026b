"""A hand: one deal being played, as an immutable value that knows everything."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from germanwhist.cards import Card, CardSet, EvaluableEnum, Suit
from germanwhist.errors import IllegalPlayError, InvalidDealError
from germanwhist.rules.hand_text import draw_hand
from germanwhist.rules.in_play import InPlay
from germanwhist.rules.options import Objective
from germanwhist.rules.scoring import (
    Ending,
    EndKind,
    HandResult,
    count_tricks,
    hand_winner,
    score_hand,
)
from germanwhist.rules.seat import Seat
from germanwhist.rules.trick import Trick, does_follower_win, legal_plays
from germanwhist.rules.view import Draw, Standing, View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from germanwhist.rules.deal import Deal
    from germanwhist.rules.ruleset import RuleSet

__all__ = ["Fault", "Hand"]


class Fault(EvaluableEnum, StrEnum):
    """Why something is refused: stable codes for every user interface."""

    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_PLAYED = "already_played"
    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW = "must_follow"
    CLAIM_IN_STAGE_ONE = "claim_in_stage_one"
    CLAIM_OUT_OF_RANGE = "claim_out_of_range"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand(InPlay):
    """One deal in play, with both holdings and the stock open.

    Every change returns a new hand; the old one stays as it was. Begin with `Hand.start`, give a
    player `view(seat)` and nothing else.

    Args:
        ruleset: the rules in force.
        deal: the cards.
        plays: the cards played so far, in order.
        ending: a claim or a resignation that ended the hand.
        trump: the trump suit; None without trumps.
        objective: whether this is a high or a low hand.
        tricks: the finished tricks.
        leader: who leads, or led, the trick in hand.
        led: the card on the table; None before the lead.

    Example:
        >>> from germanwhist import RuleSet, Deal
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> hand.to_play, hand.stage, len(hand.legal_plays())
        (Seat.SOUTH, 1, 13)
        >>> later = hand.play(hand.legal_plays().lowest())
        >>> later.to_play, len(hand.plays), len(later.plays)
        (Seat.NORTH, 0, 1)

    Source: rules page "The game".
    """

    ruleset: RuleSet
    deal: Deal
    plays: tuple[Card, ...]
    ending: Ending | None
    trump: Suit | None = field(compare=False)
    objective: Objective = field(compare=False)
    tricks: tuple[Trick, ...] = field(compare=False)
    leader: Seat = field(compare=False)
    led: Card | None = field(compare=False)
    _holdings: tuple[CardSet, CardSet] = field(compare=False, repr=False)

    @classmethod
    def start(cls, ruleset: RuleSet, deal: Deal) -> Hand:
        """A hand before its first lead; the non-dealer leads.

        Args:
            ruleset: the rules in force.
            deal: a deal of the pack that the rule set names.

        Raises:
            InvalidDealError: the deal has another pack (code `wrong_pack`).
        """
        if len(deal.cards) != ruleset.pack:
            raise InvalidDealError(
                f"a deal of {len(deal.cards)} cards (expected {ruleset.pack}, as the rule set "
                "says)",
                code="wrong_pack",
            )
        return cls(
            ruleset=ruleset,
            deal=deal,
            plays=(),
            ending=None,
            trump=ruleset.trumps.trump(deal.first_upcard),
            objective=ruleset.objective.objective(deal.first_upcard),
            tricks=(),
            leader=deal.dealer.opponent,
            led=None,
            _holdings=(deal.holding(Seat.NORTH), deal.holding(Seat.SOUTH)),
        )

    @classmethod
    def replay(cls, ruleset: RuleSet, deal: Deal, *, plays: Iterable[Card]) -> Hand:
        """The hand after these plays.

        Raises:
            InvalidDealError: the deal has another pack.
            IllegalPlayError: a play is illegal; the message names it.

        Example:
            >>> from germanwhist import RuleSet, Deal
            >>> deal = Deal.shuffled(1, Seat.NORTH)
            >>> Hand.replay(RuleSet(), deal, plays=[]) == Hand.start(RuleSet(), deal)
            True
        """
        hand = cls.start(ruleset, deal)
        for card in plays:
            hand = hand.play(card)
        return hand

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.ending is not None or len(self.plays) == self.ruleset.pack

    @property
    def upcard(self) -> Card | None:
        """The open card of the stock; None when the stock is out."""
        return self.deal.stock[2 * len(self.tricks)] if self.stage == 1 else None

    def holding(self, seat: Seat) -> CardSet:
        """The cards that a seat holds now."""
        return self._holdings[seat]

    def legal_plays(self) -> CardSet:
        """The cards that the seat to play may play; empty when the hand is over."""
        seat = self.to_play
        return CardSet() if seat is None else self._legal_plays_of(seat)

    def _legal_plays_of(self, mover: Seat) -> CardSet:
        must_follow = self.ruleset.must_follow(self.stage)
        return legal_plays(self._holdings[mover], self.led, must_follow=must_follow)

    def why_illegal(self, card: Card, seat: Seat | None = None) -> Fault | None:
        """Why this card may not be played now; None when it may.

        Args:
            card: the card to play.
            seat: who wants to play it; None for the seat whose turn it is.

        Raises:
            TypeError: this is not a `Card`.
        """
        if not isinstance(card, Card):
            raise TypeError(
                f"expected a Card, found {type(card).__name__}: {card!r} "
                '(a card is made of its text, as in Card("QD"))'
            )
        mover = self.to_play
        if mover is None:
            return Fault.HAND_OVER
        if seat is not None and seat is not mover:
            return Fault.NOT_YOUR_TURN
        if card in self._legal_plays_of(mover):
            return None
        if card in self._holdings[mover]:
            return Fault.MUST_FOLLOW
        return Fault.ALREADY_PLAYED if card in self.plays else Fault.CARD_NOT_HELD

    def play(self, card: Card, seat: Seat | None = None) -> Hand:
        """The hand after this card.

        Args:
            card: a legal play.
            seat: who plays it; None for the seat whose turn it is.

        Raises:
            IllegalPlayError: the play is refused; `code` is the `Fault`.
            TypeError: this is not a `Card`.
        """
        fault = self.why_illegal(card, seat)
        if fault is not None:
            raise IllegalPlayError(
                f"play {len(self.plays) + 1}, {card}, is refused: {fault} "
                f"(expected {self._expected(fault)})",
                code=fault,
                number=len(self.plays),
            )
        mover = self.leader if self.led is None else self.leader.opponent
        kept = self._holdings[mover].remove(card)
        holdings = (kept, self._holdings[1]) if mover is Seat.NORTH else (self._holdings[0], kept)
        if self.led is None:
            return self._after((*self.plays, card), self.tricks, self.leader, card, holdings)
        return self._after_trick(self.led, card, holdings)

    def _expected(self, fault: Fault) -> str:
        """What a refused play should have been, in words that its player may read."""
        mover = self.to_play
        if mover is None:
            return "no more plays"
        if fault is Fault.NOT_YOUR_TURN:  # the holding of the seat to play is not the asker's
            return f"a play by {mover.label}"
        return f"one of {', '.join(map(str, self.legal_plays()))}"

    def _after(
        self,
        plays: tuple[Card, ...],
        tricks: tuple[Trick, ...],
        leader: Seat,
        led: Card | None,
        holdings: tuple[CardSet, CardSet],
    ) -> Hand:
        return Hand(
            ruleset=self.ruleset,
            deal=self.deal,
            plays=plays,
            ending=None,
            trump=self.trump,
            objective=self.objective,
            tricks=tricks,
            leader=leader,
            led=led,
            _holdings=holdings,
        )

    def _after_trick(self, led: Card, follow: Card, holdings: tuple[CardSet, CardSet]) -> Hand:
        """Give the trick to its winner, and the next two cards of the stock in stage one."""
        is_won_by_follower = does_follower_win(led, follow, trump=self.trump)
        winner = self.leader.opponent if is_won_by_follower else self.leader
        upcard = self.upcard
        number = len(self.tricks)
        if upcard is not None:
            hidden = self.deal.stock[2 * number + 1]
            north, south = (upcard, hidden) if winner is Seat.NORTH else (hidden, upcard)
            holdings = (holdings[0].add(north), holdings[1].add(south))
        trick = Trick(
            number=number + 1,
            stage=self.stage,
            leader=self.leader,
            lead=led,
            follow=follow,
            winner=winner,
            upcard=upcard,
        )
        return self._after((*self.plays, follow), (*self.tricks, trick), winner, None, holdings)

    def why_claim_illegal(self, tricks: int) -> Fault | None:
        """Why a claim of this many remaining tricks is refused; None when it may be made.

        The rules only look at the moment and the number. Whether the claim can be forced is a
        question for the engine's exact solver.

        Args:
            tricks: how many of the remaining tricks, the one in hand included.
        """
        if self.is_over:
            return Fault.HAND_OVER
        if self.stage == 1:
            return Fault.CLAIM_IN_STAGE_ONE
        return None if tricks in range(self.tricks_left + 1) else Fault.CLAIM_OUT_OF_RANGE

    def claim(self, seat: Seat, tricks: int) -> Hand:
        """The hand ended by a claim that stands: the seat takes so many remaining tricks.

        Args:
            seat: who claims.
            tricks: how many of the remaining tricks go to the claimer; the opponent has the
                others.

        Raises:
            IllegalPlayError: the claim cannot be made now; `code` is the `Fault`.

        Source: rules page "Claims".
        """
        fault = self.why_claim_illegal(tricks)
        if fault is not None:
            expected = {
                Fault.CLAIM_IN_STAGE_ONE: "a claim in stage two",
                Fault.CLAIM_OUT_OF_RANGE: f"0 to {self.tricks_left} in stage two",
            }.get(fault, "a hand in play")
            raise IllegalPlayError(
                f"claim of {tricks!r} tricks is refused: {fault} (expected {expected})", code=fault
            )
        return replace(self, ending=Ending(kind=EndKind.CLAIM, seat=seat, tricks=tricks))

    def resign(self, seat: Seat) -> Hand:
        """The hand given up: the remaining counted tricks fall as the opponent wants.

        Raises:
            IllegalPlayError: the hand is over already (code `hand_over`).

        Source: rules page "Resigning".
        """
        if self.is_over:
            raise IllegalPlayError(
                "the hand is over (expected a hand in play)", code=Fault.HAND_OVER
            )
        return replace(self, ending=Ending(kind=EndKind.RESIGNATION, seat=seat))

    @property
    def counted(self) -> tuple[int, int]:
        """Counted tricks or points so far, north first; with a claim's or resignation's share."""
        counted = list(count_tricks(self.ruleset, self.tricks))
        if self.ending is None:
            return counted[0], counted[1]
        left_one = max(0, self.ruleset.cards_per_hand - len(self.tricks))
        left_two = self.tricks_left - left_one
        worth = left_one * self.ruleset.trick_worth(1) + left_two * self.ruleset.trick_worth(2)
        if self.ending.kind is EndKind.CLAIM:
            share = self.ending.tricks * self.ruleset.trick_worth(2)
        else:
            share = worth if self.objective is Objective.LOW else 0
        counted[self.ending.seat] += share
        counted[self.ending.seat.opponent] += worth - share
        return counted[0], counted[1]

    @property
    def result(self) -> HandResult | None:
        """The result; None while the hand is in play."""
        if not self.is_over:
            return None
        counted = self.counted
        return HandResult(
            counted=counted,
            points=score_hand(self.ruleset, self.objective, counted=counted),
            winner=hand_winner(self.objective, counted),
            ended=EndKind.PLAYED if self.ending is None else self.ending.kind,
        )

    def view(self, seat: Seat, standing: Standing | None = None) -> View:
        """What a seat may know now: the only thing a player, page or message is given.

        Args:
            seat: whose eyes.
            standing: the state of the match; None for a hand by itself.
        """
        drawn = tuple(
            Draw(trick.number, self.deal.stock[2 * trick.number - 1])
            for trick in self.tricks
            if trick.upcard is not None and trick.loser is seat
        )
        return View(
            seat=seat,
            ruleset=self.ruleset,
            dealer=self.deal.dealer,
            trump=self.trump,
            objective=self.objective,
            holding=self._holdings[seat],
            upcard=self.upcard,
            leader=self.leader,
            led=self.led,
            tricks=self.tricks,
            drawn=drawn,
            ending=self.ending,
            counted=self.counted,
            standing=Standing() if standing is None else standing,
            deal=self.deal if self.is_over else None,
        )

    def __str__(self) -> str:
        """The whole hand as a small table, with every card open."""
        return draw_hand(self, self._holdings)

    def __repr__(self) -> str:
        text = f"Hand.replay({self.ruleset!r}, {self.deal!r}, plays={self.plays!r})"
        if self.ending is None:
            return text
        if self.ending.kind is EndKind.CLAIM:
            return f"{text}.claim({self.ending.seat!r}, {self.ending.tricks!r})"
        return f"{text}.resign({self.ending.seat!r})"
