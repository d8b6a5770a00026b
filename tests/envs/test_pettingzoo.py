"""The environment for PettingZoo: its conformance tests, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import warnings

import numpy as np
import pytest

from germanwhist import Card, Deal, IllegalPlayError, RuleSet, Seat
from tests import needs
from tests.envs import plain

pettingzoo = needs.library("pettingzoo", extra="pettingzoo")
needs.library("PIL", extra="pettingzoo")

with warnings.catch_warnings():
    # PettingZoo's tests import one of its games in the way that it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from germanwhist.envs import germanwhist_v0  # noqa: E402 - the same

RULES = (
    "standard",
    "small counting=weighted",
    "high_low trumps=none_on=AK first_stage_follow=free",
)

# The tests of PettingZoo warn of what its own environments with masks do too.
as_usual_with_masks = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


@as_usual_with_masks
@pytest.mark.parametrize("rules", RULES)
def test_api(rules: str) -> None:
    """PettingZoo's `api_test`, wrapped and plain."""
    api_test(germanwhist_v0.env(rules), num_cycles=120)
    api_test(germanwhist_v0.raw_env(rules), num_cycles=120)


def test_seeds() -> None:
    """PettingZoo's `seed_test`."""
    seed_test(germanwhist_v0.env, num_cycles=40)


def test_renderings(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's `render_test`, and what the modes show: the open table."""
    render_test(germanwhist_v0.env)
    assert "upcard" in capsys.readouterr().out
    env = germanwhist_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert str(env.hand.holding(Seat.NORTH)) in env.render()
    assert str(env.hand.holding(Seat.SOUTH)) in env.render()


def test_the_registry_makes_it() -> None:
    """By name, with and without its version, and with its arguments."""
    env = pettingzoo.make("aec", "germanwhist_v0", rules="small")
    assert env.unwrapped.ruleset == RuleSet.preset("small")
    assert str(pettingzoo.make("aec", "germanwhist")) == "germanwhist_v0"


@pytest.mark.parametrize("rules", RULES)
def test_agents_are_shown_their_views_and_paid_their_points(rules: str) -> None:
    """A hand of random plays: observations of both, masks, turns; points less the opponent's."""
    env = germanwhist_v0.raw_env(rules)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    while not env.hand.is_over:
        hand = env.hand
        assert env.agent_selection == f"player_{hand.to_play:d}"
        for seat in Seat:
            seen = env.observe(f"player_{seat:d}")
            assert seen["observation"].tolist() == plain.row(hand.view(seat))
            legal = hand.legal_plays() if seat is hand.to_play else ()
            assert seen["action_mask"].tolist() == plain.plane(legal)
        assert not any(env.terminations.values())
        assert set(env.rewards.values()) == {0}
        env.step(int(rng.choice(env.observe(env.agent_selection)["action_mask"].nonzero()[0])))
    result = env.hand.result
    assert result is not None
    north, south = result.points
    assert env.rewards == {"player_0": north - south, "player_1": south - north}
    assert all(env.terminations.values())


def test_an_illegal_action_ends_the_hand_and_costs_every_trick(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """PettingZoo's convention: the offender pays, the opponent gets nothing."""
    env = germanwhist_v0.env("standard")
    env.reset(seed=1)
    offender = env.agent_selection
    illegal = int(env.observe(offender)["action_mask"].argmin())
    env.step(illegal)
    assert "Illegal move" in caplog.text
    other = next(agent for agent in env.agents if agent != offender)
    assert env.rewards == {offender: -13, other: 0}
    for _ in range(2):
        assert env.last()[2]
        env.step(None)
    assert env.agents == []


def test_the_plain_environment_refuses_an_illegal_action() -> None:
    """The rules' own error, and nothing has happened; no action is no card either."""
    env = germanwhist_v0.raw_env()
    env.reset(seed=1)
    before = env.hand
    with pytest.raises(IllegalPlayError):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    with pytest.raises(ValueError, match="expected 0 to 51"):
        env.step(None)
    assert env.hand is before


def test_a_deal_can_be_given() -> None:
    """For duplicate matches: the same deal as often as wanted."""
    deal = Deal.shuffled(5, Seat.SOUTH)
    env = germanwhist_v0.env()
    env.reset(options={"deal": deal})
    assert env.hand.deal == deal
    env.step(env.hand.legal_plays().lowest().index)
    assert isinstance(env.hand.led, Card)


def test_seeds_are_followed_by_other_hands_until_the_next_seed() -> None:
    """A reset without a seed goes on; the same seed begins again; both seats deal."""
    env = germanwhist_v0.env()
    env.reset(seed=7)
    first = env.hand.deal
    dealers = set()
    for _ in range(12):
        env.reset()
        assert env.hand.deal != first
        dealers.add(env.hand.deal.dealer)
    assert dealers == set(Seat)
    env.reset(seed=7)
    assert env.hand.deal == first


def test_it_can_be_pickled() -> None:
    """As PettingZoo does it: a fresh environment made with the same arguments."""
    env = pickle.loads(pickle.dumps(germanwhist_v0.raw_env("small", render_mode="ansi")))  # noqa: S301
    assert (env.ruleset, env.render_mode) == (RuleSet.preset("small"), "ansi")


def test_rendering_without_a_mode_warns() -> None:
    """PettingZoo's convention."""
    env = germanwhist_v0.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


@pytest.mark.parametrize("rules", RULES)
def test_parallel_api(rules: str) -> None:
    """PettingZoo's `parallel_api_test`."""
    parallel_api_test(germanwhist_v0.parallel_env(rules), num_cycles=120)


def test_in_the_parallel_form_only_the_seat_to_play_acts() -> None:
    """The mask says whose action counts; the other agent's is not looked at."""
    env, turns = germanwhist_v0.parallel_env("pack=8"), germanwhist_v0.raw_env("pack=8")
    seen, _ = env.reset(seed=3)
    turns.reset(seed=3)
    while env.agents:
        acting = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert acting == [turns.agent_selection]
        card = int(seen[acting[0]]["action_mask"].argmax())
        seen, rewards, *_ = env.step(dict.fromkeys(env.agents, card))
        turns.step(card)
        assert env.unwrapped.hand == turns.hand
    assert rewards == turns.rewards


def test_the_state_is_everything() -> None:
    """Both seats' observations and the order of the stock, in its space at every moment."""
    env = germanwhist_v0.raw_env()
    env.reset(seed=1)
    for _ in range(52):
        state, hand = env.state(), env.hand
        assert state in env.state_space
        for seat, agent in zip(Seat, env.possible_agents, strict=True):
            row = state[488 * seat : 488 * (seat + 1)]
            assert row.tolist() == env.observe(agent)["observation"].tolist()
        stock = hand.deal.stock[26 - hand.stock_left :]
        assert {card.index: place for place, card in enumerate(stock, 1)} == {
            int(index): int(state[976 + index]) for index in state[976:].nonzero()[0]
        }
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def test_copies_go_on_as_the_environment_does() -> None:
    """In the middle of a hand, and with the hands after it."""
    env = germanwhist_v0.raw_env("small")
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 - our own bytes
    for other in copies:
        assert other.hand == env.hand
        other.step(int(other.observe(other.agent_selection)["action_mask"].argmax()))
        assert len(env.hand.plays) == 1
        other.reset()
    env.reset()
    assert {other.hand.deal for other in copies} == {env.hand.deal}
