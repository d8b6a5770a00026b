"""The choices of a batch: opponents, ends of hands, rows, deals, states, forms and buffers."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from germanwhist import Card, Deal, EngineError, InvalidDealError, RuleSet, Seat, View
from germanwhist.engine import Networks, PolicyPlayer, default_networks
from germanwhist.envs import BatchEnv, BatchStep, observation_bounds, unpack_observations
from germanwhist.players import GreedyPlayer

if TYPE_CHECKING:
    from germanwhist.engine.batch import Autoreset

SMALL = RuleSet.preset("small")
TURNS = 14  # of an agent with 28 cards


class Lowest:
    """A player from outside: its lowest legal card."""

    def choose(self, view: View) -> Card:
        """The lowest."""
        return view.legal_plays().lowest()


@pytest.mark.parametrize("rules", ["small", "small objective=by_colour", "pack=12 trumps=none"])
@pytest.mark.parametrize("name", ["greedy", "policy"])
def test_an_opponent_inside_the_kernel_plays_as_the_player_of_that_name(
    name: str, rules: str
) -> None:
    """Card by card over whole hands, asked from the agent's opponent's own view."""
    player = GreedyPlayer() if name == "greedy" else PolicyPlayer()
    ruleset = RuleSet.parse(rules)
    env = BatchEnv(ruleset, 4, seed=3, opponent=name, autoreset="disabled")
    step = env.reset()
    while not step.ended.any():
        step = env.step(env.sample())
    for row in range(env.hands):
        hand, agent = env.hand(row), Seat(int(step.seats[row]))
        moment = hand.start(ruleset, hand.deal)
        for card in hand.plays:
            if moment.to_play is agent.opponent:
                assert player.choose(moment.view(agent.opponent)) is card
            moment = moment.play(card)
        assert moment.is_over


def test_networks_are_an_opponent_too() -> None:
    """The shipped ones play as `policy` does."""

    def story(opponent: str | Networks) -> Any:
        env = BatchEnv(SMALL, 3, seed=1, opponent=opponent)
        env.reset()
        for _ in range(TURNS - 1):
            env.step(env.sample())
        return env.step(env.sample()).rewards.tolist()

    assert story("policy") == story(default_networks())


def test_an_opponent_from_outside_is_shown_its_view() -> None:
    """It plays the other seat of every row, and its cards may end the hands."""
    env = BatchEnv(SMALL, 3, seed=2, opponent=Lowest(), seat=Seat.SOUTH)
    step = env.reset()
    for turn in range(TURNS):
        assert (step.seats == Seat.SOUTH).all()
        assert all(env.hand(row).to_play is Seat.SOUTH for row in range(3))
        step = env.step(env.sample())
        assert step.ended.all() == (turn == TURNS - 1)
    assert (step.rewards.sum(axis=1) == 0).all()
    assert step.rewards.any()


def test_what_is_no_opponent_is_refused() -> None:
    """With the names that there are."""
    with pytest.raises(EngineError, match=r"no such opponent: 'nobody' \(expected random, gre"):
        BatchEnv(SMALL, 1, seed=1, opponent="nobody")


@pytest.mark.parametrize("name", ["autoreset", "illegal", "observations"])
def test_what_is_no_choice_is_refused(name: str) -> None:
    """By the name of the argument."""
    wrong: dict[str, Any] = {name: "sometimes"}
    with pytest.raises(EngineError, match=f"bad {name}: 'sometimes'"):
        BatchEnv(SMALL, 1, seed=1, **wrong)


@pytest.mark.parametrize("autoreset", ["next_step", "disabled"])
def test_a_hand_that_is_over_stays_until_it_is_renewed(autoreset: Autoreset) -> None:
    """Shown once as it ended, without legal cards; then the next step, or a reset, deals anew."""
    env = BatchEnv(SMALL, 2, seed=1, opponent="random", autoreset=autoreset)
    env.reset()
    for _ in range(TURNS):
        step = env.step(env.sample())
    assert step.ended.all()
    assert not step.action_masks.any()
    over = env.hand(0)
    assert over.is_over
    if autoreset == "disabled":
        with pytest.raises(EngineError, match="hand 0 is over"):
            env.step([0, 0])
        step = env.reset(rows=[True, True])
    else:
        step = env.step([0, 0])
    assert not step.ended.any()
    assert not step.rewards.any()
    assert env.hand(0).deal != over.deal
    assert step.action_masks.any(axis=1).all()


def test_chosen_rows_are_dealt_anew_and_the_others_stay() -> None:
    """By number and by mask, going on, from a seed for each, or with given cards."""
    env = BatchEnv(SMALL, 3, seed=1)
    env.step(env.sample())
    before = [env.hand(row) for row in range(3)]
    env.reset(rows=[1])
    assert [env.hand(row) == before[row] for row in range(3)] == [True, False, True]
    env.reset([7], rows=np.array([False, True, False]))
    other = BatchEnv(SMALL, 2, seed=0)
    other.reset([5, 7])
    assert env.hand(1) == other.hand(1)
    deal = Deal.shuffled(4, Seat.NORTH, pack=28)
    step = env.reset(rows=[2], deals=[deal])
    assert env.hand(2).deal == deal
    assert step.seats[2] == Seat.SOUTH
    assert env.hand(0) == before[0]


def test_rows_do_not_depend_on_each_other() -> None:
    """A row of a large batch is dealt what it would be dealt alone."""
    alone, many = BatchEnv(SMALL, 1, seed=0), BatchEnv(SMALL, 5, seed=0)
    alone.reset([9])
    many.reset([5, 6, 9, 8, 7])
    assert alone.hand(0) == many.hand(2)
    many.reset(rows=[0, 1, 3])
    for env, row in ((alone, 0), (many, 2)):
        env.reset(rows=[row])
    assert alone.hand(0) == many.hand(2)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"rows": [3]}, "no such rows"),
        ({"rows": [-1]}, "no such rows"),
        ({"rows": [0.5]}, "no such rows"),
        ({"rows": [True]}, "no such rows"),
        ({"rows": [0, 1], "seed": 5}, "1 seeds for 2 rows"),
        ({"seed": [1, 2]}, "2 seeds for 3 rows"),
        ({"deals": []}, "0 deals for 3 rows"),
    ],
)
def test_what_does_not_fit_the_rows_is_refused(arguments: dict[str, Any], message: str) -> None:
    """One line with what was found."""
    with pytest.raises(EngineError, match=message):
        BatchEnv(SMALL, 3, seed=1).reset(**arguments)


def test_a_deal_of_another_pack_is_refused() -> None:
    """Before any row is dealt."""
    env = BatchEnv(SMALL, 1, seed=1)
    before = env.hand(0)
    with pytest.raises(InvalidDealError, match=r"a deal of 52 cards \(expected 28\)"):
        env.reset(deals=[Deal.shuffled(1)])
    assert env.hand(0) == before


@pytest.mark.parametrize("opponent", [None, "random", Lowest()])
def test_copies_go_on_as_the_batch_does(opponent: Any) -> None:
    """A clone, a deep copy and a pickle: the same samples, opponents and deals from there."""
    env = BatchEnv(SMALL, 2, seed=6, opponent=opponent)
    for _ in range(5):
        env.step(env.sample())
    copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301
    for _ in range(30):
        step: tuple[Any, ...] = env.step(env.sample())
        for other in copies:
            same: tuple[Any, ...] = other.step(other.sample())
            assert all(np.array_equal(a, b) for a, b in zip(step, same, strict=True))


def test_a_state_is_put_into_any_row() -> None:
    """For a search: one row's moment in all rows, each going its own way."""
    env = BatchEnv(SMALL, 3, seed=1)
    for _ in range(9):
        env.step(env.sample())
    kept, hands = env.state(), [env.hand(row) for row in range(3)]
    step = env.restore(kept[[2, 2, 2]])
    assert [env.hand(row) for row in range(3)] == [hands[2]] * 3
    legal = step.action_masks[0].nonzero()[0]
    env.step(np.array([legal[0], legal[-1], legal[0]], np.uint8))
    env.restore(kept[:1], rows=[1])
    assert env.hand(1) == hands[0]


