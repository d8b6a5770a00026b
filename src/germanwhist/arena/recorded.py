"""The plays of a contestant, recorded as it plays itself: what a network can learn to imitate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from germanwhist.arena.dataset import DataPlan, generate_hands
from germanwhist.engine.policy_row import policy_row
from germanwhist.rules import Hand, Seat

if TYPE_CHECKING:
    from germanwhist.arena.contestants import Contestant
    from germanwhist.engine.policy_row import PolicyRow
    from germanwhist.notation import Record
    from germanwhist.rules import RuleSet

__all__ = ["recorded_hands", "rows_of"]


def recorded_hands(
    player: Contestant, ruleset: RuleSet, *, seed: int, start: int, stop: int
) -> list[Record]:
    """Hands numbered `start` to `stop - 1` in which a contestant plays both seats.

    Args:
        player: the contestant.
        ruleset: the rules in force.
        seed: of the hands.
        start: the first hand's number, from 0.
        stop: the number after the last.

    Raises:
        ProtocolError: the player forfeits a hand (code `forfeit`).
        EngineError: its text names no player.

    Example:
        >>> from germanwhist import RuleSet
        >>> from germanwhist.arena import Contestant
        >>> (hand,) = recorded_hands(Contestant("greedy"), RuleSet(), seed=1, start=0, stop=1)
        >>> len(hand.plays), len(rows_of(hand))
        (52, 26)
    """
    plan = DataPlan(players=(player, player), ruleset=ruleset, seed=seed)
    return [made.record for made in generate_hands(plan, start=start, stop=stop)]


def rows_of(record: Record) -> list[PolicyRow]:
    """The plays of stage one of a recorded hand, as the policy sees them.

    Args:
        record: a whole hand, its deal included.
    """
    hand = Hand.start(record.ruleset, record.whole_deal())
    rows = []
    for card in record.plays[: 2 * record.ruleset.cards_per_hand]:
        rows.append(policy_row(hand.view(hand.to_play or Seat.NORTH), card))
        hand = hand.play(card)
    return rows
