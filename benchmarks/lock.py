"""How long work in a thread keeps Python's lock, for which all other threads wait.

`python -m benchmarks.lock` prints one JSON object: for each level, a hint, a review and its
reasons, how long a thread that wants the lock a thousand times a second waits for it meanwhile, in
milliseconds, with the same for a machine that does nothing and for plain Python beside it. What is
worked out in the kernel lets the lock go; Python gives it to who waits after five milliseconds.
"""

from __future__ import annotations

import json
import os
import threading
import time
from typing import TYPE_CHECKING

import click

from benchmarks.load import percentiles_ms
from germanwhist import Deal, Hand, RuleSet, Seat, play_out
from germanwhist.players import LEVELS, make_level
from germanwhist.review import review_hand
from germanwhist.school import review_with_reasons
from germanwhist.service import prepare_engine
from germanwhist.service.advice import advise

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["lock"]

_EVERY = 0.001  # seconds between two times that the lock is wanted


def _waits(work: Callable[[], object], *, seconds: float) -> dict[str, float]:
    is_over = threading.Event()

    def go_on() -> None:
        while not is_over.is_set():
            work()

    worker = threading.Thread(target=go_on)
    worker.start()
    waits, end = [], time.perf_counter() + seconds
    while (begin := time.perf_counter()) < end:
        time.sleep(_EVERY)
        waits.append(time.perf_counter() - begin - _EVERY)
    is_over.set()
    worker.join()
    median, last = percentiles_ms(waits)
    return {"median": round(median, 2), "percentile_99": round(last, 2)}


def lock(*, seconds: float) -> dict[str, dict[str, float]]:
    """The waits by what is worked on.

    Args:
        seconds: for each.
    """
    prepare_engine()
    deal, rules = Deal.shuffled(1, Seat.NORTH), RuleSet()

    def play(level: str) -> Hand:
        players = {seat: make_level(level, seed=1) for seat in Seat}
        return play_out(Hand.start(rules, deal), players)

    hand = play("novice")
    view = Hand.start(rules, deal).view(Seat.SOUTH)
    review = review_hand(hand)
    works: dict[str, Callable[[], object]] = {
        "nothing": lambda: time.sleep(_EVERY),
        "plain_python": lambda: sum(range(100_000)),
        **{level.name: lambda name=level.name: play(name) for level in LEVELS},
        "hint": lambda: advise(view),
        "review": lambda: review_hand(hand),
        "reasons": lambda: review_with_reasons(review, (None, None)),
    }
    return {name: _waits(work, seconds=seconds) for name, work in works.items()}


@click.command()
@click.option("--seconds", default=5.0, show_default=True, type=click.FloatRange(min=1))
def main(*, seconds: float) -> None:
    """Print how long others wait for Python's lock, as JSON."""
    figures: dict[str, object] = {
        "processors": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
    }
    click.echo(json.dumps(figures | lock(seconds=seconds), indent=2))


if __name__ == "__main__":
    main()
