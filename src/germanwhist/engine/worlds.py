"""Worlds: the full arrangements of the cards that fit a view, counted, drawn, or listed."""

from __future__ import annotations

from dataclasses import dataclass
from math import factorial
from typing import TYPE_CHECKING

from germanwhist.cards import Card, CardSet
from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_seed
from germanwhist.engine.networks import default_networks
from germanwhist.engine.seat_view import kernel_view
from germanwhist.errors import EngineError
from germanwhist.rules import Deal, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from germanwhist.engine.networks import Networks
    from germanwhist.rules import View

__all__ = ["World", "WorldWeights", "Worlds"]


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """One full arrangement of the cards that fits a view.

    Args:
        opponent: the opponent's holding now.
        stock: the stock under the upcard, its top card first.
        deal: the whole deal; played as the hand was, it shows the same view.
    """

    opponent: CardSet
    stock: tuple[Card, ...]
    deal: Deal


@dataclass(frozen=True, slots=True)
class WorldWeights:
    """How likely worlds are to be the true one, in the eyes of a model of the opponent's play.

    Args:
        values: one for each world, above 0; they add up to 1.
    """

    values: tuple[float, ...]

    @property
    def effective_size(self) -> float:
        """How many equal weights would tell as much: from 1 to the number of worlds.

        Source: Kish 1965.
        """
        return 1 / sum(value * value for value in self.values) if self.values else 0.0


class Worlds:
    """All worlds that fit a view, each as likely as the others.

    A world fixes both dealt holdings and the order of the stock, and so who drew what. It fits
    when the plays made, the upcards, and the voids shown with their times could have come from
    it, and the viewing seat would have seen just what it saw. Nothing is assumed about how well
    the opponent plays.

    Args:
        view: what a seat knows, in either stage.

    Raises:
        EngineError: no world fits the view (code `impossible_view`).

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> worlds = Worlds(hand.view(Seat.SOUTH))
        >>> f"{worlds.count:.2e}"
        '8.40e+34'
        >>> [len(world.opponent) for world in worlds.sample(3, seed=1)]
        [13, 13, 13]

    Source: own; the counting is described in the kernel's `worlds.hpp`.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._kernel = _kernel.Worlds(kernel_view(view))

    @property
    def count(self) -> int:
        """How many worlds fit: an exact number, however large."""
        return self._kernel.arrangements * factorial(self._kernel.stock_size)

    def sample(self, number: int, *, seed: int) -> list[World]:
        """Draw worlds independently and evenly.

        Args:
            number: how many, 0 or more.
            seed: any whole number; the same seed gives the same worlds on every machine.

        Raises:
            EngineError: a negative number (code `bad_limit`).
        """
        if number < 0:
            raise EngineError(
                f"bad number of worlds: {number!r} (expected 0 or more)", code="bad_limit"
            )
        drawn = self._kernel.sample(number, kernel_seed(seed))
        return [self._world(*world) for world in drawn]

    def enumerate(self) -> Iterator[World]:
        """Every world once, in a fixed order; look at `count` first."""
        for number in range(self.count):
            yield self._world(*self._kernel.at(number))

    def weights(
        self,
        worlds: Sequence[World],
        networks: Networks | None = None,
        *,
        temperature: float = 1.0,
    ) -> WorldWeights:
        """How well each world explains what the opponent has played in stage one.

        The weight of a world is the chance that an opponent who plays at random by the policy's
        preferences would have made all its plays with the cards it has there. One play in twenty
        is taken to be any legal card, so that no world loses all its weight.

        Args:
            worlds: worlds of this view, drawn or enumerated.
            networks: whose policy models the opponent; None for those of the package.
            temperature: 1 for the policy as trained, above 1 for an opponent less sure of itself.

        Raises:
            EngineError: a world of another view (code `other_view`), or a temperature that is
                not above 0 (code `bad_temperature`).

        Example:
            >>> from germanwhist import Deal, Hand, RuleSet, Seat
            >>> hand = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH))
            >>> worlds = Worlds(hand.play(hand.legal_plays().highest()).view(Seat.NORTH))
            >>> weights = worlds.weights(worlds.sample(100, seed=1))
            >>> round(sum(weights.values), 9), 1 <= weights.effective_size <= 100
            (1.0, True)

        Source: own; the idea is the policy inference of Rebstock, Solinas and Buro 2019 for Skat.
        """
        model = (default_networks() if networks is None else networks).kernel
        asked = [self._opponents_cards(world) for world in worlds]
        weights = model.world_weights(kernel_view(self._view), asked, temperature=temperature)
        total = sum(weights)
        return WorldWeights(tuple(weight / total for weight in weights))

    def _opponents_cards(self, world: World) -> tuple[int, list[int]]:
        """What the opponent was dealt, and its draws in order."""
        opponent = self._view.seat.opponent
        lost = [t.number for t in self._view.tricks if t.stage == 1 and t.loser is opponent]
        return (
            world.deal.holding(opponent).mask,
            [world.deal.stock[2 * number - 1].index for number in lost],
        )

    def _world(self, holding: int, dealt: int, drawn: list[int], stock: list[int]) -> World:
        view = self._view
        opponent = view.seat.opponent
        below = tuple(map(Card.from_index, stock))
        hidden = CardSet.from_mask(holding) | view.sure_cards
        holdings = (self._own_dealt(), CardSet.from_mask(dealt))
        north, south = holdings if view.seat is Seat.NORTH else holdings[::-1]
        own_draws = iter([draw.card for draw in view.drawn])
        opponent_draws = iter(map(Card.from_index, drawn))
        past: list[Card] = []
        for trick in view.tricks:
            if trick.upcard is not None:
                draws = opponent_draws if trick.loser is opponent else own_draws
                past += (trick.upcard, next(draws))
        past += [] if view.upcard is None else [view.upcard]
        deal = Deal.of_holdings(north, south, stock=(*past, *below), dealer=view.dealer)
        return World(opponent=hidden, stock=below, deal=deal)

    def _own_dealt(self) -> CardSet:
        """The viewing seat's cards as dealt."""
        view = self._view
        later = CardSet(view.taken_by(view.seat)) | CardSet(draw.card for draw in view.drawn)
        return (view.holding | view.played_by(view.seat)) - later
