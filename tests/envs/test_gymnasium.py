"""The environment for Gymnasium: its conformance test, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import sys
from typing import Any

import numpy as np
import pytest

from germanwhist import Card, Deal, EngineError, NotationError, RuleSet, Seat, View
from germanwhist.players import GreedyPlayer
from tests import needs
from tests.envs import plain

gymnasium = needs.library("gymnasium", extra="gymnasium")
needs.library("PIL", extra="gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - only where it is

from germanwhist.envs.gymnasium import GermanWhistEnv  # noqa: E402 - the same

NAME = "germanwhist.envs.gymnasium:GermanWhist-v0"


class Watcher:
    """Plays its lowest legal card and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> Card:
        """The lowest."""
        self.views.append(view)
        return view.legal_plays().lowest()


@pytest.mark.parametrize("rules", ["standard", "small counting=weighted"])
def test_conformance(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Gymnasium's `check_env`, rendering included, without a warning."""
    for seat in (*Seat, None):
        check_env(gymnasium.make(NAME, rules=rules, opponent="random", seat=seat).unwrapped)
    assert "upcard" in capsys.readouterr().out


def test_the_registry_makes_it() -> None:
    """With its arguments, an opponent's name or the opponent itself."""
    env = gymnasium.make(NAME, rules="small", opponent=GreedyPlayer())
    assert env.unwrapped.ruleset == RuleSet.preset("small")
    with pytest.raises(EngineError, match="no such player"):
        gymnasium.make(NAME, opponent="nobody")


@pytest.mark.parametrize("seat", Seat)
def test_the_agent_is_shown_its_view_at_its_turns_and_paid_at_the_end(seat: Seat) -> None:
    """And the opponent its own view at its turns, 26 each."""
    opponent = Watcher()
    env = GermanWhistEnv(opponent=opponent, seat=seat)
    seen, info = env.reset(seed=3)
    is_over, turns = False, 0
    while not is_over:
        assert env.hand.to_play is seat
        assert info["seat"] == seat
        assert info["action_mask"] is seen["action_mask"]
        assert seen["observation"].tolist() == plain.row(env.hand.view(seat))
        assert seen["action_mask"].tolist() == plain.plane(env.hand.legal_plays())
        seen, reward, is_over, is_cut, info = env.step(int(seen["action_mask"].argmax()))
        turns += 1
        assert is_over or reward == 0
        assert not is_cut
    assert turns == len(opponent.views) == 26
    assert {view.seat for view in opponent.views} == {seat.opponent}
    result = env.hand.result
    assert result is not None
    assert reward == result.points[seat] - result.points[seat.opponent]
    assert info["counted"].tolist() == [result.counted[seat], result.counted[seat.opponent]]
    assert not seen["action_mask"].any()


def test_an_illegal_action_ends_the_hand_and_costs_every_trick() -> None:
    """And says why it was refused; the hand itself has not changed."""
    env = GermanWhistEnv("counting=all_tricks")
    seen, _ = env.reset(seed=1)
    before = env.hand
    _, reward, is_over, _, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, is_over, info["fault"]) == (-26, True, "card_not_held")
    assert env.hand is before


def test_one_seed_gives_one_story() -> None:
    """The deal, the seat and a named opponent's random numbers; without a seed it goes on."""

    def story(env: GermanWhistEnv, seed: int | None) -> list[bytes]:
        seen, info = env.reset(seed=seed)
        rows = [seen["observation"].tobytes(), bytes([info["seat"]])]
        is_over = False
        while not is_over:
            seen, _, is_over, _, _ = env.step(int(seen["action_mask"].argmax()))
            rows.append(seen["observation"].tobytes())
        return rows

    env = GermanWhistEnv(opponent="random")
    first = story(env, 1)
    assert story(env, None) != first
    assert story(env, 1) == first == story(GermanWhistEnv(opponent="random"), 1)


def test_the_agent_sits_in_either_seat_when_none_is_wanted() -> None:
    """As the seed says."""
    env = GermanWhistEnv()
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(12)} == set(Seat)


def test_a_deal_and_a_seat_can_be_given() -> None:
    """For duplicate matches: the same deal from both seats."""
    deal = Deal.shuffled(5, Seat.SOUTH)
    env = GermanWhistEnv()
    for seat in Seat:
        _, info = env.reset(options={"deal": deal, "seat": seat})
        assert (env.hand.deal, info["seat"]) == (deal, seat)


def test_drawings_hide_the_opponents_cards() -> None:
    """As text; as an image another deal of the hidden cards looks the same."""
    env = GermanWhistEnv(seat=Seat.SOUTH, render_mode="ansi")
    env.reset(seed=1, options={"deal": Deal.shuffled(5, Seat.NORTH)})
    text = env.render()
    assert isinstance(text, str)
    assert str(env.hand.holding(Seat.SOUTH)) in text
    assert str(env.hand.holding(Seat.NORTH)) not in text
    cards = list(env.hand.deal.cards)
    cards[1], cards[-1] = cards[-1], cards[1]  # north's first card and the last of the stock
    images = []
    for deal in (env.hand.deal, Deal(tuple(cards), Seat.NORTH)):
        env = GermanWhistEnv(seat=Seat.SOUTH, render_mode="rgb_array")
        env.reset(options={"deal": deal})
        images.append(np.asarray(env.render()))
    assert np.array_equal(images[0], images[1])


