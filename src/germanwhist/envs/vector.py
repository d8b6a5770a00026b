"""Many hands at once in Gymnasium's vector form (extra `gymnasium`).

Importing this module registers `GermanWhist-v0` for `gymnasium.make_vec`:

    gymnasium.make_vec("germanwhist.envs.vector:GermanWhistVector-v0", num_envs=1024)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from germanwhist.engine.batch import BatchEnv
from germanwhist.engine.batch_opponent import KERNEL_OPPONENTS
from germanwhist.envs.extras import missing_extra
from germanwhist.envs.opponent import Opponent
from germanwhist.envs.spaces import action_space, observation_space
from germanwhist.envs.table import rule_set, seat_of
from germanwhist.rules import SEED_LIMIT
from germanwhist.rules.shuffle import source_of

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing_extra(error, "gymnasium") from None

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from germanwhist.engine.batch import Autoreset
    from germanwhist.engine.batch_step import BatchStep
    from germanwhist.players import Player
    from germanwhist.rules import RuleSet, Seat

__all__ = ["GermanWhistVectorEnv"]

# The step that ends a hand in the mode `same_step` must still show how it ended.
_BATCH_MODES: Final[dict[AutoresetMode, Autoreset]] = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "disabled",
    AutoresetMode.DISABLED: "disabled",
}


class GermanWhistVectorEnv(VectorEnv):
    """Many hands, one agent in each, against an opponent; everything else as `GermanWhistEnv`.

    `random`, `greedy` and `policy` (the shipped network's best card, stage two exactly) play inside
    the kernel, so that one process makes millions of steps a second. Any other contestant is asked
    hand by hand; one player serves all of them. Without an opponent the agent plays both seats,
    each row showing the seat whose turn it is, and the rewards are those of the seat that played.

    An array of observations is written anew by each step; copy what should stay. The environment
    can be copied and pickled.

    Args:
        num_envs: how many hands, 1 or more.
        rules: a `RuleSet`, or its text, such as `small counting=weighted`.
        opponent: a contestant's text, any `Player`, or None for an agent that plays both seats.
        seat: the agent's seat, `north` or `south`; None for either, as the seeds say.
        observations: `uint8`, or `float32` for numbers from 0 to 1.
        autoreset_mode: when a hand that is over gives way to the next one, by Gymnasium's names:
            `NextStep`, `SameStep` or `Disabled`.

    Raises:
        RuleSetError: the text is no rule set.
        NotationError: there is no such seat (code `bad_seat`).
        EngineError: there is no such player or number.

    Example:
        >>> envs = GermanWhistVectorEnv(4, "small", opponent="policy")
        >>> seen, infos = envs.reset(seed=1)
        >>> for _ in range(14):
        ...     seen, rewards, over, _, infos = envs.step(seen["action_mask"].argmax(axis=1))
        >>> over.all(), rewards.shape
        (np.True_, (4,))
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(  # noqa: PLR0913  # one keyword for each choice
        self,
        num_envs: int,
        rules: RuleSet | str = "standard",
        *,
        opponent: Player | str | None = "greedy",
        seat: Seat | str | None = None,
        observations: str = "uint8",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.ruleset: Final = rule_set(rules)
        self.num_envs = num_envs
        self.mode: Final = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode}
        is_inside = opponent is None or opponent in KERNEL_OPPONENTS
        self._opponent = None if is_inside or opponent is None else Opponent(opponent)
        self._has_opponent = opponent is not None
        self.batch: Final = BatchEnv(
            self.ruleset,
            num_envs,
            seed=int(np.random.SeedSequence().generate_state(1, np.uint64)[0]),
            opponent=opponent if is_inside else self._opponent,
            seat=None if seat is None else seat_of(seat),
            autoreset=_BATCH_MODES[self.mode],
            illegal="lose",
            observations=observations,  # type: ignore[arg-type]
        )
        self.single_observation_space = observation_space(is_scaled=observations == "float32")
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Deal hands anew.

        Args:
            seed: of all rows, or one for each row; None goes on as before.
            options: `{"reset_mask": mask}` deals only the rows marked, `{"deals": [...]}` gives
                the cards of the rows that are dealt.

        Returns:
            What each agent sees, and the information: `seat`, 0 or 1, `action_mask`, as observed.
        """
        wanted = dict(options or {})
        rows = wanted.get("reset_mask")
        if seed is not None and self._opponent is not None:
            source = source_of(seed if isinstance(seed, int) else hash(tuple(seed)))
            self._opponent.seed(source.randrange(SEED_LIMIT))
        if isinstance(seed, list) and None in seed:
            seed = None
        goes_on = seed is None or rows is not None
        step = self.batch.reset(
            seed,  # type: ignore[arg-type]  # its holes were taken out above
            rows=(np.ones(self.num_envs, bool) if rows is None else rows) if goes_on else None,
            deals=wanted.get("deals"),
        )
        return self._shown(step)

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        dict[str, NDArray[Any]],
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Play a card in every hand, and let the opponents play to the agents' next turns.

        Returns:
            What each agent sees, its reward, whether its hand is over, False (hands are never cut
            short), and what `reset` tells; in the mode `SameStep` also `final_obs`, what was seen
            when a hand ended, and `final_info`.

        Raises:
            EngineError: actions that are no card indices (code `illegal_play`), or a hand that is
                over in the mode `Disabled` (code `hand_over`).
        """
        eyes = self.batch.seats
        step = self.batch.step(actions)
        ended = step.ended.astype(bool)
        rewards = step.rewards[np.arange(self.num_envs), eyes].copy()
        infos: dict[str, Any] = {}
        if self.mode is AutoresetMode.SAME_STEP and ended.any():
            infos = self._final(step, ended)
            step = self.batch.reset(rows=ended)
        seen, told = self._shown(step)
        return seen, rewards, ended, np.zeros(self.num_envs, bool), told | infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which cards may be played now, a row for each hand."""
        return self.batch.current.action_masks.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - declared so by Gymnasium
        """Let go of an opponent that is a program of its own."""
        if self._opponent is not None:
            self._opponent.close()

    def _shown(self, step: BatchStep) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        mask = step.action_masks.view(np.int8)
        everywhere = np.ones(self.num_envs, bool)
        seen = {"action_mask": mask, "observation": step.observations}
        infos = {"seat": step.seats.copy(), "_seat": everywhere}
        return seen, infos | {"action_mask": mask, "_action_mask": everywhere}

    def _final(self, step: BatchStep, ended: NDArray[np.bool_]) -> dict[str, Any]:
        final = np.full(self.num_envs, None, object)
        for row in ended.nonzero()[0]:
            final[row] = {
                "action_mask": step.action_masks[row].view(np.int8).copy(),
                "observation": step.observations[row].copy(),
            }
        told = {"seat": step.seats.copy(), "_seat": ended.copy()}
        return {
            "final_obs": final,
            "_final_obs": ended.copy(),
            "final_info": told,
            "_final_info": ended.copy(),
        }


gymnasium.register(
    "GermanWhistVector-v0",
    entry_point="germanwhist.envs.gymnasium:GermanWhistEnv",
    vector_entry_point=f"{__name__}:GermanWhistVectorEnv",
)
