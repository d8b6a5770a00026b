"""The spaces of Gymnasium in which observations and actions lie."""

from __future__ import annotations

import numpy as np

from germanwhist.engine.observation import OBSERVATION_SIZE, observation_bounds
from germanwhist.envs.extras import missing_extra
from germanwhist.envs.table import ACTIONS, STATE_SIZE

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing_extra(error, "gymnasium") from None

__all__ = ["action_space", "observation_space", "state_space"]


def observation_space(*, is_scaled: bool = False) -> spaces.Dict:
    """Of what an agent is shown (`Seen`).

    Args:
        is_scaled: whether the observations are floats from 0 to 1.

    Example:
        >>> list(observation_space())
        ['action_mask', 'observation']
    """
    low = np.zeros(OBSERVATION_SIZE, np.uint8)
    observed = (
        spaces.Box(0.0, 1.0, (OBSERVATION_SIZE,), np.float32)
        if is_scaled
        else spaces.Box(low, observation_bounds(), dtype=np.uint8)
    )
    return spaces.Dict(
        {
            "observation": observed,
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """The cards by their indices.

    Example:
        >>> action_space()
        Discrete(52)
    """
    return spaces.Discrete(ACTIONS)


def state_space() -> spaces.Box:
    """Of everything there is to know (`Table.state`).

    Example:
        >>> state_space().shape == (STATE_SIZE,)
        True
    """
    bounds = observation_bounds()
    stock = np.full(ACTIONS, ACTIONS // 2, np.uint8)
    high = np.concatenate([bounds, bounds, stock])
    return spaces.Box(np.zeros(STATE_SIZE, np.uint8), high, dtype=np.uint8)
