"""Many whole hands played side by side, as arrays: an environment for learning programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

import numpy as np

from germanwhist.cards import Card
from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules
from germanwhist.engine.observation import OBSERVATION_SIZE
from germanwhist.engine.seat_view import kernel_payoff
from germanwhist.errors import EngineError
from germanwhist.rules import Deal, Hand, Seat

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from germanwhist.rules import RuleSet

__all__ = ["BatchEnv", "BatchStep"]

_CARDS: Final = 52
_SEEDS: Final = 2**64


class BatchStep(NamedTuple):
    """Where a batch stands, a row for each hand.

    Args:
        observations: what the seat to play knows, by `OBSERVATION_FIELDS`;
            `(hands, OBSERVATION_SIZE)` of uint8.
        action_masks: 1 for each card that it may play, by card index; `(hands, 52)` of uint8.
        seats: the seat to play, 0 or 1; `(hands,)` of uint8.
        rewards: what the last step brought to seat 0 and to seat 1, in points of the rule set
            less the opponent's; not 0 only where a hand has ended; `(hands, 2)` of float32.
        ended: 1 where the last step ended a hand; the other arrays but the rewards show the next
            hand of that row already; `(hands,)` of uint8.
    """

    observations: NDArray[np.uint8]
    action_masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.uint8]


@final
class BatchEnv:
    """A batch of whole hands, each waiting for one card: both stages, any rule set.

    An action is the index of a card, 0 to 51. Every hand takes two plays for each trick, so under
    one rule set all hands of a batch are equally long; a row whose hand has ended is dealt a new
    one in the same step. Seat 0 leads first in every hand. One seed and the same actions give the
    same hands on every machine. One object belongs to one thread at a time; the interpreter lock
    is released while it works.

    The arrays belong to the environment and are written anew by each step: copy what should stay.

    Args:
        ruleset: the rules in force; `hand_score` and `stake` make the rewards.
        hands: how many hands to play side by side, 1 or more.
        seed: of the deals, 0 to 2**64 - 1.

    Raises:
        EngineError: the number of hands is below 1 or there is no such seed (code `bad_limit`).

    Example:
        >>> from germanwhist import RuleSet
        >>> env = BatchEnv(RuleSet(), 1024, seed=1)
        >>> step = env.reset()
        >>> for _ in range(52):
        ...     step = env.step(env.sample())
        >>> step.ended.all(), step.rewards.sum()
        (np.True_, np.float32(0.0))

    Source: own.
    """

    def __init__(self, ruleset: RuleSet, hands: int, *, seed: int) -> None:
        if hands < 1:
            raise EngineError(
                f"bad number of hands: {hands!r} (expected 1 or more)", code="bad_limit"
            )
        self.ruleset: Final = ruleset
        self.hands: Final = hands
        self._seed = _checked_seed(seed)
        self._kernel = _kernel.HandBatch(kernel_rules(ruleset), kernel_payoff(ruleset), hands, seed)
        self._step = BatchStep(
            observations=np.zeros((hands, OBSERVATION_SIZE), np.uint8),
            action_masks=np.zeros((hands, _CARDS), np.uint8),
            seats=np.zeros(hands, np.uint8),
            rewards=np.zeros((hands, 2), np.float32),
            ended=np.zeros(hands, np.uint8),
        )

    def reset(self, seed: int | None = None) -> BatchStep:
        """Deal every hand anew.

        Args:
            seed: of the deals from now on; None for the one that was given last.

        Raises:
            EngineError: there is no such seed (code `bad_limit`).
        """
        if seed is not None:
            self._seed = _checked_seed(seed)
        self._kernel.reset(self._seed)
        self._step.rewards.fill(0)
        self._step.ended.fill(0)
        return self._observed()

    def step(self, actions: ArrayLike) -> BatchStep:
        """Play one card in every hand.

        Args:
            actions: the indices of the cards, whole numbers, `(hands,)`; as uint8 they are taken
                without a copy.

        Raises:
            EngineError: an action is not legal, or there are too few or too many (code
                `illegal_play`); nothing has been played then.
        """
        self._kernel.step(_as_plays(actions), self._step.rewards, self._step.ended)
        return self._observed()

    def sample(self) -> NDArray[np.uint8]:
        """A legal action for every hand, each as likely as the others; the deals stay the same."""
        actions = np.empty(self.hands, np.uint8)
        self._kernel.sample(actions)
        return actions

    def hand(self, row: int) -> Hand:
        """The hand of a row as it stands, with every card open: for records and for looking.

        Raises:
            IndexError: there is no such row.

        Example:
            >>> from germanwhist import RuleSet
            >>> BatchEnv(RuleSet.preset("small"), 2, seed=1).hand(1).to_play
            Seat.NORTH
        """
        pack, dealer, plays = self._kernel.record(row)
        cards = tuple(map(Card.from_index, pack[: self.ruleset.pack]))
        deal = Deal(cards, Seat(dealer))
        return Hand.replay(self.ruleset, deal, map(Card.from_index, plays))

    def _observed(self) -> BatchStep:
        step = self._step
        self._kernel.observe(step.seats, step.observations, step.action_masks)
        return step


def _checked_seed(seed: int) -> int:
    if not 0 <= seed < _SEEDS:
        raise EngineError(f"bad seed: {seed!r} (expected 0 to 2**64 - 1)", code="bad_limit")
    return int(seed)


def _as_plays(actions: ArrayLike) -> NDArray[np.uint8]:
    """The actions as the kernel takes them; what would not fit must not be cut down to fit."""
    plays = np.ascontiguousarray(actions)
    if plays.dtype == np.uint8:
        return plays
    is_whole = np.issubdtype(plays.dtype, np.integer)
    if not is_whole or plays.ndim != 1 or ((plays < 0) | (plays >= _CARDS)).any():
        raise EngineError(
            f"not actions: {actions!r} (expected card indices from 0 to 51)", code="illegal_play"
        )
    return plays.astype(np.uint8)
