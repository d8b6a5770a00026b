"""German Whist for OpenSpiel (extra `openspiel`).

Importing this module registers `python_german_whist`:

    import pyspiel
    import germanwhist.envs.openspiel

    game = pyspiel.load_game("python_german_whist(pack=28,counting=weighted)")

The pack is dealt card by card as chance events, in its order: the players' cards in turn, player
0's first, then the stock, its top card first. Player 0 leads first. An action, of chance too, is
the index of a card: suit times thirteen plus rank, clubs to spades, two to ace.

Parameters: `stage_one_only` ends the game with stage one and returns what stage two is worth when
both play it perfectly; the others are the options of a rule set that concern one hand. A game
string has room for one `=` only, so the ranks without trumps are written `trumps=none_on:AK`.
Returns are points less the opponent's.
"""

from __future__ import annotations

import base64
import pickle
from itertools import filterfalse, repeat
from typing import TYPE_CHECKING, Any, Final

from germanwhist.cards import Card, CardSet
from germanwhist.engine import solve
from germanwhist.engine.indexed_hand import IndexedHands
from germanwhist.envs.drawing import text_of
from germanwhist.envs.extras import missing_extra
from germanwhist.envs.openspiel_moment import Moment, moment_of
from germanwhist.envs.openspiel_observer import GermanWhistObserver, seen_while_dealing
from germanwhist.envs.table import ACTIONS, most_points
from germanwhist.notation import Position
from germanwhist.rules import PACKS, STUDY_PACKS, Deal, Hand, RuleSet, Seat, score_hand

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_extra(error, "openspiel") from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist.engine.observation import ObservedHand


__all__ = ["GermanWhistGame", "GermanWhistState"]

