"""Positions of stage two, as a value and as text.

The text is `trump:leader's holding/follower's holding`, for example
`H:9543.JT65.Q5.KJ4/JT82.KQ2.K862.53`. The trump is a suit letter, or `N` without trumps. A word
` low` marks a low hand. When the leader has led already, ` led QD` names the card on the table,
which is then in neither holding; the leader's holding is one card shorter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from germanwhist.cards import Card, CardSet, Suit
from germanwhist.errors import NotationError
from germanwhist.rules import Objective

if TYPE_CHECKING:
    from germanwhist.rules import Hand, View

__all__ = ["Position", "format_position", "parse_position"]

_TRUMP_BY_LETTER: Final[dict[str, Suit | None]] = {suit.letter: suit for suit in Suit} | {"N": None}
_SHAPE: Final = "expected trump:leader/follower, such as H:A5.K../Q4.A.. , then low or led CARD"


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A moment of stage two with both holdings known.

    Args:
        trump: the trump suit; None without trumps.
        leader: the cards of the player who leads, or led, the trick in hand; the led card is no
            longer among them.
        follower: the cards of the other player.
        objective: whether this is a high or a low hand.
        led: the card on the table; None before the lead.

    Raises:
        NotationError: a card stands twice, or the holdings do not have the right sizes (code
            `bad_position`).

    Example:
        >>> position = parse_position("H:A5.K../Q4.A..")
        >>> position.tricks, position.to_play_is_leader
        (3, True)
        >>> str(position)
        'H:A5.K../Q4.A..'
    """

    trump: Suit | None
    leader: CardSet
    follower: CardSet
    objective: Objective = Objective.HIGH
    led: Card | None = None

    def __post_init__(self) -> None:
        led = CardSet([self.led]) if self.led is not None else CardSet()
        twice = (self.leader & self.follower) | (led & (self.leader | self.follower))
        if twice:
            raise NotationError(
                f"not a position: {', '.join(map(str, twice))} stands twice (expected once)",
                code="bad_position",
            )
        if len(self.leader) + len(led) != len(self.follower) or len(self.follower) > 13:
            raise NotationError(
                f"not a position: {len(self.leader) + len(led)} cards against "
                f"{len(self.follower)} (expected as many, 13 at most)",
                code="bad_position",
            )

    @classmethod
    def of_hand(cls, hand: Hand) -> Position:
        """The position of a hand in stage two.

        Raises:
            NotationError: the hand is in stage one (code `bad_position`).
        """
        if hand.stage == 1:
            raise NotationError(
                "a hand in stage one has no position (expected stage two)", code="bad_position"
            )
        return cls(
            trump=hand.trump,
            leader=hand.holding(hand.leader),
            follower=hand.holding(hand.leader.opponent),
            objective=hand.objective,
            led=hand.led,
        )

    @classmethod
    def of_view(cls, view: View) -> Position:
        """The position that a view shows in stage two, where it shows everything.

        Raises:
            NotationError: the view is of stage one (code `bad_position`).

        Example:
            >>> from germanwhist import Deal, Hand, RuleSet, Seat
            >>> hand = Hand.start(RuleSet(), Deal.shuffled(2, Seat.NORTH))
            >>> while hand.stage == 1:
            ...     hand = hand.play(hand.legal_plays().lowest())
            >>> Position.of_view(hand.view(Seat.NORTH)) == Position.of_hand(hand)
            True
        """
        opponent = view.opponent_holding
        if opponent is None:
            raise NotationError(
                "a view of stage one has no position (expected stage two)", code="bad_position"
            )
        is_leader = view.leader is view.seat
        return cls(
            trump=view.trump,
            leader=view.holding if is_leader else opponent,
            follower=opponent if is_leader else view.holding,
            objective=view.objective,
            led=view.led,
        )

    @property
    def tricks(self) -> int:
        """Tricks still to be won, the one in hand included: 0 to 13."""
        return len(self.follower)

    @property
    def to_play_is_leader(self) -> bool:
        """Whether the leader plays next; otherwise the follower does."""
        return self.led is None

    def __str__(self) -> str:
        return format_position(self)


def format_position(position: Position) -> str:
    """A position as text; `parse_position` reads it back.

    Example:
        >>> format_position(Position(trump=None, leader=CardSet.parse("A..."),
        ...     follower=CardSet.parse("K..."), objective=Objective.LOW))
        'N:A.../K... low'
    """
    trump = "N" if position.trump is None else position.trump.letter
    low = " low" if position.objective is Objective.LOW else ""
    led = f" led {position.led}" if position.led is not None else ""
    return f"{trump}:{position.leader}/{position.follower}{low}{led}"


def parse_position(text: str) -> Position:
    """Read a position.

    Args:
        text: as described at the head of this module.

    Raises:
        NotationError: the text is no position; codes `bad_position`, `bad_holding`, `bad_card`,
            with the column where it is known.

    Example:
        >>> parse_position("N:K.../A... led 2C").led
        Traceback (most recent call last):
        germanwhist.errors.NotationError: not a position: 2 cards against 1 (expected as many, \
13 at most)
        >>> parse_position("N:.../A... led 2C").led
        Card('2C')
    """
    cards, *words = re.findall(r"[^ \t\r\n]+", text) or [""]
    trump, colon, holdings = cards.partition(":")
    before = text.find(cards) + len(trump) + 1
    leader, slash, follower = holdings.partition("/")
    objective = Objective.HIGH
    if words[:1] == ["low"]:
        objective = Objective.LOW
        del words[0]
    is_led = len(words) == 2 and words[0] == "led"
    if trump not in _TRUMP_BY_LETTER or not colon or not slash or (words and not is_led):
        raise NotationError(f"not a position: {text!r} ({_SHAPE})", code="bad_position")
    return Position(
        trump=_TRUMP_BY_LETTER[trump],
        leader=_holding(leader, text, before),
        follower=_holding(follower, text, before + len(leader) + 1),
        objective=objective,
        led=Card(words[1]) if is_led else None,
    )


def _holding(holding: str, text: str, before: int) -> CardSet:
    """Read a holding and let an error count its column from the start of the whole text."""
    try:
        return CardSet.parse(holding)
    except NotationError as error:
        raise NotationError(
            f"{error.message} in {text!r}", code=error.code, column=before + max(1, error.column)
        ) from None
