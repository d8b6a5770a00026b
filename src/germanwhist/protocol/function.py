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
    "Views in JSON", and in addition `rules`, the rule set's options as text. It returns a card:
    a text such as `QD`, the card's index from 0 to 51 (suit times 13 plus rank, clubs first), or
    a `Card`.

    Args:
        function: the function.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> FunctionPlayer(lambda observation: observation["legal"][0]).choose(view)
        Card('9C')
    """

    __slots__ = ("_function",)

    def __init__(self, function: Callable[[dict[str, Any]], Card | str | int]) -> None:
        self._function = function

    def choose(self, view: View) -> Card:
        """The card that the function answers.

        Raises:
            NotationError: the answer is no card.
        """
        observation: dict[str, Any] = {**view_to_json(view), "rules": view.ruleset.options()}
        answer = self._function(observation)
        if isinstance(answer, Card):
            return answer
        return Card(answer) if isinstance(answer, str) else Card.from_index(int(answer))
