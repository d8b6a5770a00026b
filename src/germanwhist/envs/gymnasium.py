"""German Whist for Gymnasium (extra `gymnasium`): one seat, against an opponent.

Importing this module registers `GermanWhist-v0`; `gymnasium.make` imports it when the name is
given as `germanwhist.envs.gymnasium:GermanWhist-v0`.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import gymnasium as gym

from germanwhist.cards import Card
from germanwhist.envs.spaces import action_space, observation_space
from germanwhist.envs.table import Seen, Table, most_points, rule_set
from germanwhist.players import Player, make_player
from germanwhist.rules import RuleSet, Seat, derived_seed
from germanwhist.rules.shuffle import source_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from germanwhist.rules import Hand

__all__ = ["GermanWhistEnv"]


class GermanWhistEnv(gym.Env[Seen, int]):
    """One hand to an episode, seen from one seat; the environment plays the other.

    An action is the index of a card: suit times thirteen plus rank, clubs to spades, two to ace;
    `observation["action_mask"]` says which may be played. The reward comes with the last play:
    the points of the rule set less the opponent's. An illegal action ends the hand and costs as
    much as losing every trick; `info["fault"]` then says why it was refused.

    Args:
        rules: a `RuleSet`, or its text, such as `small counting=weighted`.
        opponent: a player's name, such as `greedy` or `level:expert`, or any `Player`.
        seat: the agent's seat; None for either, as the seed says.
        render_mode: `ansi` draws the agent's view as text, `rgb_array` as an image, `human`
            prints the text after each step; None draws nothing.

    Raises:
        RuleSetError: the text is no rule set.
        EngineError: there is no player of this name (code `unknown_player`).

    Example:
        >>> import gymnasium
        >>> env = gymnasium.make("germanwhist.envs.gymnasium:GermanWhist-v0", opponent="random")
        >>> observation, info = env.reset(seed=1)
        >>> is_over = False
        >>> while not is_over:
        ...     action = int(observation["action_mask"].argmax())
        ...     observation, reward, is_over, _, info = env.step(action)
        >>> sum(info["counted"])
        13
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - declared so by Gymnasium
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        rules: RuleSet | str = "standard",
        *,
        opponent: Player | str = "greedy",
        seat: Seat | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.ruleset: Final = rule_set(rules)
        self.render_mode = render_mode
        self.observation_space = observation_space()  # type: ignore[assignment]
        self.action_space = action_space()  # type: ignore[assignment]
        self._name = opponent if isinstance(opponent, str) else None
        self._opponent = make_player(opponent) if isinstance(opponent, str) else opponent
        self._wanted_seat = seat
        self.seat = Seat.NORTH if seat is None else seat
        self._source = source_of(None)

    @property
    def hand(self) -> Hand:
        """The hand in play, every card open: not for the agent."""
        return self._table.hand

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new hand, and let the opponent play if it leads.

        Args:
            seed: makes this hand and those after it reproducible, and a named opponent's random
                numbers; None goes on as before.
            options: `{"deal": Deal}` plays this deal, `{"seat": Seat}` gives the agent this seat.

        Returns:
            What the agent sees, and `{"seat": Seat, "counted": (own, opponent's)}`.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._source = source_of(int(seed))
            if self._name is not None:
                self._opponent = make_player(self._name, seed=derived_seed(int(seed), "opponent"))
        wanted = options or {}
        dealt = Table.dealt(self.ruleset, self._source)
        drawn = Seat(self._source.randrange(2))
        self._table = Table(self.ruleset, wanted["deal"]) if "deal" in wanted else dealt
        seat = drawn if self._wanted_seat is None else self._wanted_seat
        self.seat = wanted.get("seat", seat)
        self._let_opponent_play()
        return self._table.look(self.seat), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play a card, and let the opponent play until it is the agent's turn again.

        Returns:
            What the agent sees, the reward, whether the hand is over, False (hands are never cut
            short), and what `reset` tells.
        """
        table = self._table
        fault = table.hand.why_illegal(Card.from_index(action), self.seat)
        if fault is not None:
            info = self._info() | {"fault": str(fault)}
            return table.look(self.seat), -most_points(self.ruleset), True, False, info
        table.play(action)
        self._let_opponent_play()
        if self.render_mode == "human":
            self.render()
        is_over = table.hand.is_over
        return table.look(self.seat), table.points[self.seat], is_over, False, self._info()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw what the agent sees as the render mode says."""
        if self.render_mode is None:
            gym.logger.warn("render() does nothing without a render mode.")
            return None
        from germanwhist.envs import drawing  # noqa: PLC0415 - only who draws needs Pillow

        if self.render_mode == "rgb_array":
            return drawing.image_of(self._table.hand, eyes=self.seat)
        text = drawing.text_of(self._table.hand, eyes=self.seat)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def _let_opponent_play(self) -> None:
        table, opponent = self._table, self.seat.opponent
        while table.hand.to_play is opponent:
            table.play(self._opponent.choose(table.hand.view(opponent)).index)

    def _info(self) -> dict[str, Any]:
        counted = self._table.hand.counted
        return {"seat": self.seat, "counted": (counted[self.seat], counted[self.seat.opponent])}


gym.register("GermanWhist-v0", entry_point=f"{__name__}:GermanWhistEnv")