def test_an_image_shows_what_has_changed() -> None:
    """A card played leaves the row and lies on the table."""
    env = GermanWhistEnv(seat=Seat.SOUTH, render_mode="rgb_array", opponent=Watcher())
    seen, _ = env.reset(options={"deal": Deal.shuffled(5, Seat.NORTH)})
    before = np.asarray(env.render())
    env.step(int(seen["action_mask"].argmax()))
    after = np.asarray(env.render())
    assert before.shape == (480, 880, 3)
    assert not np.array_equal(before, after)


def test_rendering_without_a_mode_warns() -> None:
    """Gymnasium's convention."""
    env = GermanWhistEnv()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


def test_masks_for_libraries_that_ask_for_them() -> None:
    """As truth values, those that are observed."""
    env = gymnasium.make(NAME)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.tolist() == seen["action_mask"].astype(bool).tolist()


@pytest.mark.parametrize("seat", ["east", "North", 2, 0.5])
def test_a_seat_that_is_none_is_refused_when_the_environment_is_made(seat: Any) -> None:
    """In one line that names it; as an option of a reset too."""
    with pytest.raises(NotationError, match=r"no such seat: .* \(expected north or south\)"):
        GermanWhistEnv(seat=seat)
    with pytest.raises(NotationError, match="no such seat"):
        GermanWhistEnv().reset(options={"seat": seat})


@pytest.mark.parametrize("seat", ["south", Seat.SOUTH, 1])
def test_a_seat_may_be_named(seat: Any) -> None:
    """By its name, as itself, or by its number."""
    assert GermanWhistEnv(seat=seat).reset(seed=1)[1]["seat"] == Seat.SOUTH


@pytest.mark.parametrize("action", [-1, 52, 1.5, "AS", None])
def test_what_is_no_card_is_refused(action: Any) -> None:
    """In one line, and nothing has happened."""
    env = GermanWhistEnv()
    env.reset(seed=1)
    before = env.hand
    with pytest.raises(EngineError, match=r"not an action: .* \(expected a card's index, 0 to 51"):
        env.step(action)
    assert env.hand is before


def test_numbers_of_other_libraries_are_actions() -> None:
    """As policies give them: of NumPy, and arrays without dimensions."""
    kinds: tuple[Any, ...] = (np.int64, np.uint8, np.array)
    for kind in kinds:
        env = GermanWhistEnv()
        seen, _ = env.reset(seed=1)
        card = int(seen["action_mask"].argmax())
        env.step(kind(card))
        assert Card.from_index(card) in env.hand.plays


def test_there_is_nothing_to_do_without_a_hand() -> None:
    """Before the first reset, and after the end."""
    env = GermanWhistEnv("pack=8", opponent="random")
    with pytest.raises(gymnasium.error.ResetNeeded, match="no hand is dealt"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    env.step(int(seen["action_mask"].argmin()))
    with pytest.raises(gymnasium.error.ResetNeeded, match="the hand is over"):
        env.step(int(seen["action_mask"].argmax()))


PROGRAM = f"cmd:{sys.executable} -m germanwhist engine --player random"


@pytest.mark.parametrize("opponent", ["py:germanwhist.players:RandomPlayer", PROGRAM])
def test_any_contestant_is_an_opponent(opponent: str) -> None:
    """A module's player; a program, which ends when the environment is closed."""
    env = gymnasium.make(NAME, rules="pack=8", opponent=opponent)
    for _ in range(2):
        seen, _ = env.reset(seed=1)
        is_over = False
        while not is_over:
            seen, _, is_over, _, _ = env.step(int(seen["action_mask"].argmax()))
        env.close()
    with pytest.raises(EngineError, match="no such player"):
        GermanWhistEnv(opponent="py:germanwhist.players:Nobody")


@pytest.mark.parametrize("opponent", ["random", "level:novice", "mc:5", Watcher()])
def test_copies_go_on_as_the_environment_does(opponent: Any) -> None:
    """Before the first hand and in the middle of one: a copy, a deep copy and a pickle."""

    def story(env: GermanWhistEnv) -> list[bytes]:
        rows = []
        for _ in range(2):
            is_over = False
            while not is_over:
                action = int(env.action_masks().argmax())
                seen, _, is_over, _, _ = env.step(action)
                rows.append(seen["observation"].tobytes())
            env.reset()
        return rows

    fresh = GermanWhistEnv("pack=12", opponent=opponent)
    env = pickle.loads(pickle.dumps(fresh))  # noqa: S301 - our own bytes
    seen, _ = env.reset(seed=3)
    env.step(int(seen["action_mask"].argmax()))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301
    first = story(env)
    assert all(story(other) == first for other in copies)


def test_information_of_many_is_made_of_numbers() -> None:
    """A vector puts it side by side in arrays that a program can work with."""
    envs = gymnasium.make_vec(NAME, num_envs=2, vectorization_mode="sync", opponent="random")
    _, infos = envs.reset(seed=1)
    assert infos["seat"].dtype == np.int64
    assert infos["counted"].shape == (2, 2)
    assert infos["action_mask"].shape == (2, 52)
    assert not any(array.dtype == object for array in infos.values())
    envs.close()
