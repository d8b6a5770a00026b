"""The plays that pages and the tour recommend, put to the strong search.

Stage two is exact. Stage one is searched with whole play-outs, several times with seeds of their
own; each time all cards are tried in the same worlds, so that a difference between two cards has a
small error. `python -m tests.docs.recommended` does the same with many more worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

import click

from germanwhist import Card, Hand, Seat
from germanwhist.engine import SearchMethod, SearchPlayer
from tests.browser.tour_hand import tour_hand
from tests.docs.whole_hand import example_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from germanwhist.rules import View

SEEDS: Final = 10
WORLDS: Final = 40  # for each seed
SURE: Final = 3  # standard errors


@dataclass(frozen=True, slots=True)
class Doubt:
    """A card that looks better than the recommended one.

    Args:
        card: the other card.
        points: how many points of the hand it is better.
        error: the standard error of that; 0 in stage two.
    """

    card: Card
    points: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the recommended card is refuted."""
        return self.points > SURE * self.error


def strongest_doubt(
    view: View, card: Card, *, seeds: int = SEEDS, worlds: int = WORLDS
) -> Doubt | None:
    """What speaks most against a card, in standard errors; None when it is the only one.

    Args:
        view: what the seat to play knows.
        card: the recommended card.
        seeds: independent searches of stage one.
        worlds: for each of them.
    """
    runs = [_points(view, seed, worlds) for seed in range(seeds if view.stage == 1 else 1)]
    doubts = [
        _doubt(other, [run[other] - run[card] for run in runs])
        for other in runs[0]
        if other != card
    ]
    return max(doubts, key=lambda doubt: (doubt.is_sure, doubt.points), default=None)


def _points(view: View, seed: int, worlds: int) -> dict[Card, float]:
    player = SearchPlayer(SearchMethod.LEARNED, worlds, further=13, seed=seed)
    return {entry.card: entry.points for entry in player.advise(view).cards}


def _doubt(card: Card, gains: list[float]) -> Doubt:
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    return Doubt(card, fmean(gains), error)


def decisions(hand: Hand, seats: tuple[Seat, ...]) -> Iterator[tuple[View, Card]]:
    """What each of these seats knew before each of its plays, and the card it played."""
    moment = Hand.start(hand.ruleset, hand.deal)
    for card in hand.plays:
        seat = moment.to_play
        if seat is not None and seat in seats:
            yield moment.view(seat), card
        moment = moment.play(card)


def recommended() -> dict[str, list[tuple[View, Card]]]:
    """Every play of the whole hand on the page of examples, and the learner's in the tour."""
    return {
        "example 5.7": list(decisions(example_hand(), tuple(Seat))),
        "tour": list(decisions(tour_hand(), (Seat.SOUTH,))),
    }


@click.command()
@click.option("--seeds", default=20, show_default=True, type=click.IntRange(2))
@click.option("--worlds", default=200, show_default=True, type=click.IntRange(1))
def main(seeds: int, worlds: int) -> None:
    """Print what speaks most against each recommended play, in points of the hand."""
    for name, plays in recommended().items():
        for view, card in plays:
            doubt = strongest_doubt(view, card, seeds=seeds, worlds=worlds)
            if doubt is not None:
                mark = "  refuted" if doubt.is_sure else ""
                click.echo(
                    f"{name}, trick {len(view.tricks) + 1}, {view.seat.label} {card}: "
                    f"{doubt.card} {doubt.points:+.2f} ({doubt.error:.2f}){mark}"
                )


if __name__ == "__main__":
    main()
