"""What one seat knows, as a row of small numbers: what learning programs are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

import numpy as np

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules
from germanwhist.engine.seat_view import kernel_view
from germanwhist.rules import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from germanwhist.cards import Card
    from germanwhist.rules import Deal, RuleSet, View

__all__ = [
    "OBSERVATION_FIELDS",
    "OBSERVATION_SIZE",
    "ObservationField",
    "ObservedHand",
    "observation",
    "observation_bounds",
    "unpack_observations",
]

_CARDS: Final = 52


@dataclass(frozen=True, slots=True, kw_only=True)
class ObservationField:
    """A run of numbers of an observation with one meaning.

    Args:
        name: what it is.
        begin: the place of its first number.
        size: how many numbers; 52 for a plane, a number for each card by its index.
        most: the largest value a number can have; the smallest is 0.

    Example:
        >>> OBSERVATION_FIELDS[0]
        ObservationField(name='holding', begin=0, size=52, most=1)
    """

    name: str
    begin: int
    size: int
    most: int

    @property
    def places(self) -> slice:
        """The field's places in a row.

        Example:
            >>> OBSERVATION_FIELDS[1].places
            slice(52, 104, None)
        """
        return slice(self.begin, self.begin + self.size)


OBSERVATION_FIELDS: Final = tuple(
    ObservationField(name=name, begin=begin, size=size, most=most)
    for name, begin, size, most in _kernel.observation_fields()
)
"""The fields of an observation in their order."""

OBSERVATION_SIZE: Final = sum(field.size for field in OBSERVATION_FIELDS)
"""How many numbers make an observation."""


def observation_bounds() -> NDArray[np.uint8]:
    """The largest value that each number of an observation can have: divide by it to scale.

    Example:
        >>> observation_bounds().shape == (OBSERVATION_SIZE,)
        True
    """
    sizes = [field.size for field in OBSERVATION_FIELDS]
    return np.repeat(np.array([field.most for field in OBSERVATION_FIELDS], np.uint8), sizes)


def observation(view: View) -> NDArray[np.uint8]:
    """What a view says, as the environments say it: `OBSERVATION_FIELDS` name the numbers.

    So a policy that was trained in an environment can play at a table. Takes about 10 µs.

    Args:
        view: what a seat knows at any moment of a hand; a claim or a resignation is not shown.

    Returns:
        `(OBSERVATION_SIZE,)` of uint8.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> row = observation(view)
        >>> row[:52].nonzero()[0].tolist() == [card.index for card in view.holding]
        True

    Source: own.
    """
    row = np.empty(OBSERVATION_SIZE, np.uint8)
    _kernel.observe_view(kernel_view(view), view.counted, row)
    return row


def unpack_observations(words: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """Observations in bits, as `BatchEnv(observations="words")` gives them, as rows of numbers.

    The first words are the planes, bit `i` for the card with index `i`; then come the other
    numbers in their order, eight to a word, the first in the lowest byte.

    Args:
        words: `(..., 12)`.

    Returns:
        `(..., OBSERVATION_SIZE)`.

    Example:
        >>> unpack_observations(np.zeros((3, 12), np.uint64)).shape == (3, OBSERVATION_SIZE)
        True
    """
    planes = sum(field.size == _CARDS for field in OBSERVATION_FIELDS)
    little = np.ascontiguousarray(words).astype("<u8", copy=False).view(np.uint8)
    bits = np.unpackbits(little[..., : 8 * planes], axis=-1, bitorder="little")
    cards = bits.reshape(*bits.shape[:-1], planes, 64)[..., :_CARDS]
    numbers = little[..., 8 * planes : 8 * planes + OBSERVATION_SIZE - planes * _CARDS]
    flat = cards.reshape(*bits.shape[:-1], planes * _CARDS)
    return np.concatenate([flat, numbers], axis=-1)


_TO_PLAY: Final = {int(seat): seat for seat in Seat} | {-1: None}


@final
class ObservedHand:
    """The observations of one hand in play, kept up to date play by play.

    Gives what `observation` gives of `Hand.view`, some twenty times as fast.

    Args:
        ruleset: the rules in force.
        deal: the cards.

    Example:
        >>> from germanwhist import Deal, RuleSet, Seat
        >>> observed = ObservedHand(RuleSet(), Deal.shuffled(1, Seat.NORTH))
        >>> observed.observe(Seat.SOUTH).shape == (OBSERVATION_SIZE,)
        True
        >>> int(observed.legal_plays().sum())
        13
    """

    __slots__ = ("_kernel",)

    def __init__(self, ruleset: RuleSet, deal: Deal) -> None:
        pack = [card.index for card in deal.cards]
        self._kernel = _kernel.ObservedHand(kernel_rules(ruleset), pack, deal.dealer, ())

    @classmethod
    def of_indices(
        cls, ruleset: RuleSet, pack: Sequence[int], *, dealer: Seat, plays: Sequence[int] = ()
    ) -> ObservedHand:
        """A hand that is given by the indices of its cards.

        Args:
            ruleset: the rules in force.
            pack: the whole pack, in the order of the deal.
            dealer: who dealt.
            plays: the cards played so far, in order.

        Raises:
            EngineError: a play is not legal (code `illegal_play`), or this is no pack (code
                `bad_deal`).
        """
        observed = cls.__new__(cls)
        observed._kernel = _kernel.ObservedHand(kernel_rules(ruleset), pack, int(dealer), plays)
        return observed

    def play(self, card: Card) -> None:
        """Play a card for the seat whose turn it is.

        Raises:
            EngineError: the play is not legal (code `illegal_play`).
        """
        self._kernel.play(card.index)

    def after(self, index: int) -> ObservedHand:
        """The hand after one more card; this one stays as it is.

        Args:
            index: of the card.

        Raises:
            EngineError: the play is not legal (code `illegal_play`).
        """
        later = ObservedHand.__new__(ObservedHand)
        later._kernel = self._kernel.after(index)
        return later

    @property
    def to_play(self) -> Seat | None:
        """Whose turn it is; None when the hand is over."""
        return _TO_PLAY[self._kernel.to_play]

    @property
    def is_stage_one(self) -> bool:
        """Whether cards are left in the stock."""
        return self._kernel.is_stage_one

    @property
    def counted(self) -> tuple[int, int]:
        """Counted tricks or points so far, north first."""
        north, south = self._kernel.counted
        return north, south

    def observe(self, seat: Seat) -> NDArray[np.uint8]:
        """What a seat knows now: `(OBSERVATION_SIZE,)`."""
        row = np.empty(OBSERVATION_SIZE, np.uint8)
        self._kernel.observe(seat, row)
        return row

    def observe_scaled(self, seat: Seat, out: NDArray[np.float32]) -> None:
        """Fill an array, `(OBSERVATION_SIZE,)`, with what a seat knows, in numbers from 0 to 1."""
        self._kernel.observe_scaled(seat, out)

    def legal_plays(self) -> NDArray[np.int8]:
        """1 for each card that the seat to play may play; `(52,)`, all 0 when the hand is over."""
        plane = np.empty(_CARDS, np.uint8)
        self._kernel.legal_plays(plane)
        return plane.view(np.int8)

    def legal_cards(self) -> list[int]:
        """The indices of the cards that the seat to play may play, rising."""
        return self._kernel.legal_cards()
