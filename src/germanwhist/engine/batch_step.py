"""What a batch of hands shows after a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["BatchStep"]


class BatchStep(NamedTuple):
    """Where a batch stands, a row for each hand.

    Args:
        observations: what the seat knows, by `OBSERVATION_FIELDS`; `(hands, OBSERVATION_SIZE)` of
            uint8 or, divided by `observation_bounds()`, of float32; or words that
            `unpack_observations` reads.
        action_masks: 1 for each card that it may play, by card index; `(hands, 52)` of uint8; all
            0 where the hand is over.
        seats: the seat to play, 0 or 1, or the agent's where there is an opponent; `(hands,)` of
            uint8.
        rewards: what the last step brought to seat 0 and to seat 1, in points of the rule set
            less the opponent's; not 0 only where a hand has ended; `(hands, 2)` of float32.
        ended: 1 where the last step ended a hand; with `autoreset="same_step"` the other arrays
            but the rewards show the next hand of that row already; `(hands,)` of uint8.
    """

    observations: NDArray[Any]
    action_masks: NDArray[np.uint8]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.uint8]
