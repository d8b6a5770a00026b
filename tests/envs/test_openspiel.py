"""The game for OpenSpiel: its simulation test, serialization, resampling, returns, tensors."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from germanwhist import CardSet, Hand, Objective, RuleSetError, Seat
from germanwhist.envs import OBSERVATION_FIELDS, observation, observation_bounds
from germanwhist.notation import Position
from germanwhist.rules import score_hand
from germanwhist.testing.reference_solver import ReferenceSolver
from tests import needs
from tests.envs import plain

pyspiel = needs.library("pyspiel", extra="openspiel")

import open_spiel.python.observation as spiel_observation  # noqa: E402 - only where it is
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402 - the same

import germanwhist.envs.openspiel  # noqa: E402, F401 - registers the game

if TYPE_CHECKING:
    from collections.abc import Iterator

WHOLE = "python_german_whist"
GAMES = (
    WHOLE,
    "python_german_whist(pack=28,counting=weighted,first_stage_follow=free)",
    "python_german_whist(objective=by_colour,trumps=none_on:AK,hand_score=win,stake=3)",
    "python_german_whist(stage_one_only=true)",
    "python_german_whist(stage_one_only=true,pack=28,objective=by_colour,trumps=none)",
)


def states(name: str, seed: int) -> Iterator[Any]:
    """Every state of a random game, one object that changes."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def finished(name: str, seed: int) -> tuple[Any, Hand]:
    """The last state of a random game, and its hand."""
    *_, state = states(name, seed)
    return state, state.hand


@pytest.mark.parametrize("name", GAMES)
def test_simulation(name: str) -> None:
    """OpenSpiel's `random_sim_test`, with serialization at every state."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_string_makes_the_same_game(name: str) -> None:
    """Every parameter is in it, and so it is in serialized states."""
    game = pyspiel.load_game(name)
    again = pyspiel.load_game(str(game))
    assert (again.ruleset, again.is_stage_one_only) == (game.ruleset, game.is_stage_one_only)
    assert str(again) == str(game)


def test_options_may_be_given_as_the_package_writes_them() -> None:
    """In a dictionary there is room for the `=` that a game string has not."""
    game = pyspiel.load_game(WHOLE, {"trumps": "none_on=AK"})
    assert str(game.ruleset) == "trumps=none_on=AK"
    assert pyspiel.load_game(str(game)).ruleset == game.ruleset


def test_what_is_no_rule_set_is_refused() -> None:
    """With the package's own message."""
    with pytest.raises(RuleSetError, match="bad pack: '40'"):
        pyspiel.load_game("python_german_whist(pack=40)")


