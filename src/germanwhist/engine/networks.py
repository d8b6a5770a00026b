"""The learned judgement of stage one: which card to play, from a view alone."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Self, final

from germanwhist.cards import Card
from germanwhist.engine import _kernel
from germanwhist.engine.exact import exact_advice
from germanwhist.engine.seat_view import kernel_view
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from pathlib import Path

    from germanwhist.engine.tables import SolvedTables
    from germanwhist.rules import View

__all__ = ["Networks", "PolicyPlayer", "default_networks", "shipped_weights", "weights_checksum"]

_SHIPPED: Final = "stage_one.weights"


@final
class Networks:
    """The policy and the critic of one training run, as whole numbers: the same on every machine.

    One pair serves every rule set; the rule set is among its inputs. Objects are immutable and may
    be shared between threads.

    Args:
        weights: the content of a weights file.

    Raises:
        EngineError: the bytes are no weights file of this version (code `bad_weights` or
            `bad_network`), or damaged (code `damaged_weights`).

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> chances = default_networks().probabilities(view)
        >>> len(chances) == len(view.legal_plays()), round(sum(chances.values()), 3)
        (True, 1.0)

    Source: own; trained by `germanwhist train`, see the model card.
    """

    __slots__ = ("kernel",)

    def __init__(self, weights: bytes) -> None:
        self.kernel = _kernel.StageOne(weights)

    @classmethod
    def read(cls, file: Path) -> Self:
        """The networks of a weights file.

        Raises:
            EngineError: the file cannot be read (code `unreadable_weights`) or is not sound; the
                message names the file.
        """
        try:
            return cls(file.read_bytes())
        except OSError as error:
            raise EngineError(
                f"{file}: {error.strerror} (expected a weights file)", code="unreadable_weights"
            ) from error
        except EngineError as error:
            raise EngineError(f"{file}: {error}", code=error.code) from error

    def best(self, view: View) -> Card:
        """The card that the policy likes best; of equal cards one that the opponent knows of.

        Args:
            view: a view of stage one in which it is the seat's turn.

        Raises:
            EngineError: it is not (code `no_decision`).
        """
        _check_is_decision(view)
        return Card.from_index(self.kernel.best(kernel_view(view)))

    def probabilities(self, view: View, *, temperature: float = 1.0) -> dict[Card, float]:
        """How likely the policy is to play each card when it plays at random.

        Args:
            view: a view of stage one in which it is the seat's turn.
            temperature: 1 as trained, nearer to 0 for nearer to the best card.

        Returns:
            A chance for each legal card, in order; they add up to 1. Equal cards share evenly.

        Raises:
            EngineError: it is not the seat's turn in stage one (code `no_decision`), or the
                temperature is not above 0 (code `bad_temperature`).
        """
        _check_is_decision(view)
        if not temperature > 0:
            raise EngineError(
                f"bad temperature: {temperature!r} (expected above 0)", code="bad_temperature"
            )
        chances = self.kernel.probabilities(kernel_view(view), temperature=temperature)
        return {card: chances[card.index] for card in view.legal_plays()}


def _check_is_decision(view: View) -> None:
    if view.stage != 1 or not view.is_to_play:
        raise EngineError(
            f"nothing for {view.seat.label} to decide (expected a view of stage one at its turn)",
            code="no_decision",
        )


def weights_checksum(content: bytes) -> int:
    """The checksum that ends a weights file of this content."""
    return _kernel.checksum(content)


@cache
def default_networks() -> Networks:
    """The networks that the package ships, read once."""
    return Networks(shipped_weights())


def shipped_weights() -> bytes:
    """The content of the weights file that the package ships."""
    return files("germanwhist.engine.weights").joinpath(_SHIPPED).read_bytes()


@final
class PolicyPlayer:
    """Plays stage one by the policy alone, without search, and stage two exactly.

    Stateless; the same view gives the same card on every machine. A decision of stage one takes
    some microseconds.

    Args:
        networks: the networks; None for those of the package.
        tables: where exact values come from; None for those of this process.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> PolicyPlayer().choose(view) in view.legal_plays()
        True

    Source: own.
    """

    def __init__(
        self, networks: Networks | None = None, *, tables: SolvedTables | None = None
    ) -> None:
        self._networks = networks
        self._tables = tables

    def choose(self, view: View) -> Card:
        """The card the policy likes best; in stage two one of the best, the lowest."""
        if view.stage == 2:
            return exact_advice(view, self._tables).best
        networks = default_networks() if self._networks is None else self._networks
        return networks.best(view)
