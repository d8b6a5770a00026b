"""Stage two solved again, as plainly as it can be: the oracle that the engine is checked against.

It tries every legal card of both players and leaves nothing out because it seems no better. It
shares no code, no data and no idea with the kernel beyond the rules, so that the two are unlikely
to be wrong together. Positions of up to eight cards take seconds, larger ones rapidly longer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card, CardSet, Suit
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.notation import Position

__all__ = ["ReferenceSolver"]

# A suit is the cards still in play, from the lowest up: "L" where the leader holds the card, "F"
# where the follower does. Ranks out of play do not matter, so they have no letter.
_LEADER: Final = "L"
_FOLLOWER: Final = "F"
_SEATS_CHANGED: Final = str.maketrans("LF", "FL")


class ReferenceSolver:
    """Solves positions by full-width minimax and remembers the positions it has met.

    One object serves one thread, one objective, and hands with or without trumps.

    Args:
        objective: what stage two is played for.
        has_trump: whether the positions have a trump suit.

    Example:
        >>> from germanwhist.notation import parse_position
        >>> solver = ReferenceSolver(Objective.HIGH, has_trump=True)
        >>> position = parse_position("H:A5.K../Q4.A..")
        >>> solver.leader_tricks(position)
        2
        >>> [(str(card), tricks) for card, tricks in solver.play_values(position)]
        [('KH', 2), ('5S', 1), ('AS', 1)]

    Source: own; minimax over the rules page "The game".
    """

    def __init__(self, objective: Objective, *, has_trump: bool) -> None:
        is_high = objective is Objective.HIGH
        self._leader_best = max if is_high else min
        self._follower_best = min if is_high else max
        self._trump = 0 if has_trump else None
        self._known: dict[tuple[str, ...], int] = {}

    def leader_tricks(self, position: Position) -> int:
        """The tricks that the leader makes when both play best, the present trick included.

        Args:
            position: of this solver's kind, between tricks or after a lead.
        """
        values = [tricks for _, tricks in self.play_values(position)]
        if not values:
            return 0
        return (self._leader_best if position.led is None else self._follower_best)(values)

    def play_values(self, position: Position) -> tuple[tuple[Card, int], ...]:
        """Each legal card, in order of index, and the leader's tricks when it is played."""
        if position.led is None:
            return tuple((card, self._tricks_after(position, card)) for card in position.leader)
        same_suit = position.follower.suit(position.led.suit)
        return tuple(
            (card, self._tricks_of_trick(position, position.leader, position.led, card))
            for card in same_suit or position.follower
        )

    def _tricks_after(self, position: Position, lead: Card) -> int:
        same_suit = position.follower.suit(lead.suit)
        return self._follower_best(
            self._tricks_of_trick(position, position.leader.remove(lead), lead, follow)
            for follow in same_suit or position.follower
        )

    def _tricks_of_trick(self, position: Position, kept: CardSet, lead: Card, follow: Card) -> int:
        """The leader's tricks when a trick falls so."""
        follower = position.follower.remove(follow)
        if follow.suit is lead.suit:
            is_won = lead.rank > follow.rank
        else:
            is_won = follow.suit is not position.trump
        if is_won:
            return 1 + self._value(_suits(kept, follower, position.trump))
        return len(follower) - self._value(_suits(follower, kept, position.trump))

    def _value(self, suits: tuple[str, ...]) -> int:
        """The tricks of whoever leads between tricks."""
        if not any(suits):
            return 0
        known = self._known.get(suits)
        if known is None:
            known = self._leader_best(
                self._follower_best(self._values_of_follows(suits, lead_suit, lead_place))
                for lead_suit, lead_place in _cards_of(_LEADER, suits)
            )
            self._known[suits] = known
        return known

    def _values_of_follows(
        self, suits: tuple[str, ...], lead_suit: int, lead_place: int
    ) -> Iterator[int]:
        is_void = _FOLLOWER not in suits[lead_suit]
        for suit, place in _cards_of(_FOLLOWER, suits):
            if suit != lead_suit and not is_void:
                continue
            left = _without(suits, (lead_suit, lead_place), (suit, place))
            if (place < lead_place) if suit == lead_suit else (suit != self._trump):
                yield 1 + self._value(left)
            else:
                left = tuple(cards.translate(_SEATS_CHANGED) for cards in left)
                yield sum(map(len, left)) // 2 - self._value(left)


def _cards_of(holder: str, suits: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Suit and place of every card that one player holds."""
    for suit, cards in enumerate(suits):
        for place, letter in enumerate(cards):
            if letter == holder:
                yield suit, place


def _without(suits: tuple[str, ...], *gone: tuple[int, int]) -> tuple[str, ...]:
    """The suits with two cards taken out."""
    left = list(suits)
    for suit, place in sorted(gone, reverse=True):  # the higher place first, to keep the other
        left[suit] = left[suit][:place] + left[suit][place + 1 :]
    return tuple(left)


def _suits(leader: CardSet, follower: CardSet, trump: Suit | None) -> tuple[str, ...]:
    """The four suits as letters, the trump suit first if there is one."""
    order = sorted(Suit, key=lambda suit: suit is not trump)
    return tuple(
        "".join(_LEADER if card in leader else _FOLLOWER for card in (leader | follower).suit(suit))
        for suit in order
    )