_OPTIONS_OF_MATCHES: Final = ("match", "target_tie", "first_dealer")
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_EVENTS: Final = {
    player: [f"{player}:{card}" for card in range(ACTIONS)] for player in (_CHANCE, 0, 1)
}
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_PACKS: Final = {
    pack: tuple(card.index for card in CardSet.full(pack // 4)) for pack in (*PACKS, *STUDY_PACKS)
}
_NOTHING: Final = base64.b64encode(pickle.dumps({})).decode("ascii")
_SEEDS: Final = 2**53  # as many as a sampler's numbers between 0 and 1 can tell apart


def _parameters() -> dict[str, Any]:
    """What a game may be told, with the values of the standard game."""
    options = RuleSet().options()
    return {"stage_one_only": False} | {
        name: int(text) if text.isdigit() else text
        for name, text in options.items()
        if name not in _OPTIONS_OF_MATCHES
    }


GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_german_whist",
    long_name="German Whist",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_parameters(),
)


class GermanWhistGame(pyspiel.Game):
    """The game under one rule set.

    Args:
        params: the parameters that differ from the standard game.

    Raises:
        RuleSetError: the options are no rule set.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {name: _written(value) for name, value in (params or {}).items()}
        chosen = _parameters() | given
        self.is_stage_one_only = bool(chosen.pop("stage_one_only"))
        self.ruleset = RuleSet.from_options(
            {name: str(value).replace(":", "=") for name, value in chosen.items()}
        )
        self.hands = IndexedHands(self.ruleset, Seat.SOUTH)
        most = most_points(self.ruleset)
        stages = 1 if self.is_stage_one_only else 2
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ACTIONS,
            num_players=2,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=2 * stages * self.ruleset.cards_per_hand,
        )
        super().__init__(GAME_TYPE, info, given)
        self.start = Moment(self.ruleset)

    def new_initial_state(self) -> GermanWhistState:
        """Before the first card is dealt."""
        return GermanWhistState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card of the pack is dealt."""
        return self.ruleset.pack

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> GermanWhistObserver:
        """What makes observations and information states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return GermanWhistObserver(self.ruleset, kind, params)


def _written(value: object) -> object:
    """A parameter as a game string can hold it."""
    return value.replace("=", ":") if isinstance(value, str) else value


class GermanWhistState(pyspiel.State):
    """A moment of the game: the pack being dealt, or the hand in play."""

    def __init__(self, game: GermanWhistGame) -> None:
        super().__init__(game)
        self.is_stage_one_only = game.is_stage_one_only
        self._moment = game.start
        self._player = _CHANCE

    @property
    def hand(self) -> Hand | None:
        """The hand in play, every card open; None while the pack is dealt."""
        return self._moment.hand

    @property
    def observed(self) -> ObservedHand | None:
        """The hand in play as seats see it; None while the pack is dealt."""
        return self._moment.observed

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards of the pack that have been dealt, in their order."""
        return tuple(map(Card.from_index, self._moment.dealt))

    def current_player(self) -> int:
        """Whose turn it is, or chance's, or nobody's."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the last trick, or the last of stage one, has been played."""
        return self._player == _TERMINAL

    def _stand_at(self, moment: Moment) -> None:
        """Be at a moment. Whose turn it is is worked out now: OpenSpiel asks again and again."""
        self._moment = moment
        observed = moment.observed
        if observed is None:
            self._player = _CHANCE
            return
        player = observed.to_play
        if player is None or (self.is_stage_one_only and not observed.is_stage_one):
            self._player = _TERMINAL
        else:
            self._player = int(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards not dealt yet, each as likely as the others."""
        dealt, pack = self._moment.dealt, _PACKS[self._moment.ruleset.pack]
        left = filterfalse(frozenset(dealt).__contains__, pack)
        return list(zip(left, repeat(1 / (len(pack) - len(dealt)))))

    def _legal_actions(self, player: int) -> list[int]:
        observed = self._moment.observed
        is_to_play = observed is not None and observed.to_play == player
        return observed.legal_cards() if observed is not None and is_to_play else []

    def _apply_action(self, action: int) -> None:
        self._stand_at(self._moment.after(action))

    def _action_to_string(self, player: int, action: int) -> str:
        card = str(Card.from_index(action))
        return f"deal {card}" if player == pyspiel.PlayerId.CHANCE else card

    def returns(self) -> list[float]:
        """What each player scores less the other; 0 before the end."""
        if not self.is_terminal() or self.hand is None:
            return [0.0, 0.0]
        north, south = _final_points(self.hand)
        return [float(north - south), float(south - north)]

    def __str__(self) -> str:
        if self.hand is None:
            return "dealing: " + " ".join(map(str, self.dealt))
        return text_of(self.hand)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> GermanWhistState:
        """A state that this player cannot tell from this one, drawn evenly from all of them.

        Python code calls this; OpenSpiel's C++ code cannot call it for a Python game.

        Args:
            player_id: the player who must not see a difference, 0 or 1.
            probability_sampler: gives numbers from 0 to below 1; asked once.
        """
        seed = int(probability_sampler() * _SEEDS)
        seat, now, game = Seat(player_id), self._moment, self.get_game()
        if now.observed is None:
            cards = _redealt(self, seat, seed)
            return _state_at(game, Moment(now.ruleset, tuple(card.index for card in cards)))
        if now.observed.to_play is None:
            return _state_at(game, now)
        dealt = tuple(game.hands.resample(now.dealt, now.plays, seat, seed=seed))
        return _state_at(game, moment_of(now.ruleset, dealt, now.plays, now.players))


def _state_at(game: GermanWhistGame, moment: Moment) -> GermanWhistState:
    """The state at a moment.

    OpenSpiel reads the history of a state that it is given as text much faster than it makes
    one action by action.
    """
    history = [_EVENTS[_CHANCE][card] for card in moment.dealt]
    pairs = zip(moment.players, moment.plays, strict=True)
    history += [_EVENTS[player][card] for player, card in pairs]
    text = f"history={','.join(history)}\nmove_number={len(history)}\n__dict__={_NOTHING}"
    state: GermanWhistState = game.deserialize_state(text)
    state._stand_at(moment)
    return state


def _final_points(hand: Hand) -> tuple[int, int]:
    """The points of a finished hand, or of one played perfectly from stage two on."""
    if hand.result is not None:
        return hand.result.points
    leader = hand.leader
    position = Position(
        trump=hand.trump,
        leader=hand.holding(leader),
        follower=hand.holding(leader.opponent),
        objective=hand.objective,
    )
    tricks = solve(position).leader_tricks
    worth = hand.ruleset.trick_worth(2)
    counted = list(hand.counted)
    counted[leader] += tricks * worth
    counted[leader.opponent] += (position.tricks - tricks) * worth
    return score_hand(hand.ruleset, hand.objective, counted=(counted[0], counted[1]))


def _redealt(state: GermanWhistState, seat: Seat, seed: int) -> list[Card]:
    """As many cards as have been dealt, those that the seat has seen in their places."""
    ruleset = state.get_game().ruleset
    seen = seen_while_dealing(state.dealt, seat, ruleset)
    others = Deal.shuffled(seed, pack=ruleset.pack).cards
    unseen = iter([card for card in others if card not in seen.values()])
    return [seen[place] if place in seen else next(unseen) for place in range(len(state.dealt))]


pyspiel.register_game(GAME_TYPE, GermanWhistGame)