def test_states_survive_serialization_wherever_they_are() -> None:
    """While dealing, in play, and at the end; the copy goes on by itself."""
    for number, state in enumerate(states(WHOLE, 1)):
        if number % 13:
            continue
        _, text = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )
        for made in (text, pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own bytes
            assert str(made) == str(state)
            assert made.history() == state.history()
            assert (made.hand, made.dealt) == (state.hand, state.dealt)
            assert made.legal_actions() == state.legal_actions()


def test_a_clone_goes_its_own_way() -> None:
    """The hand, which cannot change, is shared; a play in one is not seen in the other."""
    *_, state = (state.clone() for state in states(WHOLE, 1) if not state.is_terminal())
    clone = state.clone()
    assert clone.hand is state.hand
    clone.apply_action(clone.legal_actions()[0])
    assert clone.is_terminal()
    assert not state.is_terminal()
    assert copy.deepcopy(state).history() == state.history()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", [0, 1])
def test_resampling_keeps_the_information_set(name: str, player: int) -> None:
    """At every state: the player's strings and tensors and the turn; the rest of it differs."""
    rng = Random(player)
    has_other_cards = False
    for state in states(name, 2):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        plays = () if other.hand is None else other.hand.plays
        assert other.history() == [card.index for card in (*other.dealt, *plays)]
        if other.hand is not None:
            replayed = Hand.replay(other.hand.ruleset, other.hand.deal, plays=plays)
            assert all(other.hand.holding(seat) == replayed.holding(seat) for seat in Seat)
            assert (other.hand, other.hand.tricks) == (replayed, replayed.tricks)
        if state.current_player() == player:
            assert other.legal_actions() == state.legal_actions()
        has_other_cards |= set(other.dealt) != set(state.dealt) or (
            other.hand is not None and other.hand.deal.stock != state.hand.deal.stock
        )
    assert has_other_cards


def test_resampling_is_reproducible() -> None:
    """The sampler's number decides."""
    *_, state = (s.clone() for s in states(WHOLE, 3) if s.hand is None or len(s.hand.plays) < 9)
    first, same, other = (
        state.resample_from_infostate(0, lambda number=number: number).hand.deal
        for number in (0.25, 0.25, 0.75)
    )
    assert first == same != other


@pytest.mark.parametrize("name", GAMES[:3])
def test_returns_of_the_whole_game_are_points_less_the_opponents(name: str) -> None:
    """As the rules score the hand; nothing before the end, and never more than is announced."""
    for seed in range(4):
        state, hand = finished(name, seed)
        assert hand.result is not None
        north, south = hand.result.points
        assert state.returns() == [north - south, south - north]
        assert state.get_game().min_utility() <= north - south <= state.get_game().max_utility()
        assert all(not any(s.returns()) for s in states(name, seed) if not s.is_terminal())


@pytest.mark.parametrize(
    "options", ["counting=weighted", "objective=by_colour,hand_score=over_half", "trumps=none"]
)
def test_returns_of_stage_one_are_those_of_perfect_play_in_stage_two(options: str) -> None:
    """By the reference solver, which tries every play, with the tricks of stage one counted."""
    for seed in range(3):
        state, hand = finished(f"python_german_whist(stage_one_only=true,pack=28,{options})", seed)
        assert hand.stage == 2
        assert len(hand.plays) == 14
        leader = hand.leader
        position = Position(
            trump=hand.trump,
            leader=hand.holding(leader),
            follower=hand.holding(leader.opponent),
            objective=hand.objective,
        )
        solver = ReferenceSolver(hand.objective, has_trump=hand.trump is not None)
        tricks = solver.leader_tricks(position)
        shares = (tricks, 7 - tricks) if leader is Seat.NORTH else (7 - tricks, tricks)
        worth = hand.ruleset.trick_worth(2)
        north, south = (
            before + worth * share for before, share in zip(hand.counted, shares, strict=True)
        )
        points = score_hand(hand.ruleset, hand.objective, counted=(north, south))
        assert state.returns() == [points[0] - points[1], points[1] - points[0]]


def test_low_hands_occur_among_those() -> None:
    """Otherwise the test above would show less than it says."""
    name = "python_german_whist(stage_one_only=true,pack=28,objective=by_colour)"
    assert {finished(name, seed)[1].objective for seed in range(3)} == set(Objective)


def test_the_pack_is_dealt_in_its_order_by_chance() -> None:
    """52 events, each card as likely as the others that are left; then player 0 leads."""
    for number, state in enumerate(states(WHOLE, 4)):
        if number == 52:
            break
        assert state.is_chance_node()
        left = CardSet.full() - CardSet(state.dealt)
        assert [action for action, _ in state.chance_outcomes()] == [card.index for card in left]
        assert {chance for _, chance in state.chance_outcomes()} == {1 / (52 - number)}
    assert state.hand.deal.cards == state.dealt
    assert state.current_player() == 0
    assert state.get_game().max_chance_nodes_in_history() == 52


def test_actions_have_names() -> None:
    """Cards, and while dealing that it is dealt."""
    for state in states(WHOLE, 5):
        if state.is_terminal():
            break
        action = state.legal_actions()[0]
        name = state.action_to_string(action)
        assert name.startswith("deal ") is state.is_chance_node()
        assert state.string_to_action(name) == action


def test_observation_tensors_are_scaled_observations() -> None:
    """The numbers of every environment, each between 0 and 1; nothing while dealing."""
    for state in states(WHOLE, 6):
        for player in (0, 1):
            tensor = np.array(state.observation_tensor(player))
            if state.hand is None:
                assert not tensor.any()
            else:
                row = observation(state.hand.view(Seat(player)))
                assert np.allclose(tensor, row / observation_bounds())
                assert tensor.max() <= 1


def test_information_states_recall_everything() -> None:
    """Each piece, found from the history: what was dealt, turned up, drawn and played."""
    observer = spiel_observation.make_observation(
        pyspiel.load_game(WHOLE), spiel_observation.INFO_STATE_OBS_TYPE
    )
    *_, state = states(WHOLE, 7)
    deal, hand = state.hand.deal, state.hand
    for seat in Seat:
        observer.set_from(state, int(seat))
        pieces = {name: piece.tolist() for name, piece in observer.dict.items()}
        assert pieces["player"] == [seat is Seat.NORTH, seat is Seat.SOUTH]
        assert pieces["dealt"] == plain.plane(deal.holding(seat))
        assert pieces["upcards"] == [plain.plane([card]) for card in deal.stock[::2]]
        assert pieces["draws"] == [
            plain.plane([card] if trick.loser is seat else [])
            for card, trick in zip(deal.stock[1::2], hand.tricks[:13], strict=True)
        ]
        assert pieces["plays"] == [plain.plane([card]) for card in hand.plays]


def test_while_dealing_a_player_knows_its_own_cards_and_the_upcard() -> None:
    """Player 0 is dealt the first card, player 1 the second; both see the 27th."""
    for number, state in enumerate(states(WHOLE, 8)):
        if number == 52:
            break
        for player in (0, 1):
            tensor = np.array(state.information_state_tensor(player))
            own = [card for place, card in enumerate(state.dealt[:26]) if place % 2 == player]
            assert tensor[2:54].tolist() == plain.plane(own)
            assert tensor[54:106].tolist() == plain.plane(state.dealt[26:27])
            assert not tensor[106:].any()


KINDS = [
    (is_public, private, has_recall)
    for is_public in (True, False)
    for private in (
        pyspiel.PrivateInfoType.NONE,
        pyspiel.PrivateInfoType.SINGLE_PLAYER,
        pyspiel.PrivateInfoType.ALL_PLAYERS,
    )
    for has_recall in (True, False)
]


def observed(state: Any, player: int, kind: tuple[bool, Any, bool]) -> tuple[str, list[float]]:
    """What an observer of a kind says of a state."""
    is_public, private, has_recall = kind
    observer = spiel_observation.make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(
            public_info=is_public, private_info=private, perfect_recall=has_recall
        ),
    )
    observer.set_from(state, player)
    return observer.string_from(state, player), observer.tensor.tolist()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_observation_shows_its_part_and_no_more(kind: tuple[bool, Any, bool]) -> None:
    """Public is the same for both; one player's own stays when the other's cards are changed."""
    is_public, private, _ = kind
    is_open = private == pyspiel.PrivateInfoType.ALL_PLAYERS
    rng = Random(1)
    differs = set()
    for number, state in enumerate(states("python_german_whist(pack=28)", 3)):
        if number % 5:
            continue
        text, tensor = observed(state, 0, kind)
        if private != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            assert observed(state, 1, kind) == (text, tensor)
        other = observed(state.resample_from_infostate(0, rng.random), 0, kind)
        differs.add(other != (text, tensor))
        if not is_public and private == pyspiel.PrivateInfoType.NONE:
            assert not tensor
    assert differs == ({True, False} if is_open else {False})


