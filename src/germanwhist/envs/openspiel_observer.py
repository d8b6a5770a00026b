"""What OpenSpiel's players are told: observations, and information states with perfect recall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from germanwhist.cards import CardSet
from germanwhist.engine.observation import OBSERVATION_SIZE, observation, observation_bounds
from germanwhist.envs.drawing import text_of
from germanwhist.envs.table import ACTIONS
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from germanwhist.cards import Card
    from germanwhist.envs.openspiel import GermanWhistState
    from germanwhist.rules import RuleSet, View

__all__ = ["GermanWhistObserver", "seen_while_dealing"]

_DEALER: Final = Seat.SOUTH


def seen_while_dealing(dealt: Sequence[Card], seat: Seat, ruleset: RuleSet) -> dict[int, Card]:
    """The cards dealt so far that a seat has seen, by their places in the pack.

    Example:
        >>> from germanwhist import Card, RuleSet
        >>> seen_while_dealing([Card("2C"), Card("3C"), Card("4C")], Seat.NORTH, RuleSet())
        {0: Card('2C'), 2: Card('4C')}
    """
    first = 0 if seat is _DEALER.opponent else 1
    upcard = 2 * ruleset.cards_per_hand
    places = {*range(first, upcard, 2), upcard}
    return {place: card for place, card in enumerate(dealt) if place in places}


class GermanWhistObserver:
    """Writes tensors and strings of what one player knows.

    An observation has one piece, `observation`: the numbers that `OBSERVATION_FIELDS` name,
    divided by `observation_bounds()`. With perfect recall the pieces are `player` (2), `dealt`
    (the own cards as dealt, 52), `upcards` and `draws` (a row of 52 for each trick of stage one:
    the card turned up, the hidden card drawn), and `plays` (a row of 52 for each play). While the
    pack is dealt only `player` and the own cards so far are known, and nothing of an observation.

    Args:
        ruleset: the rules in force.
        kind: the kind of observation: public information and the player's own.
        params: none are known.

    Raises:
        ValueError: another kind, or parameters.
    """

    def __init__(self, ruleset: RuleSet, kind: Any, params: dict[str, Any] | None) -> None:
        is_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not (is_own and kind.public_info):
            raise ValueError(
                f"no such observation: {kind}, {params} (expected public information, that of "
                "a single player, and no parameters)"
            )
        self._ruleset = ruleset
        self._has_recall = kind.perfect_recall
        tricks = ruleset.cards_per_hand
        shapes: dict[str, tuple[int, ...]] = {"observation": (OBSERVATION_SIZE,)}
        if kind.perfect_recall:
            shapes = {
                "player": (2,),
                "dealt": (ACTIONS,),
                "upcards": (tricks, ACTIONS),
                "draws": (tricks, ACTIONS),
                "plays": (ruleset.pack, ACTIONS),
            }
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: GermanWhistState, player: int) -> None:
        """Fill `tensor`, and `dict`, which shows its pieces, with what the player knows."""
        self.tensor.fill(0)
        hand, seat = state.hand, Seat(player)
        if self._has_recall:
            self.dict["player"][player] = 1
        if hand is None:
            self._set_while_dealing(state, seat)
        elif self._has_recall:
            self._set_with_recall(hand.view(seat))
        else:
            self.tensor[:] = observation(hand.view(seat)) / observation_bounds()

    def _set_while_dealing(self, state: GermanWhistState, seat: Seat) -> None:
        if not self._has_recall:
            return
        half = 2 * self._ruleset.cards_per_hand
        for place, card in seen_while_dealing(state.dealt, seat, self._ruleset).items():
            row = self.dict["dealt"] if place < half else self.dict["upcards"][0]
            row[card.index] = 1

    def _set_with_recall(self, view: View) -> None:
        for card in _dealt(view):
            self.dict["dealt"][card.index] = 1
        for draw in view.drawn:
            self.dict["draws"][draw.trick - 1, draw.card.index] = 1
        for name, cards in (("upcards", _upcards(view)), ("plays", _plays(view))):
            for number, card in enumerate(cards):
                self.dict[name][number, card.index] = 1

    def string_from(self, state: GermanWhistState, player: int) -> str:
        """What the player knows, as text; with perfect recall all of it, from the beginning."""
        hand, seat = state.hand, Seat(player)
        if hand is None:
            seen = seen_while_dealing(state.dealt, seat, self._ruleset)
            cards = _words(seen.values())
            return f"player {player}; dealing {len(state.dealt)}: {cards}"
        if not self._has_recall:
            return f"player {player}\n{text_of(hand, eyes=seat)}"
        view = hand.view(seat)
        draws = _words(draw.card for draw in view.drawn)
        return (
            f"player {player}; dealt {_dealt(view)}; upcards {_words(_upcards(view))}; "
            f"draws {draws}; plays {_words(_plays(view))}"
        )


def _words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _dealt(view: View) -> CardSet:
    """The own cards as dealt."""
    later = CardSet(view.taken_by(view.seat)) | CardSet(draw.card for draw in view.drawn)
    return (view.holding | view.played_by(view.seat)) - later


def _upcards(view: View) -> list[Card]:
    turned = [trick.upcard for trick in view.tricks] + [view.upcard]
    return [card for card in turned if card is not None]


def _plays(view: View) -> list[Card]:
    plays = [card for trick in view.tricks for card in (trick.lead, trick.follow)]
    return plays if view.led is None else [*plays, view.led]
