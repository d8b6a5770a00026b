"""German Whist for Gymnasium (extra `gymnasium`): one seat, against an opponent.

Importing this module registers `GermanWhist-v0`; `gymnasium.make` imports it when the name is
given as `germanwhist.envs.gymnasium:GermanWhist-v0`.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from germanwhist.envs.extras import missing_extra
from germanwhist.envs.opponent import Opponent
from germanwhist.envs.spaces import action_space, observation_space
from germanwhist.envs.table import (
    Seen,
    Table,
    card_of,
    fresh_source,
    most_points,
    rule_set,
    seat_of,
)
from germanwhist.errors import IllegalPlayError
from germanwhist.rules import SEED_LIMIT, RuleSet, Seat, derived_seed
from germanwhist.rules.shuffle import source_of

try:
    import gymnasium as gym
except ModuleNotFoundError as error:
    raise missing_extra(error, "gymnasium") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from germanwhist.players import Player
    from germanwhist.rules import Hand

__all__ = ["GermanWhistEnv"]


class GermanWhistEnv(gym.Env[Seen, int]):
    """One hand to an episode, seen from one seat; the environment plays the other.

    An action is the index of a card: suit times thirteen plus rank, clubs to spades, two to ace;
    `observation["action_mask"]` says which may be played. The reward comes with the last play:
    the points of the rule set less the opponent's. A card that may not be played ends the hand and
    costs as much as losing every trick; `info["fault"]` then says why it was refused. What is no
    card at all, such as -1, is refused with an error, and nothing has happened.

    An environment can be copied and pickled; the copy goes its own way from there.

    Args:
        rules: a `RuleSet`, or its text, such as `small counting=weighted`.
        opponent: a contestant, such as `greedy`, `level:expert` or `cmd:./my-player`, or any
            `Player`.
        seat: the agent's seat, `north` or `south`; None for either, as the seed says.
        render_mode: `ansi` draws the agent's view as text, `rgb_array` as an image, `human`
            prints the text after each step; None draws nothing.

    Raises:
        RuleSetError: the text is no rule set.
        NotationError: there is no such seat (code `bad_seat`).
        EngineError: there is no player of this name (code `unknown_player`).
        ProtocolError: the opponent is a program or a module that makes no player.

    Example:
        >>> import gymnasium
        >>> env = gymnasium.make("germanwhist.envs.gymnasium:GermanWhist-v0", opponent="random")
        >>> observation, info = env.reset(seed=1)
        >>> is_over = False
        >>> while not is_over:
        ...     action = int(observation["action_mask"].argmax())
        ...     observation, reward, is_over, _, info = env.step(action)
        >>> int(info["counted"].sum())
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
        seat: Seat | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.ruleset: Final = rule_set(rules)
        self.render_mode = render_mode
        self.observation_space = observation_space()  # type: ignore[assignment]
        self.action_space = action_space()  # type: ignore[assignment]
        self._wanted_seat = None if seat is None else seat_of(seat)
        self.seat = self._wanted_seat or Seat.NORTH
        self._source = fresh_source()
        self._opponent = Opponent(opponent, seed=self._source.randrange(SEED_LIMIT))
        self._table: Table | None = None
        self._is_over = True

    @property
    def hand(self) -> Hand:
        """The hand in play, every card open: not for the agent."""
        return self._dealt.hand

    @property
    def _dealt(self) -> Table:
        if self._table is None:
            raise gym.error.ResetNeeded("no hand is dealt (expected a reset first)")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new hand, and let the opponent play if it leads.

        Args:
            seed: makes this hand and those after it reproducible, and a named opponent's random
                numbers; None goes on as before.
            options: `{"deal": Deal}` plays this deal, `{"seat": Seat}` gives the agent this seat.

        Returns:
            What the agent sees, and the information: `seat`, 0 for north and 1 for south;
            `counted`, the agent's counted tricks and the opponent's; `action_mask`, as observed.

        Raises:
            NotationError: there is no such seat (code `bad_seat`).
        """
        super().reset(seed=seed)
        if seed is not None:
            self._source = source_of(int(seed))
            self._opponent.seed(derived_seed(int(seed), "opponent"))
        wanted = options or {}
        dealt = Table.dealt(self.ruleset, self._source)
        drawn = Seat(self._source.randrange(2))
        self._table = Table(self.ruleset, wanted["deal"]) if "deal" in wanted else dealt
        seat = drawn if self._wanted_seat is None else self._wanted_seat
        self.seat = seat_of(wanted["seat"]) if "seat" in wanted else seat
        self._is_over = False
        self._let_opponent_play()
        return self._looked()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play a card, and let the opponent play until it is the agent's turn again.

        Returns:
            What the agent sees, the reward, whether the hand is over, False (hands are never cut
            short), and what `reset` tells.

        Raises:
            EngineError: the action is no whole number from 0 to 51 (code `illegal_play`).
            gymnasium.error.ResetNeeded: no hand is in play.
        """
        table, card = self._dealt, card_of(action)
        if self._is_over:
            raise gym.error.ResetNeeded("the hand is over (expected a reset first)")
        try:
            table.play(card.index)
        except IllegalPlayError as error:
            self._is_over = True
            seen, info = self._looked()
            return seen, -most_points(self.ruleset), True, False, info | {"fault": error.code}
        self._let_opponent_play()
        if self.render_mode == "human":
            self.render()
        self._is_over = table.to_play is None
        seen, info = self._looked()
        return seen, table.points[self.seat], self._is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which cards may be played now, by index: what MaskablePPO asks for."""
        return self._dealt.look(self.seat)["action_mask"].astype(np.bool_)

    def close(self) -> None:
        """Let go of an opponent that is a program of its own."""
        self._opponent.close()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw what the agent sees as the render mode says."""
        if self.render_mode is None:
            gym.logger.warn("render() does nothing without a render mode.")
            return None
        from germanwhist.envs import drawing  # noqa: PLC0415 - only who draws needs Pillow

        if self.render_mode == "rgb_array":
            return drawing.image_of(self.hand, eyes=self.seat)
        text = drawing.text_of(self.hand, eyes=self.seat)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def _let_opponent_play(self) -> None:
        table, opponent = self._dealt, self.seat.opponent
        while table.to_play is opponent:
            table.play(self._opponent.choose(table.hand.view(opponent)).index)

    def _looked(self) -> tuple[Seen, dict[str, Any]]:
        """What the agent sees, and numbers that a vector of environments can put side by side."""
        seen, counted = self._dealt.look(self.seat), self._dealt.counted
        return seen, {
            "seat": int(self.seat),
            "counted": np.array([counted[self.seat], counted[self.seat.opponent]]),
            "action_mask": seen["action_mask"],
        }


gym.register("GermanWhist-v0", entry_point=f"{__name__}:GermanWhistEnv")
