"""How far the players are from an equilibrium, on a pack in which it can be worked out.

The game with eight cards (`pack=8`): two cards each, four in the stock, two tricks a stage. The
suits of a deal are named so that hearts are trumps, which leaves 2,520 equally likely deals. Stage
one is written out as a game tree with nothing left out and nothing merged but the suits' names;
its leaves have the value of perfect play in stage two, where nothing is hidden any more. OpenSpiel
reads the tree, its CFR+ finds the equilibrium, and its best responses say how much can be won
against it, and against each of our players, from both seats: NashConv / 2 is the mean of the two.

A player is asked for one card at each information set, so what it draws at random is drawn once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, Final

from germanwhist import CardSet, Deal, Hand, RuleSet, Seat, Suit
from germanwhist.engine import PolicyPlayer, solve
from germanwhist.notation import Position
from germanwhist.players import make_player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist import Card, View
    from germanwhist.players import Player

__all__ = ["RULES", "Tree", "choices_of", "deals_of", "run"]

RULES: Final = RuleSet(pack=8)
PLAYERS: Final = ("policy", "greedy", "counter", "expert", "master", "mc:200", "ismcts:2000")


def run(*, iterations: int = 1_000, seed: int = 1, players: tuple[str, ...] = PLAYERS) -> Any:
    """Work out the equilibrium and the players' distances from it.

    Args:
        iterations: of CFR+.
        seed: of the players' random numbers.
        players: who is measured; `policy` is the shipped network without search.

    Returns:
        All in points of the standard game, tricks less the opponent's: `value`, what the first
        leader wins in equilibrium; `equilibrium_nash_conv_2`, how far CFR+ still is from it; for
        each player and for uniformly random play `NAME_nash_conv_2`.
    """
    import pyspiel  # noqa: PLC0415 - only where it is installed

    tree = Tree.of(deals_of(RULES))
    game = pyspiel.load_efg_game(tree.text)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    root = game.new_initial_state()
    figures = {
        "deals": float(len(deals_of(RULES))),
        "information_sets": float(len(tree.views)),
        "value": pyspiel.expected_returns(
            root, average, depth_limit=-1, use_infostate_get_policy=True
        )[0],
        "equilibrium_nash_conv_2": pyspiel.nash_conv(game, average) / 2,
        "uniform_nash_conv_2": pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) / 2,
    }
    for name in players:
        policy = pyspiel.TabularPolicy(choices_of(tree, game, _player(name, seed)))
        figures[f"{name}_nash_conv_2"] = pyspiel.nash_conv(game, policy) / 2
    return figures


def deals_of(ruleset: RuleSet) -> list[Deal]:
    """Every deal, with hearts for the suit of the first upcard; the order within a hand is one."""
    return list(_deals(ruleset))


def _deals(ruleset: RuleSet) -> Iterator[Deal]:
    pack = CardSet.full(ruleset.cards_per_hand)
    for upcard in pack.suit(Suit.HEARTS):
        rest = pack - CardSet([upcard])
        for north in combinations(rest, ruleset.cards_per_hand):
            left = rest - CardSet(north)
            for south in combinations(left, ruleset.cards_per_hand):
                for stock in permutations(left - CardSet(south)):
                    dealt = (card for pair in zip(north, south, strict=True) for card in pair)
                    yield Deal((*dealt, upcard, *stock), Seat.SOUTH)


@dataclass
class Tree:
    """Stage one of all deals, as a game in extensive form.

    Args:
        views: one view of each information set, by its number; north's first, then south's, in
            the order in which they were met.
        lines: the tree in the form of EFG files, node by node.
    """

    views: dict[tuple[int, int], View] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    _numbers: dict[tuple[object, ...], int] = field(default_factory=dict)
    _counts: list[int] = field(default_factory=lambda: [0, 0])
    _values: dict[tuple[object, ...], tuple[int, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, deals: list[Deal]) -> Tree:
        """The tree of these deals, each as likely as the others."""
        tree = cls()
        tree.lines.append('EFG 2 R "German Whist" { "north" "south" }')
        chances = " ".join(f'"{number}" 1/{len(deals)}' for number in range(len(deals)))
        tree.lines.append(f'c "" 1 "" {{ {chances} }} 0')
        for deal in deals:
            tree._add(Hand.start(RULES, deal))
        return tree

    @property
    def text(self) -> str:
        """The content of an EFG file."""
        return "\n".join(self.lines) + "\n"

    def _add(self, hand: Hand) -> None:
        """The part of the tree that begins here; where there is no choice there is no node."""
        if hand.stage == 2:
            north, south = self._points(hand)
            self.lines.append(f't "" {len(self.lines)} "" {{ {north} {south} }}')
            return
        legal = tuple(hand.legal_plays())
        if hand.to_play is not None and len(legal) > 1:
            number = self._number(hand.view(hand.to_play))
            names = " ".join(f'"{card}"' for card in legal)
            self.lines.append(f'p "" {hand.to_play + 1} {number} "{number}" {{ {names} }} 0')
        for card in legal:
            self._add(hand.play(card))

    def _number(self, view: View) -> int:
        """The number of the information set that a view belongs to: all that its seat has seen."""
        turned = tuple(trick.upcard for trick in view.tricks)
        seen = (view.seat, view.holding, turned, view.upcard, view.drawn, view.plays)
        if seen not in self._numbers:
            self._counts[view.seat] += 1
            self._numbers[seen] = self._counts[view.seat]
            self.views[int(view.seat), self._numbers[seen]] = view
        return self._numbers[seen]

    def _points(self, hand: Hand) -> tuple[int, int]:
        """What each seat scores less the other when both play stage two perfectly."""
        leader, other = hand.holding(hand.leader), hand.holding(hand.leader.opponent)
        key = (hand.trump, leader, other)
        if key not in self._values:
            position = Position(
                trump=hand.trump, leader=leader, follower=other, objective=hand.objective
            )
            tricks = solve(position).leader_tricks
            difference = 2 * tricks - position.tricks
            self._values[key] = (difference, -difference)
        mine, theirs = self._values[key]
        return (mine, theirs) if hand.leader is Seat.NORTH else (theirs, mine)


def _player(name: str, seed: int) -> Player:
    return PolicyPlayer() if name == "policy" else make_player(name, seed=seed)


def _state_strings(game: Any) -> dict[tuple[int, int], tuple[str, dict[str, int]]]:
    """OpenSpiel's name of each information set, and its numbers of the cards."""
    found: dict[tuple[int, int], tuple[str, dict[str, int]]] = {}
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            text = state.information_state_string()
            number = int(text.rsplit("-", 1)[-1])
            names = {state.action_to_string(a): a for a in state.legal_actions()}
            found[state.current_player(), number] = (text, names)
        waiting.extend(state.child(action) for action in state.legal_actions())
    return found


def choices_of(tree: Tree, game: Any, player: Player) -> dict[str, list[tuple[int, float]]]:
    """What a player plays at each information set, as OpenSpiel wants it.

    Args:
        tree: of the game.
        game: OpenSpiel's game made of the tree.
        player: the player.
    """
    keys = _state_strings(game)
    table = {}
    for place, view in tree.views.items():
        text, names = keys[place]
        card: Card = player.choose(view)
        table[text] = [(number, float(name == str(card))) for name, number in names.items()]
    return table
