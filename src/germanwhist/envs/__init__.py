"""Environments: the game in the forms that learning programs know.

`BatchEnv` plays thousands of hands at once as arrays and needs nothing but NumPy; `vector` and
`puffer` give it the forms of Gymnasium's vector environments and of PufferLib. The others are
adapters of the libraries that name them, each in its own module and installed as an extra:
`germanwhist_v0` for PettingZoo, `gymnasium` for Gymnasium, `openspiel` for OpenSpiel. All of them
describe what a seat knows by the same numbers, `OBSERVATION_FIELDS`, and name an action by the
index of its card.
"""

from germanwhist.engine.batch import BatchEnv
from germanwhist.engine.batch_step import BatchStep
from germanwhist.engine.observation import (
    OBSERVATION_FIELDS,
    OBSERVATION_SIZE,
    ObservationField,
    observation,
    observation_bounds,
    unpack_observations,
)

__all__ = [
    "OBSERVATION_FIELDS",
    "OBSERVATION_SIZE",
    "BatchEnv",
    "BatchStep",
    "ObservationField",
    "observation",
    "observation_bounds",
    "unpack_observations",
]
