"""A scene: everything that is to be seen at one moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from germanwhist.cards import CardSet
from germanwhist.rules import Objective, View
from germanwhist.service import Phase, TableView
from germanwhist.service.requests import Play
from germanwhist.terminal.drawing.lamp import Lamp
from germanwhist.texts import level_name

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import Seat, Trick
    from germanwhist.terminal.look import Look

__all__ = ["Scene"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A table as it is shown at one moment.

    While a finished trick rests on the table, everything else is shown as before it was taken.

    Args:
        table: what the seat knows.
        view: the hand in play, or the last one.
        look: language, colours, settings.
        trick: the finished trick whose cards lie on the table, if any.
        is_lit: whether light lies on everything, as on the first page.
        is_resting: whether that trick has not been taken yet.
        swept: how far it has moved to its winner, 0 to 1.
        cursor: the chosen card of the player's own hand.
        lifted: the card that the misclick guard holds up.
        claim: how many tricks are about to be claimed; None when nothing is claimed.
        notice: a sentence that stands in for the one about what happened last.
        reason: the advised card and why, in the place of both sentences.
        refusal: why the last request was refused.
    """

    table: TableView
    view: View
    look: Look
    trick: Trick | None = None
    is_lit: bool = False
    is_resting: bool = False
    swept: float = 0.0
    cursor: Card | None = None
    lifted: Card | None = None
    claim: int | None = None
    notice: str = ""
    reason: str = ""
    refusal: str = ""

    def at(self, cursor: Card | None) -> Scene:
        """The same scene with another card chosen."""
        return replace(self, cursor=cursor)

    @property
    def me(self) -> Seat:
        """The viewing seat."""
        return self.table.seat

    @property
    def them(self) -> Seat:
        """The seat opposite."""
        return self.table.seat.opponent

    @property
    def opponent_name(self) -> str:
        """What the opponent is called."""
        opponent = self.table.opponent
        if opponent is not None and opponent.level is not None:
            return level_name(self.look.texts, opponent.level)
        named = opponent.name if opponent is not None else None
        return named or self.look.texts("someone")

    @property
    def is_over(self) -> bool:
        """Whether the result is to be shown instead of the cards."""
        return self.table.phase is not Phase.PLAYING and not self.is_resting

    @property
    def is_my_turn(self) -> bool:
        """Whether the viewer is to play, and may."""
        return self.table.may(Play) and not self.is_resting

    @property
    def lamp(self) -> Lamp:
        """Where the light lies: on the side to play, on everything when the hand is over."""
        if self.is_over or self.is_lit:
            return Lamp.EVERYWHERE
        return Lamp.MINE if self.view.to_play is self.me else Lamp.THEIRS

    @property
    def is_low(self) -> bool:
        """Whether fewer tricks win this hand."""
        return self.view.objective is Objective.LOW

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that have been taken."""
        return self.view.tricks[:-1] if self.is_resting else self.view.tricks

    @property
    def stage(self) -> int:
        """The stage shown, 1 or 2."""
        return 1 if len(self.tricks) < self.view.ruleset.cards_per_hand else 2

    @property
    def upcard(self) -> Card | None:
        """The open card of the stock, as shown."""
        resting = self.trick if self.is_resting else None
        return resting.upcard if resting is not None else self.view.upcard

    @property
    def stock_left(self) -> int:
        """Cards of the stock, the upcard included, as shown."""
        return max(0, 2 * (self.view.ruleset.cards_per_hand - len(self.tricks)))

    @property
    def gained(self) -> CardSet:
        """The card that came into hand with the last trick, until the next card is played."""
        if not self.view.tricks or self.view.led is not None:
            return CardSet()
        last = self.view.tricks[-1]
        if last.upcard is None:
            return CardSet()
        mine = last.upcard if last.winner is self.me else self.view.drawn[-1].card
        return CardSet([mine])

    @property
    def holding(self) -> CardSet:
        """One's own cards, as shown."""
        return self.view.holding - self.gained if self.is_resting else self.view.holding

    @property
    def opponent_count(self) -> int:
        """How many cards the opponent holds, as shown."""
        waits = self.is_resting and self.trick is not None and self.trick.upcard is not None
        return self.view.opponent_count - waits

    @property
    def known_cards(self) -> CardSet:
        """The cards surely in the opponent's hand, where the memory aid is on."""
        if not self.look.settings.has_memory_aid:
            return CardSet()
        known = self.view.sure_cards
        if self.is_resting and self.trick is not None and self.trick.upcard is not None:
            known = known.remove(self.trick.upcard)
        return known

    @property
    def legal(self) -> CardSet:
        """The cards that may be played now."""
        return self.view.legal_plays() if self.is_my_turn else CardSet()

    @property
    def left(self) -> Card | None:
        """One's own card on the table; its place in hand stays empty until the trick is taken."""
        is_mine_led = self.view.led is not None and self.view.leader is self.me
        return self.on_table(self.me) if self.is_resting or is_mine_led else None

    @property
    def dimmed(self) -> CardSet:
        """The cards that may not be played to the trick on the table."""
        if self.is_my_turn:
            return self.holding - self.legal
        trick = self.trick if self.is_resting else None
        if trick is None or trick.leader is self.me or not self._is_followed(trick):
            return CardSet()
        return self.holding - self.holding.suit(trick.lead.suit)

    def _is_followed(self, trick: Trick) -> bool:
        """Whether suit had to be followed in a trick, and was."""
        must_follow = self.view.ruleset.must_follow(trick.stage)
        return must_follow and trick.follow.suit is trick.lead.suit

    def on_table(self, seat: Seat) -> Card | None:
        """The card that lies in front of a seat."""
        if self.trick is not None:
            return self.trick.card_of(seat)
        return self.view.led if self.view.leader is seat else None

    def counted(self, seat: Seat) -> int:
        """Counted tricks or points so far, as shown."""
        counted = self.view.counted[seat]
        if self.is_resting and self.trick is not None and self.trick.winner is seat:
            counted -= self.view.ruleset.trick_worth(self.trick.stage)
        return counted