def test_the_parts_of_an_observation_are_what_they_are_called() -> None:
    """Holdings as held; public what a spectator has seen, in stage two the upcards still held."""
    *_, state = (s.clone() for s in states(WHOLE, 6) if s.hand and len(s.hand.plays) == 30)
    hand = state.hand
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    _, tensor = observed(state, 0, (False, everybody, False))
    assert tensor == [n for seat in Seat for n in plain.plane(hand.holding(seat))]
    _, tensor = observed(state, 1, (True, pyspiel.PrivateInfoType.NONE, False))
    row = np.array(tensor)
    places = {field.name: field.places for field in OBSERVATION_FIELDS}
    assert not row[places["holding"]].any()
    assert not row[places["unseen"]].any()
    for seat, name in ((Seat.NORTH, "own_sure"), (Seat.SOUTH, "opponent_sure")):
        taken = [t.upcard for t in hand.tricks if t.upcard is not None and t.winner is seat]
        assert row[places[name]].tolist() == plain.plane(
            [card for card in taken if card in hand.holding(seat)]
        )


@pytest.mark.parametrize("name", [WHOLE, "python_german_whist(pack=8,stage_one_only=true)"])
def test_openspiel_writes_a_playthrough(name: str) -> None:
    """Its `generate_playthrough`, which asks for every observer that there is."""
    text = generate_playthrough.playthrough(name, [], seed=1)
    assert "PublicObservationString()" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("pack", [16, 12, 8])
def test_tiny_packs_are_games(pack: int) -> None:
    """OpenSpiel's simulation test, whole and stage one alone."""
    for rest in ("", ",stage_one_only=true"):
        game = pyspiel.load_game(f"python_german_whist(pack={pack}{rest})")
        pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
        assert game.max_chance_nodes_in_history() == pack


def test_a_search_of_openspiel_plays_it() -> None:
    """Its information-set tree search samples by our resampling and finds a legal play."""
    game = pyspiel.load_game("python_german_whist(stage_one_only=true,pack=28)")
    *_, state = (state.clone() for state in states(str(game), 9) if not state.is_terminal())
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=20,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()
