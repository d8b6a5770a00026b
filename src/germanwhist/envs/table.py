"""One hand as an environment plays it: dealt, shown to each seat, and paid out."""

from __future__ import annotations

import operator
import secrets
from typing import TYPE_CHECKING, Final, TypedDict, final

import numpy as np

from germanwhist.cards import Card
from germanwhist.engine.observation import OBSERVATION_SIZE, ObservedHand
from germanwhist.errors import EngineError, NotationError
from germanwhist.rules import Deal, Hand, Objective, RuleSet, Seat, score_hand
from germanwhist.rules.shuffle import source_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from germanwhist.rules import RandomSource

__all__ = [
    "ACTIONS",
    "STATE_SIZE",
    "Seen",
    "Table",
    "card_of",
    "fresh_source",
    "most_points",
    "rule_set",
    "seat_of",
]

ACTIONS: Final = 52
"""An action is the index of a card."""

STATE_SIZE: Final = 2 * OBSERVATION_SIZE + ACTIONS
"""How many numbers make a state."""


class Seen(TypedDict):
    """What an agent is shown.

    Args:
        observation: the numbers that `OBSERVATION_FIELDS` name, `(OBSERVATION_SIZE,)` of uint8.
        action_mask: 1 for each card that it may play now, `(52,)` of int8; all 0 when it is not
            its turn.
    """

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


@final
class Table:
    """A hand in play, and the two seats' observations of it.

    Args:
        ruleset: the rules in force.
        deal: the cards.

    Example:
        >>> table = Table(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> table.play(int(table.look(Seat.SOUTH)["action_mask"].argmax()))
        >>> table.hand.led, table.points
        (Card('9C'), (0.0, 0.0))
    """

    __slots__ = ("_hand", "_observed", "_plays")

    def __init__(self, ruleset: RuleSet, deal: Deal) -> None:
        self._hand = Hand.start(ruleset, deal)
        self._observed = ObservedHand(ruleset, deal)
        self._plays: list[Card] = []

    @property
    def hand(self) -> Hand:
        """The hand in play, every card open.

        The kernel's hand is what an environment plays on; this one follows when it is asked for.
        """
        hand = self._hand
        for card in self._plays[len(hand.plays) :]:
            hand = hand.play(card)
        self._hand = hand
        return hand

    @property
    def to_play(self) -> Seat | None:
        """Whose turn it is; None when the hand is over."""
        return self._observed.to_play

    @property
    def counted(self) -> tuple[int, int]:
        """Counted tricks or points so far, north first."""
        return self._observed.counted

    @classmethod
    def dealt(cls, ruleset: RuleSet, source: RandomSource) -> Table:
        """A hand of a shuffled pack, dealt by either seat."""
        dealer = Seat(source.randrange(2))
        return cls(ruleset, Deal.shuffled(source, dealer, pack=ruleset.pack))

    @classmethod
    def of_hand(cls, hand: Hand) -> Table:
        """A table at which a hand stands where this one does."""
        table = cls(hand.ruleset, hand.deal)
        for card in hand.plays:
            table.play(card.index)
        return table

    def __reduce__(self) -> tuple[object, tuple[Hand]]:
        return Table.of_hand, (self.hand,)

    def play(self, action: int) -> None:
        """Play a card for the seat whose turn it is.

        Args:
            action: the card's index, 0 to 51.

        Raises:
            EngineError: there is no such card (code `illegal_play`).
            IllegalPlayError: the rules refuse the card; nothing has changed.
        """
        card = card_of(action)
        try:
            self._observed.play(card)
        except EngineError:
            self.hand.play(card)  # says why the rules refuse it
            raise
        self._plays.append(card)

    def look(self, seat: Seat) -> Seen:
        """What a seat is shown now."""
        is_to_play = self.to_play is seat
        mask = self._observed.legal_plays() if is_to_play else np.zeros(ACTIONS, np.int8)
        return {"observation": self._observed.observe(seat), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """Everything: what north knows, what south knows, and the order of the stock.

        Returns:
            `(STATE_SIZE,)` of uint8: north's observation, south's, then for each card its place in
            the stock, 1 for the upcard, 0 for a card that is not there.
        """
        stock = np.zeros(ACTIONS, np.uint8)
        left = self.hand.deal.stock[len(self.hand.deal.stock) - self.hand.stock_left :]
        for place, card in enumerate(left, start=1):
            stock[card.index] = place
        return np.concatenate([self._observed.observe(seat) for seat in Seat] + [stock])

    @property
    def points(self) -> tuple[float, float]:
        """What each seat scores less the other, north first; 0 while the hand is in play."""
        if self.to_play is not None:
            return 0.0, 0.0
        hand = self._hand
        north, south = score_hand(hand.ruleset, hand.objective, counted=self.counted)
        return float(north - south), float(south - north)


def card_of(action: int) -> Card:
    """The card that an action names.

    Raises:
        EngineError: the action is no whole number from 0 to 51 (code `illegal_play`).

    Example:
        >>> card_of(51)
        Card('AS')
    """
    try:
        index = operator.index(action)  # also a number of another library, such as a tensor's
    except TypeError:
        index = -1
    if 0 <= index < ACTIONS:
        return Card.from_index(index)
    raise EngineError(
        f"not an action: {action!r} (expected a card's index, 0 to {ACTIONS - 1})",
        code="illegal_play",
    )


def seat_of(given: Seat | str) -> Seat:
    """The seat that is given as itself, as its number, or by its name.

    Raises:
        NotationError: there is no such seat (code `bad_seat`).

    Example:
        >>> seat_of("south"), seat_of(0)
        (Seat.SOUTH, Seat.NORTH)
    """
    if isinstance(given, str):
        return Seat.parse(given)
    if given in tuple(Seat):
        return Seat(given)
    raise NotationError(f"no such seat: {given!r} (expected north or south)", code="bad_seat")


def fresh_source() -> RandomSource:
    """Random numbers that nobody can foresee, which can be copied and pickled."""
    return source_of(secrets.randbits(128))


def most_points(ruleset: RuleSet) -> float:
    """The most that a seat can score in one hand less the other: every trick won.

    Example:
        >>> most_points(RuleSet()), most_points(RuleSet.parse("hand_score=win stake=5"))
        (13.0, 5.0)
    """
    own, other = score_hand(ruleset, Objective.HIGH, counted=(ruleset.counted_total, 0))
    return float(own - other)


def rule_set(rules: RuleSet | str) -> RuleSet:
    """The rule set that is given as itself or as text.

    Raises:
        RuleSetError: the text is no rule set.
    """
    return RuleSet.parse(rules) if isinstance(rules, str) else rules
