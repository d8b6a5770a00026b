"""The environment for Gymnasium: its conformance test, and what it does not ask."""

from __future__ import annotations

import numpy as np
import pytest

from germanwhist import Card, Deal, EngineError, RuleSet, Seat, View
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
        assert env.hand.to_play is info["seat"] is seat
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
    assert info["counted"] == (result.counted[seat], result.counted[seat.opponent])
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
