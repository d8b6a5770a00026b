"""What knowing an option is worth: a player against itself, ignoring the option.

Both search stage one in the same way; one sees the rules in force, the other is shown views in
which an option seems to have its standard value. Stage two is not played but scored by its exact
value, so all of the margin comes from stage one. Deals are duplicate: each is played twice with
the seats changed. `python -m benchmarks.options --deals N` prints the table of the documentation.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

import click

from benchmarks.blinkers import BLINKERS, BlinkeredPlayer
from germanwhist import Deal, Hand, Objective, RuleSet, Seat
from germanwhist.engine import SearchMethod, SearchPlayer, solve
from germanwhist.notation import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from germanwhist import View
    from germanwhist.players import Player

__all__ = ["margins", "run", "stage_one_margin"]

_FIRST_DEAL: Final = 4_000_000


def run(*, deals: int = 10, iterations: int = 20) -> dict[str, float]:
    """Measure every option.

    Args:
        deals: deals for each option, 2 or more.
        iterations: of the search.

    Returns:
        For each option the points a hand by which knowing it wins, and its standard error.
    """
    figures = {}
    for option in BLINKERS:
        found = margins(option, deals=deals, iterations=iterations)
        figures[option] = fmean(found)
        figures[f"{option} error"] = stdev(found) / sqrt(deals)
    return figures


def margins(
    option: str,
    *,
    deals: int,
    iterations: int,
    method: str = "mc",
    blinker: Callable[[View], View] | None = None,
) -> list[float]:
    """How much better the player that knows an option does, deal by deal.

    Args:
        option: the rule set, as the text of one option.
        deals: how many deals; with `objective=by_colour` only those that make low hands.
        iterations: of the search.
        method: of the search.
        blinker: what the other player sees; None for the option's own of `BLINKERS`.

    Returns:
        For each deal half the margin in counted tricks, or in points where they are weighted: what
        the knowing player makes above an even split, mean of both seats.
    """
    ruleset = RuleSet.parse(option)
    hides = BLINKERS[option] if blinker is None else blinker
    found: list[float] = []
    seed = _FIRST_DEAL
    while len(found) < deals:
        seed += 1
        deal = Deal.shuffled(seed, Seat(seed % 2), pack=ruleset.pack)
        hand = Hand.start(ruleset, deal)
        if option == "objective=by_colour" and hand.objective is Objective.HIGH:
            continue
        searching = [SearchPlayer(SearchMethod(method), iterations, seed=seed) for _ in Seat]
        knowing, blinkered = searching[0], BlinkeredPlayer(searching[1], hides)
        found.append(fmean(stage_one_margin(hand, knowing, blinkered, seat) for seat in Seat))
    return found


def stage_one_margin(hand: Hand, first: Player, second: Player, first_seat: Seat) -> float:
    """What the first player makes of a hand above an even split, in counted tricks or points.

    Stage one is played; stage two is scored by its exact value.

    Args:
        hand: a hand of stage one.
        first: the player whose margin is told.
        second: its opponent.
        first_seat: where the first player sits.
    """
    while hand.stage == 1:
        seat = hand.leader if hand.to_play is None else hand.to_play
        player = first if seat is first_seat else second
        hand = hand.play(player.choose(hand.view(seat)))
    leader_tricks = solve(Position.of_view(hand.view(hand.leader))).leader_tricks
    counted = list(hand.counted)
    worth = hand.ruleset.trick_worth(2)
    counted[hand.leader] += worth * leader_tricks
    counted[hand.leader.opponent] += worth * (hand.ruleset.cards_per_hand - leader_tricks)
    ahead = (counted[first_seat] - counted[first_seat.opponent]) / 2
    return ahead if hand.objective is Objective.HIGH else -ahead


def _table(measure: Callable[[str], list[float]]) -> str:
    rows = ["| option | gain | standard error | deals |", "|---|---|---|---|"]
    for option in BLINKERS:
        found = measure(option)
        error = stdev(found) / sqrt(len(found))
        rows.append(f"| `{option}` | {fmean(found):+.2f} | {error:.2f} | {len(found)} |")
    return "\n".join(rows)


@click.command()
@click.option("--deals", default=400, show_default=True, type=click.IntRange(2))
@click.option("--iterations", default=20, show_default=True, type=click.IntRange(1))
@click.option("--method", default="mc", show_default=True, type=click.Choice(list(SearchMethod)))
def main(deals: int, iterations: int, method: str) -> None:
    """Print the table of gains."""
    click.echo(
        _table(lambda option: margins(option, deals=deals, iterations=iterations, method=method))
    )


if __name__ == "__main__":
    main()
