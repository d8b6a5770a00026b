"""What OpenSpiel's players are told: observations, and information states with perfect recall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from germanwhist.cards import CardSet
from germanwhist.engine.observation import (
    OBSERVATION_FIELDS,
    OBSERVATION_SIZE,
    observation,
    observation_bounds,
)
from germanwhist.envs.drawing import text_of
from germanwhist.envs.extras import missing_extra
from germanwhist.envs.table import ACTIONS
from germanwhist.rules import Seat

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_extra(error, "openspiel") from None

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from germanwhist.cards import Card
    from germanwhist.engine.observation import ObservedHand
    from germanwhist.rules import Hand, RuleSet, View

__all__ = ["GermanWhistObserver", "public_observation", "seen_while_dealing"]

_DEALER: Final = Seat.SOUTH
_SEATS: Final = tuple(Seat)
_BOUNDS: Final = observation_bounds().astype(np.float32)


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


class _Watched(Protocol):
    """What is told of: a state, see `germanwhist.envs.openspiel.GermanWhistState`."""

    @property
    def hand(self) -> Hand | None:
        """The hand in play; None while the pack is dealt."""

    @property
    def observed(self) -> ObservedHand | None:
        """The same as seats see it."""

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards of the pack that have been dealt."""


class GermanWhistObserver:
    """Writes tensors and strings of what one player knows, or of a part of it.

    The usual observation, of public information and the player's own, has one piece,
    `observation`: the numbers that `OBSERVATION_FIELDS` name, divided by `observation_bounds()`.
    The other kinds are put together: `public` is north's observation without what is north's
    alone, `holding` the player's cards (52), `holdings` those of both (2, 52).

    With perfect recall the public pieces are `upcards` (a row of 52 for each trick of stage one:
    the card turned up) and `plays` (a row of 52 for each play). The private ones are `player` (2),
    `dealt` (the cards as dealt, 52) and `draws` (a row of 52 for each trick of stage one: the
    hidden card drawn); of all players, `dealt` and `draws` have a part for each of them.

    While the pack is dealt, public is the first upcard once it is there, and private a player's
    cards so far; an observation without recall is empty.

    Args:
        ruleset: the rules in force.
        kind: the kind of observation.
        params: none are known.

    Raises:
        ValueError: there are parameters.
    """

    def __init__(self, ruleset: RuleSet, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"no such observation: {params} (expected no parameters)")
        self._ruleset = ruleset
        self._is_public = bool(kind.public_info)
        self._private = kind.private_info
        self._has_recall = bool(kind.perfect_recall)
        is_own = self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._is_usual = self._is_public and is_own and not self._has_recall
        shapes = self._shapes()
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=False)
        }

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        """The pieces and their shapes."""
        if self._is_usual:
            return {"observation": (OBSERVATION_SIZE,)}
        tricks = self._ruleset.cards_per_hand
        shapes: dict[str, tuple[int, ...]] = {}
        if self._is_own and self._has_recall:
            shapes |= {"player": (2,), "dealt": (ACTIONS,)}
        elif self._is_own:
            shapes |= {"holding": (ACTIONS,)}
        if self._is_all:
            shapes |= {"dealt": (2, ACTIONS)} if self._has_recall else {"holdings": (2, ACTIONS)}
        if self._is_public and self._has_recall:
            shapes["upcards"] = (tricks, ACTIONS)
        if self._has_recall and self._seats(Seat.NORTH):
            shapes["draws"] = (tricks, ACTIONS) if self._is_own else (2, tricks, ACTIONS)
        if self._is_public and self._has_recall:
            shapes["plays"] = (self._ruleset.pack, ACTIONS)
        elif self._is_public:
            shapes["public"] = (OBSERVATION_SIZE,)
        return shapes

    @property
    def _is_own(self) -> bool:
        return bool(self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    @property
    def _is_all(self) -> bool:
        return bool(self._private == pyspiel.PrivateInfoType.ALL_PLAYERS)

    def _seats(self, player: Seat) -> tuple[Seat, ...]:
        """Whose private information is shown."""
        if self._is_own:
            return (player,)
        return tuple(Seat) if self._is_all else ()

    def _row(self, piece: str, seat: Seat) -> NDArray[np.float32]:
        """The part of a piece that is a seat's."""
        return self.dict[piece][seat] if self._is_all else self.dict[piece]

    def set_from(self, state: _Watched, player: int) -> None:
        """Fill `tensor`, and `dict`, which shows its pieces, with what the player knows."""
        seat = _SEATS[player]
        if self._is_usual and state.observed is not None:  # `state.hand` would be made for nothing
            state.observed.observe_scaled(seat, self.tensor)
            return
        self.tensor.fill(0)
        if self._is_usual:  # what OpenSpiel asks for to learn the shape, at every observation
            return
        hand = state.hand
        if "player" in self.dict:
            self.dict["player"][player] = 1
        if hand is None:
            self._set_while_dealing(state, seat)
        elif self._has_recall:
            self._set_with_recall(hand, seat)
        else:
            self._set_parts(hand, seat)

    def _set_while_dealing(self, state: _Watched, player: Seat) -> None:
        if not self._has_recall:
            return
        half = 2 * self._ruleset.cards_per_hand
        for seat in self._seats(player):
            for place, card in seen_while_dealing(state.dealt, seat, self._ruleset).items():
                if place < half:
                    self._row("dealt", seat)[card.index] = 1
        if self._is_public and len(state.dealt) > half:
            self.dict["upcards"][0, state.dealt[half].index] = 1

    def _set_with_recall(self, hand: Hand, player: Seat) -> None:
        for seat in self._seats(player):
            view = hand.view(seat)
            for card in _dealt(view):
                self._row("dealt", seat)[card.index] = 1
            for draw in view.drawn:
                self._row("draws", seat)[draw.trick - 1, draw.card.index] = 1
        if self._is_public:
            view = hand.view(player)
            for name, cards in (("upcards", _upcards(view)), ("plays", _plays(view))):
                for number, card in enumerate(cards):
                    self.dict[name][number, card.index] = 1

    def _set_parts(self, hand: Hand, player: Seat) -> None:
        for seat in self._seats(player):
            piece = self.dict["holding"] if self._is_own else self.dict["holdings"][seat]
            for card in hand.holding(seat):
                piece[card.index] = 1
        if self._is_public:
            self.dict["public"][:] = public_observation(hand) / _BOUNDS

    def string_from(self, state: _Watched, player: int) -> str:
        """What the player knows, as text; with perfect recall all of it, from the beginning."""
        hand, seat = state.hand, Seat(player)
        if hand is None:
            return self._dealing_string(state, seat)
        if self._is_usual:
            return f"player {player}\n{text_of(hand, eyes=seat)}"
        words = []
        if self._has_recall and self._is_own and self._is_public:
            view = hand.view(seat)
            draws = _words(draw.card for draw in view.drawn)
            return (
                f"player {player}; dealt {_dealt(view)}; upcards {_words(_upcards(view))}; "
                f"draws {draws}; plays {_words(_plays(view))}"
            )
        for shown in self._seats(seat):
            view = hand.view(shown)
            draws = _words(draw.card for draw in view.drawn)
            private = f"dealt {_dealt(view)}; draws {draws}" if self._has_recall else view.holding
            words.append(f"player {int(shown)}; {private}")
        if self._is_public:
            words.append(_public_string(hand, has_recall=self._has_recall))
        return "; ".join(words)

    def _dealing_string(self, state: _Watched, player: Seat) -> str:
        half = 2 * self._ruleset.cards_per_hand
        if self._is_own and self._is_public:
            seen = seen_while_dealing(state.dealt, player, self._ruleset)
            return f"player {int(player)}; dealing {len(state.dealt)}: {_words(seen.values())}"
        words = [f"dealing {len(state.dealt)}"]
        for seat in self._seats(player):
            seen = seen_while_dealing(state.dealt[:half], seat, self._ruleset)
            words.append(f"player {int(seat)}: {_words(seen.values())}")
        if self._is_public:
            words.append(f"upcard {_words(state.dealt[half : half + 1])}")
        return "; ".join(words)


def public_observation(hand: Hand) -> NDArray[np.uint8]:
    """What is open to everybody, as north's observation without what is north's alone.

    The holding and the unseen cards are left empty, and sure are only upcards that were taken.
    """
    row = observation(hand.view(Seat.NORTH))
    fields = {field.name: field.places for field in OBSERVATION_FIELDS}
    for name in ("holding", "unseen", "own_sure", "opponent_sure"):
        row[fields[name]] = 0
    for seat, name in ((Seat.NORTH, "own_sure"), (Seat.SOUTH, "opponent_sure")):
        view = hand.view(seat)
        for card in view.holding & CardSet(view.taken_by(seat)):
            row[fields[name]][card.index] = 1
    return row


def _public_string(hand: Hand, *, has_recall: bool) -> str:
    view = hand.view(Seat.NORTH)
    if has_recall:
        return f"upcards {_words(_upcards(view))}; plays {_words(_plays(view))}"
    lines = text_of(hand).splitlines()
    played = ", ".join(f"{seat.label} played {view.played_by(seat)}" for seat in Seat)
    return f"{lines[1]}; {lines[2]}; {played}; counted {hand.counted}; {lines[4]}"


def _words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _dealt(view: View) -> CardSet:
    """One's own cards as dealt."""
    later = CardSet(view.taken_by(view.seat)) | CardSet(draw.card for draw in view.drawn)
    return (view.holding | view.played_by(view.seat)) - later


def _upcards(view: View) -> list[Card]:
    turned = [trick.upcard for trick in view.tricks] + [view.upcard]
    return [card for card in turned if card is not None]


def _plays(view: View) -> list[Card]:
    plays = [card for trick in view.tricks for card in (trick.lead, trick.follow)]
    return plays if view.led is None else [*plays, view.led]
