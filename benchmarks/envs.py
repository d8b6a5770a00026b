"""Environments: steps a second by random play, beside other card games of the same libraries.

Every library's games are driven by the same few lines, one after the other on one core, and each
step makes the observation that a learner would be shown. Figures are by processor time, the best of
three passes. A library that is not installed is left out, and so are the games for comparison
(extra `peers`).
"""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from germanwhist import RuleSet
from germanwhist.envs import BatchEnv

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["run"]

_HANDS: Final = 1_024
_PASSES: Final = 3
_PETTINGZOO: Final = ("germanwhist_v0", "classic/leduc_holdem_v4", "classic/texas_holdem_v4")
# Bridge is to be played out; a solver would score its deals otherwise.
_OPENSPIEL: Final = ("python_german_whist", "hearts", "bridge(use_double_dummy_result=false)")
_RLCARD: Final = ("leduc-holdem", "gin-rummy")


def run(*, steps: int = 30_000, seed: int = 1) -> dict[str, float]:
    """Play at least so many steps in each environment.

    Args:
        steps: plays by an agent; the batched environment plays a hundred times as many.
        seed: of the deals and of the plays.

    Returns:
        Steps a second: `batch`, and one figure for each game of each library that is installed,
        named by both.
    """
    figures = {"batch": _rate(lambda: _play_batch(100 * steps, seed))}
    for name, play in _games(Random(seed)):  # noqa: S311 - a benchmark's plays are no secret
        play()  # once to warm up
        figures[name] = _rate(lambda play=play: _play_until(steps, play))  # type: ignore[misc]
    return {f"{name}_steps_per_s": figure for name, figure in figures.items()}


def _games(rng: Random) -> Iterator[tuple[str, Callable[[], int]]]:
    """Each game's name, and what plays it once and says how many steps it took."""
    has_peers = find_spec("rlcard") is not None and find_spec("pygame") is not None
    if find_spec("pettingzoo") is not None:
        yield from _pettingzoo_games(_PETTINGZOO if has_peers else _PETTINGZOO[:1], rng)
    if find_spec("gymnasium") is not None:
        yield from _gymnasium_games(rng)
    if find_spec("pyspiel") is not None:
        yield from _openspiel_games(rng)
    if find_spec("rlcard") is not None:
        yield from _rlcard_games()


def _play_batch(steps: int, seed: int) -> int:
    env = BatchEnv(RuleSet(), _HANDS, seed=seed)
    env.reset()
    rounds = -(-steps // _HANDS)
    for _ in range(rounds):
        env.step(env.sample())
    return rounds * _HANDS


def _pettingzoo_games(names: tuple[str, ...], rng: Random) -> Iterator[tuple[str, Any]]:
    import pettingzoo  # noqa: PLC0415 - only where it is installed

    from germanwhist.envs import germanwhist_v0  # noqa: PLC0415 - registers the game

    def play(env: Any) -> int:
        steps = 0
        env.reset(seed=rng.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
        return steps

    raw = germanwhist_v0.raw_env()
    yield "pettingzoo_raw", lambda: play(raw)
    for name in names:
        env = pettingzoo.make("aec", name)
        yield f"pettingzoo_{name.rpartition('/')[2]}", lambda env=env: play(env)


def _gymnasium_games(rng: Random) -> Iterator[tuple[str, Any]]:
    from germanwhist.envs.gymnasium import GermanWhistEnv  # noqa: PLC0415 - only where it is
    from germanwhist.envs.vector import GermanWhistVectorEnv  # noqa: PLC0415 - the same

    env = GermanWhistEnv()

    def play() -> int:
        steps, is_over = 0, False
        seen, _ = env.reset(seed=rng.getrandbits(31))
        while not is_over:
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            seen, _, is_over, _, _ = env.step(rng.choice(legal))
            steps += 1
        return steps

    yield "gymnasium_germanwhist", play

    envs = GermanWhistVectorEnv(_HANDS)
    envs.reset(seed=rng.getrandbits(31))

    def play_many() -> int:
        for _ in range(26):
            envs.step(envs.batch.sample())
        return 26 * _HANDS

    yield "gymnasium_vector", play_many


def _openspiel_games(rng: Random) -> Iterator[tuple[str, Any]]:
    import pyspiel  # noqa: PLC0415 - only where it is installed

    from germanwhist.envs import openspiel  # noqa: F401, PLC0415 - registers the game

    def play(game: Any) -> int:
        steps = 0
        has_observations = game.get_type().provides_observation_tensor
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                if has_observations:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                steps += 1
            state.apply_action(rng.choice(state.legal_actions()))
        return steps

    for name in _OPENSPIEL:
        game = pyspiel.load_game(name)
        yield f"openspiel_{name.partition('(')[0]}", lambda game=game: play(game)


def _rlcard_games() -> Iterator[tuple[str, Any]]:
    import rlcard  # noqa: PLC0415 - only where it is installed
    from rlcard.agents import RandomAgent  # noqa: PLC0415 - the same

    def play(env: Any) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    for name in _RLCARD:
        env = rlcard.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions)] * env.num_players)
        yield f"rlcard_{name.replace('-', '_')}", lambda env=env: play(env)


def _play_until(steps: int, play: Callable[[], int]) -> int:
    played = 0
    while played < steps:
        played += play()
    return played


def _rate(play: Callable[[], int]) -> float:
    """Steps a second of the quickest of several passes: other work only ever slows one down."""
    rates = []
    for _ in range(_PASSES):
        began = process_time()
        steps = play()
        rates.append(steps / (process_time() - began))
    return max(rates)
