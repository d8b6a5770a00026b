"""How far a player can be exploited: opponents that know how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from germanwhist.engine import PolicyPlayer, Worlds
from germanwhist.engine.exact import exact_advice
from germanwhist.players import Closeable
from germanwhist.rules import Hand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from germanwhist.cards import Card
    from germanwhist.players import Player
    from germanwhist.rules import Seat, View

__all__ = ["BestResponse"]

_LOCAL_TRICKS: Final = 3  # the last ones of stage one
_WORLDS: Final = 24
# What a world is worth for each play that the victim would not have made in it. Not less: then one
# or two of the worlds would outweigh all others, and there would be nothing to average over.
_DOUBT: Final = 0.3
_SEEDS: Final = 2**64
_SEED_STEP: Final = 0x9E3779B97F4A7C15  # spreads the seeds of successive decisions


@final
class BestResponse:
    """Plays against one opponent, the victim, whose way to play it knows but not its cards.

    It draws worlds that fit its view, asks the victim what it would have played in each, and
    gives less weight to those where that is not what was played. Then it plays each of its
    cards out to the end of stage one, with the victim's own answers, and takes the exact value of
    stage two. Where it does not search it plays by the learned policy, as it does in its play-outs.

    What it wins against the victim is a lower bound of what a perfect opponent would win: the
    victim can be exploited at least so far. That it wins nothing proves nothing.

    Args:
        make_victim: makes the victim, which must answer views of any hand.
        seed: of the worlds drawn.
        is_searched: whether the whole of stage one is searched, or only its last three tricks.
        worlds: worlds drawn for each decision.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> from germanwhist.players import GreedyPlayer
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> BestResponse(GreedyPlayer).choose(view) in view.legal_plays()
        True

    Source: local best response, Lisy and Bowling 2017, with sampled worlds; Timbers et al. 2022
    for the searched one.
    """

    def __init__(
        self,
        make_victim: Callable[[], Player],
        *,
        seed: int = 0,
        is_searched: bool = False,
        worlds: int = _WORLDS,
    ) -> None:
        self._victim = make_victim()
        self._base = PolicyPlayer()
        self._seed = seed
        self._is_searched = is_searched
        self._worlds = worlds

    def close(self) -> None:
        """Let go of the victim."""
        if isinstance(self._victim, Closeable):
            self._victim.close()

    def choose(self, view: View) -> Card:
        """The card that does best against this victim."""
        legal = tuple(view.legal_plays())
        tricks_left_in_one = view.stock_left // 2
        is_near = self._is_searched or tricks_left_in_one <= _LOCAL_TRICKS
        if view.stage == 2 or len(legal) == 1 or not is_near:
            return self._base.choose(view)
        hands = self.worlds(view)
        return max(legal, key=lambda card: self._value(card, hands, view.seat))

    def worlds(self, view: View) -> Sequence[tuple[Hand, float]]:
        """Hands that may be the present one, with their weights."""
        plays = [card for trick in view.tricks for card in (trick.lead, trick.follow)]
        plays += [] if view.led is None else [view.led]
        seed = (self._seed + len(plays) * _SEED_STEP) % _SEEDS
        worlds = Worlds(view).sample(self._worlds, seed=seed)
        return [self._replayed(Hand.start(view.ruleset, w.deal), plays, view) for w in worlds]

    def _replayed(self, hand: Hand, plays: Sequence[Card], view: View) -> tuple[Hand, float]:
        """A world after the plays, and how well they are the victim's."""
        weight = 1.0
        victim = view.seat.opponent
        for card in plays:
            if hand.to_play is victim and self._victim.choose(hand.view(victim)) is not card:
                weight *= _DOUBT
            hand = hand.play(card)
        return hand, weight

    def _value(self, card: Card, hands: Sequence[tuple[Hand, float]], seat: Seat) -> float:
        """The weighted mean of the points that a card leads to."""
        total = sum(weight for _, weight in hands)
        return sum(self._points(hand, card, seat) * weight for hand, weight in hands) / total

    def _points(self, hand: Hand, card: Card, seat: Seat) -> float:
        """The points of the seat to play, less the victim's, after a card in one world."""
        hand = hand.play(card)
        while hand.stage == 1 and (mover := hand.to_play) is not None:
            player = self._base if mover is seat else self._victim
            hand = hand.play(player.choose(hand.view(mover)))
        points = exact_advice(hand.view(hand.leader)).cards[0].points
        return points if hand.leader is seat else -points
