"""Many hands at once in the form of PufferLib's native environments (extra `gymnasium`).

PufferLib itself is not needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from germanwhist.engine.batch import BatchEnv
from germanwhist.engine.batch_opponent import KERNEL_OPPONENTS
from germanwhist.engine.observation import OBSERVATION_SIZE, observation_bounds
from germanwhist.envs.extras import missing_extra
from germanwhist.envs.opponent import Opponent
from germanwhist.envs.spaces import action_space
from germanwhist.envs.table import ACTIONS, rule_set, seat_of

try:
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing_extra(error, "gymnasium") from None

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from germanwhist.players import Player
    from germanwhist.rules import RuleSet, Seat

__all__ = ["GermanWhistPuffer"]

_ROW = OBSERVATION_SIZE + ACTIONS


class GermanWhistPuffer:
    """A native environment: one agent to a hand, arrays that stay where they are.

    An observation is the row of `OBSERVATION_FIELDS` and after it the mask of the legal cards, 540
    numbers of uint8; a policy cuts the mask off and applies it. A card that may not be played ends
    the hand and costs as much as losing every trick. A hand that is over gives way to the next one
    in the same step.

    Args:
        num_envs: how many hands, 1 or more.
        rules: a `RuleSet`, or its text.
        opponent: as `GermanWhistVectorEnv` takes it, but for None.
        seat: the agent's seat, `north` or `south`; None for either.
        buf: an object with the arrays to fill (`observations`, `rewards`, `terminals`,
            `truncations`, `masks`, `actions`), as PufferLib shares them between processes; None
            makes new ones.
        seed: of the deals.

    Raises:
        RuleSetError: the text is no rule set.
        NotationError: there is no such seat (code `bad_seat`).
        EngineError: there is no such player or number.

    Example:
        >>> env = GermanWhistPuffer(8, "small", seed=1)
        >>> seen, _ = env.reset(seed=1)
        >>> for _ in range(14):
        ...     actions = seen[:, 488:].argmax(axis=1)
        ...     seen, rewards, terminals, truncations, infos = env.step(actions)
        >>> bool(terminals.all()), infos[0]["episode_length"]
        (True, 14)
    """

    def __init__(  # noqa: PLR0913  # one keyword for each choice
        self,
        num_envs: int = 1024,
        rules: RuleSet | str = "standard",
        *,
        opponent: Player | str = "greedy",
        seat: Seat | str | None = None,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.ruleset = rule_set(rules)
        self.num_agents = self.num_envs = num_envs
        high = np.concatenate([observation_bounds(), np.ones(ACTIONS, np.uint8)])
        self.single_observation_space = spaces.Box(np.zeros(_ROW, np.uint8), high, dtype=np.uint8)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations: NDArray[np.uint8] = _taken(buf, "observations", (num_envs, _ROW), "u1")
        self.rewards: NDArray[np.float32] = _taken(buf, "rewards", (num_envs,), "f4")
        self.terminals: NDArray[np.bool_] = _taken(buf, "terminals", (num_envs,), "?")
        self.truncations: NDArray[np.bool_] = _taken(buf, "truncations", (num_envs,), "?")
        self.masks: NDArray[np.bool_] = _taken(buf, "masks", (num_envs,), "?")
        self.actions: NDArray[np.int64] = _taken(buf, "actions", (num_envs,), "i8")
        self.masks.fill(True)  # noqa: FBT003 - every agent acts in every step
        self._opponent = None if opponent in KERNEL_OPPONENTS else Opponent(opponent)
        self.batch = BatchEnv(
            self.ruleset,
            num_envs,
            seed=seed,
            opponent=opponent if self._opponent is None else self._opponent,
            seat=None if seat is None else seat_of(seat),
            illegal="lose",
        )

    @property
    def emulated(self) -> bool:
        """Whether PufferLib has to translate: it has not."""
        return False

    @property
    def done(self) -> bool:
        """Whether it must be reset: never, hands follow each other."""
        return False

    @property
    def driver_env(self) -> GermanWhistPuffer:
        """The environment that stands for all in one process."""
        return self

    def reset(self, seed: int | None = 0) -> tuple[NDArray[np.uint8], list[dict[str, Any]]]:
        """Deal every hand anew."""
        step = self.batch.reset(seed)
        for column in (self.rewards, self.terminals, self.truncations):
            column.fill(0)
        self._show(step.observations, step.action_masks)
        return self.observations, []

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        NDArray[np.uint8],
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.bool_],
        list[dict[str, Any]],
    ]:
        """Play a card in every hand; a list of what the hands brought that ended, in the mean."""
        self.actions[:] = actions
        eyes = self.batch.seats
        step = self.batch.step(self.actions)
        self.rewards[:] = step.rewards[np.arange(self.num_envs), eyes]
        self.terminals[:] = step.ended
        self._show(step.observations, step.action_masks)
        infos: list[dict[str, Any]] = []
        if step.ended.any():
            mean = float(self.rewards[self.terminals].mean())
            infos = [{"episode_return": mean, "episode_length": 2 * self.ruleset.cards_per_hand}]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """Let go of an opponent that is a program of its own."""
        if self._opponent is not None:
            self._opponent.close()

    def _show(self, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> None:
        self.observations[:, :OBSERVATION_SIZE] = observations
        self.observations[:, OBSERVATION_SIZE:] = masks


def _taken(buf: Any, name: str, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    """The array of that name, or a new one."""
    return np.zeros(shape, kind) if buf is None else np.asarray(getattr(buf, name))