@pytest.mark.parametrize("place", [0, 28, 53, 106, 107, 110])
def test_what_is_no_state_is_refused(place: int) -> None:
    """A card twice, cards of no pack, dealers, plays and seats that do not exist."""
    env = BatchEnv(SMALL, 1, seed=1)
    env.step(env.sample())
    states = env.state()
    before = env.hand(0)
    if place == 110:
        states[0, 108:140] = 0  # no random numbers
    else:
        states[0, place if place != 28 else 52] = 200
    with pytest.raises(EngineError):
        env.restore(states)
    assert env.hand(0) == before


def test_floats_and_words_say_what_the_bytes_say() -> None:
    """Scaled by the bounds; bit by bit."""
    plain = BatchEnv(RuleSet(), 4, seed=1)
    scaled = BatchEnv(RuleSet(), 4, seed=1, observations="float32")
    words = BatchEnv(RuleSet(), 4, seed=1, observations="words")
    for _ in range(52):
        actions = plain.sample()
        rows = plain.step(actions).observations
        assert np.allclose(scaled.step(actions).observations, rows / observation_bounds())
        packed = words.step(actions).observations
        assert packed.dtype == np.uint64
        assert np.array_equal(unpack_observations(packed), rows)


def test_given_buffers_are_filled() -> None:
    """The caller's own memory, whatever library it belongs to, without a copy."""

    class Shared:
        """Memory that another library owns."""

        def __init__(self, array: np.ndarray[Any, Any]) -> None:
            self.array = array

        def __dlpack__(self, **kwargs: Any) -> Any:
            return self.array.__dlpack__(**kwargs)

        def __dlpack_device__(self) -> Any:
            return self.array.__dlpack_device__()

    arrays = BatchStep(
        np.zeros((2, 488), np.uint8),
        np.zeros((2, 52), np.uint8),
        np.zeros(2, np.uint8),
        np.zeros((2, 2), np.float32),
        np.zeros(2, np.uint8),
    )
    buffers = arrays._replace(observations=Shared(arrays.observations))  # type: ignore[arg-type]
    env = BatchEnv(RuleSet(), 2, seed=1, buffers=buffers)
    step = env.step(env.sample())
    assert step.rewards is arrays.rewards
    assert np.shares_memory(step.observations, arrays.observations)
    assert np.array_equal(
        arrays.observations,
        BatchEnv(RuleSet(), 2, seed=1)
        .step([card.index for card in (env.hand(0).plays[0], env.hand(1).plays[0])])
        .observations,
    )
    with pytest.raises(EngineError, match=r"bad buffer ended: \(3,\) of uint8"):
        BatchEnv(RuleSet(), 2, seed=1, buffers=arrays._replace(ended=np.zeros(3, np.uint8)))


def test_arrays_are_handed_on_without_a_copy() -> None:
    """By DLPack, which every array library reads."""
    step = BatchEnv(RuleSet(), 2, seed=1).reset()
    assert np.shares_memory(np.from_dlpack(step.observations), step.observations)


@pytest.mark.parametrize("opponent", [None, "greedy"])
def test_an_illegal_card_may_cost_the_hand(opponent: str | None) -> None:
    """Its seat loses as by every trick, the other gets nothing, and the hand is over."""
    env = BatchEnv(RuleSet(), 2, seed=1, opponent=opponent, illegal="lose", autoreset="next_step")
    step = env.reset()
    seat = int(step.seats[0])
    actions = [int(step.action_masks[0].argmin()), int(step.action_masks[1].argmax())]
    step = env.step(np.array(actions, np.uint8))
    assert step.ended.tolist() == [1, 0]
    assert (step.rewards[0, seat], step.rewards[0, 1 - seat]) == (-13, 0)
    assert not step.action_masks[0].any()
    with pytest.raises(EngineError, match="not actions"):
        env.step([52, 0])
