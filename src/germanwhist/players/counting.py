"""A player that counts: every card seen, every upcard taken, every void shown.

Stage one weighs each card by what the trick brings, what the card would be worth later, and what
the opponent must spend on it, over all the cards the opponent may hold. Stage two looks one trick
ahead with both hands open, as they are to anyone who has counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from germanwhist.cards import CardSet
from germanwhist.engine.worth import worth_in_play
from germanwhist.players.memory import Memory
from germanwhist.rules import does_follower_win, legal_plays

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["CountingPlayer"]

_LEAD_GAIN: Final = 0.05  # tricks: a small bonus for leading to the next trick


@final
class CountingPlayer:
    """Counts cards in stage one and knows the opponent's hand in stage two.

    Deterministic: the same view always gets the same card.

    Args:
        recalls_all: whether every card is remembered. Without it only trumps, tens and court
            cards are, besides the last two tricks, and stage two is played by likelihood until
            few cards are left.

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> CountingPlayer().choose(view) in view.legal_plays()
        True

    Source: own.
    """

    def __init__(self, *, recalls_all: bool = True) -> None:
        self._recalls_all = recalls_all

    def choose(self, view: View) -> Card:
        """The legal card of the highest value, the lowest of equals."""
        memory = Memory(view, recalls_all=self._recalls_all)
        is_open = view.stage == 2 and memory.recalls_all
        value = _open_value if is_open else _hidden_value
        return max(view.legal_plays(), key=lambda card: value(memory, card))


def _hidden_value(memory: Memory, card: Card) -> float:
    view = memory.view
    if view.led is not None:
        has_won = does_follower_win(view.led, card, trump=view.trump)
        return memory.gain * has_won - memory.worth(card)
    return _lead_value(memory, card) - memory.worth(card)


def _lead_value(memory: Memory, lead: Card) -> float:
    """What leading a card brings, before the card itself: the trick and the opponent's card.

    The opponent is taken to win when winning pays for the card it costs, with the cheapest
    winner, and otherwise to part with its cheapest card.
    """
    trump = memory.view.trump
    suit = [c for c in (memory.sure | memory.hidden) if c.suit is lead.suit]
    cheapest_first = sorted(suit, key=memory.worth)
    has_none = 1 - memory.chance_of_any(CardSet(suit))
    value = 0.0
    left = 1.0  # the chance that no cheaper card settled the matter
    for follow in cheapest_first:
        chance = left * memory.chance(follow)
        is_beaten = does_follower_win(lead, follow, trump=trump)
        value += chance * (memory.worth(follow) + (0.0 if is_beaten else memory.gain))
        left -= chance
    return value + has_none * _value_when_void(memory, lead)


def _value_when_void(memory: Memory, lead: Card) -> float:
    """What a lead brings when the opponent has none of its suit: a ruff, if it pays."""
    trump = memory.view.trump
    others = [c for c in (memory.sure | memory.hidden) if c.suit is not lead.suit]
    trumps = CardSet(c for c in others if c.suit is trump)
    discards = [memory.worth(c) for c in others if c.suit is not trump]
    discard = min(discards, default=0.0)
    ruff = min((memory.worth(c) for c in trumps), default=0.0)
    chance = memory.chance_of_any(trumps) if memory.gain - ruff > -discard else 0.0
    return chance * ruff + (1 - chance) * (memory.gain + discard)


def _open_value(memory: Memory, card: Card) -> float:
    """The value of a card after the trick is finished by the opponent's best answer."""
    view = memory.view
    own = view.holding.remove(card)
    if view.led is not None:
        has_won = does_follower_win(view.led, card, trump=view.trump)
        return _outcome(memory, own, view.unseen, has_won=has_won)
    answers = legal_plays(view.unseen, card)
    return min(
        _outcome(
            memory,
            own,
            view.unseen.remove(answer),
            has_won=not does_follower_win(card, answer, trump=view.trump),
        )
        for answer in answers
    )


def _outcome(memory: Memory, own: CardSet, opponent: CardSet, *, has_won: bool) -> float:
    """A trick won or lost, and what the cards left are worth against each other."""
    view = memory.view
    in_play = own | opponent
    value = (view.objective.sign + _LEAD_GAIN) if has_won else 0.0
    for holding, sign in ((own, 1), (opponent, -1)):
        for card in holding:
            value += sign * worth_in_play(card, in_play, view.trump, view.objective)
    return value
