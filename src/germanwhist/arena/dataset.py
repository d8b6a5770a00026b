"""Many hands with the exact value of their second stage, for whoever learns from data."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from germanwhist.arena.kept import KeptPrograms
from germanwhist.arena.match import MatchPlan, play_hand
from germanwhist.engine import solve
from germanwhist.errors import ProtocolError
from germanwhist.notation import Position
from germanwhist.rules import Hand, RuleSet, Seat

if TYPE_CHECKING:
    from germanwhist.arena.contestants import Contestant
    from germanwhist.notation import Record

__all__ = ["EXACT_TAG", "DataPlan", "GeneratedHand", "generate_hands"]

EXACT_TAG = "ExactTricks"
"""The tag of a record that has the exact value of its stage two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DataPlan:
    """What determines generated hands.

    Args:
        players: who sits north and who south.
        ruleset: the rules in force.
        seed: of the hands; deals and players have seeds of their own that follow from it.
        names: what the players are called in records; their texts when it is None.
    """

    players: tuple[Contestant, Contestant]
    ruleset: RuleSet = field(default_factory=RuleSet)
    seed: int = 0
    names: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneratedHand:
    """A hand that was played out, and what its second stage was worth.

    Args:
        number: the number of the hand, from 0.
        record: the hand, with a tag `ExactTricks` for `exact_tricks`.
        leader: who led to the first trick of stage two.
        exact_tricks: the tricks of stage two that this leader makes when both play best.
    """

    number: int
    record: Record
    leader: Seat
    exact_tricks: int


def generate_hands(plan: DataPlan, *, start: int, stop: int) -> list[GeneratedHand]:
    """The hands numbered `start` to `stop - 1`: a pure function of its arguments.

    Args:
        plan: who plays, by which rules.
        start: the first hand's number, from 0.
        stop: the number after the last.

    Raises:
        ProtocolError: a player did something that forfeits a hand (code `forfeit`).
        EngineError: a contestant's text names no player.

    Example:
        >>> from germanwhist.arena import Contestant
        >>> plan = DataPlan(players=(Contestant("greedy"), Contestant("random")))
        >>> (hand,) = generate_hands(plan, start=4, stop=5)
        >>> hand.number, hand.record.north, 0 <= hand.exact_tricks <= 13
        (4, 'greedy', True)
    """
    kept = KeptPrograms()
    try:
        return [_generated(plan, number, kept) for number in range(start, stop)]
    finally:
        kept.close()


def _generated(plan: DataPlan, number: int, kept: KeptPrograms) -> GeneratedHand:
    match = MatchPlan(players=plan.players, ruleset=plan.ruleset, seed=plan.seed, names=plan.names)
    outcome = play_hand(match, number, first_seat=Seat.NORTH, match=0, kept=kept)
    if outcome.forfeit is not None:
        player = plan.players[outcome.forfeit.player]
        raise ProtocolError(
            f"hand {number}: {player} forfeits: {outcome.forfeit} (expected a hand that is "
            "played out)",
            code="forfeit",
        )
    record = outcome.record
    stage_one = record.plays[: 2 * plan.ruleset.cards_per_hand]
    hand = Hand.replay(plan.ruleset, record.whole_deal(), plays=stage_one)
    tricks = solve(Position.of_hand(hand)).leader_tricks
    tagged = replace(record, tags=(*record.tags, (EXACT_TAG, str(tricks))))
    return GeneratedHand(number=number, record=tagged, leader=hand.leader, exact_tricks=tricks)
