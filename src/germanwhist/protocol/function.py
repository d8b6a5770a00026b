"""A function that takes an observation and returns a card, as a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from germanwhist.cards import Card
from germanwhist.notation import view_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.rules import View

__all__ = ["FunctionPlayer"]


@final
class FunctionPlayer:
    """Plays what a function answers: the way in for players written for another program.

    The function is given one observation, a dictionary of plain values as in the documentation's
    "Engine protocol", section "Views", and in addition

    - `rules`: the rule set's options as text;
    - `seed`: of its random numbers in this hand, the same each time;
    - `is_first`: whether it is asked for the first time in this hand and seat;
    - `memory`: a dictionary of its own for this hand and seat, empty at first, to keep anything
      in. What it keeps elsewhere it has in other hands and in the other seat too, which makes
      results that depend on the order of the hands.

    It returns a card: a text such as `QD`, the card's index from 0 to 51 (suit times 13 plus rank,
    clubs first), or a `Card`.

    Args:
        function: the function.
        seed: what the function is told, 0 to 2**31 - 1.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> FunctionPlayer(lambda observation: observation["legal"][0]).choose(view)
        Card('9C')
    """

    __slots__ = ("_function", "_is_first", "_memory", "_seed")

    def __init__(
        self, function: Callable[[dict[str, Any]], Card | str | int], *, seed: int = 0
    ) -> None:
        self._function = function
        self._seed = seed
        self._memory: dict[Any, Any] = {}
        self._is_first = True

    def choose(self, view: View) -> Card:
        """The card that the function answers.

        Raises:
            NotationError: the answer is no card.
        """
        observation: dict[str, Any] = {
            **view_to_json(view),
            "rules": view.ruleset.options(),
            "seed": self._seed,
            "is_first": self._is_first,
            "memory": self._memory,
        }
        self._is_first = False
        answer = self._function(observation)
        if isinstance(answer, Card):
            return answer
        return Card(answer) if isinstance(answer, str) else Card.from_index(int(answer))
