"""One hand as an environment plays it: dealt, shown to each seat, and paid out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, final

import numpy as np

from germanwhist.cards import Card
from germanwhist.engine.observation import ObservedHand
from germanwhist.rules import Deal, Hand, Objective, RuleSet, Seat, score_hand

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from germanwhist.rules import RandomSource

__all__ = ["ACTIONS", "Seen", "Table", "most_points", "rule_set"]

ACTIONS: Final = 52
"""An action is the index of a card."""


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

    __slots__ = ("_observed", "hand")
    hand: Hand

    def __init__(self, ruleset: RuleSet, deal: Deal) -> None:
        self.hand = Hand.start(ruleset, deal)
        self._observed = ObservedHand(ruleset, deal)

    @classmethod
    def dealt(cls, ruleset: RuleSet, source: RandomSource) -> Table:
        """A hand of a shuffled pack, dealt by either seat."""
        dealer = Seat(source.randrange(2))
        return cls(ruleset, Deal.shuffled(source, dealer, pack=ruleset.pack))

    def play(self, action: int) -> None:
        """Play a card for the seat whose turn it is.

        Args:
            action: the card's index, 0 to 51.

        Raises:
            NotationError: there is no such card.
            IllegalPlayError: the rules refuse the card; nothing has changed.
        """
        card = Card.from_index(action)
        self.hand = self.hand.play(card)
        self._observed.play(card)

    def look(self, seat: Seat) -> Seen:
        """What a seat is shown now."""
        is_to_play = self.hand.to_play is seat
        mask = self._observed.legal_plays() if is_to_play else np.zeros(ACTIONS, np.int8)
        return {"observation": self._observed.observe(seat), "action_mask": mask}

    @property
    def points(self) -> tuple[float, float]:
        """What each seat scores less the other, north first; 0 while the hand is in play."""
        result = self.hand.result
        if result is None:
            return 0.0, 0.0
        difference = float(result.points[Seat.NORTH] - result.points[Seat.SOUTH])
        return difference, -difference


def most_points(ruleset: RuleSet) -> float:
    """The most that a seat can score in one hand less the other: every trick won.

    Example:
        >>> most_points(RuleSet()), most_points(RuleSet.parse("hand_score=win stake=5"))
        (13.0, 5.0)
    """
    own, other = score_hand(ruleset, Objective.HIGH, (ruleset.counted_total, 0))
    return float(own - other)


def rule_set(rules: RuleSet | str) -> RuleSet:
    """The rule set that is given as itself or as text.

    Raises:
        RuleSetError: the text is no rule set.
    """
    return RuleSet.parse(rules) if isinstance(rules, str) else rules
