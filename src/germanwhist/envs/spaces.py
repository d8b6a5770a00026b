"""The spaces of Gymnasium in which observations and actions lie."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from germanwhist.engine.observation import OBSERVATION_SIZE, observation_bounds
from germanwhist.envs.table import ACTIONS

__all__ = ["action_space", "observation_space"]


def observation_space() -> spaces.Dict:
    """Of what an agent is shown (`Seen`).

    Example:
        >>> list(observation_space())
        ['action_mask', 'observation']
    """
    low = np.zeros(OBSERVATION_SIZE, np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, observation_bounds(), dtype=np.uint8),
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
