"""A player's view and what it plays for, as the kernel wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from germanwhist.engine import _kernel
from germanwhist.engine.conversion import kernel_rules
from germanwhist.errors import EngineError
from germanwhist.rules import HandScore

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import RuleSet, View

__all__ = ["check_turn", "decision_seed", "kernel_payoff", "kernel_view"]

_SEEDS: Final = 2**64
_SEED_STEP: Final = 0x9E3779B97F4A7C15  # spreads the seeds of successive decisions

_HAND_SCORES: Final = {
    HandScore.DIFFERENCE: _kernel.HandScore.DIFFERENCE,
    HandScore.OVER_HALF: _kernel.HandScore.OVER_HALF,
    HandScore.PER_TRICK: _kernel.HandScore.PER_TRICK,
    HandScore.WIN: _kernel.HandScore.WIN,
}


def check_turn(view: View) -> None:
    """Refuse a view in which its seat has nothing to decide.

    Raises:
        EngineError: it is not the seat's turn, or the hand is over (code `no_decision`).
    """
    if not view.is_to_play:
        raise EngineError(
            f"nothing for {view.seat.label} to decide (expected a view at its turn)",
            code="no_decision",
        )


def decision_seed(view: View, seed: int) -> int:
    """The seed of the worlds that are drawn for a decision, from the seed of whoever decides."""
    plays = 2 * len(view.tricks) + (view.led is not None)
    return (seed + plays * _SEED_STEP) % _SEEDS


def kernel_payoff(ruleset: RuleSet, *, stake: int | None = None) -> _kernel.Payoff:
    """What the result of a hand is worth.

    Args:
        ruleset: the rules in force.
        stake: points for each unit instead of the rule set's own, which may be larger than the
            kernel's numbers.
    """
    score = _HAND_SCORES[ruleset.hand_score]
    return _kernel.Payoff(score, stake or ruleset.stake, ruleset.counted_total)


def kernel_view(view: View) -> _kernel.SeatView:
    """All that a view says, as the plays and upcards in their order."""
    plays: list[Card] = []
    upcards: list[Card] = []
    for trick in view.tricks:
        plays += (trick.lead, trick.follow)
        upcards += [] if trick.upcard is None else [trick.upcard]
    plays += [] if view.led is None else [view.led]
    upcards += [] if view.upcard is None else [view.upcard]
    return _kernel.SeatView(
        rules=kernel_rules(view.ruleset),
        seat=view.seat,
        first_leader=view.dealer.opponent,
        holding=view.holding.mask,
        plays=[card.index for card in plays],
        upcards=[card.index for card in upcards],
    )
