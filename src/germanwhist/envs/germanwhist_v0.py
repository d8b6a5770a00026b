"""German Whist for PettingZoo (extra `pettingzoo`).

| Creation           | `germanwhist_v0.env()`, `pettingzoo.make("aec", "germanwhist_v0")` |
|--------------------|--------------------------------------------------------------------|
| Actions            | Discrete                                                           |
| Parallel API       | `germanwhist_v0.parallel_env()`                                    |
| Agents             | `agents = ['player_0', 'player_1']`                                |
| Action Values      | Discrete(52)                                                       |
| Observation Shape  | (488,)                                                             |
| Observation Values | 0 to 39, as `observation_bounds()` says                            |
| State Shape        | (1028,)                                                            |

An action is the index of a card: suit times thirteen plus rank, clubs to spades, two to ace.
`player_0` is north and `player_1` south; the pack is shuffled and either seat deals, as the seed
says. Rewards come with the last play: the points of the rule set less the opponent's. In `env()`
an illegal action ends the hand and costs as much as losing every trick; the opponent gets nothing.
`raw_env()` refuses it with `IllegalPlayError` and nothing has happened.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from germanwhist.envs.extras import missing_extra
from germanwhist.envs.spaces import action_space, observation_space, state_space
from germanwhist.envs.table import Seen, Table, fresh_source, most_points, rule_set
from germanwhist.rules import RuleSet, Seat
from germanwhist.rules.shuffle import source_of

try:
    import gymnasium
    import pettingzoo
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ModuleNotFoundError as error:
    raise missing_extra(error, "pettingzoo") from None

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from germanwhist.rules import Hand

__all__ = ["env", "parallel_env", "raw_env"]

_SEATS: Final = {"player_0": Seat.NORTH, "player_1": Seat.SOUTH}
_AGENTS: Final = tuple(_SEATS)


def env(
    rules: RuleSet | str = "standard", *, render_mode: str | None = None
) -> wrappers.OrderEnforcingWrapper:
    """The environment with PettingZoo's usual wrappers.

    Args:
        rules: the rules in force, as `raw_env` takes them.
        render_mode: as `raw_env` takes it.

    Example:
        >>> from germanwhist.envs import germanwhist_v0
        >>> game = germanwhist_v0.env()
        >>> game.reset(seed=1)
        >>> for agent in game.agent_iter():
        ...     observation, reward, termination, truncation, info = game.last()
        ...     if termination or truncation:
        ...         game.step(None)
        ...     else:
        ...         game.step(int(observation["action_mask"].argmax()))
        >>> game.agents
        []
    """
    game = raw_env(rules, render_mode=render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(game, illegal_reward=-most_points(game.ruleset))
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(
    rules: RuleSet | str = "standard", *, render_mode: str | None = None
) -> pettingzoo.ParallelEnv[str, Seen, int | None]:
    """The environment in the form in which all agents act at once.

    The game is played in turns all the same: only the action of the agent whose turn it is counts,
    which is the one whose mask is not all 0; an illegal one is refused with `IllegalPlayError`.

    Args:
        rules: the rules in force, as `raw_env` takes them.
        render_mode: as `raw_env` takes it.

    Example:
        >>> from germanwhist.envs import germanwhist_v0
        >>> game = germanwhist_v0.parallel_env("small")
        >>> seen, _ = game.reset(seed=1)
        >>> while game.agents:
        ...     actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in game.agents}
        ...     seen, rewards, terminations, truncations, infos = game.step(actions)
        >>> sum(rewards.values())
        0.0
    """
    return turn_based_aec_to_parallel(raw_env(rules, render_mode=render_mode))


class raw_env(pettingzoo.AECEnv):  # noqa: N801 - PettingZoo's name
    """One hand at a time, without wrappers. It can be copied and pickled as it stands.

    `hand` is the hand in play with every card open, an immutable `germanwhist.Hand`: what a
    search may copy, a record may keep, and an agent may not see.

    Args:
        rules: a `RuleSet`, or its text, such as `small counting=weighted`.
        render_mode: `ansi` draws the open table as text, `rgb_array` as an image, `human` prints
            the text after each play; None draws nothing.

    Raises:
        RuleSetError: the text is no rule set.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared so by PettingZoo
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "germanwhist_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, rules: RuleSet | str = "standard", *, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.ruleset: Final = rule_set(rules)
        self.render_mode = render_mode
        self.possible_agents = list(_AGENTS)
        self.observation_spaces = {agent: observation_space() for agent in _AGENTS}
        self.action_spaces = {agent: action_space() for agent in _AGENTS}
        self.state_space = state_space()
        self._source = fresh_source()

    @property
    def hand(self) -> Hand:
        """The hand in play, every card open."""
        return self._table.hand

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What the agent is shown: the same space object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The cards: the same space object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new hand.

        Args:
            seed: makes this hand and those after it reproducible; None goes on as before.
            options: `{"deal": Deal}` plays this deal.
        """
        if seed is not None:
            self._source = source_of(int(seed))
        deal = (options or {}).get("deal")
        if deal is None:
            self._table = Table.dealt(self.ruleset, self._source)
        else:
            self._table = Table(self.ruleset, deal)
        self.agents = list(_AGENTS)
        self.rewards = dict.fromkeys(_AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(_AGENTS, 0.0)
        self.terminations = dict.fromkeys(_AGENTS, False)
        self.truncations = dict.fromkeys(_AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in _AGENTS}
        self.agent_selection = _AGENTS[self._table.hand.leader]

    def observe(self, agent: str) -> Seen:
        """What an agent is shown now; the mask is all 0 when it is not its turn."""
        return self._table.look(_SEATS[agent])

    def state(self) -> NDArray[np.uint8]:
        """Everything, for a critic that may see it: `Table.state` says in what form."""
        return self._table.state()

    def step(self, action: int | None) -> None:
        """Play a card for the agent whose turn it is; None for one whose hand is over.

        Raises:
            IllegalPlayError: the rules refuse the card.
            EngineError: there is no such card (code `illegal_play`).
            ValueError: None for an agent whose hand is not over, or a card for one whose is.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"no action of {self.agent_selection} (expected 0 to 51)")
        table = self._table
        table.play(action)
        to_play = table.to_play
        if to_play is None:
            self.rewards = dict(zip(_AGENTS, table.points, strict=True))
            self.terminations = dict.fromkeys(_AGENTS, True)
            self._accumulate_rewards()
            self.agent_selection = _AGENTS[0]
        else:
            self.agent_selection = _AGENTS[to_play]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw the open table as the render mode says."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render mode.")
            return None
        from germanwhist.envs import drawing  # noqa: PLC0415 - only who draws needs Pillow

        if self.render_mode == "rgb_array":
            return drawing.image_of(self._table.hand)
        text = drawing.text_of(self._table.hand)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Nothing has to be closed."""


pettingzoo.register("aec", "germanwhist_v0", entry_point=f"{__name__}:env")
