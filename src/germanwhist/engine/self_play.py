"""Many hands of stage one played side by side, as arrays: what learning programs need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from germanwhist.cards import CardSet
from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules, kernel_seed
from germanwhist.engine.tables import SolvedTables, default_tables
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from germanwhist.engine.networks import Networks
    from germanwhist.rules import Objective, RuleSet

__all__ = ["CRITIC_INPUTS", "POLICY_INPUTS", "Observations", "Outcomes", "SelfPlay", "WorldInputs"]

POLICY_INPUTS: Final = _kernel.POLICY_INPUTS
"""How many inputs describe what a seat knows."""

CRITIC_INPUTS: Final = _kernel.CRITIC_INPUTS
"""How many inputs describe a world."""


class Observations(NamedTuple):
    """What the seats to play know, a row for each hand.

    Args:
        seats: the seat to play, 0 or 1; `(hands,)` of uint8.
        inputs: what it knows, 0 or 1 each; `(hands, POLICY_INPUTS)` of uint8.
        plays: 1 for each play that may be chosen, by the renamed card's index; of cards that are
            equal in play only one is offered; `(hands, 52)` of uint8.
    """

    seats: NDArray[np.uint8]
    inputs: NDArray[np.uint8]
    plays: NDArray[np.uint8]


class WorldInputs(NamedTuple):
    """The worlds with nothing hidden, a row for each hand.

    Args:
        leaders: the seat that leads or led the trick, from whose side the inputs are; `(hands,)`.
        inputs: both holdings, the stock in its order, and what stage two would be worth if it
            began now, 0 or 1 each; `(hands, CRITIC_INPUTS)` of uint8.
    """

    leaders: NDArray[np.uint8]
    inputs: NDArray[np.uint8]


class Outcomes(NamedTuple):
    """What plays lead to, a row for each in order of hand.

    Args:
        hands: the number of the hand; uint32.
        plays: the play, by the renamed card's index.
        rewards: what it brings to seat 0 at once, as `step` would say; float32.
        ended: 1 where stage one is over, and the reward says all.
        leaders: who leads, or led, the trick then.
        inputs: the world then, from the leader's side, `(rows, CRITIC_INPUTS)`; 0 when ended.
    """

    hands: NDArray[np.uint32]
    plays: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.uint8]
    leaders: NDArray[np.uint8]
    inputs: NDArray[np.uint8]


@final
class SelfPlay:
    """A batch of hands under one rule set, each waiting for the play of one seat.

    When stage one of a hand ends, the hand is scored exactly, as if both seats played stage two
    their best, and a new hand is dealt in its row. Seat 0 leads first in every hand. Suits are
    renamed in every row, trumps first, so that hands that differ by suits alone look the same.
    One seed gives one row of deals on every machine. One object belongs to one thread at a time;
    the interpreter lock is released while it works.

    Args:
        ruleset: the rules in force.
        hands: how many hands to play side by side, 1 or more.
        seed: of the deals, any whole number.
        tables: where exact values come from; None for those of this process.
        frozen: a player that does not learn and takes one seat of every hand, the second seat in
            the first hand, the first in the second and so on in turn; None where both learn. It
            has played whenever it is to play: then it is always the learner's turn, and one play
            of the learner ends one trick, also in what `outcomes` tells.
        is_sampled: whether the frozen player draws its plays by its policy's chances; else it
            plays the best card.

    Raises:
        EngineError: the number of hands is below 1 (code `bad_limit`).

    Example:
        >>> from germanwhist import RuleSet
        >>> games = SelfPlay(RuleSet(), 2, seed=1)
        >>> seen = games.observe()
        >>> rewards, ended = games.step(seen.plays.argmax(axis=1).astype("uint8"))
        >>> rewards.tolist(), ended.tolist()
        ([0.0, 0.0], [0, 0])

    Source: own.
    """

    def __init__(  # noqa: PLR0913 - one keyword for each thing that can be chosen
        self,
        ruleset: RuleSet,
        hands: int,
        *,
        seed: int,
        tables: SolvedTables | None = None,
        frozen: Networks | None = None,
        is_sampled: bool = False,
    ) -> None:
        if hands < 1:
            raise EngineError(
                f"bad number of hands: {hands!r} (expected 1 or more)", code="bad_limit"
            )
        source = default_tables() if tables is None else tables
        kernel_tables = [
            source.kernel_table(objective, has_trump=has_trump)
            for objective, has_trump in kinds_of_hand(ruleset)
        ]
        self._kernel = _kernel.SelfPlay(
            kernel_rules(ruleset),
            hands,
            kernel_seed(seed),
            kernel_tables,
            frozen=frozen and frozen.kernel,
            is_sampled=is_sampled,
        )

    def observe(self) -> Observations:
        """What each seat to play knows, and may play."""
        return Observations(*self._kernel.observe())

    def observe_worlds(self) -> WorldInputs:
        """The worlds as they are, with nothing hidden."""
        return WorldInputs(*self._kernel.observe_layouts())

    def outcomes(self, plays: NDArray[np.uint8]) -> Outcomes:
        """What plays would lead to. Nothing is played.

        Args:
            plays: 1 for each play asked for, `(hands, 52)` of uint8; the last `observe` offered
                them, all or some.

        Raises:
            EngineError: a play was not offered, or the shape is another (code `illegal_play`).
        """
        return Outcomes(*self._kernel.outcomes(plays))

    def step(self, plays: NDArray[np.uint8]) -> tuple[NDArray[np.float32], NDArray[np.uint8]]:
        """Play one card in every hand.

        Args:
            plays: the renamed cards' indices, `(hands,)` of uint8; each one that the last
                `observe` offered.

        Returns:
            What the play brought to seat 0, in tricks of stage two above an even split (a hand won
            8-5 is worth 1.5; fewer tricks are better in low hands; tricks of stage one bring their
            share where they count); and 1 where stage one has ended and a new hand is dealt.

        Raises:
            EngineError: a play is not legal, or there are too few or too many (code
                `illegal_play`); nothing has been played then.
        """
        return self._kernel.step(plays)


def kinds_of_hand(ruleset: RuleSet) -> tuple[tuple[Objective, bool], ...]:
    """The kinds of hand that the first upcards make: the objective, and whether there are trumps.

    Example:
        >>> from germanwhist import RuleSet
        >>> kinds_of_hand(RuleSet.parse("trumps=none"))
        ((Objective.HIGH, False),)
    """
    kinds = {
        (ruleset.objective.objective(card), ruleset.trumps.trump(card) is not None)
        for card in CardSet.full(ruleset.cards_per_hand)
    }
    return tuple(sorted(kinds, reverse=True))
