"""Contrast: by what one card is ahead of another once the trick is over, change by change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from germanwhist.engine import _kernel
from germanwhist.engine.limits import check_whole
from germanwhist.engine.networks import Networks, default_networks
from germanwhist.engine.search import ANSWERS, MOST_ANSWERS
from germanwhist.engine.seat_view import check_turn, decision_seed, kernel_payoff, kernel_view
from germanwhist.engine.tables import SolvedTables, default_tables
from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from germanwhist.cards import Card
    from germanwhist.rules import View

__all__ = ["Contrast", "contrast"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Contrast:
    """By what one card is ahead of another when the trick is over: means over worlds.

    Each term is what one change brings on the way from the hand after the other card to the hand
    after the one, so that they add up. Terms are points of the hand, stake included.

    Args:
        wins: the chance of the one card to win the trick, 0 to 1.
        other_wins: the same of the other card.
        spent: for the other card that is left in hand.
        forced: for the other card that the opponent is left with.
        drawn: for the cards that both draw from the stock.
        trick: for the trick, where tricks of stage one count.
        lead: for the lead to the next trick.
    """

    wins: float
    other_wins: float
    spent: float
    forced: float
    drawn: float
    trick: float
    lead: float


def contrast(  # noqa: PLR0913  # one keyword for each knob
    view: View,
    card: Card,
    *,
    other: Card,
    worlds: int = 200,
    answers: int = ANSWERS,
    seed: int = 0,
    networks: Networks | None = None,
    tables: SolvedTables | None = None,
) -> Contrast:
    """Contrast two cards of stage one, over the first worlds that a search of the same seed draws.

    The trick is finished and the hand after it valued as in `SearchMethod.LEARNED`. Takes some ten
    milliseconds.

    Args:
        view: what the seat to play knows, in stage one.
        card: one of its legal plays.
        other: another one.
        worlds: how many are drawn, 1 or more.
        answers: as of `SearchPlayer`.
        seed: of the worlds.
        networks: policy and critic; None for those of the package.
        tables: where exact values come from; None for those of this process.

    Raises:
        EngineError: it is not the seat's turn, or it has no such two cards to choose from in stage
            one (code `no_decision`); or a number of answers that cannot be (code `bad_limit`).

    Example:
        >>> from germanwhist import Deal, Hand, RuleSet, Seat
        >>> view = Hand.start(RuleSet(), Deal.shuffled(1, Seat.NORTH)).view(Seat.SOUTH)
        >>> high, low = view.holding.highest(), view.holding.lowest()
        >>> contrast(view, high, other=low).wins > contrast(view, high, other=low).other_wins
        True

    Source: own.
    """
    check_turn(view)
    check_whole("number of worlds for an answer", answers, 0, MOST_ANSWERS)
    if view.stage == 2 or not {card, other} <= set(view.legal_plays()):
        raise EngineError(
            f"no choice between {card} and {other} (expected two legal plays of stage one)",
            code="no_decision",
        )
    table = (tables or default_tables()).kernel_table(
        view.objective, has_trump=view.trump is not None
    )
    wins, other_wins, *terms = _kernel.Searcher([table]).contrast(
        kernel_view(view),
        kernel_payoff(view.ruleset, stake=1),
        view.counted,
        (networks or default_networks()).kernel,
        answers,
        card.index,
        other.index,
        worlds=worlds,
        seed=decision_seed(view, seed),
    )
    spent, forced, drawn, trick, lead = (view.ruleset.stake * term for term in terms)
    return Contrast(
        wins=wins,
        other_wins=other_wins,
        spent=spent,
        forced=forced,
        drawn=drawn,
        trick=trick,
        lead=lead,
    )
